// Walks over the kinds of boards that can still come, and tells what the hero meets on each.
//
// Shared by the odds of two cards and of a range: what differs is only what they add up.
#pragma once

#include <vector>

#include <holdfast/core/error.h>
#include <holdfast/core/progress.h>
#include <holdfast/holdem/equity/known_hands.h>
#include <holdfast/holdem/odds/detail/showdown_counts.h>
#include <holdfast/holdem/odds/odds.h>

namespace holdfast::holdem::detail {

/// A board, or several that are alike, where no known opponent is better than the hero.
struct Meeting {
    std::size_t known_ties = 0;  ///< known opponents that tie
    u64 boards = 0;
};

/// The graph that unknown opponents face, and the known ones that tie.
struct Matchup {
    ShowdownGraph graph;
    std::size_t known_ties;

    bool operator==(const Matchup&) const = default;
};
struct MatchupHash {
    std::size_t operator()(const Matchup& matchup) const { return matchup.graph.hash() + matchup.known_ties; }
};

/// Calls, on a Sink, for each kind of boards
///
///     add_category(HandCategory, u64 boards)    always: what the hero has
///     add_pairs(StandingCounts, Meeting)        for at most one unknown opponent, who needs no graph
///     add_graph(ShowdownGraph, Meeting)         for more; twins are joined
///
/// the last two only where no known opponent is better.
template <class Sink>
class BoardWalk {
  public:
    /// As odds() has checked it; the situation outlives this.
    BoardWalk(const Situation& situation, int most_opponents, Sink& sink);

    /// Throws Stopped.
    void run(const StopFlag* stop);

  private:
    /// The hero and the known opponents on one kind of board.
    struct Players {
        HandRank hero{};
        bool is_beaten = false;
        std::size_t ties = 0;
    };

    /// Without unknown opponents before the flop: counted by known_hands.h, some hundred times as quickly.
    void add_known(const std::vector<HoleCards>& hands);
    void add_boards(const BoardGroup& boards);
    template <class ValueOf>
    Players players(ValueOf value_of) const;

    const Situation& situation_;
    bool has_unknown_;
    bool needs_graphs_;
    Sink& sink_;
    CardsPerRank unseen_{};
    std::array<RankSet, suit_count> unseen_of_suit_{};
};

template <class Sink>
BoardWalk<Sink>::BoardWalk(const Situation& situation, int most_opponents, Sink& sink)
    : situation_(situation),
      has_unknown_(most_opponents > 0),
      needs_graphs_(most_opponents > 1),
      sink_(sink) {
    const CardSet unseen = situation.unseen();
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        unseen_of_suit_[suit] = unseen.ranks_in(static_cast<Suit>(suit));
        for (std::size_t r = 0; r < rank_count; ++r) {
            unseen_[r] = static_cast<u8>(unseen_[r] + (unseen_of_suit_[suit].mask() >> r & 1U));
        }
    }
}

template <class Sink>
void BoardWalk<Sink>::run(const StopFlag* stop) {
    std::vector<HoleCards> players{situation_.hole};
    players.insert(players.end(), situation_.known.begin(), situation_.known.end());
    if (!has_unknown_ && situation_.board.empty() && players.size() <= most_players) {
        add_known(players);
        return;
    }
    std::vector<CardSet> hands;
    for (const HoleCards hand : players) hands.push_back(hand.cards());
    for (const BoardGroup& boards : final_boards(situation_.board.cards(), situation_.unseen(), hands)) {
        throw_if_stopped(stop);
        add_boards(boards);
    }
}

template <class Sink>
void BoardWalk<Sink>::add_known(const std::vector<HoleCards>& hands) {
    CardSet others = situation_.dead;
    for (const HoleCards hand : situation_.known) others = others | hand.cards();
    const auto categories = count_categories(situation_.hole, others);
    for (std::size_t category = 0; category < hand_category_count; ++category) {
        sink_.add_category(static_cast<HandCategory>(category), categories[category]);
    }
    if (situation_.known.empty()) {
        return;  // and nobody to win from: the categories were all that was asked for
    }
    const WinnerCounts counts = count_boards(hands, {}, situation_.dead);
    // The hero is player 0: every second set of winners has him.
    for (PlayerSet winners = 1; winners < (PlayerSet{1} << hands.size()); winners += 2) {
        const auto ties = static_cast<std::size_t>(__builtin_popcount(winners) - 1);
        sink_.add_pairs({}, {ties, static_cast<u64>(counts[winners])});
    }
}

template <class Sink>
template <class ValueOf>
typename BoardWalk<Sink>::Players BoardWalk<Sink>::players(ValueOf value_of) const {
    Players players{value_of(situation_.hole)};
    for (const HoleCards& known : situation_.known) {
        const HandRank value = value_of(known);
        players.is_beaten = players.is_beaten || value > players.hero;
        players.ties += value == players.hero ? 1 : 0;
    }
    return players;
}

template <class Sink>
void BoardWalk<Sink>::add_boards(const BoardGroup& boards) {
    CardsPerRank left = unseen_;
    for (std::size_t r = 0; r < rank_count; ++r) {
        // Cards that opponents may hold: the unseen ones without those that come to the board.
        left[r] = static_cast<u8>(left[r] - boards.coming[r]);
    }
    RankShowdown ranks(boards.ranks, left);
    const Players without_flush = players([&](HoleCards hand) { return ranks.without_flush(hand); });

    ranks.compare_with(without_flush.hero);
    StandingCounts pairs{};
    if (!needs_graphs_) pairs = pair_counts(ranks);
    sink_.add_category(category_of(without_flush.hero), boards.without_flush);
    // Where a known opponent is better, no deal is won or tied, whatever the unknown ones hold: only the
    // category counts, and the losses are what is left of all deals.
    if (boards.without_flush != 0 && !without_flush.is_beaten) {
        const Meeting meeting{without_flush.ties, boards.without_flush};
        if (needs_graphs_) {
            sink_.add_graph(graph_of(ranks).with_twins_joined(), meeting);
        } else {
            sink_.add_pairs(pairs, meeting);
        }
    }
    HandRank compared = without_flush.hero;
    for (const FlushBoards& flush : boards.with_flush) {
        const RankSet unseen = unseen_of_suit_[static_cast<std::size_t>(flush.suit)];
        const FlushShowdown flushes(flush.suited, RankSet(unseen.mask() & ~flush.suited.mask()));
        const Players each =
            players([&](HoleCards hand) { return value_of(hand, flush.suit, ranks, flushes); });
        sink_.add_category(category_of(each.hero), flush.boards);
        if (each.is_beaten) continue;
        // Where the hero has no flush his hand is what it was, and so is the comparison.
        if (each.hero != compared) {
            ranks.compare_with(each.hero);
            compared = each.hero;
            if (!needs_graphs_) pairs = pair_counts(ranks);
        }
        const Meeting meeting{each.ties, flush.boards};
        if (needs_graphs_) {
            sink_.add_graph(graph_of(ranks, flushes, each.hero).with_twins_joined(), meeting);
        } else {
            sink_.add_pairs(pair_counts(ranks, flushes, each.hero, pairs), meeting);
        }
    }
}

}  // namespace holdfast::holdem::detail
