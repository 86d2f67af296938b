#include <algorithm>

#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/identify.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

using Match = VideopokerIdentifyAnswer::Match;
using videopoker::DifferentPay;

struct DifferenceRow {
    const Match& match;
    const DifferentPay& difference;
};

std::vector<DifferenceRow> difference_rows(const Match& match) {
    std::vector<DifferenceRow> rows;
    for (const DifferentPay& each : match.differences) rows.push_back({match, each});
    return rows;
}

void difference_shape(Shape<DifferenceRow>& shape) {
    using Row = DifferenceRow;
    shape.named("DifferentPay")
        .text("row", "The row of the game; absent if it has no row for a pay of the machine",
              [](const Row& row) {
                  const std::optional<std::size_t> number = row.difference.row;
                  return number ? std::optional(row.match.game.rows[*number].name) : std::nullopt;
              })
        .pays("pays", "What the row pays in the catalog",
              [](const Row& row) {
                  const std::optional<std::size_t> number = row.difference.row;
                  return number ? std::optional(row.match.game.rows[*number].pays) : std::nullopt;
              })
        .pays("seen", "What the machine pays; absent if it lacks the row",
              [](const Row& row) { return row.difference.seen; });
}

void match_shape(Shape<Match>& shape) {
    shape.named("GameMatch")
        .members_of<game_shape>([](const Match& match) -> const PreparedGame& { return *match.prepared; })
        .show("id", "Id")
        .show("name", "Game", {}, 1)
        .exact("catalog_return", "The expected pay of a bet of 1 under perfect play in the catalog's game",
               &Match::catalog_return)
        .shown("Return", Format::percent(6))
        // Kept in CSV: it depends on the machine whether any game has its rows.
        .exact("return",
               "The same on the machine, if it is this game with other pays; absent if its rows are not "
               "those of the game, or were not all given",
               &Match::expected_return)
        .kept_in_csv()
        .shown("With your pays", Format::percent(6))
        .whole_number("differences", "How many rows and pays differ: 0 if the pays are those of the game",
                      [](const Match& match) { return match.differences.size(); })
        .table<difference_shape>("different", "The rows and pays that differ, the largest first",
                                 difference_rows)
        .texts("not_given",
               "The rows of the game whose pays were not given, if only some rows were, by their names",
               [](const Match& match) {
                   std::vector<std::string> names;
                   const auto& rows = match.game.rows;
                   for (const std::size_t row : match.rows_not_given) names.push_back(rows[row].name);
                   return names;
               })
        .not_in_csv()
        // In CSV they are one text, with semicolons between them.
        .only_in_csv("different",
                     [](const Match& match) { return Json(joined(difference_texts(match), "; ")); })
        .show("different", "Different pays", Format::sentences())
        // The others are the nearest games, or have some of the rows.
        .good_if(
            [](const Match& match) { return match.differences.empty() && match.rows_not_given.empty(); });
}

}  // namespace

void VideopokerIdentifyAnswer::declare(Shape<VideopokerIdentifyAnswer>& shape) {
    using Answer = VideopokerIdentifyAnswer;
    shape.named("IdentifyAnswer")
        .query("videopoker.identify")
        .texts("pays", "The pays for one coin, or for a bet of 1, falling",
               [](const Answer& answer) {
                   std::vector<std::string> texts;
                   for (const Rational& each : answer.pays) texts.push_back(plain_pays_text(each));
                   return texts;
               })
        .shown("Pays for a bet of 1")
        .text("pays_are_for", "What the pays were taken for",
              [](const Answer& answer) { return to_text(answer.understood); })
        .one_of({to_text(PaysAreFor::given_coins), to_text(PaysAreFor::one_coin),
                 to_text(PaysAreFor::five_coins), to_text(PaysAreFor::five_coins_for_the_largest),
                 to_text(PaysAreFor::another_bet)})
        .pays("bet",
              "The bet that they are for, but for a largest pay for five coins, in the unit of the pays",
              &Answer::bet)
        .text("sentence", "Which game it is or, if none has these pays, the nearest and how it differs",
              &Answer::sentence)
        .whole_number("games_with_rows",
                      "If only some rows were given, by their names: how many games of the catalog have "
                      "them; absent otherwise",
                      &Answer::games_with_rows)
        .texts("warnings",
               "Sentences that doubt a return of more than 110% or less than 50%, names of rows that are not "
               "those of the game, few pays without names, or for how many coins some rows pay",
               &Answer::warnings)
        .table<match_shape>("games",
                            "The games that differ least: a pay that differs counts 2, a row that the "
                            "machine lacks and a pay that the game lacks count 3 each. If only some rows "
                            "were given: games that have them, or the nearest",
                            &Answer::games)
        .rows_in_csv()
        .shown("")
        .show("sentence", "");
}

}  // namespace holdfast::ask
