#include <numeric>

#include <tests/support/counting.h>

namespace holdfast::test {

const std::array<std::array<u32, hand_size + 1>, max_card_count + 1>& choose_table() {
    static const auto table = [] {
        std::array<std::array<u32, hand_size + 1>, max_card_count + 1> rows{};
        for (int n = 0; n <= max_card_count; ++n) {
            for (int k = 0; k <= hand_size; ++k) {
                rows[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)] =
                    static_cast<u32>(choose(n, k));
            }
        }
        return rows;
    }();
    return table;
}

u32 set_number(CardSet cards) {
    const auto& table = choose_table();
    u32 number = 0;
    std::size_t k = 1;
    for (const Card card : cards) number += table[static_cast<std::size_t>(card.index())][k++];
    return number;
}

DrawWeights::DrawWeights(int deck_size) : draws{}, weight{}, common(1) {
    for (std::size_t held = 0; held <= hand_size; ++held) {
        draws[held] = choose(deck_size - hand_size, hand_size - static_cast<int>(held));
    }
    weigh();
}

DrawWeights DrawWeights::in_order(int deck_size) {
    DrawWeights weights(deck_size);
    u64 orders = 1;
    for (std::size_t drawn = 1; drawn <= hand_size; ++drawn) {
        weights.draws[hand_size - drawn] *= orders *= drawn;
    }
    weights.weigh();
    return weights;
}

void DrawWeights::weigh() {
    common = 1;
    for (const u64 each : draws) common = std::lcm(common, each);
    for (std::size_t held = 0; held <= hand_size; ++held) weight[held] = common / draws[held];
}

}  // namespace holdfast::test
