#include <utility>

#include <holdfast/cards/card_text.h>
#include <holdfast/queries/input/fields.h>
#include <holdfast/queries/query.h>
#include <holdfast/queries/videopoker/game_query.h>
#include <holdfast/queries/videopoker/hold.h>

namespace holdfast::queries {
namespace {

using videopoker::HoldAnalysis;
using videopoker::PayRow;

/// A hold, with the answer that its cost is counted from.
struct HoldRow {
    const VideopokerHoldAnswer& answer;
    const HoldAnalysis& hold;
    Rational value;  ///< hold.value()
    Rational best;   ///< answer.best_value(), the same for all rows
};

std::vector<HoldRow> hold_rows_of(const VideopokerHoldAnswer& answer) {
    std::vector<HoldRow> rows;
    // Worked out once: a value is a division of large numbers.
    const Rational best = answer.best_value();
    for (const HoldAnalysis& hold : answer.analysis.holds) rows.push_back({answer, hold, hold.value(), best});
    return rows;
}

/// The number of draws that a row of the paytable pays.
struct HoldOutcome {
    const PayRow& row;
    u64 draws;
};

std::vector<HoldOutcome> outcomes_of(const HoldRow& row) {
    std::vector<HoldOutcome> outcomes;
    for (std::size_t number = 0; number < row.hold.outcomes.size(); ++number) {
        outcomes.push_back({row.answer.game().rows[number], row.hold.outcomes[number]});
    }
    return outcomes;
}

const Shape<HoldOutcome>& outcome_shape() {
    using Outcome = HoldOutcome;
    static const Shape<Outcome> shape =
        Shape<Outcome>("HoldOutcome")
            .text("hand", "The hand that the row pays, in the words of paytable files",
                  [](const Outcome& outcome) { return words_of(outcome.row.hand); })
            .text(
                "name", "What the paytable calls the row",
                [](const Outcome& outcome) -> const auto& { return outcome.row.name; })
            .count("count", "Draws that end in the row", &Outcome::draws);
    return shape;
}

/// The columns of CSV: each of these rows of the paytable is one, whose title none but these can have, for a
/// row may be called "value"; in JSON the same counts are one list.
Shape<HoldRow> hold_shape(const std::vector<PayRow>& columns) {
    using Row = HoldRow;
    Shape<Row> shape("HoldRow");
    shape
        .text("hold", "The cards that are held; empty if all are discarded",
              [](const Row& row) { return to_text(row.answer.deal.held(row.hold.hold)); })
        .exact("value", "The expected value (EV) of the hold: its mean pay for a bet of 1", &Row::value)
        .count("draws", "Possible draws", [](const Row& row) { return row.hold.draws; })
        .table("outcomes", "What the draws end in, for each row of the paytable", outcome_shape(),
               outcomes_of);
    for (std::size_t number = 0; number < columns.size(); ++number) {
        shape.only_in_csv(columns[number].name + " count",
                          [number](const Row& row) { return json_count(row.hold.outcomes[number]); });
    }
    shape.real("variance", "The variance of the pay", [](const Row& row) { return row.hold.variance(); })
        .real("cost", "How much less it is worth than the best hold",
              [](const Row& row) { return row.best - row.value; })
        .flag("best", "Whether no hold is worth more", [](const Row& row) { return row.hold.is_best; });
    return shape;
}

}  // namespace

const Query& VideopokerHoldRequest::query() {
    static const Query query = [] {
        Query made{
            "videopoker.hold",
            "The 32 ways to play one dealt hand, best first",
            game_fields(),
            {R"({"query": "videopoker.hold", "game": "jacks-or-better-9-6", "cards": "AsKsQsJs5s"})",
             R"({"query": "videopoker.hold", "game": "sevens-and-joker-wild", "cards": "7h 7d Jk Qc 10s"})"},
            "",
            json_answer<VideopokerHoldRequest>,
            answer_type<VideopokerHoldRequest>};
        const Field five =
            Field{"cards", FieldKind::cards, "CARDS", "Five cards, as in AsKsQsJs5s or \"10h 9h Jk 2c 2d\""}
                .argument()
                .mandatory();
        // After the game, as on the command line.
        made.fields.insert(made.fields.begin() + 1, five);
        made.fields.push_back(tie_rule_field());
        return made;
    }();
    return query;
}

VideopokerHoldRequest VideopokerHoldRequest::read(const Fields& fields) {
    return {fields.game(), fields.text("cards"), read_tie_rule(fields)};
}

// One deal takes microseconds once the game is prepared: too little to be shared among threads or stopped.
// Cards are read against the game's own deck, which says how many jokers there are.
VideopokerHoldAnswer answer(const VideopokerHoldRequest& request, Session& session, const Work& work) {
    std::shared_ptr<const PreparedGame> prepared = session.games().prepare(request.game, work.stop);
    const videopoker::GameTables& tables = prepared->tables;
    const videopoker::Deal deal =
        in_field("cards", [&] { return videopoker::parse_deal(request.cards, tables.game().deck); });
    return {std::move(prepared), request.tie_rule, deal, analyze_hand(tables, deal, request.tie_rule),
            row_warnings(tables)};
}

const Shape<VideopokerHoldAnswer>& VideopokerHoldAnswer::shape() {
    using Answer = VideopokerHoldAnswer;
    static const Shape<HoldRow> hold = hold_shape({});
    static const Shape<Answer> shape =
        shape_about_game<Answer>("HoldAnswer", "videopoker.hold")
            .text("deal", "The cards dealt", [](const Answer& answer) { return to_text(answer.deal); })
            .table("holds", "The 32 holds, best first", hold, hold_rows_of)
            .text("tie_rule", "Which hold comes first if several are equally good",
                  [](const Answer& answer) { return to_text(answer.tie_rule); })
            .one_of(tie_rule_field().choices)
            .texts("warnings", warnings_sentence, &Answer::warnings);
    return shape;
}

std::string to_csv(const VideopokerHoldAnswer& answer) {
    return hold_shape(answer.game().rows).csv(hold_rows_of(answer));
}

}  // namespace holdfast::queries
