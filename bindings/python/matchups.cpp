#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include <bindings/python/card_rows.h>
#include <bindings/python/matchups.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/holdem/odds/preflop_odds.h>
#include <holdfast/holdem/preflop/preflop_pairs.h>

namespace holdfast::python {
namespace {

using holdem::Board;
using holdem::HoleCards;
using holdem::OpponentOdds;
using holdem::Situation;

constexpr std::size_t rows_in_block = 256;
constexpr std::size_t slow_rows_in_block = 1;  // a flop against several takes milliseconds

/// The nearest double.
double share(u128 part, u128 whole) {
    constexpr u128 exact =
        u128{1} << 53U;  // below it doubles hold every integer, and one division rounds once
    if (whole < exact) return static_cast<double>(part) / static_cast<double>(whole);
    return nearest_double(Rational(part, whole));
}

/// Arrays that have a row for each situation.
class SituationRows {
  public:
    SituationRows(const Array& holes, const Array* boards) : holes_(holes) {
        holes.check_shape(holes.rows(), 2);
        if (boards == nullptr) return;
        boards_.emplace(*boards);
        if (boards->rows() != holes.rows()) {
            throw ArrayError(boards->name() + " must have as many rows as " + holes.name() + ", " +
                             std::to_string(holes.rows()) + ", not " + std::to_string(boards->rows()));
        }
        const std::size_t cards = boards->width();
        if (cards != 0 && (cards < 3 || cards > 5)) {
            throw ArrayError(boards->name() + " must have 0, 3, 4 or 5 cards in a row, not " +
                             std::to_string(cards));
        }
    }

    std::size_t size() const { return holes_.rows(); }
    bool is_before_the_flop() const { return !boards_ || boards_->width() == 0; }

    Situation read(std::size_t row) const {
        const CardSet hole = holes_.read(row);
        CardSet board;
        if (boards_) board = boards_->read(row);
        check_apart(row, hole, board);
        return {HoleCards::of(hole), Board(board)};
    }

    /// Throws ArrayError where a card is in both.
    static void check_apart(std::size_t row, CardSet some, CardSet others) {
        for (const Card card : some& others) throw ArrayError(row, to_text(card) + " appears twice");
    }

  private:
    CardRows holes_;
    std::optional<CardRows> boards_;
};

double equity_of(const OpponentOdds& odds) {
    if (odds.by_ties.size() == 2) return share(2 * odds.by_ties[0] + odds.by_ties[1], 2 * odds.deals);
    return nearest_double(odds.equity());
}

OpponentOdds odds_of(const Situation& situation, int opponents, const Work& work) {
    if (situation.board.empty() && opponents <= holdem::most_preflop_opponents) {
        return holdem::preflop_odds(holdem::StartingHand::of(situation.hole), opponents);
    }
    return holdem::odds(situation, {opponents}, {1, {}, work.stop}).results.front();
}

using OddsColumns = std::array<double, odds_columns>;

OddsColumns columns_of(const OpponentOdds& counts) {
    return {share(counts.wins(), counts.deals), share(counts.ties(), counts.deals),
            share(counts.losses(), counts.deals), equity_of(counts)};
}

/// [starting hand] what stands in the table, since to round its fractions takes longer than all the rest of a row.
std::vector<OddsColumns> tabulated_columns(int opponents) {
    std::vector<OddsColumns> columns;
    for (int hand = 0; hand < holdem::starting_hand_count; ++hand) {
        columns.push_back(
            columns_of(holdem::preflop_odds(holdem::StartingHand::from_index(hand), opponents)));
    }
    return columns;
}

double equity_before_the_flop(HoleCards first, HoleCards second) {
    const holdem::PairCount boards = holdem::preflop_pair(first, second);
    return share(u128{2} * boards.wins + boards.ties(), u128{2} * holdem::preflop_boards);
}

}  // namespace

void equities_of_rows(const Array& first, const Array& second, const Array* boards, double* equities,
                      const Work& work) {
    const SituationRows situations(first, boards);
    const CardRows others(second);
    second.check_shape(situations.size(), 2);
    for_each_block(situations.size(), rows_in_block, work, [&](RowBlock block) {
        for (std::size_t row = block.begin; row < block.end; ++row) {
            Situation situation = situations.read(row);
            const CardSet other = others.read(row);
            SituationRows::check_apart(row, other, situation.hole.cards() | situation.board.cards());
            if (situations.is_before_the_flop()) {
                equities[row] = equity_before_the_flop(situation.hole, HoleCards::of(other));
            } else {
                situation.known = {HoleCards::of(other)};
                equities[row] = equity_of(holdem::odds(situation, {0}, {1, {}, work.stop}).results.front());
            }
        }
    });
}

void odds_of_rows(const Array& holes, const Array* boards, int opponents, double* odds, const Work& work) {
    const SituationRows situations(holes, boards);
    const bool is_tabulated = situations.is_before_the_flop() &&
                              opponents <= holdem::most_preflop_opponents &&
                              situations.size() > holdem::starting_hand_count;
    const std::vector<OddsColumns> tabulated =
        is_tabulated ? tabulated_columns(opponents) : std::vector<OddsColumns>();
    const std::size_t block_size = opponents == 1 || is_tabulated ? rows_in_block : slow_rows_in_block;
    for_each_block(situations.size(), block_size, work, [&](RowBlock block) {
        for (std::size_t row = block.begin; row < block.end; ++row) {
            const Situation situation = situations.read(row);
            const OddsColumns columns =
                is_tabulated
                    ? tabulated[static_cast<std::size_t>(holdem::StartingHand::of(situation.hole).index())]
                    : columns_of(odds_of(situation, opponents, work));
            std::copy(columns.begin(), columns.end(), odds + odds_columns * row);
        }
    });
}

}  // namespace holdfast::python
