// The fields of the query `holdem.spread`, and what its answer holds.
#include <optional>
#include <string>

#include <holdfast/ask/holdem/spread.h>
#include <holdfast/ask/holdem/typed/players.h>
#include <holdfast/ask/holdem/typed/showdown_fields.h>
#include <holdfast/ask/query.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/equity/equity.h>

namespace holdfast::ask {

Query HoldemSpreadRequest::query() {
    return {
        "holdem.spread",
        "Equity distribution of each range, combo by combo",
        {ranges_field(),
         Field{"board", FieldKind::cards, "CARDS", "The board: 3, 4 or 5 cards, such as QhJh2c"},
         Field{"dead", FieldKind::cards, "CARDS", "Cards out of play"},
         Field{"hands", FieldKind::flag, "", "List every combo with its equity"},
         Field{"next_cards", FieldKind::flag, "",
               "Show the equities after each next card, on a flop or a turn"},
         Field{"exact", FieldKind::flag, "", "Count all deals, however long that takes"},
         round_weights_field(), names_field()},
        {R"({"query": "holdem.spread", "ranges": ["top 20%", "22+,ATs+,AJo+"], "board": "Kh8h3c"})",
         R"({"query": "holdem.spread", "ranges": ["AA,AKs", "random"]})",
         R"({"query": "holdem.spread", "ranges": ["QQ+,AKs", "JJ-88,AQs"], "board": "Th8h3c2d", "hands": true, "next_cards": true})"},
        "parts"};
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

void won_shape(Shape<Spread::Won>& shape) {
    shape.named("SpreadWon")
        .exact("win", "The share of the deals that are won alone", &Spread::Won::win)
        .exact("tie", "The share in which the best hand is shared", &Spread::Won::tie)
        .exact("equity", "The mean share of the pot", &Spread::Won::equity);
}

std::string spread_cards(const Spread::Combo& combo) {
    return to_text(combo.found.combo.high()) + to_text(combo.found.combo.low());
}

/// A combo, with what it wins: six members are made of that.
struct ComboRow {
    const Spread::Combo& combo;
    Spread::Won won;
};

void spread_combo_shape(Shape<ComboRow>& shape) {
    shape.named("SpreadCombo")
        .text("cards", "The two cards, the higher one first",
              [](const ComboRow& row) { return spread_cards(row.combo); })
        .exact("share",
               "Its share of the range, in proportion to its weight and to the deals in which it is possible",
               [](const ComboRow& row) -> const Rational& { return row.combo.share; })
        .members_of<won_shape>(&ComboRow::won)
        .whole_number("good_cards",
                      "Next cards that leave it above 50% equity; only with two players and next cards",
                      [](const ComboRow& row) { return row.combo.found.good_cards; });
}

void spread_part_shape(Shape<Spread::Part>& shape) {
    shape.named("SpreadPart")
        .text("name", "Made hand or draw, such as \"top pair\"", &Spread::Part::name)
        .text("detail",
              "Kicker, rank or hole cards used, such as \"top kicker\"; empty if there is nothing to add",
              &Spread::Part::detail)
        .whole_number("combos", "How many combos, whatever their weights", &Spread::Part::combos)
        .exact("share", "Their share of the range", &Spread::Part::share)
        .members_of<won_shape>(&Spread::Part::won);
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

void step_shape(Shape<SpreadStep>& shape) {
    shape.named("SpreadStep")
        .exact("equity", "An equity", &SpreadStep::equity)
        .exact("share", "The share of the range that has it or more", &SpreadStep::share);
}

std::vector<PlayerRow> player_rows(const Spread& answer) {
    std::vector<PlayerRow> rows;
    for (std::size_t number = 0; number < answer.players.size(); ++number) rows.push_back({answer, number});
    return rows;
}

void spread_player_shape(Shape<PlayerRow>& shape) {
    using Row = PlayerRow;
    shape.named("SpreadPlayer")
        .text("range", "The range as it was typed", [](const Row& row) { return row.player().range; })
        .whole_number("combos", "Combos that are possible against the other ranges",
                      [](const Row& row) { return row.player().hands.size(); })
        .members_of<won_shape>([](const Row& row) { return row.player().won; })
        .table<step_shape>("quantiles", "The lowest equities in the top 10, 25, 50, 75 and 90% of the range",
                           quantiles_of)
        .table<step_shape>("distribution",
                           "The shares of the range with an equity of at least 0, 0.05, ... 1", steps_of)
        .table<spread_part_shape>("made", "The made hands with a board, by category, then by rank",
                                  [](const Row& row) { return row.player().made; })
        .table<spread_part_shape>("draws", "The draws with cards to come, which overlap",
                                  [](const Row& row) { return row.player().draws; })
        .text("best_cards", "The next cards after which its equity is highest; only with next cards",
              &Row::cards<&Spread::best_cards>)
        .text("worst_cards", "The next cards after which its equity is lowest; only with next cards",
              &Row::cards<&Spread::worst_cards>)
        .table<spread_combo_shape>(
            "hands", "Every combo, the highest equity first; only if hands are asked for", &Row::hands);
}

struct CardEquity {
    Rational equity;
};

void card_equity_shape(Shape<CardEquity>& shape) {
    shape.named("EquityAfterCard")
        .exact("equity", "The equity of the player's range, over all that may come after the card",
               &CardEquity::equity);
}

void next_card_shape(Shape<Spread::NextCard>& shape) {
    shape.named("SpreadNextCard")
        .text("card", "The card", [](const Spread::NextCard& each) { return to_text(each.card); })
        .table<card_equity_shape>("players", "The players in the order of their ranges",
                                  [](const Spread::NextCard& each) {
                                      std::vector<CardEquity> rows;
                                      for (const Rational& equity : each.equities) rows.push_back({equity});
                                      return rows;
                                  });
}

}  // namespace

void HoldemSpreadAnswer::declare(Shape<HoldemSpreadAnswer>& shape) {
    shape.named("SpreadAnswer")
        .query("holdem.spread")
        .text("board", "The board", [](const Spread& answer) { return to_text(answer.board); })
        .text("dead", "Cards out of play", [](const Spread& answer) { return to_text(answer.dead); })
        .table<spread_player_shape>("players", "The players in the order of their ranges", player_rows)
        .table<next_card_shape>("next_cards", "Every next card, if asked for", &Spread::next_cards)
        .texts("warnings", range_warnings_sentence,
               [](const Spread& answer) { return if_any(answer.warnings); });
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
