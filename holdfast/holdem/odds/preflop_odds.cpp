
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/detail/matching/matchings.h>
#include <holdfast/holdem/odds/detail/tally.h>
#include <holdfast/holdem/odds/preflop_odds.h>
#include <holdfast/holdem/preflop/detail/preflop_table_bytes.h>

namespace holdfast::holdem {

namespace {

// C(50, 5) * matchings(45, 9) < 2^22 * 2^66 = 2^88: the largest count fits in 11 bytes.
constexpr std::size_t count_bytes = 11;
constexpr std::size_t category_bytes = 4;
constexpr unsigned byte_bits = 8;

/// The number of counts before those of N opponents: 2 + 3 + ... + N.
constexpr std::size_t counts_before(int opponents) {
    return static_cast<std::size_t>(opponents * (opponents + 1) / 2 - 1);
}
constexpr std::size_t counts_of_a_hand = counts_before(most_preflop_opponents + 1);

/// The number at index `place` of a table with numbers of `size` bytes, the least significant first.
u128 number_at(const detail::TableBytes& table, std::size_t place, std::size_t size) {
    u128 number = 0;
    for (std::size_t byte = size; byte-- > 0;) number = number << byte_bits | table[place * size + byte];
    return number;
}

/// Appends a number to `bytes` in the table's format.
void append(std::string& bytes, u128 number, std::size_t size) {
    for (std::size_t byte = 0; byte < size; ++byte) {
        bytes += static_cast<char>(static_cast<unsigned char>(number));
        number >>= byte_bits;
    }
}

}  // namespace

OpponentOdds preflop_odds(StartingHand hand, int opponents) {
    if (opponents < 1 || opponents > most_preflop_opponents) {
        throw InvalidArgument("the table holds 1 to 9 opponents, not " + std::to_string(opponents));
    }
    OpponentOdds odds{opponents};
    // Not stored in the table: it is the same for every hand.
    odds.deals = U256(binomial(50, 5) * detail::matchings(detail::max_unseen, opponents));
    const detail::TableBytes table = detail::preflop_table_bytes(PreflopTable::multiway);
    const std::size_t first =
        static_cast<std::size_t>(hand.index()) * counts_of_a_hand + counts_before(opponents);
    odds.by_ties.reserve(static_cast<std::size_t>(opponents) + 1);
    for (std::size_t t = 0; t <= static_cast<std::size_t>(opponents); ++t) {
        odds.by_ties.emplace_back(number_at(table, first + t, count_bytes));
    }
    return odds;
}

std::vector<OpponentOdds> compute_preflop_odds(StartingHand hand, const Work& work) {
    std::vector<int> opponents;
    for (int n = 1; n <= most_preflop_opponents; ++n) opponents.push_back(n);
    return detail::count_odds({hand.combos().front()}, opponents, work).results;
}

std::array<u64, hand_category_count> preflop_categories(StartingHand hand) {
    std::array<u64, hand_category_count> boards{};
    const detail::TableBytes table = detail::preflop_table_bytes(PreflopTable::categories);
    const std::size_t first = static_cast<std::size_t>(hand.index()) * hand_category_count;
    for (std::size_t category = 0; category < hand_category_count; ++category) {
        boards[category] = static_cast<u64>(number_at(table, first + category, category_bytes));
    }
    return boards;
}

std::array<u64, hand_category_count> compute_preflop_categories(StartingHand hand) {
    // No opponents: boards are only classified, and no graph is made.
    return detail::count_odds({hand.combos().front()}, {}, {}).categories;
}

std::string pack_preflop_categories(const std::array<u64, hand_category_count>& boards) {
    std::string bytes;
    for (const u64 count : boards) append(bytes, count, category_bytes);
    return bytes;
}

std::string pack_preflop_odds(const std::vector<OpponentOdds>& odds) {
    std::string bytes;
    for (const OpponentOdds& each : odds) {
        for (const U256& count : each.by_ties) append(bytes, count.to_u128(), count_bytes);
    }
    return bytes;
}

}  // namespace holdfast::holdem
