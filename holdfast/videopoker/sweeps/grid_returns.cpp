#include <algorithm>
#include <optional>
#include <utility>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/videopoker/counting/pay_groups.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/sweeps/box_returns.h>
#include <holdfast/videopoker/sweeps/grid_returns.h>
#include <holdfast/videopoker/sweeps/return_sweep.h>

namespace holdfast::videopoker {
namespace {

using detail::BoxPays;

/// The smallest box whose common work is worth finding: smaller ones take at most three batches of sixteen
/// (return_sweep.h).
constexpr u64 least_box = 48;

/// The pays of a box over one denominator, with the lowest and the highest pay of each row.
struct ScaledBox {
    u64 denominator;
    std::vector<u64> least;              ///< [row]
    std::vector<u64> most;               ///< [row]
    std::vector<std::vector<u64>> axes;  ///< [axis] its pays in the box
};

/// Throws OverflowError as scaled_pays does.
ScaledBox scaled_box(const Game& game, const PayGrid& grid, const PayBox& box) {
    Pays all = pays_of(game);
    for (std::size_t axis = 0; axis < box.size(); ++axis) all[grid.axes()[axis].row] = Rational();
    for (std::size_t axis = 0; axis < box.size(); ++axis) {
        const std::vector<Rational>& pays = grid.axes()[axis].pays;
        all.insert(all.end(), pays.begin() + static_cast<std::ptrdiff_t>(box[axis].begin),
                   pays.begin() + static_cast<std::ptrdiff_t>(box[axis].end));
    }
    // The rows come first, with 0 for those of axes, then the pays of each axis: so all have one denominator.
    const ScaledPays scaled = scaled_pays(all);
    const auto rows = static_cast<std::ptrdiff_t>(game.rows.size());
    ScaledBox result{scaled.denominator, {scaled.pays.begin(), scaled.pays.begin() + rows}, {}, {}};
    result.most = result.least;
    auto next = scaled.pays.begin() + rows;
    for (std::size_t axis = 0; axis < box.size(); ++axis) {
        const auto end = next + static_cast<std::ptrdiff_t>(box[axis].size());
        const auto [least, most] = std::minmax_element(next, end);
        result.least[grid.axes()[axis].row] = *least;
        result.most[grid.axes()[axis].row] = *most;
        result.axes.emplace_back(next, end);
        next = end;
    }
    return result;
}

/// The scaled box; nothing if pays exceed the 32-bit lanes, or have no common denominator. Takes the most
/// that each hand pays anywhere in the box, so what fits here fits at every paytable.
std::optional<ScaledBox> narrow_box(const GameTables& tables, const PayGrid& grid, const PayBox& box) {
    try {
        ScaledBox scaled = scaled_box(tables.game(), grid, box);
        u128 sum = 0;
        for (std::size_t group = 0; group < tables.groups().size(); ++group) {
            u64 most = scaled.most[nothing_row(tables.game())];
            for (u64 rest = tables.groups().satisfied(group); rest != 0; rest &= rest - 1) {
                most = std::max(most, scaled.most[static_cast<std::size_t>(__builtin_ctzll(rest))]);
            }
            sum += u128{tables.groups().hands(group)} * most;
        }
        if (sum >= detail::lane_limit) return std::nullopt;
        return scaled;
    } catch (const OverflowError&) {
        return std::nullopt;
    }
}

/// The row that pays a group's hands everywhere in a box, or two rows that each pay more somewhere.
struct PaidRow {
    std::size_t row = 0;
    std::optional<std::size_t> rival = {};
};

PaidRow paid_row_in(const Game& game, u64 satisfied, const ScaledBox& box) {
    // The row with the highest minimum pay is the only one that can pay everywhere in the box.
    std::size_t paid = nothing_row(game);
    for (u64 rest = satisfied; rest != 0; rest &= rest - 1) {
        const auto row = static_cast<std::size_t>(__builtin_ctzll(rest));
        const auto key = [&](std::size_t of) { return std::make_pair(box.least[of], box.most[of]); };
        if (key(row) > key(paid)) paid = row;
    }
    // A row that pays more somewhere in the box, at its highest pay where the other has its lowest, is a
    // rival. If pays are equal there is none: a return does not show which of the two rows is paid.
    const auto rivals = [&](std::size_t row) { return row != paid && box.most[row] > box.least[paid]; };
    if (rivals(nothing_row(game))) return {paid, nothing_row(game)};
    for (u64 rest = satisfied; rest != 0; rest &= rest - 1) {
        const auto row = static_cast<std::size_t>(__builtin_ctzll(rest));
        if (rivals(row)) return {paid, row};
    }
    return {paid, std::nullopt};
}

void check_axes(const Game& game, const PayGrid& grid) {
    for (const PayAxis& axis : grid.axes()) {
        const bool negative = std::any_of(axis.pays.begin(), axis.pays.end(),
                                          [](const Rational& pay) { return pay.is_negative(); });
        if (axis.row >= game.rows.size() || negative) {
            throw InvalidArgument("an axis has pays of at least 0 for a row of the game");
        }
    }
}

/// Solves a box, in parts if rows overtake each other in it. Keeps references: the arguments must outlive
/// this object.
class BoxSolver {
  public:
    BoxSolver(const GameTables& tables, const PayGrid& grid, const PayBox& whole, const Work& work)
        : tables_(tables),
          grid_(grid),
          whole_(whole),
          work_(work),
          scale_(tables.game().deck),
          returns_(static_cast<std::size_t>(size_of(whole))) {}

    std::vector<Rational> solve() && {
        solve(whole_);
        return std::move(returns_);
    }

  private:
    /// Solves a part of the box. Every part is smaller than the one that it comes from, down to boxes that
    /// are solved paytable by paytable.
    void solve(const PayBox& box) {
        if (size_of(box) < least_box) return solve_one_by_one(box);
        const std::optional<ScaledBox> scaled = narrow_box(tables_, grid_, box);
        if (!scaled) return solve_along_chords(box);
        BoxPays pays;
        for (std::size_t group = 0; group < tables_.groups().size(); ++group) {
            // All groups, or none: the value of a hold is linear only if no row overtakes another for any
            // hand.
            const PaidRow paid = paid_row_in(tables_.game(), tables_.groups().satisfied(group), *scaled);
            if (paid.rival) return split(box, paid.row, *paid.rival);
            pays.paid_rows.push_back(static_cast<u8>(paid.row));
        }
        pays.fixed = scaled->least;
        for (std::size_t axis = 0; axis < box.size(); ++axis) {
            if (box[axis].size() == 1) continue;
            pays.fixed[grid_.axes()[axis].row] = 0;
            pays.axes.push_back({grid_.axes()[axis].row, scaled->axes[axis]});
        }
        if (pays.axes.size() > detail::most_box_axes) return solve_one_by_one(box);
        const std::vector<u64> sums = detail::returns_of_box(tables_, scale_, pays, work_.quietly());
        const u128 combinations =
            u128{binomial(tables_.game().deck.size(), deal_size)} * scale_.common * scaled->denominator;
        std::size_t place = 0;
        for_each_of(box, [&](u64, std::size_t slot) {
            returns_[slot] = Rational(u128{sums[place++]}, combinations);
        });
        tell(sums.size());
    }

    /// Halves the longer of the two rows' axes. It has at least two pays: with one pay each, the higher row
    /// would have no rival.
    void split(const PayBox& box, std::size_t row, std::size_t rival) {
        std::size_t longest = box.size();
        for (std::size_t axis = 0; axis < box.size(); ++axis) {
            const std::size_t of = grid_.axes()[axis].row;
            if (of != row && of != rival) continue;
            if (longest == box.size() || box[axis].size() > box[longest].size()) longest = axis;
        }
        const std::size_t middle = box[longest].begin + box[longest].size() / 2;
        PayBox half = box;
        half[longest].end = middle;
        solve(half);
        half = box;
        half[longest].begin = middle;
        solve(half);
    }

    /// A paytable, by its index in the grid and its place in the whole box.
    struct Place {
        u64 index;
        std::size_t slot;
    };

    void solve_one_by_one(const PayBox& box) {
        std::vector<Place> places;
        for_each_of(box, [&](u64 index, std::size_t slot) { places.push_back({index, slot}); });
        solve_places(places);
    }

    void solve_places(const std::vector<Place>& places) {
        std::vector<Pays> paytables;
        for (const Place& place : places) {
            paytables.push_back(grid_.pays_at(place.index, pays_of(tables_.game())));
        }
        const std::vector<Rational> solved = analyze_returns(tables_, paytables, work_.quietly());
        for (std::size_t i = 0; i < places.size(); ++i) returns_[places[i].slot] = solved[i];
        tell(places.size());
    }

    /// Adjacent paytables on one axis, of which the first and the last are solved.
    struct Chord {
        Place first;
        std::size_t begin;  ///< on the axis
        std::size_t last;
    };

    /// Solves paytables that differ only in the longest axis: they lie on a convex curve, so few points have
    /// to be solved.
    void solve_along_chords(const PayBox& box) {
        axis_ = 0;
        for (std::size_t each = 0; each < box.size(); ++each) {
            if (box[each].size() > box[axis_].size()) axis_ = each;
        }
        if (box[axis_].size() < 3 || !is_rising(box[axis_])) return solve_one_by_one(box);
        PayBox beginnings = box;
        beginnings[axis_].end = beginnings[axis_].begin + 1;
        std::vector<Chord> chords;
        std::vector<Place> ends;
        for_each_of(beginnings, [&](u64 index, std::size_t slot) {
            chords.push_back({{index, slot}, box[axis_].begin, box[axis_].end - 1});
            ends.push_back(chords.back().first);
            ends.push_back(place_on(chords.back(), chords.back().last));
        });
        solve_places(ends);
        while (!chords.empty()) chords = halves_to_solve(chords);
    }

    /// Solves the middle of each chord, and fills in the whole chord if the middle lies on it; returns the
    /// halves of the other chords.
    std::vector<Chord> halves_to_solve(const std::vector<Chord>& chords) {
        std::vector<Place> middles;
        for (const Chord& chord : chords) middles.push_back(place_on(chord, middle_of(chord)));
        solve_places(middles);
        std::vector<Chord> halves;
        const auto add = [&](Place first, std::size_t begin, std::size_t last) {
            if (last - begin > 1) halves.push_back({first, begin, last});
        };
        for (std::size_t i = 0; i < chords.size(); ++i) {
            const Chord& chord = chords[i];
            if (fill_if_straight(chord)) continue;
            add(chord.first, chord.begin, middle_of(chord));
            add(middles[i], middle_of(chord), chord.last);
        }
        return halves;
    }

    /// False if the solved middle does not lie on the chord, or fractions get too long to decide.
    bool fill_if_straight(const Chord& chord) {
        try {
            const std::vector<Rational>& pays = grid_.axes()[axis_].pays;
            const Rational& first = returns_[chord.first.slot];
            const Rational slope =
                (returns_[place_on(chord, chord.last).slot] - first) / (pays[chord.last] - pays[chord.begin]);
            const auto on_chord = [&](std::size_t place) {
                return first + slope * (pays[place] - pays[chord.begin]);
            };
            const std::size_t middle = middle_of(chord);
            if (on_chord(middle) != returns_[place_on(chord, middle).slot]) return false;
            for (std::size_t place = chord.begin + 1; place < chord.last; ++place) {
                returns_[place_on(chord, place).slot] = on_chord(place);
            }
        } catch (const OverflowError&) {
            return false;
        }
        tell(chord.last - chord.begin - 2);  // progress already counts the middle
        return true;
    }

    static std::size_t middle_of(const Chord& chord) { return (chord.begin + chord.last) / 2; }

    Place place_on(const Chord& chord, std::size_t place) const {
        const std::size_t steps = place - chord.begin;
        u64 index_step = 1;
        std::size_t slot_step = 1;
        for (std::size_t axis = axis_ + 1; axis < whole_.size(); ++axis) {
            index_step *= grid_.axes()[axis].pays.size();
            slot_step *= whole_[axis].size();
        }
        return {chord.first.index + steps * index_step, chord.first.slot + steps * slot_step};
    }

    bool is_rising(const PayRange& range) const {
        const std::vector<Rational>& pays = grid_.axes()[axis_].pays;
        for (std::size_t place = range.begin + 1; place < range.end; ++place) {
            if (!(pays[place - 1] < pays[place])) return false;
        }
        return true;
    }

    void tell(u64 solved) {
        solved_ += solved;
        if (work_.progress) work_.progress(solved_, returns_.size());
    }

    /// Calls body(index in the grid, place in the whole box) in the order of the product.
    template <class Body>
    void for_each_of(const PayBox& box, const Body& body) const {
        std::vector<std::size_t> places;
        for (const PayRange& range : box) places.push_back(range.begin);
        // Counts like an odometer, the last axis fastest; ends after the first axis has run through.
        for (;;) {
            std::size_t slot = 0;
            for (std::size_t axis = 0; axis < box.size(); ++axis) {
                slot = slot * whole_[axis].size() + (places[axis] - whole_[axis].begin);
            }
            body(grid_.index_of(places), slot);
            std::size_t axis = box.size();
            while (axis > 0 && ++places[axis - 1] == box[axis - 1].end) {
                places[axis - 1] = box[axis - 1].begin;
                --axis;
            }
            if (axis == 0) return;
        }
    }

    const GameTables& tables_;
    const PayGrid& grid_;
    const PayBox& whole_;
    const Work& work_;
    detail::HoldScale scale_;
    std::vector<Rational> returns_;
    u64 solved_ = 0;
    std::size_t axis_ = 0;  ///< axis of the chords
};

}  // namespace

u64 good_box_size(const GameTables& tables, const PayGrid& grid) {
    // Some thousand paytables share the work on settled deals. Along chords few are solved anyway, and each
    // alone takes long.
    constexpr u64 in_lanes = 8192;
    constexpr u64 too_fine = 512;
    PayBox whole;
    for (const PayAxis& axis : grid.axes()) whole.push_back({0, axis.pays.size()});
    return narrow_box(tables, grid, whole) ? in_lanes : too_fine;
}

std::vector<Rational> grid_returns(const GameTables& tables, const PayGrid& grid, const PayBox& box,
                                   const Work& work) {
    tables.refuse_order();
    check_axes(tables.game(), grid);
    return BoxSolver(tables, grid, box, work).solve();
}

}  // namespace holdfast::videopoker
