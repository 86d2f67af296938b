#include <bindings/python/card_rows.h>
#include <bindings/python/hands.h>
#include <bindings/python/row_blocks.h>

#include <holdfast/evaluation/best_five.h>
#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast::python {
namespace {

constexpr std::size_t rows_in_block = 4096;

/// [index] with room for those that are refused afterwards.
using HandsOfOneCard = std::array<PartialHand, 64>;

const HandsOfOneCard& hands_of_one_card() {
    static const HandsOfOneCard hands = [] {
        HandsOfOneCard each;
        for (int i = 0; i < ordinary_card_count; ++i) {
            each[static_cast<std::size_t>(i)] = PartialHand(Card::from_index(i));
        }
        return each;
    }();
    return hands;
}

/// Reads a row: read(row, each) calls each(index) for its cards.
template <class Read>
void rank_block(RowBlock block, u16* ranks, const Read& read) {
    const HandRanker& rank_of = HandRanker::instance();
    const HandsOfOneCard& one_card = hands_of_one_card();
    for (std::size_t row = block.begin; row < block.end; ++row) {
        PartialHand hand;
        read(row, [&](std::size_t index) { hand = hand + one_card[index]; });
        ranks[row] = static_cast<u16>(rank_of(hand));
    }
}

template <std::size_t Width>
void rank_bytes(const CardRows& rows, RowBlock block, u16* ranks) {
    rank_block(block, ranks, [&](std::size_t row, const auto& each) { rows.read_bytes<Width>(row, each); });
}

void rank_any(const CardRows& rows, RowBlock block, u16* ranks) {
    rank_block(block, ranks, [&](std::size_t row, const auto& each) { rows.read(row, each); });
}

auto ranker_for(const CardRows& rows) {
    if (!rows.are_bytes()) return rank_any;
    return rows.width() == 5 ? rank_bytes<5> : rows.width() == 6 ? rank_bytes<6> : rank_bytes<7>;
}

}  // namespace

void finish_rank_tables() {
    HandRanker::instance();
    hands_of_one_card();
}

void check_hands(const Array& hands) {
    if (hands.dimensions() == 2 && hands.width() >= 5 && hands.width() <= 7) return;
    throw ArrayError(hands.name() + " must have the shape (n, 5), (n, 6) or (n, 7), not " +
                     hands.shape_text());
}

void rank_hands(const Array& hands, u16* ranks, const Work& work) {
    const CardRows rows(hands);
    const auto rank = ranker_for(rows);
    for_each_block(rows.rows(), rows_in_block, work, [&](RowBlock block) { rank(rows, block, ranks); });
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
