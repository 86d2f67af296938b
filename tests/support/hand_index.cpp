#include <tests/support/counting.h>
#include <tests/support/hand_index.h>

namespace holdfast::test {
namespace {

using CombinArray = std::array<std::array<int, 6>, 53>;

const CombinArray combin_array = [] {
    CombinArray rows{};
    for (int n = 0; n <= 52; ++n) {
        for (int k = 0; k <= 5; ++k) {
            rows[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)] = static_cast<int>(choose(n, k));
        }
    }
    return rows;
}();

/// combin_array[n][k] of the page: its numbers are plain ints.
int combin(int n, int k) {
    return combin_array[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

}  // namespace

int HandIndex2(int c1, int c2) {
    int r;
    r = combin(52, 2) - combin(52 - c1, 2);
    r += combin(51 - c1, 1) - combin(52 - c2, 1);
    return r;
}

int HandIndex3(int c1, int c2, int c3) {
    int r;
    r = combin(52, 3) - combin(52 - c1, 3);
    r += combin(51 - c1, 2) - combin(52 - c2, 2);
    r += combin(51 - c2, 1) - combin(52 - c3, 1);
    return r;
}

int HandIndex4(int c1, int c2, int c3, int c4) {
    int r;
    r = combin(52, 4) - combin(52 - c1, 4);
    r += combin(51 - c1, 3) - combin(52 - c2, 3);
    r += combin(51 - c2, 2) - combin(52 - c3, 2);
    r += combin(51 - c3, 1) - combin(52 - c4, 1);
    return r;
}

int HandIndex5(const std::array<int, 5>& CardIndex) {
    int r;
    r = combin(52, 5) - combin(52 - CardIndex[0], 5);
    r += combin(51 - CardIndex[0], 4) - combin(52 - CardIndex[1], 4);
    r += combin(51 - CardIndex[1], 3) - combin(52 - CardIndex[2], 3);
    r += combin(51 - CardIndex[2], 2) - combin(52 - CardIndex[3], 2);
    r += combin(51 - CardIndex[3], 1) - combin(52 - CardIndex[4], 1);
    return r;
}

}  // namespace holdfast::test
