// Which video poker game a query is about: an id of the catalog, or the text of a paytable, and rows that are
// to pay something else than the paytable says; or a machine, and the state that it is in.
//
// Queries read no files: the caller passes the text.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/input/json_value.h>
#include <holdfast/core/rational.h>
#include <holdfast/core/written_value.h>
#include <holdfast/videopoker/counting/game_tables.h>

namespace holdfast::ask {

/// A changed pay as it is typed: a row and what it pays instead or, in a sweep, the pays that it runs
/// through.
class AskedPay {
  public:
    /// "full house=8". Of several equals signs the last one counts: a row may have one in its name, a pay cannot.
    AskedPay(std::string text) : whole_(std::move(text)), sign_(whole_.text().rfind('=')) {}
    AskedPay(const char* text) : AskedPay(std::string(text)) {}
    AskedPay(const std::string& row, const std::string& pays) : whole_(row + "=" + pays), sign_(row.size()) {}

    /// "full house=8", and its parts.
    const TextSpan& whole() const { return whole_; }
    bool has_pays() const { return sign_ != std::string::npos; }
    TextSpan row() const { return whole_.part(0, sign_).trimmed(); }
    TextSpan pays() const { return whole_.part(sign_ + 1).trimmed(); }

  private:
    TextSpan whole_;
    std::size_t sign_;
};

struct GameChoice {
    std::string id = {};                       ///< of the catalog (id_meant); ignored if there is a paytable
    std::optional<std::string> paytable = {};  ///< the text of a paytable (TOML or JSON) or a machine (TOML)
    std::string source = {};                   ///< what errors call the text: a file's name, or empty
    std::vector<AskedPay> pay_changes = {};
    std::optional<std::string> state = {};  ///< of a machine: "12x", "level 2", "single"
    std::optional<Rational> price = {};     ///< of a bet, in dollars, if known: pays may then be in dollars
    std::optional<WrittenValue> paytable_in_json = {};  ///< what the paytable says if it is JSON
};

/// The id that a text means: an id itself, or what players call a game or machine (catalog_id_named). Any
/// other text is returned as it is: looking it up throws the error.
std::string id_meant(const std::string& text);

/// Whether the choice is a machine of the catalog or the text of one.
bool is_machine(const GameChoice& choice);

struct PayChange {
    std::size_t row = 0;  ///< of Game::rows
    Rational from;
    Rational to;
    std::string doubt = {};  ///< a sentence if the pay may be meant in dollars, though it has no unit
};

/// The game of a user's paytable. Throws ParseError, with the place in the text, and Stopped.
videopoker::GameTables prepare_paytable(const std::string& text, const std::string& source,
                                        const StopFlag* stop = nullptr);

/// Reads the changes of pays of the game's rows; with the price of a bet they may be in dollars. Throws FieldError, on the
/// field `pay`: a row that the game does not have, that is ambiguous or changed twice, and a pay that is malformed,
/// negative or too large.
std::vector<PayChange> pay_changes_of(const videopoker::Game& game, const std::vector<AskedPay>& asked,
                                      const std::optional<Rational>& price = std::nullopt);

/// What the rows pay with these changes.
videopoker::Pays pays_with(const videopoker::Game& game, const std::vector<PayChange>& changes);

/// The game of the fields `game` and, if the query has them, `pay` and `state`. `price`: that of a bet, if known; pays may
/// then be in dollars.
GameChoice game_of(const Fields& fields, const std::optional<Rational>& price = std::nullopt);
/// The field `games`.
std::vector<GameChoice> games_of(const Fields& fields, const std::optional<Rational>& price = std::nullopt);

/// Whether the value may be a paytable as JSON, with the keys of one in TOML: an object without null.
///
///   {"id": "mine", "deck": 52, "pay": [{"hand": "pair", "rank": ["J", "Q-A"], "pays": "3/2"}]}
bool is_paytable(const JsonValue& value);

}  // namespace holdfast::ask
