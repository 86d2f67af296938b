#include <algorithm>
#include <utility>

#include <holdfast/core/threads.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/sweeps/meter_stretch.h>

namespace holdfast::videopoker::detail {
namespace {

/// The hold that is best at the start and remains so longest.
std::size_t first_hold(const HoldLines& lines) {
    const auto found = std::max_element(lines.begin(), lines.end(), [](const HoldLine& a, const HoldLine& b) {
        return a.at_start != b.at_start ? a.at_start < b.at_start : a.slope < b.slope;
    });
    return static_cast<std::size_t>(found - lines.begin());
}

u32 holds_of_line(const HoldLines& lines, const HoldLine& line) {
    u32 holds = 0;
    for (std::size_t mask = 0; mask < hold_count; ++mask) {
        if (lines[mask] == line) holds |= 1U << mask;
    }
    return holds;
}

Hold hold_at(std::size_t mask) {
    return Hold::from_mask(static_cast<u32>(mask));
}

}  // namespace

HoldEnvelope::HoldEnvelope(const HoldLines& lines, u64 length) {
    std::size_t now = first_hold(lines);
    first_holds_ = holds_of_line(lines, lines[now]);
    // Each step turns to a steeper line, so there are fewer than 32 of them.
    for (;;) {
        std::size_t next = now;
        Offset at{length, 1};
        for (std::size_t mask = 0; mask < hold_count; ++mask) {
            // A line that is no steeper never overtakes the current one, which is on top.
            if (lines[mask].slope <= lines[now].slope) continue;
            // A steeper line above the current one would have been chosen before.
            const Offset crossing{lines[now].at_start - lines[mask].at_start,
                                  lines[mask].slope - lines[now].slope};
            const bool as_early = next != now && !(at < crossing);
            if (crossing < at || (as_early && lines[mask].slope > lines[next].slope)) {
                at = crossing;
                next = mask;
            }
        }
        if (next == now) break;
        turns_.push_back({at, hold_at(now), hold_at(next)});
        now = next;
    }
    last_holds_ = holds_of_line(lines, lines[now]);
}

namespace {

/// Perfect play at one pay, of all deals.
struct PlayAtPay {
    std::vector<u32> optimal;  ///< [class] the bits of the HoldSet of all optimal holds
    u128 value = 0;            ///< the sum over all deals, in the units of HoldLine::at_start
};

/// Plays at these pays over `denominator`. At the end of a stretch two rows may pay a hand equally much: then
/// it does not matter which of them is paid.
PlayAtPay play_at(const GameTables& tables, const std::vector<u64>& pays, u64 denominator,
                  const HoldScale& scale, const Work& work) {
    Pays exact;
    for (const u64 pay : pays) exact.emplace_back(u128{pay}, u128{denominator});
    const GameTables at_pay = tables.with_pays(exact, work.stop);
    PlayAtPay play;
    play.optimal.resize(tables.classes().size(deal_size));
    std::vector<u128> values(worker_count(work));
    for_each_solved_block(at_pay, scale, work, [&](const SolvedBlock& solved, unsigned worker) {
        const RankBlock& block = solved.block;
        for (std::size_t pattern = 0; pattern < block.family->patterns(); ++pattern) {
            const std::size_t first = block.family->class_of(pattern, block.first_rank_set);
            for (u32 lane = 0; lane < block.count; ++lane) {
                play.optimal[first + lane] = solved.optimal[pattern * block_lanes + lane];
                values[worker] +=
                    u128{solved.best[pattern * block_lanes + lane]} * block.family->weight[pattern];
            }
        }
    });
    for (const u128 value : values) play.value += value;
    // at_pay has the lowest denominator of its own pays, which divides the meter's.
    play.value *= denominator / at_pay.pays().denominator;
    return play;
}

/// Follows the deals without a hold that is optimal on the whole stretch. Sums over hands are linear in the
/// pays, so the pays are split in two: those at the start of the stretch, and what they rise by in one unit.
class DealFollower {
  public:
    DealFollower(const GameTables& tables, const StretchPays& pays, const HoldScale& scale)
        : scale_(scale), at_start_(pay_sums(tables, pays.start)), slope_(pay_sums(tables, pays.rise)) {}

    /// The lines of all 32 holds of a class of deals.
    HoldLines lines(const RankBlock& block, std::size_t pattern, u32 rank_set) const {
        std::array<u64, hold_count> at_start{};
        std::array<u64, hold_count> slope{};
        for (std::size_t mask = 0; mask + 1 < hold_count; ++mask) {
            const SubsetRun& run = block.family->subsets[block.family->subset_of[pattern][mask]];
            const u32 subset = run.class_of(rank_set);
            at_start[mask] = at_start_.of_level[run.cards][subset];
            slope[mask] = slope_.of_level[run.cards][subset];
        }
        const u32 group = block.groups->group_of(pattern, rank_set);
        at_start.back() = at_start_.of_group[group];
        slope.back() = slope_.of_group[group];
        totals_of_holds(at_start);
        totals_of_holds(slope);
        HoldLines lines;
        for (const Hold hold : all_holds) {
            const u64 factor = scale_.factor_of(hold);
            lines[hold.mask()] = {at_start[hold.mask()] * factor, slope[hold.mask()] * factor};
        }
        return lines;
    }

  private:
    const HoldScale& scale_;
    PaySums<u64> at_start_;
    PaySums<u64> slope_;
};

/// The results of one worker about the deals that turn.
struct Followed {
    std::vector<DealTurn> turns;
    u128 start_of_turning = 0;  ///< sum over the deals that turn: value at the start,
    u128 end_of_turning = 0;    ///< value at the end,
    u128 slope_of_turning = 0;  ///< and slope of their first pieces

    void add(const HoldLines& lines, const HoldEnvelope& envelope, const DealClass& deals, u64 length) {
        const HoldLine& first = lines[HoldSet(envelope.first_holds()).first().mask()];
        const HoldLine& last = lines[HoldSet(envelope.last_holds()).first().mask()];
        start_of_turning += u128{first.at_start} * deals.deals;
        slope_of_turning += u128{first.slope} * deals.deals;
        end_of_turning += (u128{last.at_start} + u128{last.slope} * length) * deals.deals;
        for (const Turn& turn : envelope.turns()) {
            const HoldLine& before = lines[turn.before.mask()];
            const HoldLine& after = lines[turn.after.mask()];
            turns.push_back({turn, after.slope - before.slope, before.at_start - after.at_start, deals});
        }
    }
};

}  // namespace

MeterStretch meter_stretch(const GameTables& tables, const StretchPays& pays, const Work& work) {
    const HoldScale scale(tables.game().deck);
    std::vector<u64> last_pays = pays.start;
    for (std::size_t row = 0; row < last_pays.size(); ++row) last_pays[row] += pays.rise[row] * pays.length;
    const PlayAtPay end = play_at(tables, last_pays, pays.denominator, scale, work.quietly());
    const PlayAtPay start = play_at(tables, pays.start, pays.denominator, scale, work.quietly());
    const DealFollower follower(tables, pays, scale);
    const std::vector<RankBlock> blocks = rank_blocks(tables.classes(), tables.groups());
    std::vector<Followed> followed(worker_count(work));
    MeterStretch stretch{start.value, 0, {}, start.optimal, {}};
    // A hold that is optimal at both ends is optimal in between.
    std::transform(start.optimal.begin(), start.optimal.end(), end.optimal.begin(),
                   stretch.first_holds.begin(), [](u32 a, u32 b) { return a & b; });
    stretch.last_holds = stretch.first_holds;
    for_each_index(blocks.size(), work, [&](std::size_t index, unsigned worker) {
        const RankBlock& block = blocks[index];
        for (std::size_t pattern = 0; pattern < block.family->patterns(); ++pattern) {
            for (u32 rank_set = block.first_rank_set; rank_set < block.first_rank_set + block.count;
                 ++rank_set) {
                // Blocks have no class in common, so no two workers write to the same place.
                const u32 number = block.family->class_of(pattern, rank_set);
                if (stretch.first_holds[number] != 0) continue;
                const HoldLines lines = follower.lines(block, pattern, rank_set);
                const HoldEnvelope envelope(lines, pays.length);
                followed[worker].add(lines, envelope, {number, block.family->weight[pattern]}, pays.length);
                stretch.first_holds[number] = envelope.first_holds();
                stretch.last_holds[number] = envelope.last_holds();
            }
        }
    });
    // All other deals follow one line, whose value is known at both ends.
    u128 rise = end.value - start.value;
    for (Followed& part : followed) {
        rise -= part.end_of_turning - part.start_of_turning;
        stretch.slope += part.slope_of_turning;
        stretch.turns.insert(stretch.turns.end(), part.turns.begin(), part.turns.end());
    }
    // The division is exact: lines have whole slopes, in units of the pays.
    stretch.slope += rise / pays.length;
    return stretch;
}

}  // namespace holdfast::videopoker::detail
