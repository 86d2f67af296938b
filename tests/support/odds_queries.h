// One query about odds, for the library and for the oracles, whose answers must agree.
#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>
#include <tests/support/every_opponent.h>

#include <holdfast/holdem/odds/odds.h>

namespace holdfast::test {

inline holdem::Situation situation_of(const Seen& seen) {
    holdem::Situation situation{HoleCards::of(seen.hole), Board(seen.board), seen.dead};
    for (const CardSet hand : seen.known) situation.known.push_back(HoleCards::of(hand));
    return situation;
}

inline std::string words(const Seen& seen) {
    std::string text = to_text(seen.hole) + " on " + to_text(seen.board);
    if (!seen.dead.empty()) text += ", dead " + to_text(seen.dead);
    for (const CardSet hand : seen.known) text += ", versus " + to_text(hand);
    return text;
}

/// All counts as one text, for readable failures.
inline std::string counts_text(const OpponentDeals& found) {
    std::string text = to_text(found.deals) + ":";
    for (const u128 count : found.by_ties) text += " " + to_text(count);
    return text;
}
inline std::string counts_text(const holdem::OpponentOdds& odds) {
    std::string text = odds.deals.text() + ":";
    for (const U256& count : odds.by_ties) text += " " + count.text();
    return text;
}

inline void expect_same_counts(const holdem::OpponentOdds& odds, const OpponentDeals& expected) {
    EXPECT_EQ(counts_text(odds), counts_text(expected)) << odds.opponents << " opponents";
}

/// Compares the library's answers, all in one query, with every deal played out.
inline void expect_as_played_out(const Seen& seen, const std::vector<int>& opponents) {
    SCOPED_TRACE(words(seen));
    const holdem::Odds odds = holdem::odds(situation_of(seen), opponents);
    ASSERT_EQ(odds.results.size(), opponents.size());
    for (std::size_t i = 0; i < opponents.size(); ++i) {
        EXPECT_EQ(odds.results[i].opponents, opponents[i]);
        expect_same_counts(odds.results[i], play_every_opponent(seen, opponents[i]));
    }
}

}  // namespace holdfast::test
