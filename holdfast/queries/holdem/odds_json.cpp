// The query `holdem.odds` as JSON.
#include <algorithm>

#include <holdfast/cards/card_text.h>
#include <holdfast/evaluation/hand_words.h>
#include <holdfast/queries/answering.h>
#include <holdfast/queries/holdem/odds_columns.h>
#include <holdfast/queries/holdem/odds_row_columns.h>

namespace holdfast::queries {
namespace {

using OutsGoal = HoldemOddsAnswer::OutsGoal;

std::string_view name_of(OutsGoal goal) {
    switch (goal) {
        case OutsGoal::ahead:
            return "ahead";
        case OutsGoal::opponents_ahead:
            return "opponents-ahead";
        case OutsGoal::equity:
            break;
    }
    return "equity";
}

Json outs_json(const HoldemOddsAnswer::Outs& outs) {
    Json json{{"goal", name_of(outs.goal)},
              {"opponents", outs.opponents},
              {"equity_now", json_real(outs.now)},
              {"unseen", outs.unseen},
              {"cards", Json::array()}};
    for (const HoldemOddsAnswer::Out& out : outs.cards) {
        json["cards"].push_back(json_object(outs_columns(), OutRow{outs, out}));
    }
    return json;
}

/// A column of one of the tables, in lines of both; absent in lines of the other.
template <class Row>
DataColumn<OddsLine> in_lines(const DataColumn<Row>& column, const Row* OddsLine::*part) {
    return {"", column.title, [column, part](const OddsLine& line) {
                return line.*part == nullptr ? absent() : column.value(*(line.*part));
            }};
}

}  // namespace

const std::vector<DataColumn<OddsRow>>& results_columns() {
    static const std::vector<DataColumn<OddsRow>> columns = odds_columns<OddsRow>();
    return columns;
}

const std::vector<DataColumn<OutRow>>& outs_columns() {
    using Row = OutRow;
    static const std::vector<DataColumn<Row>> columns{
        {"card", "card", [](const Row& row) -> Json { return to_text(row.out.card); }},
        {"equity", "equity", [](const Row& row) { return json_real(row.out.equity); }},
        {"equity_exact", "equity_exact", [](const Row& row) -> Json { return row.out.equity.text(); }},
        {"gain", "gain", [](const Row& row) { return json_real(row.out.equity - row.outs.now); }}};
    return columns;
}

std::vector<DataColumn<OddsLine>> odds_line_columns() {
    std::vector<DataColumn<OddsLine>> columns;
    for (const DataColumn<OddsRow>& column : results_columns()) {
        columns.push_back(in_lines(column, &OddsLine::odds));
    }
    // Columns of one title are merged:
    //
    //   opponents  ...  equity   ...  card  gain
    //   1          ...  0.62     ...                   a line of odds
    //                   0.87     ...  Qh    0.25       a line of outs
    for (const DataColumn<OutRow>& column : outs_columns()) {
        const DataColumn<OddsLine> of_outs = in_lines(column, &OddsLine::out);
        const auto same = std::find_if(columns.begin(), columns.end(), [&](const DataColumn<OddsLine>& each) {
            return each.title == of_outs.title;
        });
        if (same == columns.end()) {
            columns.push_back(of_outs);
            continue;
        }
        same->value = [of_odds = same->value, of_outs](const OddsLine& line) {
            return line.odds == nullptr ? of_outs.value(line) : of_odds(line);
        };
    }
    return columns;
}

const Query& HoldemOddsRequest::query() {
    static const Query query{
        "holdem.odds",
        "Win, tie or lose against unknown opponents",
        {{"hole", FieldKind::cards, "HOLE",
          "Your two cards, such as AhKh, or a range in one argument, such as \"top 15%\"", true,
          FieldPlace::argument},
         {"board", FieldKind::cards, "CARDS", "3, 4 or 5 cards, such as QhJh2c"},
         {"opponents", FieldKind::numbers, "N",
          "Number of unknown opponents, such as 3, 1-9 or 1,3,9: 1 by default, or 0 with --versus, and 0 "
          "only with it",
          false, FieldPlace::option, "", "0", "22"},
         {"versus", FieldKind::texts, "CARDS", "An opponent whose cards are known; may be repeated"},
         {"dead", FieldKind::cards, "CARDS", "Cards out of play"},
         {"outs", FieldKind::flag, "", "Also list the cards that change who is ahead, or raise your equity"}},
        {R"({"query": "holdem.odds", "hole": "AhKh"})",
         R"({"query": "holdem.odds", "hole": "AhKh", "board": "QhJh2c", "opponents": "1-9"})",
         R"({"query": "holdem.odds", "hole": "AhKh", "board": "QhJh2c5d", "versus": "QsQd", "outs": true})",
         R"({"query": "holdem.odds", "hole": "top 15%", "opponents": "1-9"})"},
        "showdowns",
        json_answer<HoldemOddsRequest>};
    return query;
}

HoldemOddsRequest HoldemOddsRequest::read(const Fields& fields) {
    return {fields.text("hole"),
            fields.text("board"),
            fields.text("dead"),
            fields.texts("versus"),
            fields.optional_text("opponents"),
            fields.flag("outs")};
}

Json to_json(const HoldemOddsAnswer& answer) {
    Json json = answer_object(HoldemOddsRequest::query().name);
    json["hole"] = answer.hole_text;
    if (answer.combos) json["combos"] = *answer.combos;
    json["board"] = to_text(answer.board);
    json["dead"] = to_text(answer.dead);
    json["street"] = answer.street();
    json["boards"] = json_count(answer.boards);
    json["results"] = Json::array();
    for (const OddsRow& row : answer.results) json["results"].push_back(json_object(results_columns(), row));
    json["hand_categories"] = Json::array();
    // The strongest first, as people list them.
    for (std::size_t i = hand_category_count; i-- > 0;) {
        json["hand_categories"].push_back({{"category", words_of(static_cast<HandCategory>(i))},
                                           {"probability", json_real(answer.categories[i])}});
    }
    if (!answer.versus.empty()) {
        json["versus"] = Json::array();
        for (const std::vector<Card>& hand : answer.versus) json["versus"].push_back(to_text(hand));
    }
    // Absent where nobody asked; an empty list of cards says that there are none.
    if (answer.outs) json["outs"] = outs_json(*answer.outs);
    return json;
}

/// The results, then a line for each out.
std::string to_csv(const HoldemOddsAnswer& answer) {
    std::vector<OutRow> outs;
    if (answer.outs) {
        for (const HoldemOddsAnswer::Out& out : answer.outs->cards) outs.push_back({*answer.outs, out});
    }
    // Lines point into `outs`, which is complete by now.
    std::vector<OddsLine> lines;
    for (const OddsRow& row : answer.results) lines.push_back({&row, nullptr});
    for (const OutRow& out : outs) lines.push_back({nullptr, &out});
    return csv_table(odds_line_columns(), lines);
}

}  // namespace holdfast::queries
