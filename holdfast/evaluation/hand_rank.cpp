
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_rank.h>

namespace holdfast {
namespace {

constexpr std::array<std::string_view, rank_count> singular{
    "deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"};

std::string one(Card card) {
    return std::string(word_of(card.rank()));
}

std::string several(Card card) {
    return plural_of(card.rank());
}

/// "ace-queen-five" for the cards from `first` on.
std::string ranks_from(const std::vector<Card>& five, std::size_t first) {
    std::vector<std::string> ranks;
    for (std::size_t i = first; i < five.size(); ++i) ranks.push_back(one(five[i]));
    return joined(ranks, "-");
}

}  // namespace

std::string_view word_of(Rank rank) {
    return singular[static_cast<std::size_t>(rank)];
}

std::string plural_of(Rank rank) {
    return std::string(word_of(rank)) + (rank == Rank::six ? "es" : "s");
}

std::string_view words_of(HandCategory category) {
    constexpr std::array<std::string_view, hand_category_count> words{
        "high card", "pair",       "two pair",       "three of a kind", "straight",
        "flush",     "full house", "four of a kind", "straight flush"};
    return words[static_cast<std::size_t>(category)];
}

std::string_view words_of(HandRank rank) {
    return rank == royal_flush_rank ? "royal flush" : words_of(category_of(rank));
}

std::string words_of(HandCategory category, const std::vector<Card>& five) {
    switch (category) {
        case HandCategory::straight_flush:
            return five[0].rank() == Rank::ace ? "royal flush" : one(five[0]) + "-high straight flush";
        case HandCategory::four_of_a_kind:
            return "four " + several(five[0]) + ", " + one(five[4]) + " kicker";
        case HandCategory::full_house:
            return several(five[0]) + " full of " + several(five[3]);
        case HandCategory::flush:
            return ranks_from(five, 0) + " flush";
        case HandCategory::straight:
            return one(five[0]) + "-high straight";
        case HandCategory::three_of_a_kind:
            return "three " + several(five[0]) + ", " + ranks_from(five, 3) + " kickers";
        case HandCategory::two_pair:
            return "two pair, " + several(five[0]) + " and " + several(five[2]) + ", " + one(five[4]) +
                   " kicker";
        case HandCategory::pair:
            return "pair of " + several(five[0]) + ", " + ranks_from(five, 2) + " kickers";
        case HandCategory::high_card:
            break;
    }
    return one(five[0]) + " high, " + ranks_from(five, 1) + " kickers";
}

}  // namespace holdfast
