#include <holdfast/ask/holdem/typed/board_class.h>

namespace holdfast::ask {

void BoardClass::declare(Shape<BoardClass>& shape) {
    shape.named("BoardClass")
        .text("text", "The class as it was typed", &BoardClass::text)
        .whole_number("flops", "Flops of the class, of the 22,100 of the deck",
                      [](const BoardClass& each) { return each.flops.size(); })
        .whole_number("suit_classes", "Flops that remain different if suits may be exchanged",
                      [](const BoardClass& each) { return each.flops.suit_classes(); })
        .whole_number("possible", "Flops of the class without a known card", &BoardClass::possible);
}

KnownBoard known_board(const std::vector<Card>& cards, const std::optional<BoardClass>& flops) {
    if (flops) return flops->flops;
    return Board(set_of(cards));
}

BoardField read_board(const std::string& text, CardPlaces& places) {
    if (!looks_like_flop_class(text)) return {places.read_board(text), std::nullopt};
    return {{}, BoardClass{text, in_field("board", [&] { return parse_flop_class(text); }), 0}};
}

void set_possible(std::optional<BoardClass>& flops, CardSet known) {
    if (!flops) return;
    flops->possible = flops->flops.flops(known).size();
    if (flops->possible == 0) refuse_class(*flops);
}

void refuse_class(const BoardClass& flops) {
    throw FieldError("board", "the known cards and hands leave no flop of this class", flops.text);
}

}  // namespace holdfast::ask
