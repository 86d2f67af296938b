// The answer `hand` as text.
#include <string_view>

#include <apps/terminal/cards/answer_text.h>
#include <apps/terminal/style.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/cards/hand.h>
#include <holdfast/cards/card.h>
#include <holdfast/cards/card_set.h>
#include <holdfast/cards/royalflush_hash.h>
#include <holdfast/evaluation/hand_rank.h>

namespace holdfast::terminal {

using namespace ask;

// The rank, and the bitmaps under which royalflush knows the hand.
std::string to_text(const HandAnswer& answer, const TextStyle& style) {
    const HandCategory category = category_of(answer.rank);
    const auto line = [](std::string_view title, const std::string& value) {
        return fmt::format("{:<12}{}\n", title, value);
    };
    const auto bitmap = [](const std::vector<Card>& cards) {
        return std::to_string(royalflush_bitmap(set_of(cards)));
    };
    return with_look(words_of(category, answer.best), Look::bold, style) + "\n\n" +
           line("Cards", spaced_cards(answer.cards)) +
           line("Best five", with_look(spaced_cards(answer.best), Look::good, style)) +
           line("Category", std::string(words_of(answer.rank))) +
           line("Rank", fmt::format("{} of {}", grouped(static_cast<u128>(number_of(answer.rank))),
                                    grouped(hand_rank_count))) +
           line("Bitmap", bitmap(answer.cards)) + line("Best bitmap", bitmap(answer.best));
}

}  // namespace holdfast::terminal
