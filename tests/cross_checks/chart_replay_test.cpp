// Charts played as a person reads their rows, card by card, compared with the library's replay.
//
// Nothing here knows types, windows or classes of held cards: a row is a function that looks at the ranks and
// suits of five cards and says what it holds. It uses only two parts of the library: the list of deals, and
// the values of holds (game_analysis.h), which other cross checks compare with dealing out every draw.
#include <algorithm>
#include <functional>
#include <optional>

#include <gtest/gtest.h>
#include <tests/support/printing.h>
#include <tests/support/published_charts.h>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/strategy/charts/chart_score.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>

namespace holdfast::videopoker {
namespace {

using Held = std::vector<Card>;

int pips(Card card) {
    return number_of(card.rank()) + 2;
}

bool is_high(Card card) {
    return pips(card) >= 11;
}

bool one_suit(const Held& cards) {
    return std::all_of(cards.begin(), cards.end(), [&](Card card) { return card.suit() == cards[0].suit(); });
}

bool all_from_ten(const Held& cards) {
    return std::all_of(cards.begin(), cards.end(), [](Card card) { return pips(card) >= 10; });
}

long high_cards(const Held& cards) {
    return std::count_if(cards.begin(), cards.end(), is_high);
}

bool different_ranks(const Held& cards) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (cards[i].rank() == cards[j].rank()) return false;
        }
    }
    return true;
}

/// In how many ways these ranks and others can make five in a row; the ace may be 1.
int straights(const Held& cards) {
    if (!different_ranks(cards)) return 0;
    int ways = 0;
    for (int low = 1; low <= 10; ++low) {
        const bool all = std::all_of(cards.begin(), cards.end(), [low](Card card) {
            const int rank = pips(card);
            return (rank >= low && rank < low + 5) || (low == 1 && rank == 14);
        });
        ways += all ? 1 : 0;
    }
    return ways;
}

/// How many cards share the rank of the most frequent, and of the second.
std::pair<int, int> most_alike(const Held& cards) {
    std::array<int, 15> count{};
    for (const Card card : cards) ++count[static_cast<std::size_t>(pips(card))];
    std::sort(count.rbegin(), count.rend());
    return {count[0], count[1]};
}

bool is_of_a_kind(const Held& cards, int count) {
    return static_cast<int>(cards.size()) == count && most_alike(cards).first == count;
}

bool is_high_pair(const Held& cards) {
    return is_of_a_kind(cards, 2) && is_high(cards[0]);
}

bool is_pat(const Held& cards, bool from_flush) {
    if (cards.size() != 5) return false;
    const bool straight = straights(cards) > 0;
    const bool full = most_alike(cards) == std::pair(3, 2);
    if (from_flush) return !(straight && one_suit(cards)) && (straight || one_suit(cards));
    return full || (straight && one_suit(cards)) || most_alike(cards).first == 4;
}

using Row = std::function<bool(const Held&)>;

bool is_draw(const Held& cards, std::size_t count) {
    return cards.size() == count && different_ranks(cards);
}

/// test::sixteen_rows, as a player would read it.
std::vector<Row> sixteen_rows_read() {
    const auto royal = [](std::size_t count) {
        return [count](const Held& cards) {
            return is_draw(cards, count) && one_suit(cards) && all_from_ten(cards);
        };
    };
    const auto straight_flush = [](const Held& cards, std::size_t count) {
        return is_draw(cards, count) && one_suit(cards) && !all_from_ten(cards) && straights(cards) > 0;
    };
    const auto straight = [](const Held& cards) {
        return is_draw(cards, 4) && !one_suit(cards) && straights(cards) > 0;
    };
    const auto suited_ten = [](const Held& cards) {
        return is_draw(cards, 2) && one_suit(cards) && all_from_ten(cards) && high_cards(cards) == 1 &&
               pips(cards[1]) < 14;
    };
    return {
        [](const Held& cards) { return is_pat(cards, false) || is_of_a_kind(cards, 4); },
        royal(4),
        [](const Held& cards) {
            const bool two_pair = cards.size() == 4 && most_alike(cards) == std::pair(2, 2);
            return is_pat(cards, true) || is_of_a_kind(cards, 3) || two_pair || is_high_pair(cards);
        },
        [=](const Held& cards) { return straight_flush(cards, 4); },
        royal(3),
        [](const Held& cards) { return is_draw(cards, 4) && one_suit(cards) && straights(cards) == 0; },
        [](const Held& cards) { return is_of_a_kind(cards, 2) && !is_high(cards[0]); },
        [=](const Held& cards) {
            return straight(cards) && (straights(cards) == 2 || high_cards(cards) == 4);
        },
        [=](const Held& cards) {
            return straight_flush(cards, 3) && (straights(cards) > 1 || high_cards(cards) > 0);
        },
        [](const Held& cards) { return is_draw(cards, 2) && one_suit(cards) && high_cards(cards) == 2; },
        [=](const Held& cards) { return straight(cards) && straights(cards) == 1 && high_cards(cards) == 3; },
        [](const Held& cards) { return is_draw(cards, 2) && !one_suit(cards) && high_cards(cards) == 2; },
        suited_ten,
        [](const Held& cards) { return cards.size() == 1 && is_high(cards[0]); },
        [=](const Held& cards) { return straight_flush(cards, 3); },
        [](const Held& cards) { return cards.empty(); },
    };
}

/// The tie-break: more cards, then the lower ones, the highest compared first.
bool goes_before(const Held& a, const Held& b) {
    if (a.size() != b.size()) return a.size() > b.size();
    return std::lexicographical_compare(a.rbegin(), a.rend(), b.rbegin(), b.rend(),
                                        [](Card x, Card y) { return pips(x) < pips(y); });
}

struct Read {
    std::size_t row;
    u32 mask;
};

Read play(const std::vector<Row>& rows, const Held& deal) {
    std::vector<std::pair<Held, u32>> holds;
    for (u32 mask = 0; mask < hold_count; ++mask) {
        Held held;
        for (std::size_t place = 0; place < deal.size(); ++place) {
            if (((mask >> place) & 1U) != 0) held.push_back(deal[place]);
        }
        holds.emplace_back(held, mask);
    }
    std::stable_sort(holds.begin(), holds.end(),
                     [](const auto& a, const auto& b) { return goes_before(a.first, b.first); });
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (const auto& [held, mask] : holds) {
            if (rows[row](held)) return {row, mask};
        }
    }
    throw std::logic_error("no row covers the deal");
}

template <class Body>
void for_each_class(const DealClasses& classes, u32 step, const Body& body) {
    for (const DealFamily& family : classes.families(deal_size)) {
        for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
            for (u32 rank_set = 0; rank_set < family.rank_sets(); rank_set += step) {
                Held deal;
                for (const Card card : classes.representative(family, pattern, rank_set)) {
                    deal.push_back(card);
                }
                body(deal, family.weight[pattern]);
            }
        }
    }
}

struct Library {
    GameTables tables{catalog_game("jacks-or-better-9-6")};
    HoldTypes types{tables};
    ChartScore score = score_chart(types, parse_chart(HoldVocabulary(types), test::sixteen_rows));
};

TEST(ChartReplayTest, SentencesDecideAsManyDealsInEachRow) {
    const Library library;
    const std::vector<Row> rows = sixteen_rows_read();
    std::vector<u64> deals(rows.size());
    for_each_class(library.tables.classes(), 1,
                   [&](const Held& deal, u32 weight) { deals[play(rows, deal).row] += weight; });
    for (std::size_t row = 0; row < rows.size(); ++row) {
        EXPECT_EQ(deals[row], library.score.rows[0][row].deals) << row + 1;
    }
}

TEST(ChartReplaySlow, SentencesWinTheSame) {
    const Library library;
    const std::vector<Row> rows = sixteen_rows_read();
    Rational won;
    u64 misplayed = 0;
    Rational worst;
    for_each_class(library.tables.classes(), 1, [&](const Held& deal, u32 weight) {
        const Hold held = Hold::from_mask(play(rows, deal).mask);
        const HandAnalysis hand = analyze_hand(library.tables, Deal(deal));
        const auto played = std::find_if(hand.holds.begin(), hand.holds.end(),
                                         [&](const HoldAnalysis& each) { return each.hold == held; });
        won += played->value() * Rational(weight);
        misplayed += played->is_best ? 0 : weight;
        worst = std::max(worst, hand.holds.front().value() - played->value());
    });
    EXPECT_EQ(won / Rational(2'598'960), library.score.expected_return());
    EXPECT_EQ(misplayed, library.score.misplayed);
    ASSERT_TRUE(library.score.worst);
    EXPECT_EQ(worst, Rational(u128{library.score.worst->cost}, library.score.value_denominator));
}

}  // namespace
}  // namespace holdfast::videopoker
