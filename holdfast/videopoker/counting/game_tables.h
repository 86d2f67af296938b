// The tables that every answer about a game is computed from: its classes of deals and, for each class of up
// to four cards, how many five-card hands that contain the cards are paid by each row.
//
// Building them takes about a millisecond, or a fifth of a second if many rows tell suits apart. They do not
// change afterwards, and threads may share them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <holdfast/combinatorics/deal_classes.h>
#include <holdfast/core/progress.h>
#include <holdfast/videopoker/paytables/game.h>

namespace holdfast {
struct WrittenValue;
}

namespace holdfast::videopoker {
namespace detail {
class Lattice;
class PayGroups;
}  // namespace detail

/// A row that pays royal flushes in some order of their cards, whatever it pays.
struct OrderedRow {
    std::size_t row;
    std::size_t otherwise;  ///< the row that pays them in any other order
    CardOrder order;

    bool operator==(const OrderedRow&) const = default;
};

/// Sets of cards have no order. In a game with a row that needs one, the row counts every royal flush, and pays() has
/// for it their mean over the 120 orders: what they are worth to a player who ignores places. So every mean that
/// is computed from the tables is exact for that player, but no variance and no count of rows; analyze_game and
/// analyze_hand see the places.
class GameTables {
  public:
    /// Builds the tables of a game with at most max_rows rows besides `nothing`. Throws InvalidArgument and
    /// OverflowError as scaled_pays does, and Stopped once `stop`, if there is one, is raised.
    explicit GameTables(const Game& game, const StopFlag* stop = nullptr);
    /// Builds the tables on classes that exist already. Throws InvalidArgument unless they are those of the game's
    /// deck and symmetry_of(game).
    GameTables(Game game, std::shared_ptr<const DealClasses> classes, const StopFlag* stop = nullptr);

    /// The tables of the game with other pays for its rows. Whatever does not depend on pays is shared.
    /// Throws InvalidArgument and OverflowError as scaled_pays does, and Stopped.
    GameTables with_pays(const Pays& pays, const StopFlag* stop = nullptr) const;
    /// The tables with other pays, in which each hand stays in the row that pays it here, even if it satisfies a row that
    /// is now worth more: for what a row is worth beyond its pay, as in a machine. A row with an order pays every royal
    /// flush: the new tables have no order(). Shares all else. Throws InvalidArgument and OverflowError as scaled_pays does.
    GameTables with_row_values(const Pays& values) const;

    /// Changes the id and the name of game().
    void rename(std::string id, std::string name);

    const Game& game() const { return game_; }
    const ScaledPays& pays() const { return pays_; }
    /// The row that needs an order of the cards, if the game has one.
    const std::optional<OrderedRow>& order() const { return order_; }
    /// Throws InvalidArgument if a row needs an order: for callers that would ignore it.
    void refuse_order() const;
    const DealClasses& classes() const { return *classes_; }
    std::shared_ptr<const DealClasses> shared_classes() const { return classes_; }

    /// The memory of the tables in bytes, approximately, including the classes, groups and counts that other
    /// tables may share: about 1.3 MB for a game of 52 cards and up to sixteen rows.
    std::size_t bytes() const;

    const detail::PayGroups& groups() const { return *groups_; }
    /// [group] the row that pays its hands.
    const std::vector<u8>& paid_row_of_group() const { return paid_rows_; }
    /// Lane r of an entry counts the hands paid by row r.
    const detail::Lattice& row_counts() const { return *row_counts_; }
    /// The index of the row that pays these five cards of the deck.
    std::size_t paid_row(CardSet five) const;
    /// How many of all five-card hands the row pays; 0: other rows always pay more.
    u64 hands_paid_by(std::size_t row) const;

  private:
    void count_rows(const StopFlag* stop);
    void ignore_order();

    Game game_;
    ScaledPays pays_;
    std::shared_ptr<const DealClasses> classes_;
    std::shared_ptr<const detail::PayGroups> groups_;
    /// The pays that decided paid_rows_: pays_.pays, except after with_row_values().
    std::vector<u64> deciding_pays_;
    std::vector<u8> paid_rows_;
    std::optional<OrderedRow> order_;
    std::shared_ptr<const detail::Lattice> row_counts_;
};

/// Reads a paytable (docs/reference/paytables.md), builds its tables, and checks on them that some five cards
/// of the deck satisfy each row. Throws ParseError, with the place, and Stopped.
GameTables prepare_game(WrittenValue paytable, const StopFlag* stop = nullptr);
/// Reads it from TOML; `source`: what errors call the text, a file's name or nothing.
GameTables prepare_game(std::string_view text, std::string_view source = {}, const StopFlag* stop = nullptr);

/// Reads a paytable with the same checks, and returns the game without its tables. Takes as long as building
/// them.
Game parse_game(std::string_view text, std::string_view source = {});

}  // namespace holdfast::videopoker
