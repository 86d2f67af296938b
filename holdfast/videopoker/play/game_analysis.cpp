#include <algorithm>
#include <numeric>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/counting/lattice.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/play/hold_shares.h>
#include <holdfast/videopoker/play/ordered_play.h>

namespace holdfast::videopoker::detail {

PlayTally::PlayTally(const GameTables& tables, const HoldScale& scale, TieRule rule)
    : tables_(tables),
      scale_(scale),
      breaker_(tables, scale, rule),
      weights_(tables.classes(), tables.groups().size()),
      below_(tables.game().rows.size()),
      above_(tables.game().rows.size()) {}

void PlayTally::play(const SolvedBlock& solved) {
    weights_.begin_block(solved.block);
    for (std::size_t pattern = 0; pattern < solved.block.family->patterns(); ++pattern) {
        add_squares(solved, pattern);
        play_pattern(solved, pattern);
    }
    weights_.end_block();
}

void PlayTally::add_squares(const SolvedBlock& solved, std::size_t pattern) {
    // Squares of values exceed 2^64, and their sum over all deals 2^128: low and high halves are added
    // separately.
    const u64* best = solved.best.data() + pattern * block_lanes;
    u128 square_low = 0;
    u128 square_high = 0;
    for (u32 lane = 0; lane < solved.block.count; ++lane) {
        const u128 square = u128{best[lane]} * best[lane];
        square_low += static_cast<u64>(square);
        square_high += static_cast<u64>(square >> 64U);
    }
    const u32 weight = solved.block.family->weight[pattern];
    square_low_ += weight * square_low;
    square_high_ += weight * square_high;
}

void PlayTally::play_pattern(const SolvedBlock& solved, std::size_t pattern) {
    const u32* optimal = solved.optimal.data() + pattern * block_lanes;
    const u32 weight = solved.block.family->weight[pattern];
    LaneNumbers hold;
    LaneNumbers share;
    if (single_holds(optimal, solved.block.count, weight, scale_, hold.data(), share.data())) {
        // Ties are rare (876 of 2,598,960 deals in 9/6 Jacks or Better), so they are broken one by one.
        for (u32 lane = 0; lane < solved.block.count; ++lane) {
            if ((optimal[lane] & (optimal[lane] - 1)) == 0) continue;
            const Hold chosen = break_tie(solved, pattern, lane);
            hold[lane] = chosen.mask();
            share[lane] = static_cast<u32>(weight * scale_.factor_of(chosen));
        }
    }
    weights_.play(pattern, hold, share);
}

Hold PlayTally::break_tie(const SolvedBlock& solved, std::size_t pattern, u32 lane) {
    const DealFamily& family = *solved.block.family;
    const HoldSet optimal(solved.optimal[pattern * block_lanes + lane]);
    const OutcomeCounts outcomes(tables_, family, *solved.block.groups, pattern,
                                 solved.block.first_rank_set + lane, optimal);
    // Counts are over the common denominator of all holds, so holds of different sizes are comparable.
    std::vector<TiedHold> tied;
    for (const Hold hold : optimal) tied.push_back(breaker_.describe(outcomes, hold));
    const BrokenTie tie = breaker_.broken(tied);
    const u64 weight = family.weight[pattern];
    tied_deals_ += weight;
    for (std::size_t row = 0; row < below_.size(); ++row) {
        below_[row] += weight * (tie.chosen.counts[row] - tie.fewest[row]);
        above_[row] += weight * (tie.most[row] - tie.chosen.counts[row]);
    }
    return tie.chosen.hold;
}

void PlayTally::add(const PlayTally& other) {
    weights_.add(other.weights_);
    for (std::size_t row = 0; row < below_.size(); ++row) {
        below_[row] += other.below_[row];
        above_[row] += other.above_[row];
    }
    tied_deals_ += other.tied_deals_;
    square_low_ += other.square_low_;
    square_high_ += other.square_high_;
}

std::vector<u64> PlayTally::row_counts() const {
    return detail::row_counts(tables_, weights_);
}

}  // namespace holdfast::videopoker::detail

namespace holdfast::videopoker {
namespace {

using detail::HoldScale;
using detail::PlayTally;
using detail::SolvedBlock;

void fill_moments(GameAnalysis& answer, const Game& game, const U256& squared_value, const HoldScale& scale,
                  u64 pay_denominator) {
    const Rational combinations(answer.combinations);
    const Rational unit(u128{1}, u128{pay_denominator});
    Rational second_moment;
    u64 hits = 0;
    for (std::size_t row = 0; row < answer.rows.size(); ++row) {
        const Rational& pay = game.rows[row].pays;
        const Rational won = Rational(answer.rows[row].combinations) / combinations * pay;
        answer.expected_return += won;
        second_moment += won * pay;
        if (!pay.is_zero()) hits += answer.rows[row].combinations;
    }
    // Given the deal, two hands drawn from it are independent and have the same mean: the best value. So
    // their covariance is the variance of that mean over the deals.
    const Rational squared_return = answer.expected_return * answer.expected_return;
    answer.variance = second_moment - squared_return;
    answer.covariance =
        Rational(squared_value) / combinations / Rational(scale.common) * unit * unit - squared_return;
    answer.hit_frequency = Rational(hits) / combinations;
}

}  // namespace

namespace {

/// The counts of a tally. The fewest and the most are found for each row by itself: those of two rows may need
/// different plays.
template <class Tally>
std::vector<RowCount> row_counts_of(const Tally& tally) {
    const std::vector<u64>& counts = tally.row_counts();
    std::vector<RowCount> rows;
    for (std::size_t row = 0; row < counts.size(); ++row) {
        rows.push_back({counts[row], counts[row] - tally.below()[row], counts[row] + tally.above()[row]});
    }
    return rows;
}

GameAnalysis analyze_in_order(const GameTables& tables, TieRule tie_rule, const Work& work) {
    const detail::OrderedPlay play(tables);
    const detail::OrderedTally total = tally_in_order(play, tie_rule, work);
    const u64 orders = orders_of(CardOrder::any);
    const u64 pay_denominator = play.in_order().pays().denominator;

    GameAnalysis answer{};
    answer.deals = binomial(tables.game().deck.size(), deal_size) * orders;
    answer.deal_classes = tables.classes().size(deal_size);
    answer.combinations = answer.deals * play.scale().common;
    answer.tied_deals = total.tied_deals();
    answer.rows = row_counts_of(total);
    fill_moments(answer, tables.game(), total.squared_value(), play.scale(), pay_denominator);
    answer.order =
        OrderEffect{total.changed_deals(), Rational(total.ignoring()) / Rational(answer.combinations) /
                                               Rational(u128{orders} * pay_denominator)};
    return answer;
}

}  // namespace

GameAnalysis analyze_game(const GameTables& tables, TieRule tie_rule, const Work& work) {
    if (tables.order()) return analyze_in_order(tables, tie_rule, work);
    // Each worker adds integers to its own tally, so the answer does not depend on which worker took which
    // block.
    const HoldScale scale(tables.game().deck);
    std::vector<PlayTally> tallies(worker_count(work), PlayTally(tables, scale, tie_rule));
    detail::for_each_solved_block(
        tables, scale, work, [&](const SolvedBlock& block, unsigned worker) { tallies[worker].play(block); });
    PlayTally& total = tallies.front();
    for (std::size_t worker = 1; worker < tallies.size(); ++worker) total.add(tallies[worker]);

    GameAnalysis answer{};
    answer.deals = binomial(tables.game().deck.size(), deal_size);
    answer.deal_classes = tables.classes().size(deal_size);
    answer.combinations = answer.deals * scale.common;
    answer.tied_deals = total.tied_deals();
    answer.rows = row_counts_of(total);
    fill_moments(answer, tables.game(), total.squared_value(), scale, tables.pays().denominator);
    return answer;
}

GameAnalysis analyze_game(const Game& game, TieRule tie_rule, const Work& work) {
    return analyze_game(GameTables(game), tie_rule, work);
}

namespace {

using detail::HoldScale;
using detail::OutcomeCounts;
using detail::TieBreaker;
using detail::TiedHold;

void check_deal(const Deal& deal, Deck deck) {
    if (!deck.cards().contains(deal.set())) {
        throw InvalidArgument("the deal has a card that is not in the game's deck");
    }
}

/// A hold with the values by which it is ranked.
struct RankedHold {
    TiedHold tied;
    u64 value;  ///< expected pay * pay denominator * HoldScale::common
};

}  // namespace

Rational HoldAnalysis::value() const {
    return worth ? *worth : Rational(u128{pay_sum}, u128{draws} * pay_denominator);
}

// E[X^2] - E[X]^2 over one common denominator: a single fraction to reduce, while the difference of two would
// reduce five. The pays have 64 bits at most and the draws 22, so all products fit in 256 bits.
Rational HoldAnalysis::variance() const {
    const U256 mean_squared(u128{pay_sum} * pay_sum);
    const U256 unit(u128{draws} * pay_denominator);
    return {false, U256(squared_pay_sum) * U256(u128{draws}) - mean_squared, unit * unit};
}

namespace {

/// The holds, best first; `tied`: their outcomes over `scale`, which converts them to the draws of each.
HandAnalysis ranked_holds(const GameTables& tables, const HoldScale& scale, const TieBreaker& breaker,
                          const std::vector<TiedHold>& holds) {
    const std::vector<u64>& pays = tables.pays().pays;
    // A hold has more than 300 bytes of counts, so pointers are sorted instead.
    std::vector<RankedHold> valued;
    std::vector<const RankedHold*> ranked;
    valued.reserve(holds.size());
    for (const TiedHold& hold : holds) {
        RankedHold& each = valued.emplace_back(RankedHold{hold, 0});
        each.value = std::inner_product(pays.begin(), pays.end(), each.tied.counts.begin(), u64{0});
        ranked.push_back(&each);
    }
    std::stable_sort(ranked.begin(), ranked.end(), [&](const RankedHold* a, const RankedHold* b) {
        return a->value != b->value ? a->value > b->value : breaker.preferred(a->tied, b->tied);
    });
    HandAnalysis answer;
    answer.holds.reserve(holds.size());
    for (const RankedHold* const each : ranked) {
        // Converts from the common denominator of all holds to the draws of this one; the divisions are
        // exact.
        const u64 factor = scale.factor_of(each->tied.hold);
        HoldAnalysis& hold = answer.holds.emplace_back();
        hold.hold = each->tied.hold;
        hold.draws = scale.common / factor;
        hold.outcomes.reserve(pays.size());
        for (std::size_t row = 0; row < pays.size(); ++row) {
            hold.outcomes.push_back(each->tied.counts[row] / static_cast<u32>(factor));
        }
        hold.is_best = each->value == ranked.front()->value;
        hold.pay_sum = each->value / factor;
        hold.squared_pay_sum = breaker.second_moment(each->tied) / factor;
        hold.pay_denominator = tables.pays().denominator;
    }
    return answer;
}

HandAnalysis analyze_hand_in_order(const GameTables& tables, const Deal& deal, TieRule tie_rule) {
    const detail::OrderedPlay play(tables);
    const TieBreaker breaker(play.in_order(), play.scale(), tie_rule);
    const OutcomeCounts outcomes(play.in_order(), deal);
    const detail::RoyalHolds royals({deal[0], deal[1], deal[2], deal[3], deal[4]});
    const auto right_orders = [&](Hold hold) {
        return royals.royals(hold) == 0 ? 0 : royals.right_orders(hold, play.order().order, detail::as_dealt);
    };
    std::vector<TiedHold> holds;
    for (const Hold hold : all_holds) {
        holds.push_back(play.outcomes(outcomes, royals, hold, right_orders(hold)));
    }
    HandAnalysis answer = ranked_holds(play.in_order(), play.scale(), breaker, holds);
    for (HoldAnalysis& each : answer.holds) each.right_orders = right_orders(each.hold);
    return answer;
}

}  // namespace

HandAnalysis analyze_hand(const GameTables& tables, const Deal& deal, TieRule tie_rule) {
    check_deal(deal, tables.game().deck);
    if (tables.order()) return analyze_hand_in_order(tables, deal, tie_rule);
    const HoldScale scale(tables.game().deck);
    const TieBreaker breaker(tables, scale, tie_rule);
    const OutcomeCounts outcomes(tables, deal);
    std::vector<TiedHold> holds;
    for (const Hold hold : all_holds) holds.push_back(breaker.describe(outcomes, hold));
    return ranked_holds(tables, scale, breaker, holds);
}

}  // namespace holdfast::videopoker
