// Games prepared for queries, kept for the next ones: what is asked again about a game costs only its own
// work.
//
// A game is known by the text that chose it: an id or a whole paytable, and the pays that were changed. Those
// asked for least recently are dropped when all of them together pass the bound in bytes; the last one stays
// however large it is.
#pragma once

#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include <holdfast/queries/input/game_choice.h>
#include <holdfast/videopoker/counting/game_tables.h>

namespace holdfast::queries {

/// A game as it was chosen, with the tables that answers are read from. It never changes, so threads share
/// it.
struct PreparedGame {
    videopoker::GameTables tables;
    std::vector<PayChange> changes;  ///< made to the pays of the chosen game, in the order they were given

    /// The game with its changed pays.
    const videopoker::Game& game() const { return tables.game(); }
};

/// Looked up and kept under a lock, prepared without it: a slow game never holds up a query about another
/// one.
class PreparedGames {
  public:
    explicit PreparedGames(std::size_t most_bytes) : most_bytes_(most_bytes) {}

    /// Safe to call from any thread. Throws FieldError, on the field `game` or `pay`: an unknown id, a
    /// malformed paytable, a change of a row that the game does not have, that is ambiguous or changed twice,
    /// a pay that is malformed, negative or too large. Throws Stopped, and then keeps nothing.
    std::shared_ptr<const PreparedGame> prepare(const GameChoice& choice, const StopFlag* stop = nullptr);

    /// Lets go of all of them.
    void clear();

    /// How many games are kept, and about how many bytes they take.
    std::size_t size() const;
    std::size_t bytes() const;

  private:
    struct Entry {
        std::string key;
        std::shared_ptr<const PreparedGame> game;
        std::size_t bytes;
    };

    std::shared_ptr<const PreparedGame> find(const std::string& key);
    std::shared_ptr<const PreparedGame> keep(std::string key, PreparedGame game);
    std::shared_ptr<const PreparedGame> prepare_unchanged(const GameChoice& choice, const std::string& key,
                                                          const StopFlag* stop);

    mutable std::mutex mutex_;
    std::size_t most_bytes_;
    std::size_t bytes_ = 0;
    std::list<Entry> entries_;  // the one asked for last comes first
    std::unordered_map<std::string, std::list<Entry>::iterator> by_key_;
};

}  // namespace holdfast::queries
