#include <algorithm>
#include <numeric>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/core/stop.h>
#include <holdfast/core/threads.h>
#include <holdfast/holdem/detail/boards/runouts.h>
#include <holdfast/holdem/equity/detail/pair_sweep.h>
#include <holdfast/holdem/equity/detail/runout_sweeps.h>

namespace holdfast::holdem::detail {
namespace {

// What is handed out at once: some hundredths of a second, so that a bar moves and threads end together. A sweep of small
// ranges takes microseconds, too little to hand out one by one; of many players one board may take hours.
constexpr u64 steps_in_a_unit = 20'000'000;
constexpr std::size_t boards_in_a_block = 16;

/// The players by the size of their ranges, the smallest first.
std::vector<std::size_t> by_size(const Showdown& live) {
    std::vector<std::size_t> players(live.players.size());
    std::iota(players.begin(), players.end(), std::size_t{0});
    std::stable_sort(players.begin(), players.end(), [&live](std::size_t a, std::size_t b) {
        // The others' combos are tried one by one: with the two largest swept, the product of their sizes is
        // the least.
        return live.players[a].size() < live.players[b].size();
    });
    return players;
}

/// How the choices of hole cards on a board are divided: by what the first players hold, those of the smallest ranges.
struct Choices {
    std::size_t players;  ///< none: each board is one part
    std::size_t number;   ///< of parts
    u64 steps;            ///< of each
};

u64 steps_of_a_sweep(std::size_t first, std::size_t second) {
    constexpr u64 steps_of_a_board = 300;
    // The first range is looked at three times, what it beats, to meet it, with its equals; the second once, to meet it
    // (PairSweep::compare_and_meet). Setting up a board is taken for 300 combos.
    return 3 * first + second + steps_of_a_board;
}

Choices divided(const Showdown& live, std::size_t boards) {
    const std::vector<std::size_t> players = by_size(live);
    const std::size_t outer = players.size() - 2;
    const auto size = [&](std::size_t place) { return live.players[players[place]].size(); };
    u128 steps = steps_of_a_sweep(size(outer), size(outer + 1));
    for (std::size_t place = 0; place < outer; ++place) {
        steps = std::min<u128>(steps * size(place), ~u64{0});
    }
    Choices choices{0, 1, static_cast<u64>(steps)};
    // As many numbers as there are must fit, into 32 bits too.
    while (choices.steps > steps_in_a_unit && choices.players < outer &&
           u128{choices.number} * size(choices.players) * boards <= ~std::size_t{0} >> 1U) {
        const std::size_t combos = size(choices.players++);
        choices.number *= combos;
        choices.steps /= combos;
    }
    return choices;
}

class BoardCounter {
  public:
    BoardCounter(const Showdown& live, const StopFlag* stop)
        : live_(live),
          stop_(stop),
          players_(by_size(live)),
          outer_(players_.size() - 2),
          first_(players_[outer_]),
          second_(players_[outer_ + 1]),
          sweep_(live.players[first_], live.players[second_]),
          counts_(players_.size()) {
        for (std::size_t place = 0; place < outer_; ++place) {
            combos_.push_back(live.players[players_[place]].combos());
        }
    }

    /// One of so many parts of a board's choices of hole cards; all of them where it is the only one.
    void add(const Runout& runout, const Choices& choices, u64 number) {
        Chosen chosen{HandRank{}, 0, runout.weight};
        CardSet taken = runout.board | live_.dead;
        // Once for all choices that are left.
        order_.set_board(runout.board);
        for (std::size_t place = 0; place < choices.players; ++place) {
            const HoleCards combo = combos_[place][number % combos_[place].size()];
            number /= combos_[place].size();
            if (!(combo.cards() & taken).empty()) return;
            chosen = with(chosen, place, combo);
            taken = taken | combo.cards();
        }
        add_hands(choices.players, taken, chosen);
    }

    const WinnerCounts& counts() const { return counts_; }

  private:
    /// What the players have whose hole cards are chosen.
    struct Chosen {
        HandRank best;
        PlayerSet winners;
        u128 weight;  ///< of the board and their combos
    };

    void add_hands(std::size_t place, CardSet taken, const Chosen& chosen) {
        if (place == outer_) {
            add_sweep(taken, chosen);
            return;
        }
        for (const HoleCards combo : combos_[place]) {
            if ((combo.cards() & taken).empty()) {
                add_hands(place + 1, taken | combo.cards(), with(chosen, place, combo));
            }
        }
    }

    /// The same with the combo of one more player.
    Chosen with(const Chosen& chosen, std::size_t place, HoleCards combo) const {
        const std::size_t player = players_[place];
        const HandRank rank = order_.rank_of(combo);
        const PlayerSet alone = PlayerSet{1} << player;
        const PlayerSet winners = rank > chosen.best    ? alone
                                  : rank == chosen.best ? chosen.winners | alone
                                                        : chosen.winners;
        return {std::max(rank, chosen.best), winners, chosen.weight * live_.players[player].numerator(combo)};
    }

    /// Of many players one board may take hours: the flag is looked at for each choice of their hole cards.
    void add_sweep(CardSet taken, const Chosen& chosen) {
        throw_if_stopped(stop_);
        const PairOutcomes outcomes = sweep_.sweep(order_, taken, chosen.best);
        const PlayerSet first = PlayerSet{1} << first_;
        const PlayerSet second = PlayerSet{1} << second_;
        // Those who equal the rank to beat join its holders; who beats it has the pot without them.
        counts_[chosen.winners] += chosen.weight * outcomes.neither;
        counts_[chosen.winners | first] += chosen.weight * outcomes.first_equal;
        counts_[chosen.winners | second] += chosen.weight * outcomes.second_equal;
        counts_[chosen.winners | first | second] += chosen.weight * outcomes.both_equal;
        counts_[first] += chosen.weight * outcomes.first_wins;
        counts_[second] += chosen.weight * outcomes.second_wins;
        counts_[first | second] += chosen.weight * outcomes.both_win;
    }

    const Showdown& live_;
    const StopFlag* stop_;
    std::vector<std::size_t> players_;
    std::size_t outer_;  ///< players whose combos are chosen one by one
    std::size_t first_;
    std::size_t second_;
    std::vector<std::vector<HoleCards>> combos_;  ///< [place of an outer player]
    PairSweep sweep_;
    BoardOrder order_;
    WinnerCounts counts_;
};

}  // namespace

u64 sweep_steps(const Showdown& live) {
    const std::vector<std::size_t> players = by_size(live);
    const int unseen = ordinary_card_count - live.taken().size();
    const std::size_t group = symmetry_of(live).permutations().size();
    // A class has at most as many boards as the group has permutations.
    u128 steps = binomial(unseen, live.board.cards_to_come()) / group + 1;
    for (std::size_t place = 0; place + 2 < players.size(); ++place) {
        steps = std::min<u128>(steps * live.players[players[place]].size(), ~u64{0});
    }
    const std::size_t first = live.players[players[players.size() - 2]].size();
    const std::size_t second = live.players[players.back()].size();
    return static_cast<u64>(std::min<u128>(steps * steps_of_a_sweep(first, second), ~u64{0}));
}

WinnerCounts sweep_runouts(const Showdown& live, const Work& work) {
    const std::vector<Runout> boards = runouts(live.board.cards(), live.dead, symmetry_of(live), work.stop);
    std::vector<BoardCounter> counters(worker_count(work), BoardCounter(live, work.stop));
    const Choices choices = divided(live, boards.size());
    const std::size_t parts = boards.size() * choices.number;
    const std::size_t together = choices.steps * boards_in_a_block > steps_in_a_unit ? 1 : boards_in_a_block;
    for_each_index((parts + together - 1) / together, work, [&](std::size_t block, unsigned worker) {
        const std::size_t end = std::min(parts, (block + 1) * together);
        for (std::size_t part = block * together; part < end; ++part) {
            counters[worker].add(boards[part / choices.number], choices, part % choices.number);
        }
    });
    WinnerCounts counts(live.players.size());
    for (const BoardCounter& counter : counters) counts += counter.counts();
    return counts;
}

}  // namespace holdfast::holdem::detail
