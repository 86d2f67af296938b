// Rows of cards in an array: each element the index of a card, 4 * rank + suit, from 0 for 2d to 51 for As.
#pragma once

#include <algorithm>

#include <bindings/python/integers.h>

#include <holdfast/cards/card_set.h>

namespace holdfast::python {

class CardRows {
  public:
    static constexpr std::size_t most_cards = 7;

    /// Throws ArrayError unless these are integers of two dimensions, at most seven in a row.
    explicit CardRows(const Array& array);

    std::size_t rows() const { return array_.rows(); }
    std::size_t width() const { return width_; }

    /// Calls each(index) for the cards of a row, and returns them as a set. Throws ArrayError, naming the row, where
    /// an element is no index or a card appears twice; then `each` may have been called with 0 to 63.
    template <class Each>
    CardSet read(std::size_t row, const Each& each) const {
        return read_cards(row, width_, each, [this](const char* at) { return integers_.read(at); });
    }
    /// The same for rows of a width that the compiler knows, in an array of bytes: ten times as fast.
    template <std::size_t Width, class Each>
    CardSet read_bytes(std::size_t row, const Each& each) const {
        return read_cards(row, Width, each, [](const char* at) { return u64{static_cast<u8>(*at)}; });
    }
    bool are_bytes() const { return integers_.are_bytes(); }

    CardSet read(std::size_t row) const {
        return read(row, [](std::size_t) {});
    }

  private:
    template <class Each, class Read>
    CardSet read_cards(std::size_t row, std::size_t width, const Each& each, const Read& read_at) const {
        const char* at = array_.at(row);
        const Py_ssize_t stride = array_.stride(1);
        u64 mask = 0;
        u64 sum = 0;
        u64 largest = 0;
        for (std::size_t i = 0; i < width; ++i, at += stride) {
            const u64 index = read_at(at);
            largest = std::max(largest, index);
            mask |= u64{1} << (index & 63U);
            sum += u64{1} << (index & 63U);
            each(static_cast<std::size_t>(index & 63U));
        }
        // Bits set twice carry. (Counting bits is a call where the processor may lack the instruction.)
        if (largest >= ordinary_card_count || sum != mask) refuse(row);
        return CardSet::from_mask(mask);
    }
    [[noreturn]] void refuse(std::size_t row) const;

    const Array& array_;
    Integers integers_;
    std::size_t width_ = 0;
};

}  // namespace holdfast::python
