// What every answer about a game is read from: its classes of deals and, for each class of up to four cards,
// how many five-card hands that contain the cards are paid by each row.
//
// Building them takes about a millisecond, but a fifth of a second for many rows that tell suits apart. They are never
// changed afterwards, and threads may share them.
#pragma once

#include <memory>
#include <string_view>

#include <holdfast/combinatorics/deal_classes.h>
#include <holdfast/core/progress.h>
#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::videopoker {
namespace detail {
class Lattice;
class PayGroups;
}  // namespace detail

class GameTables {
  public:
    /// Throws Stopped, and what scaled_pays throws.
    explicit GameTables(const Game& game, const StopFlag* stop = nullptr);
    /// With classes already at hand; they must be those of the game's deck and symmetry_of(game), else
    /// std::invalid_argument is thrown.
    GameTables(Game game, std::shared_ptr<const DealClasses> classes, const StopFlag* stop = nullptr);

    /// The tables of the game with other pays for its rows; shares with these whatever pays do not change.
    /// Throws std::invalid_argument and OverflowError as scaled_pays does, and Stopped.
    GameTables with_pays(const Pays& pays, const StopFlag* stop = nullptr) const;

    const Game& game() const { return game_; }
    const ScaledPays& pays() const { return pays_; }
    const DealClasses& classes() const { return *classes_; }
    std::shared_ptr<const DealClasses> shared_classes() const { return classes_; }

    /// About how much memory, in bytes, would be free again if these tables were the last to go: the classes,
    /// groups and counts that other tables may share with these are counted as if they were theirs alone.
    /// About 1.3 MB for a game of 52 cards and up to sixteen rows.
    std::size_t bytes() const;

    const detail::PayGroups& groups() const { return *groups_; }
    /// [group] the row its hands are paid by.
    const std::vector<u8>& paid_row_of_group() const { return paid_rows_; }
    /// Lane r of an entry counts the hands paid by row r.
    const detail::Lattice& row_counts() const { return *row_counts_; }
    /// The row that pays five different cards of the deck.
    std::size_t paid_row(CardSet five) const;
    /// How many of all five-card hands are paid by each row; 0: the row is always outbid.
    u64 hands_paid_by(std::size_t row) const;

  private:
    void count_rows(const StopFlag* stop);

    Game game_;
    ScaledPays pays_;
    std::shared_ptr<const DealClasses> classes_;
    std::shared_ptr<const detail::PayGroups> groups_;
    std::vector<u8> paid_rows_;
    std::shared_ptr<const detail::Lattice> row_counts_;
};

// A paytable read, checked and made ready for answers.

/// Reads a paytable (paytables/game.h) and builds its tables, on which it checks that every row can be
/// satisfied by some five cards of the deck. Throws ParseError with the place in `text`; `source` (a file's
/// name, or empty) is carried in the error. Throws Stopped.
GameTables prepare_game(std::string_view text, std::string_view source = {}, const StopFlag* stop = nullptr);

/// The game of prepare_game, with the same checks, for callers that have no use for the tables.
Game parse_game(std::string_view text, std::string_view source = {});

}  // namespace holdfast::videopoker
