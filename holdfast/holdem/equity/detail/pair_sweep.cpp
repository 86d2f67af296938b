#include <algorithm>
#include <numeric>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>
#include <holdfast/holdem/equity/detail/pair_sweep.h>
#include <holdfast/showdown/final_boards.h>

namespace holdfast::holdem::detail {
namespace {

using Entry = BunchedRange::Entry;

/// Lays numbered lists one after the other.
void append_lists(std::vector<Entry>& entries, std::vector<u32>& first,
                  const std::vector<std::vector<Entry>>& lists) {
    for (const std::vector<Entry>& list : lists) {
        first.push_back(static_cast<u32>(entries.size()));
        entries.insert(entries.end(), list.begin(), list.end());
    }
    first.push_back(static_cast<u32>(entries.size()));
}

Entry entry_of(HoleCards hand, const Range& range, const Range& other) {
    return {hand.cards().mask(),
            range.numerator(hand),
            other.numerator(hand),
            static_cast<u16>(hand.index()),
            static_cast<u8>(hand.high().index()),
            static_cast<u8>(hand.low().index())};
}

}  // namespace

BunchedRange::BunchedRange(const Range& range, const Range& other) {
    std::vector<std::vector<Entry>> of_ranks(rank_pair_count);
    std::vector<std::vector<Entry>> of_card(ordinary_card_count);
    for (int combo = 0; combo < combo_count; ++combo) {
        const HoleCards hand = HoleCards::from_index(combo);
        // All 1,326, so that a combo is found by its number.
        const Entry& entry = by_combo_.emplace_back(entry_of(hand, range, other));
        if (entry.weight == 0) continue;
        of_ranks[rank_pair_number(hand.high().rank(), hand.low().rank())].push_back(entry);
        of_card[entry.high].push_back(entry);
        of_card[entry.low].push_back(entry);
    }
    append_lists(by_ranks_, first_of_ranks_, of_ranks);
    append_lists(by_card_, first_of_card_, of_card);
}

BunchedRange::Span BunchedRange::span_of(const Bunch& bunch) const {
    const std::size_t number = bunch.number;
    switch (bunch.kind) {
        case Bunch::ranks:
            return {by_ranks_.data() + first_of_ranks_[number],
                    by_ranks_.data() + first_of_ranks_[number + 1]};
        case Bunch::card:
            return {by_card_.data() + first_of_card_[number], by_card_.data() + first_of_card_[number + 1]};
        case Bunch::combo:
            return {by_combo_.data() + number, by_combo_.data() + number + 1};
        case Bunch::others:
            break;
    }
    return {by_ranks_.data(), by_ranks_.data() + by_ranks_.size()};
}

PairOutcomes PairSweep::sweep(const BoardOrder& order, CardSet taken, HandRank to_beat) {
    taken_ = taken.mask();
    met_first_ = {};
    met_second_ = {};
    same_combo_ = 0;

    // From the weakest bunch up, in three stretches: weaker than the rank to beat, equal to it, better. In
    // each stretch, the pairs that one of the two players wins are counted as they are met; the remaining
    // pairs of the stretch are the other player's.
    const Bunches end = order.bunches().end();
    PairOutcomes outcomes;
    Bunches at = order.bunches().begin();
    for (; at != end && at->rank < to_beat; ++at) meet(order, at, at + 1);
    const Bunches equal = at;
    at = std::find_if(at, end, [to_beat](const Bunch& bunch) { return bunch.rank > to_beat; });
    outcomes.neither = pairs_met();
    // If the first hand equals the rank to beat, "better" counts the second hands below that rank.
    const Group equals = compare_and_meet(order, equal, at);
    u64 met = pairs_met();
    outcomes.first_equal = equals.better;
    outcomes.both_equal = equals.equal;
    outcomes.second_equal = met - outcomes.neither - equals.better - equals.equal;
    while (at != end) {
        const Bunches begin = at;
        at = std::find_if(at, end, [begin](const Bunch& bunch) { return bunch.rank != begin->rank; });
        const Group group = compare_and_meet(order, begin, at);
        outcomes.first_wins += group.better;
        outcomes.both_win += group.equal;
    }
    outcomes.second_wins = pairs_met() - met - outcomes.first_wins - outcomes.both_win;
    return outcomes;
}

PairSweep::Group PairSweep::compare_and_meet(const BoardOrder& order, Bunches begin, Bunches end) {
    // Before these bunches are met, all that the second range has met is weaker; afterwards it is weaker or
    // equal. The difference is the number of equals.
    const u64 better = pairs_with_first(order, begin, end, false);
    meet(order, begin, end);
    return {better, pairs_with_first(order, begin, end, true) - better};
}

void PairSweep::meet(const BoardOrder& order, Bunches begin, Bunches end) {
    for (Bunches bunch = begin; bunch != end; ++bunch) {
        const BoardOrder::Limits limits = order.limits_of(*bunch);
        const u64 excluded = limits.excluded.mask() | taken_;
        for (const Entry& entry : first_.span_of(*bunch)) {
            const u64 weight = entry.live_weight(excluded, limits.required.mask());
            met_first_.add(entry, weight);
            // Counted once for both ranges: a combo that is in both is met by both in the same bunch.
            same_combo_ += weight * entry.weight_of_other;
        }
        for (const Entry& entry : second_.span_of(*bunch)) {
            met_second_.add(entry, entry.live_weight(excluded, limits.required.mask()));
        }
    }
}

/// Pairs that share no card: a combo of the first range in these bunches, and one met of the second.
u64 PairSweep::pairs_with_first(const BoardOrder& order, Bunches begin, Bunches end, bool are_met) const {
    u64 pairs = 0;
    for (Bunches bunch = begin; bunch != end; ++bunch) {
        const BoardOrder::Limits limits = order.limits_of(*bunch);
        const u64 excluded = limits.excluded.mask() | taken_;
        for (const Entry& entry : first_.span_of(*bunch)) {
            const u64 weight = entry.live_weight(excluded, limits.required.mask());
            const u64 others = met_second_.apart_from(entry) + (are_met ? entry.weight_of_other : 0);
            pairs += weight * others;
        }
    }
    return pairs;
}

u64 PairSweep::pairs_met() const {
    // A pair that shares one card is subtracted once; the same combo twice shares two, and is added back
    // once.
    u64 sharing = 0;
    for (std::size_t card = 0; card < ordinary_card_count; ++card) {
        sharing += met_first_.of_card[card] * met_second_.of_card[card];
    }
    return met_first_.sum * met_second_.sum - sharing + same_combo_;
}

namespace {

// The work of a unit: some hundredths of a second, so that a progress bar moves and threads end together. A
// sweep of small ranges takes microseconds, too little for a unit; with many players one board may take
// hours.
constexpr u64 steps_in_a_unit = 20'000'000;
constexpr std::size_t boards_in_a_block = 16;

/// The players by the size of their ranges, the smallest first.
std::vector<std::size_t> by_size(const Showdown& live) {
    std::vector<std::size_t> players(live.players.size());
    std::iota(players.begin(), players.end(), std::size_t{0});
    std::stable_sort(players.begin(), players.end(), [&live](std::size_t a, std::size_t b) {
        // The others' combos are tried one by one; with the two largest ranges swept, the product of the
        // other sizes is the smallest.
        return live.players[a].size() < live.players[b].size();
    });
    return players;
}

/// How the choices of hole cards on a board are divided: by the hands of the players with the smallest
/// ranges.
struct Choices {
    std::size_t players;  ///< none: each board is one part
    std::size_t number;   ///< number of parts
    u64 steps;            ///< steps of each part
};

u64 steps_of_a_sweep(std::size_t first, std::size_t second) {
    constexpr u64 steps_of_a_board = 300;
    // The first range is visited three times, to count what it beats, to meet it, and to count its equals;
    // the second once, to meet it (PairSweep::compare_and_meet). Setting up a board costs about as much as
    // 300 combos.
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
    // The numbers of the parts must also fit in 32 bits.
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

    /// Adds part `number` of a board's choices of hole cards; the only part has all of them.
    void add(const Runout& runout, const Choices& choices, u64 number) {
        Chosen chosen{HandRank{}, 0, runout.weight};
        CardSet taken = runout.board | live_.dead;
        // Set once for all remaining choices.
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
    /// The result among the players whose hole cards are chosen.
    struct Chosen {
        HandRank best;
        PlayerSet winners;
        u128 weight;  ///< product for the board and their combos
    };

    /// With many players one board may take hours, also if their hands mostly clash, so the flag is checked for each
    /// choice of their hole cards.
    void add_hands(std::size_t place, CardSet taken, const Chosen& chosen) {
        throw_if_stopped(stop_);
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

    /// Returns `chosen` with the combo of one more player.
    Chosen with(const Chosen& chosen, std::size_t place, HoleCards combo) const {
        const std::size_t player = players_[place];
        const HandRank rank = order_.rank_of(combo);
        const PlayerSet alone = PlayerSet{1} << player;
        const PlayerSet winners = rank > chosen.best    ? alone
                                  : rank == chosen.best ? chosen.winners | alone
                                                        : chosen.winners;
        return {std::max(rank, chosen.best), winners, chosen.weight * live_.players[player].numerator(combo)};
    }

    void add_sweep(CardSet taken, const Chosen& chosen) {
        const PairOutcomes outcomes = sweep_.sweep(order_, taken, chosen.best);
        const PlayerSet first = PlayerSet{1} << first_;
        const PlayerSet second = PlayerSet{1} << second_;
        // Players who equal the rank to beat share with its holders; a player who beats it wins without them.
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
    u64 boards = binomial(unseen, live.board.cards_to_come());
    // A board counts once, however many of its flops are in the class.
    if (live.board.flops() != nullptr) boards = std::min(boards, live.boards());
    // A class has at most as many boards as the group has permutations.
    u128 steps = boards / group + 1;
    for (std::size_t place = 0; place + 2 < players.size(); ++place) {
        steps = std::min<u128>(steps * live.players[players[place]].size(), ~u64{0});
    }
    const std::size_t first = live.players[players[players.size() - 2]].size();
    const std::size_t second = live.players[players.back()].size();
    return static_cast<u64>(std::min<u128>(steps * steps_of_a_sweep(first, second), ~u64{0}));
}

namespace {

/// How many of the ten flops that five cards can begin with are in the class.
u32 flops_of(CardSet board, const FlopClass& flops) {
    u32 found = 0;
    for (const Card one : board) {
        for (const Card other : board) {
            // A flop is what two other cards leave.
            if (other < one) found += flops.contains(board - CardSet{one, other}) ? 1U : 0U;
        }
    }
    return found;
}

/// The boards with their weights.
std::vector<Runout> weighted_boards(const Showdown& live, const StopFlag* stop) {
    std::vector<Runout> boards = runouts(live.board.certain_cards(), live.dead, symmetry_of(live), stop);
    const FlopClass* const flops = live.board.flops();
    if (flops == nullptr) return boards;
    for (Runout& each : boards) each.weight *= flops_of(each.board, *flops);
    std::erase_if(boards, [](const Runout& each) { return each.weight == 0; });
    return boards;
}

}  // namespace

WinnerCounts sweep_runouts(const Showdown& live, const Work& work) {
    const std::vector<Runout> boards = weighted_boards(live, work.stop);
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
