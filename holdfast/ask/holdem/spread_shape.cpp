// The fields of the query `holdem.spread`, and what its answer holds.
#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/holdem/players.h>
#include <holdfast/ask/holdem/showdown_fields.h>
#include <holdfast/ask/holdem/spread.h>
#include <holdfast/ask/query.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/equity/equity.h>

namespace holdfast::ask {

const Query& HoldemSpreadRequest::query() {
    static const Query query{
        "holdem.spread",
        "Equity distribution of each range, combo by combo",
        {ranges_field(),
         {"board", FieldKind::cards, "CARDS", "The board: 3, 4 or 5 cards, such as QhJh2c"},
         {"dead", FieldKind::cards, "CARDS", "Cards out of play"},
         {"hands", FieldKind::flag, "", "List every combo with its equity"},
         {"next_cards", FieldKind::flag, "", "Show the equities after each next card, on a flop or a turn"},
         {"exact", FieldKind::flag, "", "Count all deals, however long that takes"},
         round_weights_field(),
         names_field()},
        {R"({"query": "holdem.spread", "ranges": ["top 20%", "22+,ATs+,AJo+"], "board": "Kh8h3c"})",
         R"({"query": "holdem.spread", "ranges": ["AA,AKs", "random"]})",
         R"({"query": "holdem.spread", "ranges": ["QQ+,AKs", "JJ-88,AQs"], "board": "Th8h3c2d", "hands": true, "next_cards": true})"},
        "parts",
        json_answer<HoldemSpreadRequest>,
        answer_type<HoldemSpreadRequest>};
    return query;
}

HoldemSpreadRequest HoldemSpreadRequest::read(const Fields& fields) {
    return {split_at_versus(fields.texts("ranges")),
            fields.text("board"),
            fields.text("dead"),
            fields.flag("hands"),
            fields.flag("next_cards"),
            fields.flag("exact"),
            fields.flag("round_weights"),
            read_names(fields)};
}

namespace {

using Spread = HoldemSpreadAnswer;

const Shape<Spread::Won>& won_shape() {
    static const Shape<Spread::Won> shape =
        Shape<Spread::Won>("SpreadWon")
            .exact("win", "The share of the deals that are won alone", &Spread::Won::win)
            .exact("tie", "The share in which the best hand is shared", &Spread::Won::tie)
            .exact("equity", "The mean share of the pot", &Spread::Won::equity);
    return shape;
}

std::string spread_cards(const Spread::Combo& combo) {
    return to_text(combo.found.combo.high()) + to_text(combo.found.combo.low());
}

/// A combo, with what it wins: six members are made of that.
struct ComboRow {
    const Spread::Combo& combo;
    Spread::Won won;
};

const Shape<ComboRow>& spread_combo_shape() {
    static const Shape<ComboRow> shape =
        Shape<ComboRow>("SpreadCombo")
            .text("cards", "The two cards, the higher one first",
                  [](const ComboRow& row) { return spread_cards(row.combo); })
            .exact("share",
                   "Its share of the range, in proportion to its weight and to the deals in which it is "
                   "possible",
                   [](const ComboRow& row) -> const Rational& { return row.combo.share; })
            .members_of(won_shape(), &ComboRow::won)
            .whole_number("good_cards",
                          "Next cards that leave it above 50% equity; only with two players and next cards",
                          [](const ComboRow& row) { return row.combo.found.good_cards; });
    return shape;
}

const Shape<Spread::Part>& spread_part_shape() {
    static const Shape<Spread::Part> shape =
        Shape<Spread::Part>("SpreadPart")
            .text("name", "Made hand or draw, such as \"top pair\"", &Spread::Part::name)
            .text("detail",
                  "Kicker, rank or hole cards used, such as \"top kicker\"; empty if there is nothing to add",
                  &Spread::Part::detail)
            .whole_number("combos", "How many combos, whatever their weights", &Spread::Part::combos)
            .exact("share", "Their share of the range", &Spread::Part::share)
            .members_of(won_shape(), &Spread::Part::won);
    return shape;
}

/// The cards that a player wants, or fears, next.
using CardsOf = std::vector<Card> (Spread::*)(std::size_t player) const;

/// A player, with the answer that has the next cards.
struct PlayerRow {
    const Spread& answer;
    std::size_t number;

    const Spread::Player& player() const { return answer.players[number]; }

    std::optional<std::vector<ComboRow>> hands() const {
        if (!answer.lists_hands) return std::nullopt;
        std::vector<ComboRow> rows;
        for (const Spread::Combo& combo : player().hands) rows.push_back({combo, combo.won()});
        return rows;
    }

    template <CardsOf cards_of>
    std::optional<std::string> cards() const {
        if (!answer.next_cards) return std::nullopt;
        return to_text((answer.*cards_of)(number));
    }
};

/// A point of the distribution: a share of a range has this equity or more.
struct SpreadStep {
    Rational equity;
    Rational share;
};

std::vector<SpreadStep> steps_of(const PlayerRow& row) {
    std::vector<SpreadStep> steps;
    constexpr int count = 20;
    for (int step = 0; step <= count; ++step) {
        const Rational equity(step, count);
        steps.push_back({equity, row.player().share_at_least(equity)});
    }
    return steps;
}

std::vector<SpreadStep> quantiles_of(const PlayerRow& row) {
    std::vector<SpreadStep> quantiles;
    for (const int percent : {10, 25, 50, 75, 90}) {
        const Rational share(percent, 100);
        quantiles.push_back({row.player().equity_of_top(share), share});
    }
    return quantiles;
}

const Shape<SpreadStep>& step_shape() {
    static const Shape<SpreadStep> shape =
        Shape<SpreadStep>("SpreadStep")
            .exact("equity", "An equity", &SpreadStep::equity)
            .exact("share", "The share of the range that has it or more", &SpreadStep::share);
    return shape;
}

std::vector<PlayerRow> player_rows(const Spread& answer) {
    std::vector<PlayerRow> rows;
    for (std::size_t number = 0; number < answer.players.size(); ++number) rows.push_back({answer, number});
    return rows;
}

const Shape<PlayerRow>& spread_player_shape() {
    using Row = PlayerRow;
    static const Shape<Row> shape =
        Shape<Row>("SpreadPlayer")
            .text("range", "The range as it was typed", [](const Row& row) { return row.player().range; })
            .whole_number("combos", "Combos that are possible against the other ranges",
                          [](const Row& row) { return row.player().hands.size(); })
            .members_of(won_shape(), [](const Row& row) { return row.player().won; })
            .table("quantiles", "The lowest equities in the top 10, 25, 50, 75 and 90% of the range",
                   step_shape(), quantiles_of)
            .table("distribution", "The shares of the range with an equity of at least 0, 0.05, ... 1",
                   step_shape(), steps_of)
            .table("made", "The made hands with a board, by category, then by rank", spread_part_shape(),
                   [](const Row& row) { return row.player().made; })
            .table("draws", "The draws with cards to come, which overlap", spread_part_shape(),
                   [](const Row& row) { return row.player().draws; })
            .text("best_cards", "The next cards after which its equity is highest; only with next cards",
                  &Row::cards<&Spread::best_cards>)
            .text("worst_cards", "The next cards after which its equity is lowest; only with next cards",
                  &Row::cards<&Spread::worst_cards>)
            .table("hands", "Every combo, the highest equity first; only if hands are asked for",
                   spread_combo_shape(), &Row::hands);
    return shape;
}

struct CardEquity {
    Rational equity;
};

const Shape<CardEquity>& card_equity_shape() {
    static const Shape<CardEquity> shape =
        Shape<CardEquity>("EquityAfterCard")
            .exact("equity", "The equity of the player's range, over all that may come after the card",
                   &CardEquity::equity);
    return shape;
}

const Shape<Spread::NextCard>& next_card_shape() {
    static const Shape<Spread::NextCard> shape =
        Shape<Spread::NextCard>("SpreadNextCard")
            .text("card", "The card", [](const Spread::NextCard& each) { return to_text(each.card); })
            .table("players", "The players in the order of their ranges", card_equity_shape(),
                   [](const Spread::NextCard& each) {
                       std::vector<CardEquity> rows;
                       for (const Rational& equity : each.equities) rows.push_back({equity});
                       return rows;
                   });
    return shape;
}

}  // namespace

const Shape<HoldemSpreadAnswer>& HoldemSpreadAnswer::shape() {
    static const Shape<Spread> shape =
        Shape<Spread>("SpreadAnswer")
            .query("holdem.spread")
            .text("board", "The board", [](const Spread& answer) { return to_text(answer.board); })
            .text("dead", "Cards out of play", [](const Spread& answer) { return to_text(answer.dead); })
            .table("players", "The players in the order of their ranges", spread_player_shape(), player_rows)
            .table("next_cards", "Every next card, if asked for", next_card_shape(), &Spread::next_cards)
            .texts("warnings", range_warnings_sentence,
                   [](const Spread& answer) { return if_any(answer.warnings); });
    return shape;
}

namespace {

/// A line of CSV: some part of a player's range, or the range after a next card.
struct SpreadLine {
    std::size_t player;  ///< from 1
    std::string part;
    std::string name;
    std::string detail = {};
    std::optional<std::size_t> combos = {};
    std::optional<Rational> share = {};
    std::optional<Rational> win = {};
    std::optional<Rational> tie = {};
    Rational equity = {};
    std::optional<int> good_cards = {};
};

}  // namespace

std::string to_csv(const HoldemSpreadAnswer& answer) {
    static const Shape<SpreadLine> shape =
        Shape<SpreadLine>("SpreadLine")
            .whole_number("player", "From 1", &SpreadLine::player)
            .text("part", "What the line is about", &SpreadLine::part)
            .text("name", "Which one", &SpreadLine::name)
            .text("detail", "Kicker, rank or hole cards used", &SpreadLine::detail)
            .whole_number("combos", "How many combos", &SpreadLine::combos)
            .exact("share", "Of the range", &SpreadLine::share)
            .exact("win", "Share of the deals", &SpreadLine::win)
            .exact("tie", "Share of the deals", &SpreadLine::tie)
            .exact("equity", "The mean share of the pot", &SpreadLine::equity)
            .whole_number("good_cards", "Next cards that leave a combo ahead", &SpreadLine::good_cards);
    std::vector<SpreadLine> lines;
    for (const PlayerRow& row : player_rows(answer)) {
        const std::size_t number = row.number + 1;
        const Spread::Player& player = row.player();
        const auto add = [&](const char* part, const std::string& name, const std::string& detail,
                             std::size_t combos, const Rational& share, const Spread::Won& won) {
            lines.push_back({number, part, name, detail, combos, share, won.win, won.tie, won.equity});
        };
        add("range", player.range, "", player.hands.size(), Rational(1), player.won);
        for (const SpreadStep& step : steps_of(row)) {
            lines.push_back({number, "at least", "", "", {}, step.share, {}, {}, step.equity});
        }
        for (const SpreadStep& quantile : quantiles_of(row)) {
            lines.push_back({number, "best", "", "", {}, quantile.share, {}, {}, quantile.equity});
        }
        for (const Spread::Part& part : player.made) {
            add("made hand", part.name, part.detail, part.combos, part.share, part.won);
        }
        for (const Spread::Part& part : player.draws) {
            add("draw", part.name, part.detail, part.combos, part.share, part.won);
        }
        for (std::size_t hand = 0; answer.lists_hands && hand < player.hands.size(); ++hand) {
            const Spread::Combo& combo = player.hands[hand];
            add("combo", spread_cards(combo), "", 1, combo.share, combo.won());
            lines.back().good_cards = combo.found.good_cards;
        }
        if (!answer.next_cards) continue;
        for (const Spread::NextCard& next : *answer.next_cards) {
            lines.push_back(
                {number, "next card", to_text(next.card), "", {}, {}, {}, {}, next.equities[row.number]});
        }
    }
    return shape.csv(lines);
}

}  // namespace holdfast::ask
