#include <string>

#include <holdfast/cards/card_set.h>
#include <holdfast/cards/royalflush_hash.h>
#include <holdfast/core/error.h>

namespace holdfast {
namespace {

[[noreturn]] void refuse(const std::string& number, const std::string& what) {
    throw ParseError(number + what, number, 0, number.size());
}

}  // namespace

Card card_of_royalflush_hash(int hash) {
    const int index = hash - lowest_royalflush_hash;
    if (hash < lowest_royalflush_hash || index >= ordinary_card_count) {
        refuse(std::to_string(hash), " is not a card: hashes are 9 (2d) to 60 (As)");
    }
    return Card::from_index(index);
}

CardSet cards_of_royalflush_bitmap(u64 bitmap) {
    if ((bitmap & ~royalflush_bitmap(Deck().cards())) != 0) {
        refuse(std::to_string(bitmap), " is not a set of cards: only bits 9 (2d) to 60 (As) are cards");
    }
    return CardSet::from_mask(bitmap >> lowest_royalflush_hash);
}

}  // namespace holdfast
