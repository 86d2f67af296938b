#include <utility>

#include <fmt/format.h>

#include <holdfast/cards/card_set.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/evaluation/best_five.h>
#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/queries/cards/hand.h>
#include <holdfast/queries/input/field_error.h>

namespace holdfast::queries {

HandAnswer answer(const HandRequest& request, Session& /*session*/, const Work& /*work*/) {
    std::vector<Card> cards = in_field("cards", [&] { return parse_cards(request.cards, Deck()); });
    if (cards.size() < 5 || cards.size() > 7) {
        throw FieldError("cards", fmt::format("expected 5, 6 or 7 cards, found {}", cards.size()),
                         request.cards);
    }
    // The order of the cards is kept for the answer; to the hand it means nothing.
    const CardSet set = set_of(cards);
    return {std::move(cards), laid_down(best_five(set)), HandRanker::instance()(set)};
}

}  // namespace holdfast::queries
