// `holdfast videopoker drill --ask`: deals, waits for what the player holds, and grades it.
//
//      As  Kd  7c  7d  2h
//       1   2   3   4   5
//   Hold: 12
//   Holding As Kd costs 0.25 bets against 7c 7d: ...
//
// The score is kept in a file of the player's, in the format of the web page's trainer, after each hand.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>
#include <apps/cli/commands/query_command.h>

#include <holdfast/ask/query.h>

namespace holdfast::cli {

/// Asks about the deals of a `videopoker.drill` request: without a `count`, until the player ends it; without
/// a `seed`, about other deals each time.
class PracticeDialog final : public Dialog {
  public:
    /// --ask, --missed and --scores.
    void add_to(CLI::App& command) override;

    bool is_wanted() const override { return asks_; }
    /// Throws ParseError, too, if the file of the scores is not one.
    void hold(const ask::Fields& fields, const AnswerOptions& answers, ask::Session& session) const override;

  private:
    /// The file of --scores, else the usual one, whose folder is then created: trainer.json in
    /// $XDG_DATA_HOME/holdfast, or in ~/.local/share/holdfast. Throws ParseError if there is no such place.
    std::string scores_file() const;

    bool asks_ = false;
    bool only_missed_ = false;
    std::vector<std::string> scores_;
};

/// `holdfast videopoker practice`: shows what such a record says.
QueryCommand practice_command();

}  // namespace holdfast::cli
