#include <algorithm>
#include <optional>
#include <stdexcept>
#include <utility>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/videopoker/detail/box_returns.h>
#include <holdfast/videopoker/detail/deal_solver.h>
#include <holdfast/videopoker/detail/pay_groups.h>
#include <holdfast/videopoker/grid_returns.h>
#include <holdfast/videopoker/return_sweep.h>

namespace holdfast::videopoker {
namespace {

using detail::BoxPays;

/// Below, what is common to all paytables of a box is not worth finding: three batches of sixteen solve them
/// (return_sweep.h).
constexpr u64 least_box = 48;

/// The pays of a box over one denominator, with the least and the largest pay of each row.
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

/// The row that pays a group's hands all over a box, or two rows of which now one pays more, now the other.
struct PaidRow {
    std::size_t row = 0;
    std::optional<std::size_t> rival = {};
};

PaidRow paid_row_in(const Game& game, u64 satisfied, const ScaledBox& box) {
    // Of the rows, the one that pays most at its least is the only one that can pay all over the box.
    std::size_t paid = nothing_row(game);
    for (u64 rest = satisfied; rest != 0; rest &= rest - 1) {
        const auto row = static_cast<std::size_t>(__builtin_ctzll(rest));
        const auto key = [&](std::size_t of) { return std::make_pair(box.least[of], box.most[of]); };
        if (key(row) > key(paid)) paid = row;
    }
    // One that pays more somewhere in the box, at its largest pay where the other has its least, is a rival.
    // With
    // equal pays there is none: a return does not tell which of the two rows is paid.
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
            throw std::invalid_argument("an axis has pays of at least 0 for a row of the game");
        }
    }
}

/// Solves a box, part by part where the rows overtake each other in it.
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
    void solve(const PayBox& box) {
        if (size_of(box) < least_box) return solve_one_by_one(box);
        const std::optional<ScaledBox> scaled = scaled_if_narrow(box);
        if (!scaled) return solve_one_by_one(box);
        BoxPays pays;
        for (std::size_t group = 0; group < tables_.groups().size(); ++group) {
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
        const std::vector<u64> sums = detail::returns_of_box(tables_, scale_, pays, work_);
        const u128 combinations =
            u128{binomial(tables_.game().deck.size(), deal_size)} * scale_.common * scaled->denominator;
        std::size_t place = 0;
        for_each_of(box, [&](u64, std::size_t slot) {
            returns_[slot] = Rational(u128{sums[place++]}, combinations);
        });
    }

    /// Halves the longer one of the axes of two rows. It has at least two pays: with one pay each, the row of
    /// the larger one would have no rival.
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

    void solve_one_by_one(const PayBox& box) {
        std::vector<Pays> paytables;
        std::vector<std::size_t> slots;
        for_each_of(box, [&](u64 index, std::size_t slot) {
            paytables.push_back(grid_.pays_at(index, pays_of(tables_.game())));
            slots.push_back(slot);
        });
        const std::vector<Rational> solved =
            analyze_returns(tables_, paytables, {work_.threads, {}, work_.stop});
        for (std::size_t i = 0; i < slots.size(); ++i) returns_[slots[i]] = solved[i];
    }

    /// Nothing where pays pass the 32-bit lanes, or have no denominator together.
    std::optional<ScaledBox> scaled_if_narrow(const PayBox& box) const {
        try {
            ScaledBox scaled = scaled_box(tables_.game(), grid_, box);
            u128 sum = 0;
            for (std::size_t group = 0; group < tables_.groups().size(); ++group) {
                u64 most = scaled.most[nothing_row(tables_.game())];
                for (u64 rest = tables_.groups().satisfied(group); rest != 0; rest &= rest - 1) {
                    most = std::max(most, scaled.most[static_cast<std::size_t>(__builtin_ctzll(rest))]);
                }
                sum += u128{tables_.groups().hands(group)} * most;
            }
            if (sum >= detail::lane_limit) return std::nullopt;
            return scaled;
        } catch (const OverflowError&) {
            return std::nullopt;
        }
    }

    /// Calls body(index in the grid, place in the whole box) in the order of the product.
    template <class Body>
    void for_each_of(const PayBox& box, const Body& body) const {
        std::vector<std::size_t> places;
        for (const PayRange& range : box) places.push_back(range.begin);
        // Counts like an odometer, the last axis fastest; it ends when the first axis has run through.
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
};

}  // namespace

std::vector<Rational> grid_returns(const GameTables& tables, const PayGrid& grid, const PayBox& box,
                                   const Work& work) {
    check_axes(tables.game(), grid);
    return BoxSolver(tables, grid, box, work).solve();
}

}  // namespace holdfast::videopoker
