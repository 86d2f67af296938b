#include <bindings/python/card_rows.h>
#include <bindings/python/hands.h>

#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast::python {
namespace {

// The cards of a block are copied to the stack, and put together there: 60 KiB.
constexpr std::size_t rows_in_block = 4096;

/// Ranks up to rows_in_block hands of Width bytes each. Returns whether all are different cards; if not, no
/// ranks are written.
template <std::size_t Width>
bool rank_bytes(const u8* cards, std::size_t hands, HandRank* ranks) {
    // Checked beforehand, many bytes at a time.
    u8 largest = 0;
    for (std::size_t i = 0; i < Width * hands; ++i) largest = std::max(largest, cards[i]);
    if (largest >= ordinary_card_count) return false;

    std::array<CardSet, rows_in_block> sets;
    for (std::size_t i = 0; i < hands; ++i, cards += Width) {
        u64 mask = 0;
        u64 sum = 0;
        for (std::size_t card = 0; card < Width; ++card) {
            const u64 bit = u64{1} << cards[card];
            mask |= bit;
            sum += bit;
        }
        if (sum != mask) return false;  // a card appears twice: its bit was carried
        sets[i] = CardSet::from_mask(mask);
    }
    HandRanker::instance().rank_all(sets.data(), hands, ranks);
    return true;
}

/// `width`: 5, 6 or 7, as check_hands() has seen to. A width known to the compiler unrolls the loop over
/// cards.
auto ranker_for(std::size_t width) {
    return width == 5 ? rank_bytes<5> : width == 6 ? rank_bytes<6> : rank_bytes<7>;
}

}  // namespace

void finish_rank_tables() {
    constexpr const CardSet* no_hands = nullptr;
    HandRanker::instance().rank_all(no_hands, 0, nullptr);
}

void check_hands(const Array& hands) {
    if (hands.dimensions() == 2 && hands.width() >= 5 && hands.width() <= 7) return;
    throw ArrayError(hands.name() + " must have the shape (n, 5), (n, 6) or (n, 7), not " +
                     hands.shape_text());
}

void rank_hands(const Array& hands, HandRank* ranks, const Work& work) {
    const CardRows rows(hands);
    const auto rank = ranker_for(rows.width());
    for_each_block(rows.rows(), rows_in_block, work, [&](RowBlock block) {
        // A copy, which no other thread changes between the checks and the ranking.
        std::array<u8, rows_in_block * CardRows::most_cards> cards;
        rows.pack(block.begin, block.end, cards.data());
        if (!rank(cards.data(), block.end - block.begin, ranks + block.begin)) {
            rows.refuse(block.begin, block.end);
        }
    });
}

void categories_of_ranks(const Array& ranks, u8* categories, const Work& work) {
    const Integers integers(ranks);
    for_each_block(ranks.rows(), rows_in_block, work, [&](RowBlock block) {
        for (std::size_t row = block.begin; row < block.end; ++row) {
            const u64 rank = integers.read(ranks.at(row));
            if (rank < 1 || rank > hand_rank_count) {
                throw ArrayError(row, integers.text(ranks.at(row)) + " is not the rank of a hand, 1 to 7462");
            }
            categories[row] = static_cast<u8>(category_of(static_cast<HandRank>(rank)));
        }
    });
}

void best_fives(const Array& hands, u8* best, const Work& work) {
    const CardRows rows(hands);
    for_each_block(rows.rows(), rows_in_block, work, [&](RowBlock block) {
        for (std::size_t row = block.begin; row < block.end; ++row) {
            u8* to = best + 5 * row;
            for (const Card card : laid_down(best_five(rows.read(row)))) {
                *to++ = static_cast<u8>(card.index());
            }
        }
    });
}

}  // namespace holdfast::python
