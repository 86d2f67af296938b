// Rows of cards in an array: each element the index of a card, 4 * rank + suit, from 0 for 2d to 51 for As, and from 52
// for jokers.
#pragma once

#include <algorithm>

#include <bindings/python/numbers.h>

#include <holdfast/cards/card_set.h>
#include <holdfast/core/threads.h>

namespace holdfast::python {

// The rows of an array, spread over threads in blocks.

struct RowBlock {
    std::size_t begin;
    std::size_t end;
};

/// Calls body(block) for blocks that together are all rows; progress counts blocks. If several throw, the
/// error of the first block is thrown, whatever the number of threads.
template <class Body>
void for_each_block(std::size_t rows, std::size_t rows_in_block, const Work& work, const Body& body) {
    const std::size_t blocks = (rows + rows_in_block - 1) / rows_in_block;
    for_each_index(blocks, work, [&](std::size_t block, unsigned) {
        const std::size_t begin = block * rows_in_block;
        body(RowBlock{begin, std::min(rows, begin + rows_in_block)});
    });
}

class CardRows {
  public:
    static constexpr std::size_t most_cards = 7;

    /// Throws ArrayError unless these are integers of two dimensions, at most seven in a row.
    explicit CardRows(const Array& array, Deck deck = Deck());

    std::size_t rows() const { return array_.rows(); }
    std::size_t width() const { return width_; }

    /// The cards of a row. Throws ArrayError, naming the row, if an element is no index or a card appears
    /// twice.
    CardSet read(std::size_t row) const {
        const char* at = array_.at(row);
        u64 mask = 0;
        bool is_right = true;
        for (std::size_t i = 0; i < width_; ++i, at += array_.stride(1)) {
            const u64 index = integers_.read(at);
            const u64 card = u64{1} << (index & 63U);
            is_right = is_right && index < cards_in_deck_ && (mask & card) == 0;
            mask |= card;
        }
        if (!is_right) refuse(row);
        return CardSet::from_mask(mask);
    }

    /// Copies the elements of some rows as bytes without gaps. An element that is not an index is still not
    /// one afterwards.
    void pack(std::size_t begin, std::size_t end, u8* to) const;
    /// Throws ArrayError for the first of these rows that read() refuses.
    [[noreturn]] void refuse(std::size_t begin, std::size_t end) const;

  private:
    [[noreturn]] void refuse(std::size_t row) const;

    const Array& array_;
    Integers integers_;
    u64 cards_in_deck_;
    std::size_t width_ = 0;
};

}  // namespace holdfast::python
