// The fields of a request about one game, which several queries have: `game`, `pay` and `tie_rule`.
//
//   {"game": "jacks-or-better-9-6", "pay": {"full house": 8}, "tie_rule": "fewest-held"}
#pragma once

#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include <holdfast/ask/answer/shape.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/prepared/prepared_machine.h>
#include <holdfast/ask/videopoker/typed/game_choice.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/play/tie_rule.h>

namespace holdfast::ask {

// A cache of prepared games, so that another query about the same game does not prepare it again.
//
// The key of a game is the text that chose it: an id or a whole paytable, and the pays that were changed. If
// the games exceed the bound in bytes, the least recently used are dropped; the most recent one stays however
// large it is.

/// A game as it was chosen, with the tables that answers are read from. It never changes, so threads share
/// it.
struct PreparedGame {
    videopoker::GameTables tables;
    std::vector<PayChange> changes;  ///< made to the pays of the chosen game, in the order they were given
    /// For a machine, its state: pays are then what final hands are worth in it. Empty for a game.
    std::string state = {};

    /// The game with its changed pays.
    const videopoker::Game& game() const { return tables.game(); }

    /// The game with further changes of its pays. Throws OverflowError if they do not fit together.
    PreparedGame with_pays(const std::vector<PayChange>& more, const StopFlag* stop) const;
};

/// Prepared games, looked up and kept under a lock, but prepared without it: a slow game never holds up a
/// query about another one.
class PreparedGames {
  public:
    /// 256 MiB; a quarter of it where addresses have 32 bits, in browsers.
    static constexpr std::size_t default_bytes = std::size_t{sizeof(void*) == 4 ? 64U : 256U} << 20U;

    /// The games that are kept take about this much memory at most.
    explicit PreparedGames(std::size_t most_bytes = default_bytes) : most_bytes_(most_bytes) {}

    /// A machine in one of its states is prepared as the game that pays what final hands are worth there.
    ///
    /// Safe to call from any thread. Throws FieldError, on the field `game`, `pay` or `state`: an unknown id, a
    /// malformed paytable, a change of a row that the game does not have, that is ambiguous or changed twice,
    /// a pay that is malformed, negative or too large; a machine without one of its states, or a game with one.
    /// Throws Stopped, and then keeps nothing.
    /// A game with a row that needs an order of the cards is refused, on the field `game`: its tables are those of a
    /// player who ignores places, so that most answers would be wrong.
    std::shared_ptr<const PreparedGame> prepare(const GameChoice& choice, const StopFlag* stop = nullptr);
    /// Like prepare(), for queries that see the places of cards, or say what ignoring them costs.
    std::shared_ptr<const PreparedGame> prepare_with_order(const GameChoice& choice,
                                                           const StopFlag* stop = nullptr);

    PreparedMachines& machines() { return machines_; }

    /// Drops all games.
    void clear();

    /// The number of games kept, and about how many bytes they take.
    std::size_t size() const;
    std::size_t bytes() const;

  private:
    struct Entry {
        std::string key;
        std::shared_ptr<const PreparedGame> game;
        /// About what the tables and the key take; fixed when the game is kept.
        std::size_t bytes;
    };

    std::shared_ptr<const PreparedGame> find(const std::string& key);
    std::shared_ptr<const PreparedGame> keep(std::string key, PreparedGame game);
    std::shared_ptr<const PreparedGame> prepare_unchanged(const GameChoice& choice, const std::string& key,
                                                          const StopFlag* stop);
    std::shared_ptr<const PreparedGame> prepare_state(const GameChoice& choice, std::string key,
                                                      const StopFlag* stop);

    PreparedMachines machines_;
    mutable std::mutex mutex_;
    std::size_t most_bytes_;
    std::size_t bytes_ = 0;
    std::list<Entry> entries_;  // the one asked for last comes first
    std::unordered_map<std::string, std::list<Entry>::iterator> by_key_;
};

/// The fields `game` and `pay`; game_of() reads both.
std::vector<Field> game_fields();
/// The field `state`, for queries that take a machine in one of its states.
Field state_field();
/// game_fields() with further arguments, which stand after the game on the command line.
std::vector<Field> game_fields_with(const FieldList& arguments);

/// The field `tie_rule`: the four rules of play/tie_rule.h, lowest-variance by default.
Field tie_rule_field();
/// Throws FieldError on a word that is not one of the field's choices.
videopoker::TieRule read_tie_rule(const Fields& fields);

// What answers say about their game: id, name, deck, what is wild and, if pays were changed, which.

/// The members about the game itself, for answers that list them among their own.
void game_members(Shape<videopoker::Game>& shape);

void game_shape(Shape<PreparedGame>& shape);

/// The beginning of an answer about one game: the query and the game.
template <class Answer>
Shape<Answer>& declare_about_game(Shape<Answer>& shape, std::string_view name, std::string_view query) {
    return shape.named(name).query(query).template object<game_shape>(
        "game", "The game", [](const Answer& answer) -> const PreparedGame& { return *answer.prepared; });
}

// Warnings about odd rows of a paytable, which are most likely mistakes of its author.
//
//   the row 'straight flush' never pays: another row always pays as much or more
//   the row 'pair' pays 0
//   the row 'royal flush' pays 4,000 for a bet of 1; if the machine pays that for 5 coins, it is 800
//   'royal flush=1500' was read as 1500 bets, which are 1875$; 1500 dollars are written 'royal flush=1500$'

/// The description of the member `warnings`.
inline constexpr const char* warnings_sentence =
    "Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, "
    "or a large pay that may be in dollars";

/// The description of the member `warnings` of an answer about a chart that somebody wrote.
inline constexpr const char* chart_warnings_sentence =
    "Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, "
    "or a large pay that may be in dollars, and about words of the chart that might mean something else";

/// A warning about a royal flush that pays five times the usual; nullopt for any other row.
std::optional<std::string> doubt_of_royal(const videopoker::PayRow& row);

/// A sentence for each row that is always outbid, pays 0, or is a royal flush that pays five times what is
/// usual; none for a machine, whose rows no author wrote.
std::vector<std::string> row_warnings(const PreparedGame& prepared);

/// A warning about a return above 110%, which no machine in a casino has; nullopt for a lower one.
std::optional<std::string> doubt_of(const Rational& expected_return);

/// Why two games have different deals, so that neither is played by the other's strategy: "their decks have 52 and
/// 53 cards".
std::string why_deals_differ(const videopoker::GameTables& one, const videopoker::GameTables& other);

// Games of a list. Warnings about one begin with its number, from 1: "game 2: the row 'pair' pays 0".

inline constexpr const char* numbered_warnings_sentence =
    "Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, "
    "or a large pay that may be in dollars, each with the number of its game";

/// Prepares a game of the field `games`, and adds its warnings to `warnings`. Throws FieldError, on that
/// field, as PreparedGames::prepare does.
std::shared_ptr<const PreparedGame> prepare_nth_game(PreparedGames& games, const GameChoice& choice,
                                                     std::size_t number, const StopFlag* stop,
                                                     std::vector<std::string>& warnings);

}  // namespace holdfast::ask
