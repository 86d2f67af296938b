#include <algorithm>
#include <map>
#include <set>

#include <tests/support/slow_measures.h>

namespace holdfast::test {
namespace {

using videopoker::penalties::Measure;
using videopoker::penalties::MeasureKind;
using videopoker::penalties::Side;
using Cards = std::vector<std::string>;

const std::string letters = "..23456789TJQKA";

const std::vector<std::string> straights{"A2345", "23456", "34567", "45678", "56789",
                                         "6789T", "789TJ", "89TJQ", "9TJQK", "TJQKA"};

int pips(const std::string& card) {
    return static_cast<int>(letters.find(card[0]));
}

bool in(const Cards& cards, const std::string& card) {
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

Cards without(const Cards& cards, const Cards& held) {
    Cards rest;
    for (const std::string& card : cards) {
        if (!in(held, card)) rest.push_back(card);
    }
    return rest;
}

bool straight_has(const std::string& straight, const Cards& cards) {
    return std::all_of(cards.begin(), cards.end(),
                       [&](const std::string& card) { return straight.find(card[0]) != std::string::npos; });
}

bool fits(const Cards& hold, const std::string& card) {
    for (const std::string& held : hold) {
        if (held[0] == card[0]) return false;
    }
    Cards both = hold;
    both.push_back(card);
    return std::any_of(straights.begin(), straights.end(),
                       [&](const std::string& straight) { return straight_has(straight, both); });
}

bool is_lost(const std::string& straight, const Cards& hold, const Cards& discards) {
    for (const std::string& card : discards) {
        const bool is_paired = std::any_of(hold.begin(), hold.end(),
                                           [&](const std::string& held) { return held[0] == card[0]; });
        if (!is_paired && straight.find(card[0]) != std::string::npos) return true;
    }
    return false;
}

std::map<char, int> by_suit(const Cards& cards) {
    std::map<char, int> count;
    for (const std::string& card : cards) ++count[card[1]];
    return count;
}

/// The number of cards within the ranks that share the suit of all cards of the hold.
int suited_with(const Cards& hold, const Cards& cards, const Measure& measure) {
    if (by_suit(hold).size() != 1) return 0;
    return static_cast<int>(std::count_if(cards.begin(), cards.end(), [&](const std::string& card) {
        return card[1] == hold[0][1] && pips(card) >= measure.low && pips(card) <= measure.high;
    }));
}

/// The number of steps between two ranks along A23456789TJQKA, the shorter way.
int ranks_away(const std::string& a, const std::string& b) {
    const std::string ladder = "A23456789TJQKA";
    int least = 99;
    for (int i = 0; i < 14; ++i) {
        for (int j = 0; j < 14; ++j) {
            const bool are_these =
                ladder[static_cast<std::size_t>(i)] == a[0] && ladder[static_cast<std::size_t>(j)] == b[0];
            if (are_these) least = std::min(least, std::abs(i - j));
        }
    }
    return least;
}

Cards highest_first(Cards cards) {
    std::sort(cards.begin(), cards.end(),
              [](const std::string& a, const std::string& b) { return pips(a) > pips(b); });
    return cards;
}

bool has_pair(const Cards& hold) {
    std::set<char> ranks;
    for (const std::string& card : hold) ranks.insert(card[0]);
    return ranks.size() < hold.size();
}

int of_suit(const std::string& card, const Cards& cards) {
    return static_cast<int>(std::count_if(cards.begin(), cards.end(),
                                          [&](const std::string& each) { return each[1] == card[1]; }));
}

int slow_value_of_hold(const Measure& measure, const Cards& hold, const Cards& discards, const Cards& others,
                       const std::string& high_ranks) {
    const Cards sorted = highest_first(hold);
    int count = 0;
    switch (measure.kind) {
        case MeasureKind::flush_penalties:
            return suited_with(hold, discards, measure);
        case MeasureKind::others_in_suit:
            return suited_with(hold, others, measure);
        case MeasureKind::straight_penalties: {
            std::set<char> ranks;
            for (const std::string& card : discards) {
                if (fits(hold, card)) ranks.insert(card[0]);
            }
            return static_cast<int>(ranks.size());
        }
        case MeasureKind::straights:
        case MeasureKind::straights_lost:
            for (const std::string& straight : straights) {
                const bool counts =
                    measure.kind == MeasureKind::straights || is_lost(straight, hold, discards);
                count += straight_has(straight, hold) && counts ? 1 : 0;
            }
            return count;
        case MeasureKind::others_fitting:
            for (const std::string& card : others) count += fits(hold, card) ? 1 : 0;
            return count;
        case MeasureKind::has_rank:
            return std::any_of(hold.begin(), hold.end(),
                               [&](const std::string& c) {
                                   return pips(c) >= measure.low && pips(c) <= measure.high;
                               })
                       ? 1
                       : 0;
        case MeasureKind::top_rank:
            return hold.empty() ? 0 : pips(sorted.front());
        case MeasureKind::low_rank:
            return hold.empty() ? 0 : pips(sorted.back());
        case MeasureKind::straight_flush_penalties:
            for (const std::string& card : discards) {
                count += by_suit(hold).size() == 1 && card[1] == hold[0][1] && fits(hold, card) ? 1 : 0;
            }
            return count;
        case MeasureKind::discards_away:
            for (const std::string& card : discards) {
                count += std::any_of(hold.begin(), hold.end(),
                                     [&](const std::string& c) { return ranks_away(c, card) == measure.low; })
                             ? 1
                             : 0;
            }
            return count;
        case MeasureKind::high_cards:
            for (const char rank : high_ranks) {
                count +=
                    std::any_of(hold.begin(), hold.end(), [&](const std::string& c) { return c[0] == rank; })
                        ? 1
                        : 0;
            }
            return count;
        case MeasureKind::top_suit_penalties:
            return hold.empty() || has_pair(hold) ? 0 : of_suit(sorted.front(), discards);
        case MeasureKind::low_suit_penalties:
            return hold.empty() || has_pair(hold) ? 0 : of_suit(sorted.back(), discards);
        default:
            for (const auto& [suit, cards] : by_suit(discards)) count = std::max(count, cards);
            return count;
    }
}

int nth_rank(const Cards& cards, std::size_t n) {
    return n < cards.size() ? pips(highest_first(cards)[n]) : 0;
}

}  // namespace

int slow_value_of(const Measure& measure, const WrittenContest& contest) {
    const Cards others = without(without(contest.deal, contest.row), contest.rival);
    int count = 0;
    switch (measure.kind) {
        case MeasureKind::others_within:
            for (const std::string& card : others) {
                count += pips(card) >= measure.low && pips(card) <= measure.high ? 1 : 0;
            }
            return count;
        case MeasureKind::pips:
            for (const std::string& card : others) {
                if (pips(card) <= measure.high) count += std::min<int>(pips(card), measure.low);
            }
            return count;
        case MeasureKind::top_other:
            return nth_rank(others, 0);
        case MeasureKind::second_other:
            return nth_rank(others, 1);
        case MeasureKind::low_other:
            return others.empty() ? 0 : nth_rank(others, others.size() - 1);
        case MeasureKind::shared_suits:
            return static_cast<int>(others.size() - by_suit(others).size());
        default:
            break;
    }
    const Cards& hold = measure.side == Side::row ? contest.row : contest.rival;
    return slow_value_of_hold(measure, hold, without(contest.deal, hold), others, contest.high_ranks);
}

}  // namespace holdfast::test
