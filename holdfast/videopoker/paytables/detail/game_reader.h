// Reads a paytable (game.h), and keeps the places of its rows for errors that are found only later.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/core/written_value.h>
#include <holdfast/videopoker/paytables/game.h>
#include <holdfast/videopoker/paytables/pay_row.h>

namespace holdfast::videopoker::detail {

class GameReader {
  public:
    /// Throws ParseError, with the place.
    explicit GameReader(WrittenValue paytable);

    const Game& game() const { return game_; }
    /// How many of the rows of game() the text lists. They come first; a `nothing` that was added comes last.
    std::size_t listed_rows() const { return rows().size(); }

    /// Throws ParseError unless the pays have a common denominator within the limit of scaled_pays. It takes
    /// all of them to tell; the error blames the pay that is hardest to fit in.
    void check_pays() const;

    /// Throws ParseError at the hand of a listed row: for what only the tables of the game show, such as a
    /// row that no hand satisfies.
    [[noreturn]] void fail_at_hand(std::size_t row, const std::string& message) const;

  private:
    Game read() const;
    const WrittenValue& needed(std::string_view key, const std::string& example) const;
    Deck read_deck(const WrittenValue& node) const;
    CardSet read_wild(const WrittenValue& node) const;
    CardSet read_wild_entry(const WrittenValue& node) const;
    void read_rows(Game& game) const;
    void check_names(const Game& game) const;
    void check_order(const Game& game) const;
    const std::vector<WrittenValue>& rows() const { return root_.find("pay")->items; }

    WrittenValue root_;
    Game game_;
};

}  // namespace holdfast::videopoker::detail
