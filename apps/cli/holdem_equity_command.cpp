#include <memory>

#include <apps/cli/answer_options.h>
#include <apps/cli/help_format.h>
#include <apps/cli/holdem_equity_command.h>
#include <apps/cli/progress_bar.h>
#include <fmt/format.h>

#include <holdfast/core/error.h>
#include <holdfast/queries/holdem/equity.h>

namespace holdfast::cli {
namespace {

using holdem::Sampling;
using queries::HoldemEquityRequest;

struct EquityOptions {
    AnswerOptions answer;
    HoldemEquityRequest request;
    bool exact = false;
    std::string samples;
    std::string target_error;
    std::string seed;
};

/// Throws ParseError.
u64 whole_number(const std::string& text, u64 least, u64 most, const std::string& what) {
    constexpr std::size_t most_digits = 20;
    const bool is_number = !text.empty() && text.size() <= most_digits &&
                           text.find_first_not_of("0123456789") == std::string::npos;
    const Rational value = is_number ? parse_rational(text) : Rational(-1);
    if (value < Rational(least) || value > Rational(most)) {
        throw ParseError(fmt::format("{} is a whole number from {} to {}", what, least, most), text, 0,
                         std::max<std::size_t>(text.size(), 1));
    }
    return static_cast<u64>(value.numerator().to_u128());
}

/// Finer errors would need more samples than anybody waits for. Throws ParseError.
Rational target_error(const std::string& text) {
    const Rational target = parse_rational(text);
    if (target < Rational(1, 100'000) || target > Rational(1)) {
        throw ParseError("a target error is 0.00001 to 1", text, 0, text.size());
    }
    return target;
}

HoldemEquityRequest request_of(const EquityOptions& options) {
    HoldemEquityRequest request = options.request;
    using Method = HoldemEquityRequest::Method;
    if (options.exact) request.method = Method::exact;
    if (!options.seed.empty()) request.sampling.seed = whole_number(options.seed, 0, ~u64{0}, "a seed");
    if (!options.samples.empty()) {
        request.method = Method::sampled;
        request.sampling.samples =
            whole_number(options.samples, 2, Sampling::most_samples, "a number of samples");
    }
    if (!options.target_error.empty()) {
        request.method = Method::sampled;
        request.sampling.target_error = target_error(options.target_error);
    }
    return request;
}

void add_sampling_options(CLI::App& command, EquityOptions& options) {
    CLI::Option* const exact =
        command.add_flag("--exact", options.exact, "Count all deals, however long it takes");
    CLI::Option* const samples =
        command.add_option("--samples", options.samples, "Draw so many deals at random")->type_name("N");
    command
        .add_option("--target-error", options.target_error,
                    "Draw deals until no equity's standard error\nis larger, as in 0.0005")
        ->type_name("E")
        ->excludes(exact)
        ->excludes(samples);
    samples->excludes(exact);
    command.add_option("--seed", options.seed, "Which random deals are drawn (1)")->type_name("N");
}

}  // namespace

void add_holdem_equity_command(CLI::App& holdem) {
    CLI::App* const command =
        holdem.add_subcommand("equity", "Equity of 2 to 10 hands or ranges")->group(command_group);
    const auto options = std::make_shared<EquityOptions>();
    command
        ->add_option("RANGE", options->request.ranges,
                     "What each player may hold: AhKh, QQ+, 77-55, AKs, KTs+,\n"
                     "A5s-A2s, random, \"top 15%\", AQs:0.5; lists with commas")
        ->required()
        ->type_name("");
    command->add_option("--board", options->request.board, "3, 4 or 5 cards, as in QhJh2c")
        ->type_name("CARDS");
    command->add_option("--dead", options->request.dead, "Cards out of play")->type_name("CARDS");
    add_sampling_options(*command, *options);
    options->answer.add_to(*command);
    command->footer(
        "Examples:\n  holdfast holdem equity AhKh QsQd\n"
        "  holdfast holdem equity 22+,A2s+,KQo random --board QhJh2c\n"
        "  holdfast holdem equity AA random random random --samples 1000000");
    command->callback([options] {
        ProgressBar bar("parts");
        const auto answer = queries::answer(request_of(*options), bar.work(options->answer.thread_count(0)));
        bar.clear();
        write_as_asked(options->answer, answer);
    });
}

}  // namespace holdfast::cli
