#include <cstring>

#include <bindings/python/card_rows.h>

#include <holdfast/cards/card_text.h>

// The cards of each row of an array, checked before anything is computed from them.
namespace holdfast::python {

CardRows::CardRows(const Array& array, Deck deck)
    : array_(array), integers_(array), cards_in_deck_(static_cast<u64>(deck.size())) {
    if (array.dimensions() != 2 || array.width() > most_cards) {
        throw ArrayError(array.name() +
                         " must have a row for each hand and a column for each card, not the shape " +
                         array.shape_text());
    }
    width_ = array.width();
}

void CardRows::pack(std::size_t begin, std::size_t end, u8* to) const {
    // Rows without gaps are copied as they are.
    if (integers_.are_unsigned_bytes() && array_.stride(1) == 1 &&
        array_.stride(0) == static_cast<Py_ssize_t>(width_)) {
        std::memcpy(to, array_.at(begin), (end - begin) * width_);
        return;
    }
    for (std::size_t i = 0; i < width_; ++i) {
        integers_.narrow(array_.at(begin, i), array_.stride(0), end - begin, to + i, width_);
    }
}

// Callers have found a wrong row, perhaps in a copy. If none is found here, somebody has written to the array
// since.
void CardRows::refuse(std::size_t begin, std::size_t end) const {
    for (std::size_t row = begin; row < end; ++row) read(row);
    throw ArrayError(array_.name() + " changed while it was read");
}

// Checks the row again to say what is wrong with it; read() only finds out that something is wrong.
void CardRows::refuse(std::size_t row) const {
    CardSet seen;
    for (std::size_t i = 0; i < width_; ++i) {
        const char* const at = array_.at(row, i);
        if (integers_.read(at) >= cards_in_deck_) {
            throw ArrayError(row, integers_.text(at) + " is not the index of a card, 0 to " +
                                      std::to_string(cards_in_deck_ - 1));
        }
        const Card card = Card::from_index(static_cast<int>(integers_.read(at)));
        if (seen.contains(card)) throw ArrayError(row, to_text(card) + " appears twice");
        seen.insert(card);
    }
    throw ArrayError(array_.name() + " changed while it was read");
}

}  // namespace holdfast::python
