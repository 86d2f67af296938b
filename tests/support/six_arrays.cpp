#include <algorithm>
#include <stdexcept>

#include <tests/support/hand_index.h>
#include <tests/support/six_arrays.h>

namespace holdfast::test {
namespace {

constexpr u32 whole_hand = 31;

/// The position of a set of cards in the page's arrays.
struct Place {
    std::size_t array;
    std::size_t index;
};

Place place_of(const SixArrays::Cards& hand, u32 subset) {
    std::array<int, hand_size> c{};
    std::size_t size = 0;
    for (std::size_t place = 0; place < hand_size; ++place) {
        if (((subset >> place) & 1U) != 0) c[size++] = hand[place];
    }
    const auto at = [size](int index) { return Place{hand_size - size, static_cast<std::size_t>(index)}; };
    switch (size) {
        case 5:
            return at(HandIndex5(c));
        case 4:
            return at(HandIndex4(c[0], c[1], c[2], c[3]));
        case 3:
            return at(HandIndex3(c[0], c[1], c[2]));
        case 2:
            return at(HandIndex2(c[0], c[1]));
        case 1:
            return at(c[0]);
        default:
            return at(0);
    }
}

CardSet card_set(const SixArrays::Cards& hand) {
    CardSet cards;
    for (const int card : hand) cards.insert(Card::from_index(card));
    return cards;
}

/// Chooses ranks for the groups from `group` on: all different, and rising among groups of equal size.
void choose_ranks(const std::vector<int>& groups, std::vector<int>& ranks,
                  const std::function<void(const std::vector<int>& ranks)>& body) {
    const std::size_t group = ranks.size();
    if (group == groups.size()) {
        body(ranks);
        return;
    }
    const bool rises = group > 0 && groups[group] == groups[group - 1];
    for (int rank = rises ? ranks.back() + 1 : 0; rank < rank_count; ++rank) {
        if (std::find(ranks.begin(), ranks.end(), rank) != ranks.end()) continue;
        ranks.push_back(rank);
        choose_ranks(groups, ranks, body);
        ranks.pop_back();
    }
}

SixArrays::Cards dealt(const std::vector<int>& groups, const std::vector<int>& ranks, const SuitRow& row) {
    SixArrays::Cards deal{};
    std::size_t card = 0;
    for (std::size_t group = 0; group < groups.size(); ++group) {
        for (int i = 0; i < groups[group]; ++i, ++card) deal[card] = 4 * ranks[group] + row.suits[card] - 1;
    }
    std::sort(deal.begin(), deal.end());
    return deal;
}

}  // namespace

SixArrays::SixArrays(const std::function<std::size_t(CardSet)>& score) : array0_(2598960) {
    arrays_[1].resize(270725);
    arrays_[2].resize(22100);
    arrays_[3].resize(1326);
    arrays_[4].resize(52);
    arrays_[5].resize(1);
    std::size_t hand_number = 0;
    Cards c{};
    for (c[0] = 0; c[0] < 48; ++c[0]) {
        for (c[1] = c[0] + 1; c[1] < 49; ++c[1]) {
            for (c[2] = c[1] + 1; c[2] < 50; ++c[2]) {
                for (c[3] = c[2] + 1; c[3] < 51; ++c[3]) {
                    for (c[4] = c[3] + 1; c[4] < 52; ++c[4]) {
                        const std::size_t its_score = score(card_set(c));
                        array0_[hand_number++] = static_cast<u8>(its_score);
                        count_hand(c, its_score);
                    }
                }
            }
        }
    }
}

void SixArrays::count_hand(const Cards& hand, std::size_t score) {
    for (u32 subset = 0; subset < whole_hand; ++subset) {
        const Place place = place_of(hand, subset);
        ++arrays_[place.array][place.index][score];
    }
}

void SixArrays::add_counts(const Cards& deal, u32 subset, u32 sign, Counts& sums) const {
    const Place place = place_of(deal, subset);
    if (place.array == 0) {
        sums[array0_[place.index]] += sign;
        return;
    }
    const Counts& counts = arrays_[place.array][place.index];
    for (std::size_t category = 0; category < categories; ++category) {
        sums[category] += sign * counts[category];
    }
}

void SixArrays::outcomes(const Cards& deal, std::size_t rows, HoldOutcomes& outcomes) const {
    for (u32 hold = 0; hold < holds_of_a_deal; ++hold) {
        Counts sums{};
        const u32 discards = whole_hand ^ hold;
        // All sets of discards; `drawn_back` are those counted as held as well.
        for (u32 drawn_back = discards;; drawn_back = (drawn_back - 1) & discards) {
            const bool is_odd = (__builtin_popcount(drawn_back) & 1) != 0;
            add_counts(deal, hold | drawn_back, is_odd ? ~u32{0} : 1U, sums);
            if (drawn_back == 0) break;
        }
        outcomes[hold].assign(sums.begin(), sums.begin() + static_cast<std::ptrdiff_t>(rows));
    }
}

void for_each_deal_of_the_tables(const std::vector<SuitTable>& tables,
                                 const std::function<void(const SixArrays::Cards& deal, u64 weight)>& body) {
    for (const SuitTable& table : tables) {
        std::vector<int> none;
        choose_ranks(table.groups, none, [&](const std::vector<int>& ranks) {
            for (const SuitRow& row : table.rows) body(dealt(table.groups, ranks, row), row.weight);
        });
    }
}

OracleAnalysis play_with_six_arrays(const SixArrays& arrays, const std::vector<SuitTable>& tables,
                                    const videopoker::Game& game, videopoker::TieRule rule) {
    if (game.deck.jokers() != 0 || game.rows.size() > SixArrays::categories) {
        throw std::invalid_argument("the six arrays are for 52 cards and at most 16 rows");
    }
    PerfectPlay play(game, rule, DrawWeights(game.deck.size()));
    HoldOutcomes outcomes;
    for_each_deal_of_the_tables(tables, [&](const SixArrays::Cards& deal, u64 weight) {
        arrays.outcomes(deal, game.rows.size(), outcomes);
        play.add(weight, outcomes);
    });
    return play.result();
}

}  // namespace holdfast::test
