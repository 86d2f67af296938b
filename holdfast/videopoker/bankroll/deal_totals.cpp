#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

#include <holdfast/core/threads.h>
#include <holdfast/videopoker/bankroll/deal_totals.h>

namespace holdfast::videopoker::bankroll {
namespace {

// A number of ways in 320 bits. deals < 2^22 and draws < 2^24, so after j lines a number is below
// 2^(22 + 24 j): 262 bits for ten lines. Nothing can wrap.
constexpr std::size_t way_limbs = 5;
using WayLimbs = std::array<u64, way_limbs>;

std::size_t limbs_after(std::size_t lines) {
    return (22 + 24 * lines) / 64 + 1;
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

/// The totals after 0, 1, ..., n lines, and where each goes with one more pay.
class TotalPlan {
  public:
    /// False where there are too many totals.
    bool make(const std::vector<u64>& pays, u32 lines) {
        pays_ = pays.size();
        totals_ = {{0}};
        for (u32 line = 0; line < lines; ++line) {
            const std::vector<u64>& from = totals_.back();
            std::vector<u64> to;
            to.reserve(from.size() * pays_);
            for (const u64 total : from) {
                for (const u64 pay : pays) to.push_back(total + pay);
            }
            std::sort(to.begin(), to.end());
            to.erase(std::unique(to.begin(), to.end()), to.end());
            if (to.size() > max_totals) return false;
            std::vector<u32> next;
            next.reserve(from.size() * pays_);
            for (const u64 total : from) {
                for (const u64 pay : pays) {
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

    /// sums[total] += the ways in which the lines of one group's deals make it.
    void add_group(const DrawGroup& group, std::vector<WayLimbs>& sums) const {
        std::vector<WayLimbs> ways(1);
        ways[0][0] = group.deals;
        for (std::size_t line = 0; line < next_.size(); ++line) {
            const bool is_last = line + 1 == next_.size();
            std::vector<WayLimbs> more(is_last ? 0 : totals_[line + 1].size());
            std::vector<WayLimbs>& to = is_last ? sums : more;
            const std::size_t limbs = is_last ? way_limbs : limbs_after(line + 1);
            for (std::size_t from = 0; from < ways.size(); ++from) {
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
    std::size_t pays_ = 0;
    std::vector<std::vector<u64>> totals_;  ///< [lines][place]
    std::vector<std::vector<u32>> next_;    ///< [lines][place * pays_ + pay] a place one line later
};

U512 wide(const WayLimbs& ways) {
    std::array<u64, U512::limb_count> limbs{};
    std::copy(ways.begin(), ways.end(), limbs.begin());
    return U512::from_limbs(limbs);
}

}  // namespace

double DealTotals::probability(std::size_t i) const {
    if (ways[i].is_zero()) return 0;
    // 64 bits or more of the quotient; what is left over only matters where those are half-way between two
    // doubles, so it is kept as one more bit.
    const unsigned shift = 65 + all.bit_width() - ways[i].bit_width();
    const Division<8> parts = divmod(ways[i] << shift, all);
    U512 quotient = parts.quotient;
    const unsigned surplus = quotient.bit_width() - 63;
    u64 bits = (quotient >> surplus).limb(0) << 1U;
    if (!parts.remainder.is_zero() || quotient.trailing_zeros() < surplus) bits |= 1U;
    return std::ldexp(static_cast<double>(bits), static_cast<int>(surplus) - 1 - static_cast<int>(shift));
}

std::optional<DealTotals> total_deals(const DrawMixture& mixture, u32 lines, const Work& work) {
    if (lines < 1 || lines > max_total_lines) throw std::invalid_argument("totals of 1 to 10 lines");
    TotalPlan plan;
    if (!plan.make(mixture.pays, lines)) return std::nullopt;
    const std::size_t size = plan.totals().size();
    std::vector<std::vector<WayLimbs>> sums(worker_count(work), std::vector<WayLimbs>(size));
    for_each_index(mixture.groups.size(), work, [&](std::size_t group, unsigned worker) {
        plan.add_group(mixture.groups[group], sums[worker]);
    });
    DealTotals answer{lines, mixture.pay_denominator, {}, {}, U512(mixture.deals)};
    for (u32 line = 0; line < lines; ++line) answer.all *= U512(mixture.draws);
    for (std::size_t i = 0; i < size; ++i) {
        U512 ways;
        for (const std::vector<WayLimbs>& of_worker : sums) ways += wide(of_worker[i]);
        // Such a total is made of pays that no single deal can draw together.
        if (ways.is_zero()) continue;
        answer.totals.push_back(plan.totals()[i]);
        answer.ways.push_back(ways);
    }
    return answer;
}

}  // namespace holdfast::videopoker::bankroll
