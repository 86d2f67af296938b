// What is worth keeping between questions. Every face of Holdfast has one and asks all its questions of it,
// from as many threads as it likes; answers never depend on what was asked before.
#pragma once

#include <cstddef>

#include <holdfast/queries/videopoker/prepared_games.h>

namespace holdfast::queries {

class Session {
  public:
    static constexpr std::size_t default_game_bytes = std::size_t{256} << 20U;

    /// Prepared games take about this much memory at most.
    explicit Session(std::size_t most_game_bytes = default_game_bytes) : games_(most_game_bytes) {}

    PreparedGames& games() { return games_; }

  private:
    PreparedGames games_;
};

}  // namespace holdfast::queries
