#include <algorithm>

#include <apps/cli/answer_options.h>
#include <apps/cli/arguments.h>
#include <apps/cli/usage_error.h>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast::cli {

CLI::Option* add_plain_flag(CLI::App& command, const std::string& name, bool& flag, const std::string& help) {
    return command
        .add_flag_callback(
            name, [&flag] { flag = true; }, help)
        ->disable_flag_override();
}

std::string single_value(const std::string& option, const std::vector<std::string>& values) {
    if (values.size() > 1) throw RepeatedOption(option);
    return Arguments::as_typed(values.front());
}

unsigned whole_number(const std::string& text, unsigned least, unsigned most, const std::string& expected) {
    // Any nine digits fit in 32 bits; more could be too many for stoul().
    constexpr std::size_t most_digits = 9;
    const bool is_number = !text.empty() && text.size() <= most_digits &&
                           text.find_first_not_of("0123456789") == std::string::npos;
    if (!is_number || std::stoul(text) < least || std::stoul(text) > most) {
        throw ParseError(expected + ", not " + in_quotes(text), text);
    }
    return static_cast<unsigned>(std::stoul(text));
}

void AnswerOptions::add_to(CLI::App& command) {
    CLI::Option* const json = add_json_to(command);
    add_plain_flag(command, "--csv", csv_, "Answer as comma-separated values")->excludes(json);
    add_threads_to(command);
}

CLI::Option* AnswerOptions::add_json_to(CLI::App& command) {
    return add_plain_flag(command, "--json", json_, "Answer as JSON");
}

void AnswerOptions::add_threads_to(CLI::App& command) {
    // Added to what is there: an option before the command and again after it was given twice.
    const auto add = [this](const std::vector<std::string>& typed) {
        threads_.insert(threads_.end(), typed.begin(), typed.end());
    };
    command
        .add_option_function<std::vector<std::string>>("--threads", add,
                                                       "Threads to use, 0 for all processors")
        ->allow_extra_args(false)
        ->type_name("N");
}

AnswerForm AnswerOptions::form() const {
    if (json_ && csv_) throw ContradictoryOptions("--json", "--csv");  // one before the command, one after it
    return json_ ? AnswerForm::json : csv_ ? AnswerForm::csv : AnswerForm::text;
}

unsigned AnswerOptions::thread_count(unsigned otherwise) const {
    // As many as for_each_index uses at most (core/threads.h).
    constexpr unsigned most = 1024;
    if (threads_.empty()) return otherwise;
    return whole_number(single_value("--threads", threads_), 0, most,
                        "the number of threads must be from 1 to 1024, or 0 for all processors");
}

storage::Shard parse_shard(const std::string& text, std::size_t most, const std::string& whole) {
    constexpr unsigned most_typed = 100'000'000;
    const std::string expected = "a shard is written I/N, such as 2/8 for the second of eight";
    const std::size_t slash = std::min(text.find('/'), text.size());
    const std::string of = slash == text.size() ? "" : text.substr(slash + 1);
    storage::Shard shard;
    try {
        shard.of = whole_number(of, 1, most_typed, expected);
        shard.number = whole_number(text.substr(0, slash), 1, shard.of, expected);
    } catch (const ParseError&) {
        throw ParseError(expected + ", not " + in_quotes(text), text);
    }
    if (shard.of > most) {
        throw ParseError(whole + " has at most " + std::to_string(most) + (most == 1 ? " shard" : " shards"),
                         text, slash + 1, of.size());
    }
    return shard;
}

}  // namespace holdfast::cli
