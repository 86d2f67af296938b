#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <stdexcept>

#include <holdfast/bankroll/deal_totals.h>
#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>

namespace holdfast::bankroll {
namespace {

// A number of ways in 320 bits.
constexpr std::size_t way_limbs = 5;
constexpr std::size_t totals_a_look = 256;  // between two looks at the stop flag
using WayLimbs = std::array<u64, way_limbs>;

/// The number of limbs that suffices after some lines: all ways together are deals * outcomes^lines, which has
/// at most as many bits as its factors together. For draws from 55 cards these are 22 + 25 * lines: 272 for ten lines;
/// in order, from 57 cards, 29 + 29 * lines: 319. No game of ours needs more.
std::size_t limbs_after(const OutcomeLaw& law, std::size_t lines) {
    const std::size_t bits = U256(law.deals).bit_width() + lines * U256(law.outcomes).bit_width();
    return (bits + 63) / 64;
}

void add_multiple(WayLimbs& sum, const WayLimbs& ways, u32 factor, std::size_t limbs) {
    u128 carry = 0;
    for (std::size_t i = 0; i < limbs; ++i) {
        carry += u128{ways[i]} * factor + sum[i];
        sum[i] = static_cast<u64>(carry);
        carry >>= 64U;
    }
}

bool is_none(const WayLimbs& ways) {
    return std::all_of(ways.begin(), ways.end(), [](u64 limb) { return limb == 0; });
}

/// The totals after 0, 1, ..., n lines, and the place of the total that each becomes with one more pay.
class TotalPlan {
  public:
    /// Returns false if there are too many totals.
    bool make(const OutcomeLaw& law, u32 lines, const StopFlag* stop) {
        pays_ = law.pays.size();
        totals_ = {{0}};
        for (u32 line = 0; line < lines; ++line) {
            limbs_.push_back(limbs_after(law, line + 1));
            std::vector<u64> to = one_pay_more(law.pays, stop);
            if (to.size() > max_totals) return false;
            std::vector<u32> next;
            next.reserve(totals_.back().size() * pays_);
            for (const u64 total : totals_.back()) {
                if (next.size() / pays_ % totals_a_look == 0) throw_if_stopped(stop);
                for (const u64 pay : law.pays) {
                    const auto place = std::lower_bound(to.begin(), to.end(), total + pay);
                    next.push_back(static_cast<u32>(place - to.begin()));
                }
            }
            next_.push_back(std::move(next));
            totals_.push_back(std::move(to));
        }
        return true;
    }

    const std::vector<u64>& totals() const { return totals_.back(); }

    /// sums[total] += the number of ways in which the lines of the group's deals make that total.
    void add_group(const OutcomeGroup& group, std::vector<WayLimbs>& sums, const StopFlag* stop) const {
        std::vector<WayLimbs> ways(1);
        ways[0][0] = group.deals;
        for (std::size_t line = 0; line < next_.size(); ++line) {
            const bool is_last = line + 1 == next_.size();
            std::vector<WayLimbs> more(is_last ? 0 : totals_[line + 1].size());
            std::vector<WayLimbs>& to = is_last ? sums : more;
            const std::size_t limbs = is_last ? way_limbs : limbs_[line];
            for (std::size_t from = 0; from < ways.size(); ++from) {
                if (from % totals_a_look == 0) throw_if_stopped(stop);
                if (is_none(ways[from])) continue;
                const u32* const next = next_[line].data() + from * pays_;
                for (std::size_t pay = 0; pay < pays_; ++pay) {
                    if (group.counts[pay] == 0) continue;
                    add_multiple(to[next[pay]], ways[from], group.counts[pay], limbs);
                }
            }
            ways = std::move(more);
        }
    }

  private:
    /// The totals after one more line. They are merged pay by pay, so that no list is longer than twice
    /// max_totals.
    std::vector<u64> one_pay_more(const std::vector<u64>& pays, const StopFlag* stop) const {
        std::vector<u64> to;
        for (const u64 pay : pays) {
            throw_if_stopped(stop);
            std::vector<u64> with_pay(totals_.back());
            for (u64& total : with_pay) total += pay;
            std::vector<u64> both;
            both.reserve(to.size() + with_pay.size());
            std::set_union(to.begin(), to.end(), with_pay.begin(), with_pay.end(), std::back_inserter(both));
            to = std::move(both);
            if (to.size() > max_totals) break;
        }
        return to;
    }

    std::size_t pays_ = 0;
    std::vector<std::size_t> limbs_;        ///< [line] of the ways after it
    std::vector<std::vector<u64>> totals_;  ///< [lines][place]
    std::vector<std::vector<u32>> next_;    ///< [lines][place * pays_ + pay] a place one line later
};

U512 wide(const WayLimbs& ways) {
    std::array<u64, U512::limb_count> limbs{};
    std::copy(ways.begin(), ways.end(), limbs.begin());
    return U512::from_limbs(limbs);
}

}  // namespace

double DealTotals::chance_of(const U512& some_ways) const {
    if (some_ways.is_zero()) return 0;
    // 64 bits or more of the quotient. The remainder matters only if these are half-way between two doubles,
    // so it is kept as one more bit.
    const unsigned shift = 65 + all.bit_width() - some_ways.bit_width();
    const Division<8> parts = divmod(some_ways << shift, all);
    U512 quotient = parts.quotient;
    const unsigned surplus = quotient.bit_width() - 63;
    u64 bits = (quotient >> surplus).limb(0) << 1U;
    if (!parts.remainder.is_zero() || quotient.trailing_zeros() < surplus) bits |= 1U;
    return std::ldexp(static_cast<double>(bits), static_cast<int>(surplus) - 1 - static_cast<int>(shift));
}

std::optional<DealTotals> total_deals(const OutcomeLaw& law, u32 lines, const Work& work) {
    if (lines < 1 || lines > max_total_lines) throw InvalidArgument("totals of 1 to 10 lines");
    if (limbs_after(law, lines) > way_limbs) throw InvalidArgument("too many outcomes to be counted");
    TotalPlan plan;
    if (!plan.make(law, lines, work.stop)) return std::nullopt;
    const std::size_t size = plan.totals().size();
    std::vector<std::vector<WayLimbs>> sums(worker_count(work), std::vector<WayLimbs>(size));
    for_each_index(law.groups.size(), work, [&](std::size_t group, unsigned worker) {
        plan.add_group(law.groups[group], sums[worker], work.stop);
    });
    DealTotals answer{lines, law.pay_denominator, {}, {}, U512(law.deals)};
    for (u32 line = 0; line < lines; ++line) answer.all *= U512(law.outcomes);
    U512 counted;
    for (std::size_t i = 0; i < size; ++i) {
        U512 ways;
        for (const std::vector<WayLimbs>& of_worker : sums) ways += wide(of_worker[i]);
        // No single deal has the pays that make this total.
        if (ways.is_zero()) continue;
        answer.totals.push_back(plan.totals()[i]);
        answer.ways.push_back(ways);
        counted += ways;
    }
    if (counted != answer.all) {
        throw ErrorOf<std::logic_error>("the ways of the totals of a deal do not add up");
    }
    return answer;
}

}  // namespace holdfast::bankroll
