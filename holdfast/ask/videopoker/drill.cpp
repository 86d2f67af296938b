#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/drill.h>
#include <holdfast/ask/videopoker/prepared/basic_chart.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/counter_random.h>
#include <holdfast/videopoker/play/deal_pool.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/strategy/charts/chart_score.h>

namespace holdfast::ask {
namespace {

using videopoker::Deal;
using videopoker::DealPool;
using videopoker::GameTables;
using videopoker::Hold;
using videopoker::HoldAnalysis;
using videopoker::Misplays;
using Drill = VideopokerDrillAnswer::Drill;
using Play = VideopokerDrillAnswer::Play;

/// [DrillKind]
constexpr std::array<std::string_view, 3> drill_kinds{"all", "close", "penalty"};

FieldList drill_fields() {
    // The field keeps a view of this text.
    static const std::string most_seed = std::to_string(~u64{0});
    return {
        game_fields(), state_field(),
        Field{"kind", FieldKind::choice, "KIND",
              "Deals to draw from: all, those with a close second-best hold, or those that the basic chart "
              "misplays"}
            .by_default("all")
            .one_of({drill_kinds.begin(), drill_kinds.end()}),
        Field{"count", FieldKind::whole_number, "N", "Number of deals"}.by_default("10").between("1", "1000"),
        // Its default is only mentioned in the help, because with any other kind the field must be absent.
        Field{"within", FieldKind::fraction, "BETS",
              "For close deals: the most that the second-best hold may cost, in bets"}
            .between("0", "1000000")
            .otherwise("0.05"),
        Field{"seed", FieldKind::whole_number, "N", "Random seed; the same seed deals the same deals"}
            .by_default("1")
            .between("0", most_seed)};
}

/// [class] 1 if its deals are of the kind.
std::vector<u8> classes_of_kind(const VideopokerDrillRequest& request, const GameTables& tables,
                                const std::optional<Misplays>& misplays, const Work& work) {
    if (misplays) return misplays->classes();
    if (request.kind == DrillKind::close) return close_deals(tables, request.within, work);
    return std::vector<u8>(tables.classes().size(videopoker::deal_size), 1);
}

/// The cards in a random order: a sorted deal would tell which cards belong together.
Deal shuffled(CardSet cards, CounterRandom& random) {
    std::vector<Card> dealt;
    for (const Card card : cards) dealt.push_back(card);
    // Fisher and Yates, from the random numbers of this deal
    for (std::size_t left = dealt.size(); left > 1; --left) {
        std::swap(dealt[left - 1], dealt[random.below(left)]);
    }
    return Deal(dealt);
}

/// The hold of these cards, by their places in the deal.
Hold hold_of(const Deal& deal, CardSet held) {
    u32 mask = 0;
    for (std::size_t place = 0; place < videopoker::deal_size; ++place) {
        if (held.contains(deal[place])) mask |= 1U << place;
    }
    return Hold::from_mask(mask);
}

/// `best`: the value of the best hold of the deal.
Play play_of(const Deal& deal, const HoldAnalysis& hold, const Rational& best) {
    return {deal.held(hold.hold), hold.value(), best - hold.value()};
}

/// How the deal is played. `of_chart`: what the basic chart holds; nothing if there is no chart.
Drill drill_of(const GameTables& tables, const Deal& deal, const std::optional<Hold>& of_chart) {
    const videopoker::HandAnalysis analysis = analyze_hand(tables, deal);
    Drill drill{deal, {}, analysis.holds.front().value(), std::nullopt, std::nullopt};
    for (const HoldAnalysis& hold : analysis.holds) {
        if (hold.is_best) {
            drill.best.push_back(deal.held(hold.hold));
            // Holds come best first: this is the first of those that are worth less.
        } else if (!drill.second) {
            drill.second = play_of(deal, hold, drill.value);
        }
        if (of_chart && hold.hold == *of_chart) drill.chart = play_of(deal, hold, drill.value);
    }
    return drill;
}

void play_shape(Shape<Play>& shape) {
    shape.named("DrillPlay")
        .text("hold", "The cards that are held; empty if all are discarded",
              [](const Play& play) { return to_text(play.hold); })
        .not_in_csv()
        .only_in_csv("hold", [](const Play& play) { return Json(held_cell(play.hold)); })
        .exact("value", "The expected pay of a bet of 1", &Play::value)
        .exact("cost", "How much less it is worth than the best hold", &Play::cost);
}

/// All holds of the largest value; a hold of no cards is an empty text.
std::vector<std::string> best_holds(const Drill& drill) {
    std::vector<std::string> holds;
    for (const std::vector<Card>& hold : drill.best) holds.push_back(to_text(hold));
    return holds;
}

/// The holds as one cell, with a blank between any two; a hold of no cards is "nothing" there.
Json cells_of_best_holds(const Drill& drill) {
    Json cells = Json::array();
    for (const std::vector<Card>& hold : drill.best) cells.push_back(held_cell(hold));
    return cells;
}

/// "Js Qs or 2d 2h": any of them is the right answer.
std::string best_text(const Drill& drill) {
    std::vector<std::string> holds;
    for (const std::vector<Card>& hold : drill.best) holds.push_back(cards_or_nothing(hold));
    return either_of(holds);
}

void drill_shape(Shape<Drill>& shape) {
    shape.named("DrillDeal")
        .text("deal", "The cards dealt", [](const Drill& drill) { return to_text(drill.deal); })
        .shown("Deal", Format::cards())
        .texts("best_holds", "All holds of the largest value, preferred ones first", best_holds)
        .not_in_csv()
        .only_in_csv("best_holds", cells_of_best_holds)
        .only_shown("Best hold", "All holds of the largest value", best_text)
        .exact("value", "What these are worth: the expected pay of a bet of 1", &Drill::value)
        .shown("Value", Format::fixed(6), 3)
        // Absent if all 32 holds are worth the same.
        .object<play_shape>("second", "The second-best hold: the best of those that are worth less",
                            &Drill::second)
        .kept_in_csv()
        .show("second_hold", "Second best", Format::cards(), 1)
        .show("second_cost", "Cost", Format::fixed(6), 2)
        .object<play_shape>("chart", "The hold of the basic chart, for penalty deals", &Drill::chart)
        .show("chart_hold", "Chart", Format::cards())
        .show("chart_cost", "Chart's cost", Format::fixed(6));
}

}  // namespace

Query VideopokerDrillRequest::query() {
    return {
        "videopoker.drill",
        "Random deals to practise on, with the best hold of each",
        drill_fields(),
        {R"({"query": "videopoker.drill", "game": "jacks-or-better-9-6", "kind": "close"})",
         R"({"query": "videopoker.drill", "game": "deuces-wild-full-pay", "kind": "close", "within": "1/100", "count": 5})",
         R"({"query": "videopoker.drill", "game": "jacks-or-better-9-6", "kind": "penalty", "seed": 7})"},
        "steps"};
}

VideopokerDrillRequest VideopokerDrillRequest::read(const Fields& fields) {
    VideopokerDrillRequest request;
    request.game = game_of(fields);
    request.kind = static_cast<DrillKind>(fields.choice("kind"));
    request.count = *fields.whole_number("count");
    request.seed = *fields.whole_number("seed");
    if (const auto within = fields.fraction("within")) {
        request.within = *within;
        if (request.kind != DrillKind::close) {
            // It would have no effect, although the user expects one.
            throw FieldError("within", "'within' needs the kind 'close'", fields.text("within"));
        }
    }
    return request;
}

VideopokerDrillAnswer answer(const VideopokerDrillRequest& request, Session& session, const Work& work) {
    std::shared_ptr<const PreparedGame> prepared =
        session.of<PreparedGames>().prepare(request.game, work.stop);
    const GameTables& tables = prepared->tables;
    std::optional<BasicChart> chart;
    std::optional<Misplays> misplays;
    if (request.kind == DrillKind::penalty) {
        chart.emplace(tables, "game", work);
        misplays.emplace(chart->walk, chart->chart, work.quietly());
    }
    // Classes hold different numbers of deals; the pool counts deals, so that each is as likely.
    const DealPool pool(tables.shared_classes(), classes_of_kind(request, tables, misplays, work.quietly()));
    VideopokerDrillAnswer answer{prepared,
                                 request.kind,
                                 request.seed,
                                 request.within,
                                 pool.size(),
                                 binomial(prepared->game().deck.size(), videopoker::deal_size),
                                 {},
                                 chart ? chart->text : "",
                                 row_warnings(*prepared)};
    // A game may have no deals of the kind. Then none is drawn, and `deals_of_kind` says why.
    for (u64 number = 0; number < request.count && pool.size() > 0; ++number) {
        // A stream of its own for each deal: asking for more deals changes none of the first.
        CounterRandom random(request.seed, number);
        const DealPool::Member member = pool[static_cast<u64>(random.below_wide(pool.size()))];
        const Deal deal = shuffled(member.cards, random);
        std::optional<Hold> of_chart;
        if (misplays) {
            const CardSet held = misplays->held(member.deal_class, member.representative);
            // The chart was followed on the class's representative, whose suits may be others than those
            // dealt.
            of_chart = hold_of(deal, held_of(member, held));
        }
        answer.drills.push_back(drill_of(tables, deal, of_chart));
    }
    return answer;
}

void VideopokerDrillAnswer::declare(Shape<VideopokerDrillAnswer>& shape) {
    using Answer = VideopokerDrillAnswer;
    declare_about_game(shape, "DrillAnswer", "videopoker.drill")
        .text("kind", "The kind of deals drawn",
              [](const Answer& answer) { return drill_kinds[static_cast<std::size_t>(answer.kind)]; })
        .one_of({drill_kinds.begin(), drill_kinds.end()})
        .shown("Kind of deals")
        .count("seed", "The random seed", &Answer::seed)
        // Absent for other kinds.
        .exact("within", "For close deals: the most that the second-best hold may cost, in bets",
               [](const Answer& answer) {
                   return answer.kind == DrillKind::close ? std::optional(answer.within) : std::nullopt;
               })
        .shown("The second-best hold costs at most")
        .count("deals_of_kind", "Deals of the kind, from which these are drawn", &Answer::deals_of_kind)
        .shown("Drawn from")
        .count("all_deals", "Deals of five cards", &Answer::all_deals)
        .shown("  of all deals")
        .show("seed", "Seed")
        .table<drill_shape>("deals", "The deals drawn", &Answer::drills)
        .rows_in_csv()
        .shown("")
        // Absent for other kinds, as is the chart's hold of each deal.
        .text("chart", "For penalty deals: the basic chart, as videopoker.evaluate reads it",
              [](const Answer& answer) {
                  return answer.kind == DrillKind::penalty ? std::optional(answer.chart) : std::nullopt;
              })
        .texts("warnings", warnings_sentence, &Answer::warnings);
}

}  // namespace holdfast::ask
