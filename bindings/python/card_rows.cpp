#include <bindings/python/card_rows.h>

#include <holdfast/cards/card_text.h>

namespace holdfast::python {

CardRows::CardRows(const Array& array) : array_(array), integers_(array) {
    if (array.dimensions() != 2 || array.width() > most_cards) {
        throw ArrayError(array.name() +
                         " must have a row for each hand and a column for each card, not the shape " +
                         array.shape_text());
    }
    width_ = array.width();
}

void CardRows::refuse(std::size_t row) const {
    CardSet seen;
    for (std::size_t i = 0; i < width_; ++i) {
        const char* const at = array_.at(row, i);
        if (integers_.read(at) >= ordinary_card_count) {
            throw ArrayError(row, integers_.text(at) + " is not the index of a card, 0 to 51");
        }
        const Card card = Card::from_index(static_cast<int>(integers_.read(at)));
        if (seen.contains(card)) throw ArrayError(row, to_text(card) + " appears twice");
        seen.insert(card);
    }
    throw ArrayError(row, "the array changed while it was read");
}

}  // namespace holdfast::python
