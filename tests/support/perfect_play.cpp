#include <algorithm>
#include <numeric>

#include <tests/support/perfect_play.h>

namespace holdfast::test {
namespace {

using videopoker::Game;
using videopoker::PayRow;
using videopoker::TieRule;

int cards_held(u32 hold) {
    return __builtin_popcount(hold);
}

Rational fraction(u128 numerator, u128 denominator) {
    return Rational(numerator, denominator);
}

}  // namespace

PerfectPlay::PerfectPlay(const Game& game, TieRule rule, const DrawWeights& weights)
    : rule_(rule), weights_(weights) {
    for (const PayRow& row : game.rows) {
        pay_denominator_ = std::lcm(pay_denominator_, static_cast<u64>(row.pays.denominator().to_u128()));
    }
    for (const PayRow& row : game.rows) {
        const u64 parts = pay_denominator_ / static_cast<u64>(row.pays.denominator().to_u128());
        pays_.push_back(static_cast<u64>(row.pays.numerator().to_u128()) * parts);
    }
    sums_.rows.resize(game.rows.size());
}

u64 PerfectPlay::weight_of(u32 hold) const {
    return weights_.weight[static_cast<std::size_t>(cards_held(hold))];
}

u128 PerfectPlay::squared_pays(u32 hold, const HoldOutcomes& outcomes) const {
    u128 sum = 0;
    for (std::size_t row = 0; row < pays_.size(); ++row) {
        sum += u128{outcomes[hold][row]} * weight_of(hold) * pays_[row] * pays_[row];
    }
    return sum;
}

bool PerfectPlay::is_played_before(u32 hold, u32 other, const HoldOutcomes& outcomes) const {
    const u128 squares = squared_pays(hold, outcomes);
    const u128 other_squares = squared_pays(other, outcomes);
    // If means are equal, the larger mean square has the larger variance.
    switch (rule_) {
        case TieRule::lowest_variance:
            if (squares != other_squares) return squares < other_squares;
            break;
        case TieRule::highest_variance:
            if (squares != other_squares) return squares > other_squares;
            break;
        case TieRule::most_held:
            if (cards_held(hold) != cards_held(other)) return cards_held(hold) > cards_held(other);
            break;
        case TieRule::fewest_held:
            if (cards_held(hold) != cards_held(other)) return cards_held(hold) < cards_held(other);
            break;
    }
    for (std::size_t row = 0; row < pays_.size(); ++row) {
        const u64 count = outcomes[hold][row] * weight_of(hold);
        const u64 other_count = outcomes[other][row] * weight_of(other);
        if (count != other_count) return count > other_count;
    }
    return false;
}

u128 PerfectPlay::value_of(u32 hold, const HoldOutcomes& outcomes) const {
    u128 paid = 0;
    for (std::size_t row = 0; row < pays_.size(); ++row) paid += u128{outcomes[hold][row]} * pays_[row];
    return paid * weight_of(hold);
}

void PerfectPlay::add(u64 weight, const HoldOutcomes& outcomes) {
    best_value_ = 0;
    best_holds_.clear();
    for (u32 hold = 0; hold < holds_of_a_deal; ++hold) {
        const u128 value = value_of(hold, outcomes);
        if (best_holds_.empty() || value > best_value_) {
            best_value_ = value;
            best_holds_.clear();
        }
        if (value == best_value_) best_holds_.push_back(hold);
    }
    if (best_holds_.size() > 1) {
        sums_.tied_deals += weight;
        const auto played = std::min_element(best_holds_.begin(), best_holds_.end(),
                                             [&](u32 a, u32 b) { return is_played_before(a, b, outcomes); });
        std::iter_swap(best_holds_.begin(), played);
    }
    sums_.deals += weight;
    value_ += weight * best_value_;
    squared_value_ += U256(best_value_) * U256(best_value_) * U256(weight);
    add_rows(weight, outcomes);
}

void PerfectPlay::add_rows(u64 weight, const HoldOutcomes& outcomes) {
    for (std::size_t row = 0; row < pays_.size(); ++row) {
        const u64 played = outcomes[best_holds_.front()][row] * weight_of(best_holds_.front());
        u64 fewest = played;
        u64 most = played;
        for (const u32 hold : best_holds_) {
            const u64 count = outcomes[hold][row] * weight_of(hold);
            fewest = std::min(fewest, count);
            most = std::max(most, count);
        }
        sums_.rows[row].combinations += weight * played;
        sums_.rows[row].fewest += weight * fewest;
        sums_.rows[row].most += weight * most;
    }
}

OracleAnalysis PerfectPlay::result() const {
    OracleAnalysis result = sums_;
    const u128 combinations = u128{result.deals} * weights_.common;
    const Rational pay_unit = fraction(1, pay_denominator_);
    u128 squares = 0;
    u64 hits = 0;
    for (std::size_t row = 0; row < pays_.size(); ++row) {
        squares += u128{result.rows[row].combinations} * pays_[row] * pays_[row];
        if (pays_[row] > 0) hits += result.rows[row].combinations;
    }
    const Rational mean = fraction(value_, combinations) * pay_unit;
    const Rational unit = fraction(1, value_unit());
    result.expected_return = mean;
    result.variance = fraction(squares, combinations) * pay_unit * pay_unit - mean * mean;
    result.covariance = Rational(false, squared_value_, U256(u128{result.deals})) * unit * unit - mean * mean;
    result.hit_frequency = fraction(hits, combinations);
    return result;
}

}  // namespace holdfast::test
