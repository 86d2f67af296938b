#include <cmath>

#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/videopoker/return.h>

namespace holdfast::ask {
namespace {

/// A row of the paytable.
struct ReturnRow {
    const VideopokerReturnAnswer& answer;
    std::size_t row;

    const videopoker::PayRow& pays() const { return answer.game().rows[row]; }
    const videopoker::RowCount& count() const { return answer.analysis.rows[row]; }
    /// Nothing, and so no member, unless the request asks how far ties leave the counts open.
    std::optional<u128> if_ties(u128 count) const {
        return answer.ties ? std::optional(count) : std::nullopt;
    }
};

/// In the order of the paytable, `nothing` included.
std::vector<ReturnRow> return_rows(const VideopokerReturnAnswer& answer) {
    std::vector<ReturnRow> rows;
    for (std::size_t row = 0; row < answer.game().rows.size(); ++row) rows.push_back({answer, row});
    return rows;
}

void return_row_shape(Shape<ReturnRow>& shape) {
    using Row = ReturnRow;
    shape.named("ReturnRow")
        .text("hand", "The hand that the row pays, in the words of paytable files",
              [](const Row& row) { return words_of(row.pays().hand); })
        .text("name", "What the paytable calls the row", [](const Row& row) { return row.pays().name; })
        .pays("pays", "What the row pays for a bet of 1", [](const Row& row) { return row.pays().pays; })
        .count("combinations", "Combinations that end in the row",
               [](const Row& row) { return row.count().combinations; })
        .real("probability", "The chance of the row",
              [](const Row& row) { return row.answer.probability(row.row); })
        // Over all rows these two add up to the return and to the variance of the game.
        .real("return", "What the row adds to the return",
              [](const Row& row) { return row.answer.return_share(row.row); })
        .real("variance", "What the row adds to the variance",
              [](const Row& row) { return row.answer.variance_share(row.row); })
        // Absent, with `most`, unless ties were asked for. The counts are for each row by itself: a
        // single play need not have all of them.
        .count("fewest", "The fewest combinations over all optimal plays",
               [](const Row& row) { return row.if_ties(row.count().fewest); })
        .count("most", "The most combinations over all optimal plays",
               [](const Row& row) { return row.if_ties(row.count().most); });
}

}  // namespace

Rational VideopokerReturnAnswer::probability(std::size_t row) const {
    return Rational(analysis.rows[row].combinations, analysis.combinations);
}

Rational VideopokerReturnAnswer::return_share(std::size_t row) const {
    return probability(row) * game().rows[row].pays;
}

Rational VideopokerReturnAnswer::variance_share(std::size_t row) const {
    // About the mean of all hands, not of the row: so the rows add up to the variance.
    const Rational distance = game().rows[row].pays - analysis.expected_return;
    return probability(row) * distance * distance;
}

Query VideopokerReturnRequest::query() {
    return {
        "videopoker.return",
        "The exact return table under perfect play",
        {game_fields(), tie_rule_field(),
         Field{"ties", FieldKind::flag, "",
               "Also show the fewest and the most combinations of each row over all optimal plays"}},
        {R"({"query": "videopoker.return", "game": "jacks-or-better-9-6"})",
         R"({"query": "videopoker.return", "game": "jacks-or-better-9-6", "pay": {"full house": 8, "flush": 5}})",
         R"({"query": "videopoker.return", "game": "sevens-and-joker-wild", "ties": true})",
         R"({"query": "videopoker.return", "game": {"toml": "id = \"flush\"\ndeck = 52\n[[pay]]\nhand = \"flush\"\npays = 100\n"}})"}};
}

VideopokerReturnRequest VideopokerReturnRequest::read(const Fields& fields) {
    return {game_of(fields), read_tie_rule(fields), fields.flag("ties")};
}

VideopokerReturnAnswer answer(const VideopokerReturnRequest& request, Session& session, const Work& work) {
    std::shared_ptr<const PreparedGame> prepared =
        session.of<PreparedGames>().prepare_with_order(request.game, work.stop);
    // Taken before the pointer is moved from: initial values are evaluated from left to right.
    const PreparedGame& game = *prepared;
    VideopokerReturnAnswer found{std::move(prepared), request.tie_rule, request.ties,
                                 analyze_game(game.tables, request.tie_rule, work), row_warnings(game)};
    if (const auto doubt = doubt_of(found.analysis.expected_return)) found.warnings.push_back(*doubt);
    return found;
}

void VideopokerReturnAnswer::declare(Shape<VideopokerReturnAnswer>& shape) {
    using Answer = VideopokerReturnAnswer;
    declare_about_game(shape, "ReturnAnswer", "videopoker.return")
        .count("deals", "Deals of five cards", [](const Answer& answer) { return answer.analysis.deals; })
        .whole_number("deal_classes",
                      "Classes of deals that differ only in suits that the game does not distinguish",
                      [](const Answer& answer) { return answer.analysis.deal_classes; })
        // Deals times the least common multiple of all numbers of draws.
        .count("combinations", "All combinations",
               [](const Answer& answer) { return answer.analysis.combinations; })
        .text("tie_rule", "Which hold is played if several are equally good",
              [](const Answer& answer) { return to_text(answer.tie_rule); })
        .one_of(tie_rule_field().choices)
        .table<return_row_shape>("rows", "The rows of the paytable", return_rows)
        .exact("return", "The expected pay of a bet of 1",
               [](const Answer& answer) { return answer.analysis.expected_return; })
        .real("variance", "The variance of one hand",
              [](const Answer& answer) { return answer.analysis.variance; })
        .real("standard_deviation", "The square root of the variance",
              [](const Answer& answer) { return std::sqrt(nearest_double(answer.analysis.variance)); })
        .real("hit_frequency", "The chance that a hand is paid; a returned bet counts",
              [](const Answer& answer) { return answer.analysis.hit_frequency; })
        // For games with several lines (bankroll/stake.h).
        .real("covariance", "The covariance of two lines drawn from one deal",
              [](const Answer& answer) { return answer.analysis.covariance; })
        .count("tied_deals", "Deals with tied holds: several are best",
               [](const Answer& answer) { return answer.analysis.tied_deals; })
        .object("order", order_sentence, &Answer::order)
        .texts("warnings", warnings_sentence, &Answer::warnings);
}

std::string to_csv(const VideopokerReturnAnswer& answer) {
    const videopoker::GameAnalysis& analysis = answer.analysis;
    // Pays, and the fewest and most of a row, have no total.
    return shape_of<return_row_shape>().csv(return_rows(answer),
                                            {{"hand", "total"},
                                             {"name", "total"},
                                             {"combinations", json_count(analysis.combinations)},
                                             {"probability", json_real(Rational(1))},
                                             {"return", json_real(analysis.expected_return)},
                                             {"variance", json_real(analysis.variance)}});
}

}  // namespace holdfast::ask
