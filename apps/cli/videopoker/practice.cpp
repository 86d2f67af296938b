#include <array>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <random>
#include <system_error>

#include <apps/cli/commands/command_of.h>
#include <apps/cli/long_work.h>
#include <apps/cli/output.h>
#include <apps/cli/usage_error.h>
#include <apps/cli/videopoker/practice.h>
#include <apps/terminal/style.h>
#include <apps/terminal/videopoker/answer_text.h>
#include <apps/terminal/videopoker/game_text.h>
#include <apps/terminal/videopoker/practice_text.h>
#include <termios.h>
#include <unistd.h>

#include <holdfast/ask/videopoker/drill.h>
#include <holdfast/ask/videopoker/hold.h>
#include <holdfast/ask/videopoker/parts/practice_record.h>
#include <holdfast/ask/videopoker/practice.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/storage/shared_file.h>
#include <holdfast/videopoker/strategy/language/hold_kinds.h>

namespace holdfast::cli {
namespace {

using ask::GamePractice;
using ask::PracticedHand;
using ask::VideopokerDrillAnswer;
using ask::VideopokerDrillRequest;
using ask::VideopokerHoldAnswer;
using ask::VideopokerHoldRequest;
using ask::VideopokerPracticeAnswer;
using ask::VideopokerPracticeRequest;
using videopoker::Deal;
using videopoker::Hold;

constexpr std::string_view hold_prompt = "Hold: ";

/// Deals that are drawn at a time if the player ends the practice.
constexpr u64 drawn_at_a_time = 100;

std::string environment(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? "" : value;
}

/// "2026-11-24", by the clock of the player's place.
std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm local = {};
    static_cast<void>(::localtime_r(&now, &local));
    std::array<char, 16> text{};
    return std::string(text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d", &local));
}

bool ends_practice(std::string_view typed) {
    const std::string word = in_small_letters(typed);
    return word == "q" || word == "quit" || word == "exit";
}

bool asks_for_help(std::string_view typed) {
    const std::string word = in_small_letters(typed);
    return word == "?" || word == "h" || word == "help";
}

/// What is held, without the verb that may stand before it: "hold 1 2", "keep JJ".
std::string_view without_verb(std::string_view typed) {
    const std::string small = in_small_letters(typed);
    for (const std::string_view verb : {"hold ", "keep "}) {
        if (small.substr(0, verb.size()) == verb) return trimmed(typed.substr(verb.size()));
    }
    return typed;
}

u64 any_seed() {
    std::random_device source;
    return (u64{source()} << 32U) | source();
}

/// One practice, from the first deal to the last.
class Practice {
  public:
    Practice(VideopokerDrillRequest request, std::string scores_file, ask::Session& session)
        : request_(std::move(request)),
          prepared_(session.of<ask::PreparedGames>().prepare(request_.game)),
          name_(name_in_record(request_.game, *prepared_)),
          scores_(std::move(scores_file)),
          session_(session) {
        // A file that cannot be read or written is refused before anything is asked.
        scores_.check();
        static_cast<void>(practice_so_far());
    }

    /// Asks the deals that the request draws. `is_endless`: not `count` of them, but more and more.
    void ask_drawn(bool is_endless, unsigned threads) {
        if (is_endless) request_.count = drawn_at_a_time;
        do {
            const VideopokerDrillAnswer drawn = draw(threads);
            if (drawn.drills.empty()) {
                write_answer("This game has no such deals.\n");
                return;
            }
            for (const VideopokerDrillAnswer::Drill& drill : drawn.drills) {
                if (!ask(drill.deal)) return;
            }
            request_.seed += 1;  // beyond the largest comes 0, another seed
        } while (is_endless);
    }

    /// Asks the deals that the file lists as missed, each once.
    void ask_missed() {
        const std::vector<GamePractice::Missed> missed = practice_so_far().missed;
        for (const GamePractice::Missed& each : missed) {
            if (!ask(videopoker::parse_deal(each.deal, prepared_->game().deck))) return;
        }
        if (missed.empty()) write_answer("You have no missed deals of this game to practise.\n");
    }

    void greet() const {
        write_answer(terminal::game_title(*prepared_, output_style()) + terminal::practice_help());
    }

    void write_score() const { write_answer(terminal::score_text(now_, practice_so_far(), output_style())); }

  private:
    /// Calls read(), with the name of the file in errors about its text.
    template <class Read>
    auto about_scores(const Read& read) const {
        try {
            return read();
        } catch (const ParseError& error) {
            throw ParseError("'" + printable(scores_.path()) + "': " + error.what(), scores_.path());
        }
    }

    /// What the record of this text says of the game, once the hand is added.
    VideopokerPracticeAnswer practice(const std::optional<std::string>& text,
                                      const std::optional<PracticedHand>& hand = {}) const {
        return about_scores([&] {
            return answer(VideopokerPracticeRequest{text.value_or(""), "", name_, hand}, session_);
        });
    }

    /// Throws ParseError on a missed deal that is none of the game.
    GamePractice practice_so_far() const {
        const GamePractice so_far = practice(scores_.read()).games.front().practice;
        return about_scores([&] {
            return ask::practice_of({{name_, so_far}}, name_, prepared_->game().deck);
        });
    }

    void keep(const PracticedHand& hand) const {
        scores_.change([&](const std::optional<std::string>& text) { return practice(text, hand).record; },
                       [&] {
                           write_message({"waiting for another process that has locked '",
                                          printable(scores_.path()), ".lock'\n"});
                       });
    }

    VideopokerDrillAnswer draw(unsigned threads) {
        ProgressBar bar("steps");
        VideopokerDrillAnswer drawn = answer(request_, session_, bar.work(threads));
        bar.clear();
        // What was typed while it took its time was no answer to the next question.
        if (isatty(STDIN_FILENO) != 0) static_cast<void>(::tcflush(STDIN_FILENO, TCIFLUSH));
        return drawn;
    }

    /// False if the player wants to end.
    bool ask(const Deal& deal) {
        write_answer(terminal::question_text(deal, output_style()));
        const std::optional<Hold> hold = read_hold(deal);
        if (hold) grade(deal, *hold);
        return hold.has_value();
    }

    /// Reads lines until one says what is held; nothing if the player wants to end.
    std::optional<Hold> read_hold(const Deal& deal) const {
        while (true) {
            write_answer(hold_prompt);
            std::string line;
            const bool has_line = static_cast<bool>(std::getline(std::cin, line));
            // Nobody has typed a line break after the prompt, or after what was typed before Ctrl-D.
            if (std::cin.eof() || isatty(STDIN_FILENO) == 0) write_answer("\n");
            const std::string_view typed = trimmed(line);
            if (!has_line || ends_practice(typed)) return std::nullopt;
            if (asks_for_help(typed)) {
                write_answer(terminal::practice_help());
                continue;
            }
            try {
                return videopoker::parse_hold(without_verb(typed), deal, prepared_->game().deck);
            } catch (const ParseError& error) {
                write_answer(std::string(error.what()) + "; type positions such as 134, or ? for help\n");
            }
        }
    }

    void grade(const Deal& deal, Hold hold) {
        const VideopokerHoldAnswer answered =
            answer(VideopokerHoldRequest{request_.game, to_text(deal)}, session_);
        const videopoker::HoldCost cost = cost_of_hold(prepared_->game(), answered.analysis, hold);
        PracticedHand hand{to_text(deal), to_text(deal.held(hold)), cost.cost, "", today()};
        if (!cost.cost.is_zero()) hand.kind = kind_of_best(deal, answered.analysis.holds.front().hold);
        now_.add(hand);
        // First the grade: a disk may be full.
        write_answer(terminal::grade_text(answered, cost, output_style()));
        keep(hand);
    }

    /// The kind of the best hold. Kinds are found at the first mistake: they take a moment.
    std::string kind_of_best(const Deal& deal, Hold best) {
        if (!kinds_) {
            types_.emplace(prepared_->tables);
            kinds_.emplace(*types_);
        }
        return kinds_->words(kinds_->kind_of(deal.set(), deal.set_of(best)));
    }

    VideopokerDrillRequest request_;
    std::shared_ptr<const ask::PreparedGame> prepared_;
    std::string name_;
    storage::SharedFile scores_;
    ask::Session& session_;
    GamePractice now_;  // without what the file had before
    std::optional<videopoker::HoldTypes> types_;
    std::optional<videopoker::HoldKinds> kinds_;
};

}  // namespace

void PracticeDialog::add_to(CLI::App& command) {
    CLI::Option* const ask =
        add_plain_flag(command, "--ask", asks_, "Ask what you hold, grade it, and keep the score; q ends");
    add_plain_flag(command, "--missed", only_missed_, "With --ask: the deals you got wrong before")
        ->needs(ask);
    command
        .add_option("--scores", scores_,
                    "With --ask: keep the score in this file, which the page's trainer imports and exports "
                    "[~/.local/share/holdfast/trainer.json]")
        ->allow_extra_args(false)
        ->type_name("FILE")
        ->needs(ask);
}

std::string PracticeDialog::scores_file() const {
    if (!scores_.empty()) return single_value("--scores", scores_);
    namespace fs = std::filesystem;
    std::string data = environment("XDG_DATA_HOME");
    // The XDG Base Directory Specification: "a relative path ... should be considered invalid and ignored".
    if (!fs::path(data).is_absolute()) data.clear();
    const std::string home = environment("HOME");
    if (data.empty() && home.empty()) {
        throw ParseError("there is no home folder to keep the score in: name a file with --scores", "");
    }
    const fs::path folder =
        (data.empty() ? fs::path(home) / ".local" / "share" : fs::path(data)) / "holdfast";
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) throw ParseError("this folder cannot be made: " + error.message(), folder.string());
    return (folder / "trainer.json").string();
}

void PracticeDialog::hold(const ask::Fields& fields, const AnswerOptions& answers,
                          ask::Session& session) const {
    if (answers.form() != AnswerForm::text) {
        throw ContradictoryOptions(answers.form() == AnswerForm::csv ? "--csv" : "--json", "--ask");
    }
    VideopokerDrillRequest request = VideopokerDrillRequest::read(fields);
    for (const char* const field : {"kind", "count", "seed", "within"}) {
        if (only_missed_ && fields.has(field)) {
            throw ContradictoryOptions(std::string("--") + field, "--missed");
        }
    }
    if (!fields.has("seed")) request.seed = any_seed();
    const unsigned threads = answers.thread_count(0);
    Practice practice(std::move(request), scores_file(), session);
    practice.greet();
    try {
        if (only_missed_) {
            practice.ask_missed();
        } else {
            practice.ask_drawn(!fields.has("count"), threads);
        }
    } catch (const Error&) {
        practice.write_score();
        throw;
    }
    practice.write_score();
}

QueryCommand practice_command() {
    return command_of<ask::VideopokerPracticeRequest>(
        "practice", 1,
        "RECORD is the file of 'drill --ask', or one that the page's trainer exports. The file stays as it "
        "is: --json has the record that --plus, --less or a hand makes of it.",
        "  holdfast videopoker practice ~/.local/share/holdfast/trainer.json\n"
        "  holdfast videopoker practice trainer.json --plus holdfast-trainer.json --json");
}

}  // namespace holdfast::cli
