#include <numeric>

#include <holdfast/core/threads.h>
#include <holdfast/videopoker/counting/lattice.h>
#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/sweeps/box_returns.h>
#include <holdfast/videopoker/sweeps/grid_gains.h>
#include <holdfast/videopoker/sweeps/settled_deals.h>

namespace holdfast::videopoker::detail {
namespace {

/// The value of a hold times HoldScale::common: [0] + [1] * pay of the first axis + ... All sums of them over
/// the deals stay below 2^60, like those of return_sweep.cpp.
using LinearValue = std::array<i64, most_box_axes + 1>;

/// [group] lane 0: the lowest, lane 1: the highest pay of its hands in the box.
std::vector<LatticeLine> bounds_of(const BoxPays& box) {
    std::vector<u64> least = box.fixed;
    std::vector<u64> most = box.fixed;
    for (const BoxAxis& axis : box.axes) {
        least[axis.row] = axis.least();
        most[axis.row] = axis.most();
    }
    std::vector<LatticeLine> bounds(box.paid_rows.size());
    for (std::size_t group = 0; group < bounds.size(); ++group) {
        bounds[group].lane[0] = static_cast<u32>(least[box.paid_rows[group]]);
        bounds[group].lane[1] = static_cast<u32>(most[box.paid_rows[group]]);
    }
    return bounds;
}

/// [group] lane 0: the fixed pay of its hands; lane i + 1: whether the i-th axis pays them.
std::vector<LatticeLine> coefficients_of(const BoxPays& box) {
    std::vector<LatticeLine> values(box.paid_rows.size());
    for (std::size_t group = 0; group < values.size(); ++group) {
        const std::size_t row = box.paid_rows[group];
        values[group].lane[0] = static_cast<u32>(box.fixed[row]);
        for (std::size_t axis = 0; axis < box.axes.size(); ++axis) {
            values[group].lane[axis + 1] = box.axes[axis].row == row ? 1 : 0;
        }
    }
    return values;
}

/// The paytables of a box in tiles of the fastest axes, one tile for each choice of pays of the others.
/// Within a tile a linear function is a table plus one number, so a rival costs one addition for each
/// paytable. Tiles have at most 256 paytables, or only those of the fastest axis.
class Tiles {
  public:
    explicit Tiles(const std::vector<BoxAxis>& axes) : axes_(axes), first_inner_(axes.size()) {
        constexpr std::size_t most = 256;
        while (first_inner_ > 0 && (size_ == 1 || size_ * axes[first_inner_ - 1].pays.size() <= most)) {
            size_ *= axes[--first_inner_].pays.size();
        }
        for (std::size_t axis = 0; axis < first_inner_; ++axis) count_ *= axes[axis].pays.size();
    }

    std::size_t size() const { return size_; }    ///< paytables of a tile
    std::size_t count() const { return count_; }  ///< tiles

    /// The part of a function that is constant within a tile.
    i64 outer_part(const LinearValue& value, std::size_t tile) const {
        i64 sum = value[0];
        for (std::size_t axis = first_inner_; axis-- > 0;) {
            const std::vector<u64>& pays = axes_[axis].pays;
            sum += value[axis + 1] * static_cast<i64>(pays[tile % pays.size()]);
            tile /= pays.size();
        }
        return sum;
    }

    /// The other part, at each paytable of a tile.
    void inner_part(const LinearValue& value, std::vector<i64>& part) const {
        part.assign(size_, 0);
        std::size_t filled = 1;  // the paytables of the axes so far, from the fastest on
        for (std::size_t axis = axes_.size(); axis-- > first_inner_;) {
            const std::vector<u64>& pays = axes_[axis].pays;
            // Backwards, so that the first copy is changed last.
            for (std::size_t place = pays.size(); place-- > 0;) {
                const i64 more = value[axis + 1] * static_cast<i64>(pays[place]);
                for (std::size_t j = 0; j < filled; ++j) part[place * filled + j] = part[j] + more;
            }
            filled *= pays.size();
        }
    }

  private:
    const std::vector<BoxAxis>& axes_;
    std::size_t first_inner_;
    std::size_t size_ = 1;
    std::size_t count_ = 1;
};

/// A hold that is better than the usual one somewhere.
struct Rival {
    LinearValue gain = {};   ///< over the usual hold, times the number of deals
    std::vector<i64> inner;  ///< its inner part in a tile
    i64 most_inner = 0;
};

/// Plays the open deals of a box; one for each worker, with sums of its own. Keeps references: all four
/// arguments must outlive this object.
class BoxPlayer {
  public:
    BoxPlayer(const HoldScale& scale, const BoxPays& box, const Lattice& lattice,
              const std::vector<LatticeLine>& values)
        : scale_(&scale), box_(&box), lattice_(&lattice), values_(&values), tiles_(box.axes) {
        for (const BoxAxis& axis : box.axes) {
            least_.push_back(static_cast<i64>(axis.least()));
            most_.push_back(static_cast<i64>(axis.most()));
        }
        gains_.resize(tiles_.size() * tiles_.count());
    }

    /// Adds the deals of all open patterns of one set of ranks: the values of their usual holds, and what
    /// rivals gain over these at each paytable.
    void play(const OpenDeals& open) {
        const auto [first, last] = open.groups->exceptions_on(open.rank_set, 1);
        for (std::size_t i = 0; i < open.patterns.size(); ++i) {
            const u16 pattern = open.patterns[i];
            const GroupException* const exception = std::find_if(
                first, last, [pattern](const GroupException& each) { return each.pattern == pattern; });
            find_holds(open, pattern,
                       exception == last ? open.groups->usual[open.rank_set] : exception->group,
                       HoldSet(open.rivals[i]));
            const std::size_t usual = usual_hold();
            const i64 deals = open.family->weight[pattern];
            for (std::size_t lane = 0; lane <= box_->axes.size(); ++lane) {
                usual_[lane] += deals * holds_[usual][lane];
            }
            find_rivals(usual, deals);
            if (rival_count_ > 0) add_rivals();
        }
    }

    const LinearValue& usual() const { return usual_; }
    const std::vector<i64>& gains() const { return gains_; }

  private:
    /// The values of the holds of a deal that may be best: sums over the sets between hold and deal, like
    /// those of OutcomeCounts. Few holds are left, so this is faster than a transform over all 32 subsets.
    void find_holds(const OpenDeals& open, u16 pattern, u32 group, HoldSet candidates) {
        std::array<const u32*, hold_count> lines{};
        const auto line_of = [&](u32 mask) {
            const SubsetRun& run = open.family->subsets[open.family->subset_of[pattern][mask]];
            return lattice_->at(run.cards, run.class_of(open.rank_set))->lane.data();
        };
        candidates_ = 0;
        lines.back() = (*values_)[group].lane.data();
        for (const Hold hold : candidates) {
            const u32 changing = whole_deal ^ hold.mask();
            // All proper subsets of the discards, with the hold.
            for (u32 part = (changing - 1) & changing;; part = (part - 1) & changing) {
                // Candidates share sets, so each is looked up once.
                if (lines[hold.mask() | part] == nullptr) {
                    lines[hold.mask() | part] = line_of(hold.mask() | part);
                }
                if (part == 0) break;
            }
            LatticeLine totals;
            sum_alternating(totals.lane.data(), lines.data(), hold.mask(), changing, 1, 1);
            LinearValue& value = holds_[candidates_++];
            const auto factor = static_cast<i64>(scale_->factor_of(hold));
            for (std::size_t lane = 0; lane <= box_->axes.size(); ++lane) {
                value[lane] = totals.lane[lane] * factor;
            }
        }
    }

    /// The best hold in the middle of the box, found with doubled values, so that the middle is a whole
    /// number. Any candidate would do, because rivals make up the difference; this one leaves few rivals.
    std::size_t usual_hold() const {
        std::size_t best = 0;
        i64 best_value = -1;
        for (std::size_t hold = 0; hold < candidates_; ++hold) {
            i64 value = 2 * holds_[hold][0];
            for (std::size_t axis = 0; axis < least_.size(); ++axis) {
                value += holds_[hold][axis + 1] * (least_[axis] + most_[axis]);
            }
            if (value > best_value) {
                best = hold;
                best_value = value;
            }
        }
        return best;
    }

    /// The holds that have a higher value than the usual one at some corner of the box.
    void find_rivals(std::size_t usual, i64 deals) {
        rival_count_ = 0;
        for (std::size_t hold = 0; hold < candidates_; ++hold) {
            i64 most_gain = holds_[hold][0] - holds_[usual][0];
            for (std::size_t axis = 0; axis < least_.size(); ++axis) {
                const i64 steeper = holds_[hold][axis + 1] - holds_[usual][axis + 1];
                most_gain += steeper * (steeper > 0 ? most_[axis] : least_[axis]);
            }
            // Nowhere better. A hold that is only as good changes no return.
            if (most_gain <= 0) continue;
            // Used again for the next deals, so that their tables are not allocated anew.
            if (rival_count_ == rivals_.size()) rivals_.emplace_back();
            Rival& rival = rivals_[rival_count_++];
            for (std::size_t i = 0; i <= least_.size(); ++i) {
                rival.gain[i] = deals * (holds_[hold][i] - holds_[usual][i]);
            }
        }
    }

    /// Adds the best rival's gain to every paytable, tile by tile.
    void add_rivals() {
        for (std::size_t i = 0; i < rival_count_; ++i) {
            tiles_.inner_part(rivals_[i].gain, rivals_[i].inner);
            rivals_[i].most_inner = *std::max_element(rivals_[i].inner.begin(), rivals_[i].inner.end());
        }
        for (std::size_t tile = 0; tile < tiles_.count(); ++tile) {
            functions_.values.clear();
            functions_.offset.clear();
            for (std::size_t i = 0; i < rival_count_; ++i) {
                const i64 offset = tiles_.outer_part(rivals_[i].gain, tile);
                if (offset + rivals_[i].most_inner <= 0) continue;  // not better anywhere in this tile
                functions_.values.push_back(rivals_[i].inner.data());
                functions_.offset.push_back(offset);
            }
            if (!functions_.values.empty()) {
                add_gains(functions_, tiles_.size(), gains_.data() + tile * tiles_.size());
            }
        }
    }

    const HoldScale* scale_;
    const BoxPays* box_;
    const Lattice* lattice_;
    const std::vector<LatticeLine>* values_;
    Tiles tiles_;
    std::vector<i64> least_;  ///< [axis]
    std::vector<i64> most_;
    LinearValue usual_{};     ///< sum of the values of the usual holds over the deals
    std::vector<i64> gains_;  ///< [paytable] total gain of the rivals
    // For the current deals:
    std::array<LinearValue, hold_count> holds_{};  ///< the first candidates_ of them may be best
    std::size_t candidates_ = 0;
    std::vector<Rival> rivals_;  ///< only the first rival_count_ are in use; the memory of the others is kept
    std::size_t rival_count_ = 0;
    TileFunctions functions_;
};

/// The total value of the settled deals.
LinearValue settled_value(const HoldWeights& weights, const Lattice& lattice,
                          const std::vector<LatticeLine>& values, std::size_t axes) {
    std::array<u64, block_lanes> sums{};
    for (int cards = 0; cards < deal_size; ++cards) {
        const std::vector<u64>& at = weights.at(cards);
        add_weighted(sums.data(), lattice.at(cards, 0), at.data(), at.size(), 1);
    }
    const std::vector<u64> at_groups = weights.at_groups();
    add_weighted(sums.data(), values.data(), at_groups.data(), at_groups.size(), 1);
    LinearValue value{};
    for (std::size_t i = 0; i <= axes; ++i) value[i] = static_cast<i64>(sums[i]);
    return value;
}

}  // namespace

std::vector<u64> returns_of_box(const GameTables& tables, const HoldScale& scale, const BoxPays& box,
                                const Work& work) {
    const std::vector<LatticeLine> values = coefficients_of(box);
    const Lattice lattice(tables.classes(), tables.groups(), values, 1);
    // The settled deals need no paytable at all; only the open ones are shared out among the workers.
    const SettledDeals settled = settle_deals(tables, scale, bounds_of(box), work.stop);
    std::vector<BoxPlayer> players(worker_count(work), BoxPlayer(scale, box, lattice, values));
    for_each_index(settled.open.size(), work.quietly(),
                   [&](std::size_t index, unsigned worker) { players[worker].play(settled.open[index]); });
    LinearValue usual = settled_value(settled.weights, lattice, values, box.axes.size());
    for (const BoxPlayer& player : players) {
        for (std::size_t i = 0; i <= box.axes.size(); ++i) usual[i] += player.usual()[i];
    }
    const Tiles tiles(box.axes);
    std::vector<i64> inner;
    tiles.inner_part(usual, inner);
    std::vector<u64> sums(tiles.size() * tiles.count());
    for (std::size_t i = 0; i < sums.size(); ++i) {
        i64 sum = inner[i % tiles.size()] + tiles.outer_part(usual, i / tiles.size());
        // Whole numbers, so the order of the workers does not matter.
        for (const BoxPlayer& player : players) sum += player.gains()[i];
        // Not negative: the sum of what the best holds are worth.
        sums[i] = static_cast<u64>(sum);
    }
    return sums;
}

}  // namespace holdfast::videopoker::detail
