#include <limits>

#include <holdfast/strategy/search/row_shares.h>

namespace holdfast::videopoker {

std::vector<std::size_t> row_shares(const std::vector<std::vector<i64>>& values, std::size_t rows) {
    constexpr i64 impossible = std::numeric_limits<i64>::min();
    // A small knapsack: sections * rows^2 steps, and a chart has some dozens of rows.
    // most[r]: the largest value of the sections so far in exactly r rows; share: what the last of them has.
    std::vector<i64> most(rows + 1, impossible);
    most[0] = 0;
    std::vector<std::vector<std::size_t>> share;
    for (const std::vector<i64>& section : values) {
        std::vector<i64> with(rows + 1, impossible);
        std::vector<std::size_t>& own = share.emplace_back(rows + 1);
        for (std::size_t before = 0; before < rows; ++before) {
            if (most[before] == impossible) continue;
            for (std::size_t n = 1; n <= section.size() && before + n <= rows; ++n) {
                const i64 value = most[before] + section[n - 1];
                if (value > with[before + n]) {
                    with[before + n] = value;
                    own[before + n] = n;
                }
            }
        }
        most = std::move(with);
    }
    std::size_t left = 0;
    for (std::size_t r = 1; r <= rows; ++r) {
        // Of equal values the fewest rows: r rises.
        if (most[r] > most[left] || most[left] == impossible) left = r;
    }
    std::vector<std::size_t> shares(values.size());
    for (std::size_t section = values.size(); section-- > 0;) {
        shares[section] = share[section][left];
        left -= shares[section];
    }
    return shares;
}

}  // namespace holdfast::videopoker
