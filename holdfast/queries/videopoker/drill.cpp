#include <algorithm>
#include <utility>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/counter_random.h>
#include <holdfast/queries/input/field_error.h>
#include <holdfast/queries/videopoker/drill.h>
#include <holdfast/queries/videopoker/row_warnings.h>
#include <holdfast/strategy/charts/misplays.h>
#include <holdfast/strategy/language/chart_text.h>
#include <holdfast/strategy/search/chart_search.h>
#include <holdfast/strategy/search/idle_parts.h>
#include <holdfast/videopoker/play/close_deals.h>
#include <holdfast/videopoker/play/deal_pool.h>
#include <holdfast/videopoker/play/hand_analysis.h>

namespace holdfast::queries {
namespace {

using videopoker::Deal;
using videopoker::DealPool;
using videopoker::GameTables;
using videopoker::Hold;
using videopoker::HoldAnalysis;
using videopoker::Misplays;
using Drill = VideopokerDrillAnswer::Drill;
using Play = VideopokerDrillAnswer::Play;

struct BasicChart {
    Misplays misplays;
    std::string text;
};

/// The chart that `videopoker.strategy` answers with.
BasicChart basic_chart(const GameTables& tables, const Work& work) {
    const Work quiet = work.quietly();
    const videopoker::HoldTypes types(tables, quiet);
    const videopoker::DealWalk walk(types);
    const videopoker::HoldVocabulary vocabulary(types);
    const videopoker::ChartWriter writer(vocabulary);
    const videopoker::ChartSearch search =
        in_field("game", [&] { return videopoker::ChartSearch(walk, writer, quiet); });
    videopoker::Chart chart = search.basic(work);
    Misplays misplays(walk, chart, quiet);
    const videopoker::ChartScore score = score_chart(types, chart, quiet);
    // Idle parts decide no deal, so the text shown is played like the chart whose misplays were found.
    return {std::move(misplays), writer.text(without_idle_parts(writer, std::move(chart), score))};
}

/// [class] 1 where its deals are of the kind.
std::vector<u8> classes_of_kind(const VideopokerDrillRequest& request, const GameTables& tables,
                                const std::optional<BasicChart>& chart, const Work& work) {
    if (chart) return chart->misplays.classes();
    if (request.kind == DrillKind::close) return close_deals(tables, request.within, work);
    return std::vector<u8>(tables.classes().size(videopoker::deal_size), 1);
}

/// In an order that is as random: a sorted deal would tell which cards belong together.
Deal shuffled(CardSet cards, CounterRandom& random) {
    std::vector<Card> dealt;
    for (const Card card : cards) dealt.push_back(card);
    // Fisher and Yates, from the random numbers of this deal
    for (std::size_t left = dealt.size(); left > 1; --left) {
        std::swap(dealt[left - 1], dealt[random.below(left)]);
    }
    return Deal(dealt);
}

Hold hold_of(const Deal& deal, CardSet held) {
    u32 mask = 0;
    for (std::size_t place = 0; place < videopoker::deal_size; ++place) {
        if (held.contains(deal[place])) mask |= 1U << place;
    }
    return Hold::from_mask(mask);
}

Play play_of(const Deal& deal, const HoldAnalysis& hold, const Rational& best) {
    return {deal.held(hold.hold), hold.value(), best - hold.value()};
}

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

}  // namespace

std::string_view name_of(DrillKind kind) {
    switch (kind) {
        case DrillKind::close:
            return "close";
        case DrillKind::penalty:
            return "penalty";
        case DrillKind::all:
            break;
    }
    return "all";
}

VideopokerDrillAnswer answer(const VideopokerDrillRequest& request, Session& session, const Work& work) {
    std::shared_ptr<const PreparedGame> prepared = session.games().prepare(request.game, work.stop);
    const GameTables& tables = prepared->tables;
    std::optional<BasicChart> chart;
    if (request.kind == DrillKind::penalty) chart.emplace(basic_chart(tables, work));
    // Classes hold different numbers of deals; the pool counts deals, so that each is as likely.
    const DealPool pool(tables.shared_classes(), classes_of_kind(request, tables, chart, work.quietly()));
    VideopokerDrillAnswer answer{prepared,
                                 request.kind,
                                 request.seed,
                                 request.within,
                                 pool.size(),
                                 binomial(prepared->game().deck.size(), videopoker::deal_size),
                                 {},
                                 chart ? chart->text : "",
                                 row_warnings(tables)};
    for (u64 number = 0; number < request.count && pool.size() > 0; ++number) {
        // A stream of its own for each deal: asking for more deals changes none of the first.
        CounterRandom random(request.seed, number);
        const DealPool::Member member = pool[static_cast<u64>(random.below_wide(pool.size()))];
        const Deal deal = shuffled(member.cards, random);
        std::optional<Hold> of_chart;
        if (chart) {
            const CardSet held = chart->misplays.held(member.deal_class, member.representative);
            // The chart was followed on the class's representative, whose suits may be others than those
            // dealt.
            of_chart = hold_of(deal, held_of(member, held));
        }
        answer.drills.push_back(drill_of(tables, deal, of_chart));
    }
    return answer;
}

}  // namespace holdfast::queries
