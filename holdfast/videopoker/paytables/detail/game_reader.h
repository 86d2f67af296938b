// Reads a paytable (game.h), and keeps the places of its rows for errors that are found only later.
#pragma once

#include <string>
#include <string_view>

#include <holdfast/toml/toml_text.h>
#include <holdfast/videopoker/paytables/game.h>
#include <holdfast/videopoker/paytables/pay_row.h>

namespace holdfast::videopoker::detail {

// Reads one [[pay]] table of a paytable.
//
//   hand = "four of a kind"   rank = "2-4"   kicker = "A-4"   pays = 160
//
// Which keys are allowed depends on the hand: only flushes have a suit, only quads and wild cards a kicker.

/// A row without a name gets default_name. Throws ParseError, with the place of the mistake or, if something
/// is missing, of the table.
PayRow read_pay_row(const TomlText& text, const toml::table& table);

/// Throws ParseError at the first key that is not among `known`; suggests the nearest, or lists them. `owner`
/// names what has these keys: "a row", "a paytable".
void check_keys(const TomlText& text, const toml::table& table, const std::vector<std::string>& known,
                const std::string& owner);

class GameReader {
  public:
    /// Keeps references: both must outlive this object. Throws ParseError, with the place in `text` and
    /// `source`.
    GameReader(std::string_view text, std::string_view source);

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
    const toml::node& needed(std::string_view key, const std::string& example) const;
    Deck read_deck(const toml::node& node) const;
    CardSet read_wild(const toml::node& node) const;
    CardSet read_wild_entry(const toml::node& node) const;
    void read_rows(Game& game) const;
    void check_names(const Game& game) const;
    void check_order(const Game& game) const;
    const toml::array& rows() const { return *root_.get("pay")->as_array(); }
    const toml::table& row_table(std::size_t row) const { return *rows().get(row)->as_table(); }

    TomlText text_;
    toml::table root_;
    Game game_;
};

}  // namespace holdfast::videopoker::detail
