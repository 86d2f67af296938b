#include <bit>

#include <holdfast/core/error.h>
#include <holdfast/holdem/odds/detail/board_walk.h>
#include <holdfast/showdown/known_hands.h>

namespace holdfast::holdem::detail {

OddsTally::OddsTally(const Situation& situation, int most_opponents)
    : situation_(situation),
      most_opponents_(most_opponents),
      counts_(most_opponents, static_cast<int>(situation.known.size())),
      hand_(situation.hands.front()) {}

/// Each kind of board is added once, with the number of boards that it stands for and the weight of the hand.
void OddsTally::walk(const WeightedHand& hand, const StopFlag* stop) {
    hand_ = hand;
    const FlopClass* const flops = situation_.board.flops();
    if (most_opponents_ == 0 && flops == nullptr && situation_.board.empty() &&
        situation_.known.size() < most_players) {
        return add_known();
    }
    const CardSet unseen = situation_.unseen(hand.hole);
    unseen_ = cards_per_rank(unseen);
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        unseen_of_suit_[suit] = unseen.ranks_in(static_cast<Suit>(suit));
    }
    std::vector<CardSet> hands{hand.hole.cards()};
    for (const HoleCards known : situation_.known) hands.push_back(known.cards());
    const std::vector<BoardGroup> kinds = flops != nullptr
                                              ? final_boards(*flops, unseen, hands, stop)
                                              : final_boards(situation_.board.cards(), unseen, hands);
    for (const BoardGroup& boards : kinds) {
        throw_if_stopped(stop);
        add_boards(boards);
    }
}

void OddsTally::add_known() {
    const CardSet others = situation_.known_cards();
    const auto categories = count_categories(hand_.hole, others);
    for (std::size_t category = 0; category < hand_category_count; ++category) {
        add_category(static_cast<HandCategory>(category), categories[category]);
    }
    if (situation_.known.empty()) {
        return;  // and no opponents: only the categories were wanted
    }
    std::vector<HoleCards> hands{hand_.hole};
    hands.insert(hands.end(), situation_.known.begin(), situation_.known.end());
    const WinnerCounts counts = count_boards(hands, {}, situation_.dead);
    // The hero is player 0, and belongs to every second set of winners.
    for (PlayerSet winners = 1; winners < (PlayerSet{1} << hands.size()); winners += 2) {
        add_pairs({}, {std::popcount(winners) - 1, static_cast<u64>(counts[winners])});
    }
}

template <class ValueOf>
OddsTally::Players OddsTally::players(ValueOf value_of) const {
    Players players{value_of(hand_.hole)};
    for (const HoleCards& known : situation_.known) {
        const HandRank value = value_of(known);
        players.is_beaten = players.is_beaten || value > players.hero;
        players.ties += value == players.hero ? 1 : 0;
    }
    return players;
}

void OddsTally::add_boards(const BoardGroup& boards) {
    const bool needs_graphs = most_opponents_ > 1;
    CardsPerRank left = unseen_;
    for (std::size_t r = 0; r < rank_count; ++r) {
        // Cards that opponents may hold: the unseen ones without those that come to the board.
        left[r] = static_cast<u8>(left[r] - boards.coming[r]);
    }
    RankShowdown ranks(boards.ranks, left);
    const Players without_flush = players([&](HoleCards hand) { return ranks.without_flush(hand); });

    ranks.compare_with(without_flush.hero);
    StandingCounts pairs{};
    if (!needs_graphs) pairs = pair_counts(ranks);
    add_category(category_of(without_flush.hero), boards.without_flush);
    // If a known opponent is better, no deal is won or tied, whatever the unknown opponents hold: only the
    // category counts, and losses are the rest of all deals.
    if (boards.without_flush != 0 && !without_flush.is_beaten) {
        const Meeting meeting{without_flush.ties, boards.without_flush};
        if (needs_graphs) {
            add_graph(graph_of(ranks).with_twins_joined(), meeting);
        } else {
            add_pairs(pairs, meeting);
        }
    }
    HandRank compared = without_flush.hero;
    for (const FlushBoards& flush : boards.with_flush) {
        const RankSet unseen = unseen_of_suit_[static_cast<std::size_t>(flush.suit)];
        const FlushShowdown flushes(flush.suited, RankSet(unseen.mask() & ~flush.suited.mask()));
        const Players each =
            players([&](HoleCards hand) { return value_of(hand, flush.suit, ranks, flushes); });
        add_category(category_of(each.hero), flush.boards);
        if (each.is_beaten) continue;
        // If the hero has no flush, the hand is unchanged, and so is the comparison.
        if (each.hero != compared) {
            ranks.compare_with(each.hero);
            compared = each.hero;
            if (!needs_graphs) pairs = pair_counts(ranks);
        }
        const Meeting meeting{each.ties, flush.boards};
        if (needs_graphs) {
            add_graph(graph_of(ranks, flushes, each.hero).with_twins_joined(), meeting);
        } else {
            add_pairs(pair_counts(ranks, flushes, each.hero, pairs), meeting);
        }
    }
}

void OddsTally::add_pairs(const StandingCounts& pairs, const Meeting& meeting) {
    const u64 boards = hand_.weight * meeting.boards;
    counts_.add(0, meeting.known_ties, 1, boards);
    // A matching of one pair is just a pair.
    if (most_opponents_ == 1) {
        counts_.add(1, meeting.known_ties, pairs[index_of(Standing::worse)], boards);
        counts_.add(1, meeting.known_ties + 1, pairs[index_of(Standing::tied)], boards);
    }
}

void OddsTally::add_graph(const ShowdownGraph& graph, const Meeting& meeting) {
    const u64 boards = hand_.weight * meeting.boards;
    if (situation_.hands.size() == 1 && situation_.board.cards_to_come() == 0) {
        solve({graph, meeting.known_ties}, boards);  // one hand on one board: nothing to share
    } else {
        matchups_[{graph, meeting.known_ties}] += boards;
    }
}

void OddsTally::solve(const Matchup& matchup, u64 weighted_boards) {
    if (!solver_) solver_ = std::make_unique<MatchingSolver>(most_opponents_);
    solver_->add_to(counts_, matchup.graph, weighted_boards, matchup.known_ties);
}

OddsTally& OddsTally::operator+=(const OddsTally& other) {
    for (std::size_t category = 0; category < hand_category_count; ++category) {
        categories_[category] += other.categories_[category];
    }
    counts_ += other.counts_;
    return *this;
}

}  // namespace holdfast::holdem::detail
