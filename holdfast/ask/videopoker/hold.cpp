#include <algorithm>

#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/hold.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
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
    // All rows, even those in which no draw ends.
    for (std::size_t number = 0; number < row.hold.outcomes.size(); ++number) {
        outcomes.push_back({row.answer.game().rows[number], row.hold.outcomes[number]});
    }
    return outcomes;
}

void outcome_shape(Shape<HoldOutcome>& shape) {
    using Outcome = HoldOutcome;
    shape.named("HoldOutcome")
        .text("hand", "The hand that the row pays, in the words of paytable files",
              [](const Outcome& outcome) { return words_of(outcome.row.hand); })
        .text("name", "What the paytable calls the row",
              [](const Outcome& outcome) { return outcome.row.name; })
        .count("count", "Draws that end in the row", &Outcome::draws);
}

/// The columns of CSV. Each of these rows of the paytable is a column, with a title that no other column can
/// have, because a row may be called "value"; in JSON the same counts are one list.
void hold_columns(Shape<HoldRow>& shape, const std::vector<PayRow>& columns) {
    using Row = HoldRow;
    shape.named("HoldRow")
        .text("hold", "The cards that are held; empty if all are discarded",
              [](const Row& row) { return to_text(row.answer.deal.held(row.hold.hold)); })
        .exact("value", "The expected value (EV) of the hold: its mean pay for a bet of 1", &Row::value)
        .count("draws", "Possible draws; in order, if the order of the cards counts",
               [](const Row& row) { return row.hold.draws; })
        .table<outcome_shape>("outcomes", "What the draws end in, for each row of the paytable", outcomes_of);
    for (std::size_t number = 0; number < columns.size(); ++number) {
        shape.only_in_csv(columns[number].name + " count",
                          [number](const Row& row) { return json_count(row.hold.outcomes[number]); });
    }
    // After the counts: the columns of CSV stand in the order of their declaration.
    shape.whole_number("right_orders",
                       "In how many of the orders that a row needs the held cards stand right; 0 also if no "
                       "draw ends in a royal flush; absent if no order counts",
                       [](const Row& row) { return row.hold.right_orders; });
    shape.real("variance", "The variance of the pay", [](const Row& row) { return row.hold.variance(); })
        .real("cost", "How much less it is worth than the best hold",
              [](const Row& row) { return row.best - row.value; })
        .flag("best", "Whether no hold is worth more", [](const Row& row) { return row.hold.is_best; });
}

/// JSON has no columns, so one shape serves all games.
void hold_shape(Shape<HoldRow>& shape) {
    hold_columns(shape, {});
}

void royal_card_shape(Shape<RoyalCard>& shape) {
    shape.named("RoyalCard")
        .text("card", "The card", [](const RoyalCard& royal) { return to_text(royal.card); })
        .whole_number("place", "Its place, from 1 on the left", &RoyalCard::place)
        .other("right_places", "The places at which it stands right",
               R"({"type": "array", "items": {"type": "integer"}})",
               [](const RoyalCard& royal) { return Json(royal.right_places); });
}

/// What a player held, with the answer that it is part of.
struct Held {
    const VideopokerHoldAnswer& answer;
    const videopoker::HoldCost& cost;
};

std::optional<Held> held_of(const VideopokerHoldAnswer& answer) {
    return answer.held ? std::optional(Held{answer, *answer.held}) : std::nullopt;
}

/// A row on which the hold wins more or less than the best one.
struct HeldRow {
    const PayRow& row;
    const Rational& bets;
};

std::vector<HeldRow> differences_of(const Held& held) {
    std::vector<HeldRow> rows;
    for (const videopoker::RowDifference& each : held.cost.rows) {
        rows.push_back({held.answer.game().rows[each.row], each.bets});
    }
    return rows;
}

void held_row_shape(Shape<HeldRow>& shape) {
    shape.named("HeldRow")
        .text("name", "What the paytable calls the row", [](const HeldRow& row) { return row.row.name; })
        .exact("given_up",
               "What the best hold wins more on the row on average, in bets; negative if it wins less",
               [](const HeldRow& row) { return row.bets; });
}

void held_shape(Shape<Held>& shape) {
    shape.named("Held")
        .text("hold", "The cards that were held; empty if five were drawn",
              [](const Held& held) { return to_text(held.answer.deal.held(held.cost.hold.hold)); })
        .whole_number("place", "Its place among the 32 holds, from 1",
                      [](const Held& held) { return held.cost.place; })
        .exact("value", "Its expected value (EV)", [](const Held& held) { return held.cost.hold.value(); })
        .exact("cost", "How much less it is worth than the best hold, in bets",
               [](const Held& held) { return held.cost.cost; })
        .table<held_row_shape>("rows",
                               "The rows on which it differs from the best hold, which add up to the cost",
                               differences_of)
        .text("sentence", "The same in words",
              [](const Held& held) { return held.answer.sentence_on(held.cost); });
}

/// "1.02", with as many decimals as show what is not nothing.
std::string few_decimals(const Rational& bets) {
    const Rational size = bets.is_negative() ? -bets : bets;
    int decimals = 2;
    for (Rational least(1, 100); decimals < 6 && size < least; least /= Rational(10)) ++decimals;
    return decimal_text(size, decimals);
}

}  // namespace

std::optional<std::vector<RoyalCard>> VideopokerHoldAnswer::royal_cards() const {
    const std::optional<videopoker::OrderedRow>& ordered = prepared->tables.order();
    if (!ordered) return std::nullopt;
    std::vector<RoyalCard> cards;
    for (std::size_t place = 0; place < videopoker::deal_size; ++place) {
        const Card card = deal[place];
        if (card.is_joker() || card.rank() < Rank::ten) continue;
        const int from_left = number_of(card.rank()) - number_of(Rank::ten) + 1;
        const int from_right = videopoker::deal_size + 1 - from_left;
        RoyalCard& royal = cards.emplace_back(RoyalCard{card, static_cast<int>(place) + 1, {from_left}});
        // The queen stands in the middle either way.
        if (ordered->order == videopoker::CardOrder::reversible && from_right != from_left) {
            royal.right_places.push_back(from_right);
        }
    }
    return cards;
}

// "Holding As Ks costs 17.36 bets against As Ks Qs Js: on average it wins 17.02 less from royal flush and 0.52
// less from flush, but 0.11 more from pair". Rows that make little difference are added up as "other hands".
std::string VideopokerHoldAnswer::sentence_on(const videopoker::HoldCost& cost) const {
    const std::string subject = "Holding " + cards_or_nothing(deal.held(cost.hold.hold));
    if (cost.cost.is_zero()) {
        return subject +
               (cost.hold.hold == analysis.holds.front().hold ? " is best" : " is as good as the best");
    }
    const Rational small = cost.cost / Rational(20);
    std::vector<std::string> less;
    std::vector<std::string> more;
    Rational others;
    for (const videopoker::RowDifference& each : cost.rows) {
        const bool is_gain = each.bets.is_negative();
        if ((is_gain ? -each.bets : each.bets) < small) {
            others += each.bets;
            continue;
        }
        (is_gain ? more : less)
            .push_back(few_decimals(each.bets) + (is_gain ? " more from " : " less from ") +
                       game().rows[each.row].name);
    }
    std::reverse(more.begin(), more.end());  // what is gained most first
    if (!others.is_zero()) {
        (others.is_negative() ? more : less)
            .push_back(few_decimals(others) + (others.is_negative() ? " more" : " less") +
                       " from other hands");
    }
    std::string text = subject + " costs " + few_decimals(cost.cost) + " bets against " +
                       cards_or_nothing(deal.held(analysis.holds.front().hold));
    if (cost.rows.empty()) return text;
    text += ": on average it wins " + joined(less, ", ", " and ");
    if (!more.empty()) text += (less.empty() ? "" : ", but ") + joined(more, ", ", " and ");
    return text;
}

Query VideopokerHoldRequest::query() {
    return {
        "videopoker.hold",
        "The 32 ways to play one dealt hand, best first",
        {game_fields_with({Field{"cards", FieldKind::cards, "CARDS",
                                 "Five cards, as in AsKsQsJs5s or \"10h 9h Jk 2c 2d\""}}),
         Field{"held", FieldKind::cards, "CARDS",
               "Also say what this hold costs, and why: cards of the deal, their places as in \"1 2 5\", or "
               "nothing"},
         state_field(),
         // Only the order of equally good holds depends on it.
         tie_rule_field()},
        {R"({"query": "videopoker.hold", "game": "jacks-or-better-9-6", "cards": "AsKsQsJs5s"})",
         R"({"query": "videopoker.hold", "game": "jacks-or-better-9-6", "cards": "AsKsQsJs5s", "held": "AsKsQsJs5s"})",
         R"({"query": "videopoker.hold", "game": "sevens-and-joker-wild", "cards": "7h 7d Jk Qc 10s"})"}};
}

VideopokerHoldRequest VideopokerHoldRequest::read(const Fields& fields) {
    return {game_of(fields), fields.text("cards"), fields.optional_text("held"), read_tie_rule(fields)};
}

namespace {

/// The machine, if the state is a sum of the multipliers of its lines; else null.
std::shared_ptr<const PreparedMachine> machine_on_lines(const GameChoice& choice, Session& session,
                                                        const Work& work) {
    if (!choice.state || !is_machine(choice)) return nullptr;
    auto machine = session.of<PreparedGames>().machines().prepare(choice, work);
    return machine->sum_of(*choice.state) ? machine : nullptr;
}

/// Its game, as an answer names it.
std::shared_ptr<const PreparedGame> with_sum(const PreparedMachine& machine, const std::string& sum) {
    videopoker::GameTables tables = machine.base;
    tables.rename(machine.machine.id, machine.machine.name + ", multipliers totalling " + sum);
    return std::make_shared<const PreparedGame>(PreparedGame{std::move(tables), {}, sum});
}

}  // namespace

// One deal takes microseconds once the game is prepared: too little to be shared among threads or stopped.
// Cards are read against the game's own deck, which says how many jokers there are.
VideopokerHoldAnswer answer(const VideopokerHoldRequest& request, Session& session, const Work& work) {
    const auto machine = machine_on_lines(request.game, session, work);
    std::shared_ptr<const PreparedGame> prepared =
        machine ? with_sum(*machine, *request.game.state)
                : session.of<PreparedGames>().prepare_with_order(request.game, work.stop);
    const PreparedGame& game = *prepared;
    const videopoker::GameTables& tables = game.tables;
    const videopoker::Deal deal =
        in_field("cards", [&] { return videopoker::parse_deal(request.cards, tables.game().deck); });
    videopoker::HandAnalysis analysis =
        machine ? analyze_hand_on_lines(machine->base, machine->machine, *machine->lines, deal,
                                        *machine->sum_of(*request.game.state), request.tie_rule)
                : analyze_hand(tables, deal, request.tie_rule);
    // `game` stays valid: the answer holds it.
    VideopokerHoldAnswer found{std::move(prepared), request.tie_rule, deal, std::move(analysis), {},
                               row_warnings(game)};
    if (request.held) {
        const videopoker::Hold hold =
            in_field("held", [&] { return videopoker::parse_hold(*request.held, deal, tables.game().deck); });
        found.held = cost_of_hold(tables.game(), found.analysis, hold);
        // What a row brings on several lines depends on the rows of the others.
        if (machine) found.held->rows.clear();
    }
    return found;
}

void VideopokerHoldAnswer::declare(Shape<VideopokerHoldAnswer>& shape) {
    using Answer = VideopokerHoldAnswer;
    declare_about_game(shape, "HoldAnswer", "videopoker.hold")
        .text("deal", "The cards dealt", [](const Answer& answer) { return to_text(answer.deal); })
        .table<royal_card_shape>("royal_cards",
                                 "The cards from the ten to the ace, if the order of the cards counts",
                                 &Answer::royal_cards)
        .table<hold_shape>("holds", "The 32 holds, best first", hold_rows_of)
        .object<held_shape>("held", "What a player held, if the request says it", held_of)
        .text("tie_rule", "Which hold comes first if several are equally good",
              [](const Answer& answer) { return to_text(answer.tie_rule); })
        .one_of(tie_rule_field().choices)
        .texts("warnings", warnings_sentence, &Answer::warnings);
}

std::string to_csv(const VideopokerHoldAnswer& answer) {
    Shape<HoldRow> shape;
    hold_columns(shape, answer.game().rows);
    return shape.csv(hold_rows_of(answer));
}

}  // namespace holdfast::ask
