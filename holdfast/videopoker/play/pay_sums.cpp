#include <algorithm>
#include <numeric>

#include <holdfast/videopoker/play/pay_sums.h>

namespace holdfast::videopoker::detail {
namespace {

/// The sums of one level: for each entry of the lattice its row counts times the pays. The counts of a game
/// are computed once; this is what one more paytable costs.
void sum_pays(const Lattice& lattice, int cards, const std::vector<u32>& pays, std::vector<u32>& sums) {
    std::vector<LatticeLine> factors(lattice.lines());
    for (std::size_t row = 0; row < pays.size(); ++row) {
        factors[row / block_lanes].lane[row % block_lanes] = pays[row];
    }
    sum_products(sums.data(), lattice.at(cards, 0), factors.data(), sums.size(), lattice.lines());
}

/// The same for pays that need 64 bits, which are rare: no vectors.
void sum_pays(const Lattice& lattice, int cards, const std::vector<u64>& pays, std::vector<u64>& sums) {
    for (u32 each = 0; each < sums.size(); ++each) {
        const u32* counts = lattice.at(cards, each)->lane.data();
        sums[each] = std::inner_product(pays.begin(), pays.end(), counts, u64{0});
    }
}

template <class T>
PaySums<T> sums_of_rows(const GameTables& tables, const std::vector<T>& pays) {
    PaySums<T> sums;
    for (int cards = 0; cards < deal_size; ++cards) {
        auto& level = sums.of_level[static_cast<std::size_t>(cards)];
        level.resize(tables.classes().size(cards));
        sum_pays(tables.row_counts(), cards, pays, level);
    }
    for (const u8 row : tables.paid_row_of_group()) sums.of_group.push_back(pays[row]);
    return sums;
}

}  // namespace

PaySums<u32> pay_sums(const GameTables& tables, const std::vector<u32>& pays) {
    return sums_of_rows(tables, pays);
}

PaySums<u64> pay_sums(const GameTables& tables, const std::vector<u64>& pays) {
    return sums_of_rows(tables, pays);
}

}  // namespace holdfast::videopoker::detail
