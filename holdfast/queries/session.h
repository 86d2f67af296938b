// What is worth keeping between queries. Every front end has one and asks all its queries of it,
// from as many threads as it likes; answers never depend on what was asked before.
#pragma once

#include <cstddef>
#include <utility>

#include <holdfast/holdem/odds/heads_up_lookup.h>
#include <holdfast/queries/videopoker/prepared_games.h>

namespace holdfast::queries {

class Session {
  public:
    static constexpr std::size_t default_game_bytes = std::size_t{256} << 20U;

    /// Prepared games take about this much memory at most.
    explicit Session(std::size_t most_game_bytes = default_game_bytes) : games_(most_game_bytes) {}

    PreparedGames& games() { return games_; }

    /// Complete tables to look odds up in; empty: there are none. To be set before the first query.
    void use_tables(holdem::HeadsUpLookup tables) { tables_ = std::move(tables); }
    const holdem::HeadsUpLookup& tables() const { return tables_; }

  private:
    PreparedGames games_;
    holdem::HeadsUpLookup tables_;
};

}  // namespace holdfast::queries
