#include <stdexcept>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/holdem/detail/matching/matchings.h>
#include <holdfast/holdem/odds/preflop_odds.h>
#include <holdfast/holdem/preflop/detail/preflop_table_bytes.h>

namespace holdfast::holdem {

namespace {

// C(50, 5) * matchings(45, 9) < 2^22 * 2^66 = 2^88: the largest count fits in 11 bytes.
constexpr std::size_t count_bytes = 11;
constexpr std::size_t category_bytes = 4;
constexpr unsigned byte_bits = 8;

/// Counts of fewer opponents stand first: 2 + 3 + ... + N before those of N.
constexpr std::size_t counts_before(int opponents) {
    return static_cast<std::size_t>(opponents * (opponents + 1) / 2 - 1);
}
constexpr std::size_t counts_of_a_hand = counts_before(most_preflop_opponents + 1);

u128 tabulated(std::size_t number) {
    const detail::TableBytes bytes = detail::preflop_table_bytes(PreflopTable::multiway);
    u128 count = 0;
    for (std::size_t byte = count_bytes; byte-- > 0;) {
        count = count << byte_bits | bytes[number * count_bytes + byte];
    }
    return count;
}

}  // namespace

OpponentOdds preflop_odds(StartingHand hand, int opponents) {
    if (opponents < 1 || opponents > most_preflop_opponents) {
        throw std::invalid_argument("the table holds 1 to 9 opponents, not " + std::to_string(opponents));
    }
    OpponentOdds odds{opponents};
    // Not in the table: it is the same for every hand.
    odds.deals = binomial(50, 5) * detail::matchings(detail::max_unseen, opponents);
    const std::size_t first =
        static_cast<std::size_t>(hand.index()) * counts_of_a_hand + counts_before(opponents);
    for (std::size_t t = 0; t <= static_cast<std::size_t>(opponents); ++t) {
        odds.by_ties.push_back(tabulated(first + t));
    }
    return odds;
}

std::vector<OpponentOdds> compute_preflop_odds(StartingHand hand, const Work& work) {
    std::vector<int> opponents;
    for (int n = 1; n <= most_preflop_opponents; ++n) opponents.push_back(n);
    return odds({hand.combos().front()}, opponents, work).results;
}

std::array<u64, hand_category_count> preflop_categories(StartingHand hand) {
    std::array<u64, hand_category_count> boards{};
    const detail::TableBytes bytes = detail::preflop_table_bytes(PreflopTable::categories);
    const std::size_t first = static_cast<std::size_t>(hand.index()) * hand_category_count;
    for (std::size_t category = 0; category < hand_category_count; ++category) {
        for (std::size_t byte = category_bytes; byte-- > 0;) {
            boards[category] =
                boards[category] << byte_bits | bytes[(first + category) * category_bytes + byte];
        }
    }
    return boards;
}

std::array<u64, hand_category_count> compute_preflop_categories(StartingHand hand) {
    // No number of opponents: boards are classified, and no graph is made.
    return odds({hand.combos().front()}, {}).categories;
}

std::string pack_preflop_categories(const std::array<u64, hand_category_count>& boards) {
    std::string bytes;
    for (u64 count : boards) {
        for (std::size_t byte = 0; byte < category_bytes; ++byte) {
            bytes += static_cast<char>(static_cast<unsigned char>(count));
            count >>= byte_bits;
        }
    }
    return bytes;
}

std::string pack_preflop_odds(const std::vector<OpponentOdds>& odds) {
    std::string bytes;
    for (const OpponentOdds& each : odds) {
        for (u128 count : each.by_ties) {
            for (std::size_t byte = 0; byte < count_bytes; ++byte) {
                bytes += static_cast<char>(static_cast<unsigned char>(count));
                count >>= byte_bits;
            }
        }
    }
    return bytes;
}

}  // namespace holdfast::holdem
