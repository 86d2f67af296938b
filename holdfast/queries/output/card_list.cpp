#include <holdfast/cards/card_text.h>
#include <holdfast/queries/output/card_list.h>

namespace holdfast::queries {

std::string spaced_cards(const std::vector<Card>& cards) {
    std::string text;
    for (const Card card : cards) (text += text.empty() ? "" : " ") += to_text(card);
    return text;
}

}  // namespace holdfast::queries
