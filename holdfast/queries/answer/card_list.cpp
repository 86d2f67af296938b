#include <holdfast/cards/card_text.h>
#include <holdfast/queries/answer/card_list.h>

namespace holdfast::queries {

std::string spaced_cards(const std::vector<Card>& cards) {
    std::string text;
    for (const Card card : cards) (text += text.empty() ? "" : " ") += to_text(card);
    return text;
}

std::string spaced_card_set(CardSet cards) {
    std::vector<Card> in_order;
    for (const Card card : cards) in_order.push_back(card);
    return spaced_cards(in_order);
}

}  // namespace holdfast::queries
