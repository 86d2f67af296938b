#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <vector>

#include <bindings/python/card_rows.h>
#include <bindings/python/holdem/matchups.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/holdem/odds/odds_tables.h>
#include <holdfast/holdem/odds/preflop_odds.h>
#include <holdfast/holdem/preflop/preflop_tables.h>
#include <holdfast/showdown/known_hands.h>

namespace holdfast::python {
namespace {

using holdem::OpponentOdds;
using holdfast::Board;
using holdfast::HoleCards;

constexpr std::size_t rows_in_block = 256;
constexpr std::size_t slow_rows_in_block = 1;  // a flop against several takes milliseconds

/// Deals without a better hand by the number of opponents who tie, at most nine, and all deals, below 2^84.
struct DealsByTies {
    std::array<u128, holdem::MultiwayDeals::most_opponents + 1> by_ties{};
    u128 deals = 0;

    u128 wins() const { return by_ties[0]; }
    u128 ties() const { return std::accumulate(by_ties.begin() + 1, by_ties.end(), u128{0}); }
    /// The double nearest to the exact equity.
    double equity() const {
        constexpr u32 parts_of_a_pot = holdem::MultiwayDeals::parts_of_a_pot;
        u128 parts = 0;
        for (u32 t = 0; t < by_ties.size(); ++t) parts += by_ties[t] * (parts_of_a_pot / (t + 1));
        return nearest_quotient(parts, deals * parts_of_a_pot);
    }
};

/// Nothing if there are too many opponents or deals.
std::optional<DealsByTies> deals_by_ties(const OpponentOdds& odds) {
    constexpr unsigned most_bits = 84;
    DealsByTies deals;
    if (odds.by_ties.size() > deals.by_ties.size() || odds.deals.bit_width() > most_bits) return std::nullopt;
    std::transform(odds.by_ties.begin(), odds.by_ties.end(), deals.by_ties.begin(),
                   [](const U256& count) { return count.to_u128(); });
    deals.deals = odds.deals.to_u128();
    return deals;
}

/// Arrays that have a hand, and a board if there are boards, in each row.
class SituationRows {
  public:
    struct Row {
        CardSet hole;
        CardSet board;
    };

    SituationRows(const Array& holes, const Array* boards) : holes_(holes) {
        // Checks only the width: any number of rows is allowed.
        holes.check_shape(holes.rows(), 2);
        if (boards == nullptr) return;
        boards_.emplace(*boards);
        if (boards->rows() != holes.rows()) {
            throw ArrayError(boards->name() + " must have as many rows as " + holes.name() + ", " +
                             std::to_string(holes.rows()) + ", not " + std::to_string(boards->rows()));
        }
        // Boards of no cards are as good as no boards.
        const std::size_t cards = boards->width();
        if (cards != 0 && (cards < 3 || cards > 5)) {
            throw ArrayError(boards->name() + " must have 0, 3, 4 or 5 cards in a row, not " +
                             std::to_string(cards));
        }
    }

    std::size_t size() const { return holes_.rows(); }
    bool is_before_the_flop() const { return !boards_ || boards_->width() == 0; }
    bool are_rivers() const { return boards_ && boards_->width() == full_board; }

    Row read(std::size_t row) const {
        const CardSet hole = holes_.read(row);
        CardSet board;
        if (boards_) board = boards_->read(row);
        check_apart(row, hole, board);
        return {hole, board};
    }

    /// Throws ArrayError if a card is in both.
    static void check_apart(std::size_t row, CardSet some, CardSet others) {
        for (const Card card : some& others) throw ArrayError(row, to_text(card) + " appears twice");
    }

  private:
    CardRows holes_;
    std::optional<CardRows> boards_;
};

/// The double nearest to the exact equity.
double equity_of(const OpponentOdds& odds) {
    const auto deals = deals_by_ties(odds);
    return deals ? deals->equity() : nearest_double(odds.equity());
}

/// In one thread: the rows are spread over threads already.
OpponentOdds odds_of(const holdem::Situation& situation, int opponents, const holdem::OddsTables& tables,
                     const Work& work) {
    const Work alone{1, {}, work.stop};
    const auto found = odds_from_tables(tables, situation, {opponents}, alone);
    if (found) return found->results.front();
    if (situation.board.empty() && opponents <= holdem::most_preflop_opponents) {
        return holdem::preflop_odds(holdem::StartingHand::of(situation.hole()), opponents);
    }
    return holdem::odds(situation, {opponents}, alone).results.front();
}

/// Win, tie, lose, equity.
using OddsColumns = std::array<double, odds_columns>;

/// Each column is rounded once.
OddsColumns columns_of(const DealsByTies& each) {
    return {nearest_quotient(each.wins(), each.deals), nearest_quotient(each.ties(), each.deals),
            nearest_quotient(each.deals - each.wins() - each.ties(), each.deals), each.equity()};
}

OddsColumns columns_of(const OpponentOdds& odds) {
    if (const auto deals = deals_by_ties(odds)) return columns_of(*deals);
    const auto share = [&odds](const U256& part) {
        return nearest_double(Rational(false, part, odds.deals));
    };
    return {share(odds.wins()), share(odds.ties()), share(odds.losses()), equity_of(odds)};
}

/// [starting hand] the odds of the table, since rounding its fractions takes longer than the rest of a row.
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
    return (2.0 * boards.wins + boards.ties()) /
           (2.0 * holdem::preflop_boards);  // whole numbers, rounded once
}

double equity_on(const Board& board, HoleCards first, HoleCards second) {
    const WinnerCounts boards = count_boards({first, second}, board);
    return nearest_quotient(2 * boards.wins(0) + boards.ties(0), 2 * boards.deals());
}

}  // namespace

void equities_of_rows(const Array& first, const Array& second, const Array* boards, double* equities,
                      const Work& work) {
    const SituationRows situations(first, boards);
    const CardRows others(second);
    second.check_shape(situations.size(), 2);
    for_each_block(situations.size(), rows_in_block, work, [&](RowBlock block) {
        for (std::size_t row = block.begin; row < block.end; ++row) {
            const auto [hole, board] = situations.read(row);
            const CardSet other = others.read(row);
            SituationRows::check_apart(row, other, hole | board);
            const HoleCards opponent = HoleCards::of(other);
            equities[row] = situations.is_before_the_flop()
                                ? equity_before_the_flop(HoleCards::of(hole), opponent)
                                : equity_on(Board(board), HoleCards::of(hole), opponent);
        }
    });
}

namespace {

/// Rivers that are looked up together in the table of graphs; those that it lacks are counted.
void rivers_of_rows(const SituationRows& situations, int opponents, const holdem::GraphTable& table,
                    double* odds, const Work& work) {
    const u128 deals = holdem::opposing_hands(opponents);
    for_each_block(situations.size(), rows_in_block, work, [&](RowBlock block) {
        std::vector<holdem::HandOnBoard> rivers;
        rivers.reserve(rows_in_block);
        for (std::size_t row = block.begin; row < block.end; ++row) {
            const auto [hole, board] = situations.read(row);
            rivers.push_back({HoleCards::of(hole), Board(board)});
        }
        std::vector<holdem::GraphTable::RiverDeals> found(rivers.size());
        table.find_rivers(rivers, opponents, found);
        table.file().check_unchanged();
        for (std::size_t i = 0; i < rivers.size(); ++i) {
            const OddsColumns columns =
                found[i].is_found
                    ? columns_of(DealsByTies{found[i].by_ties, deals})
                    : columns_of(odds_of({rivers[i].hole, rivers[i].board}, opponents, {}, work));
            std::copy(columns.begin(), columns.end(), odds + odds_columns * (block.begin + i));
        }
    });
}

}  // namespace

void odds_of_rows(const Array& holes, const Array* boards, int opponents,
                  const std::shared_ptr<const holdem::TableFolder>& tables, double* odds, const Work& work) {
    const SituationRows situations(holes, boards);
    const bool has_graphs =
        tables && tables->graphs() != nullptr && opponents <= holdem::MultiwayDeals::most_opponents;
    if (has_graphs && situations.are_rivers()) {
        return rivers_of_rows(situations, opponents, *tables->graphs(), odds, work);
    }
    const holdem::OddsTables lookup = tables ? holdem::TableFolder::lookup(tables) : holdem::OddsTables{};
    // With fewer rows than starting hands, filling the table would take longer than it saves.
    const bool is_tabulated = situations.is_before_the_flop() &&
                              opponents <= holdem::most_preflop_opponents &&
                              situations.size() > holdem::starting_hand_count;
    const std::vector<OddsColumns> tabulated =
        is_tabulated ? tabulated_columns(opponents) : std::vector<OddsColumns>();
    const std::size_t block_size = opponents == 1 || is_tabulated ? rows_in_block : slow_rows_in_block;
    for_each_block(situations.size(), block_size, work, [&](RowBlock block) {
        for (std::size_t row = block.begin; row < block.end; ++row) {
            const auto [cards, board] = situations.read(row);
            const HoleCards hole = HoleCards::of(cards);
            const OddsColumns columns =
                is_tabulated ? tabulated[static_cast<std::size_t>(holdem::StartingHand::of(hole).index())]
                             : columns_of(odds_of({hole, Board(board)}, opponents, lookup, work));
            std::copy(columns.begin(), columns.end(), odds + odds_columns * row);
        }
    });
}

}  // namespace holdfast::python
