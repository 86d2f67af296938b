// Any bytes as an entry of the table of graphs: refused, or odds that are possible.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include <fuzz/promises.h>

#include <holdfast/holdem/odds/odds_tables.h>
#include <holdfast/holdem/tables/detail/graph_counts.h>
#include <holdfast/holdem/tables/detail/graph_numbers.h>

namespace {

using namespace holdfast;
using namespace holdfast::holdem;

void check_counts(const holdem::detail::GraphCounts& counts) {
    MultiwayDeals deals;
    deals.categories[0] = 1;
    for (std::size_t place = 0; place < MultiwayDeals::places; ++place) {
        deals.by_ties[place] = counts.at(place);
    }
    for (int opponents = 1; opponents <= MultiwayDeals::most_opponents; ++opponents) {
        const OpponentOdds odds = odds_against(opponents, deals);
        fuzz::check(odds.wins() + odds.ties() + odds.losses() == odds.deals);
        fuzz::check(odds.equity() <= Rational(1));
    }
}

}  // namespace

// The first byte says what the entry is of, and the next four how many graphs there are. Random counts are mostly
// too large, so bits of the first byte say how many bits of each are dropped.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t head = 1 + sizeof(u32);
    if (size < head) return 0;
    std::vector<unsigned char> entry(sizeof(holdem::detail::GraphCounts));
    std::memcpy(entry.data(), data + head, std::min(size - head, entry.size()));
    if ((data[0] & 1U) == 0) {
        holdem::detail::GraphCounts counts = holdem::detail::GraphCounts::read(entry.data());
        for (u64& word : counts.word) word >>= data[0] >> 2U;
        if (counts.has_sense()) check_counts(counts);
        return 0;
    }
    const auto graphs = storage::number_at<u32>(data, 1);
    if (!holdem::detail::numbers_have_sense(entry.data(), graphs)) return 0;
    for (std::size_t i = 0; i < holdem::detail::numbers_in_entry; ++i) {
        const auto number = storage::number_at<u32>(entry.data(), sizeof(u32) * i);
        fuzz::check(number < graphs || number == holdem::detail::no_graph);
    }
    return 0;
}
