
#include <fmt/format.h>

#include <holdfast/ask/cards/hand.h>
#include <holdfast/cards/card_set.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/cards/royalflush_hash.h>
#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast::ask {

Query HandRequest::query() {
    return {"hand",
            "What five to seven cards make: category, rank, best five",
            {Field{"cards", FieldKind::cards, "CARDS",
                   "Five to seven cards, such as 9s9h9d4s4c or \"10h 9h 2c 2d Ac\""}
                 .argument()
                 .mandatory()},
            {R"({"query": "hand", "cards": "9s9h9d4s4c"})",
             R"({"query": "hand", "cards": "As Kd Qh Jc 10s 2c 2d"})"}};
}

HandRequest HandRequest::read(const Fields& fields) {
    return {fields.text("cards")};
}

HandAnswer answer(const HandRequest& request, Session& /*session*/, const Work& /*work*/) {
    std::vector<Card> cards = in_field("cards", [&] { return parse_cards(request.cards, Deck()); });
    // Reading has refused jokers and cards listed twice. It takes any number of cards; 5, 6 and 7 are right.
    if (cards.size() < 5 || cards.size() > 7) {
        throw FieldError("cards", fmt::format("expected 5, 6 or 7 cards, found {}", cards.size()),
                         request.cards);
    }
    // The order of the cards is kept for the answer; to the hand it means nothing.
    const CardSet set = set_of(cards);
    return {std::move(cards), laid_down(best_five(set)), HandRanker::instance()(set)};
}

void HandAnswer::declare(Shape<HandAnswer>& shape) {
    using Answer = HandAnswer;
    shape.named("HandAnswer")
        .query("hand")
        .text("cards", "The cards as they were given",
              [](const Answer& answer) { return to_text(answer.cards); })
        // One of the nine categories or, for the best rank, "royal flush".
        .text("category", "The category of the hand",
              [](const Answer& answer) { return words_of(answer.rank); })
        .whole_number("rank", "From 1, the worst high card, to 7,462, a royal flush",
                      [](const Answer& answer) { return number_of(answer.rank); })
        .text("best", "The best five cards, in the order in which they are shown down",
              [](const Answer& answer) { return to_text(answer.best); })
        .text("words", "The hand in words, such as \"nines full of fours\"",
              [](const Answer& answer) { return words_of(category_of(answer.rank), answer.best); })
        // Counts, and so texts: bitmaps have up to 61 bits, more than a double holds.
        .count("bitmap", "The cards as a bitmap of the royalflush project",
               [](const Answer& answer) { return u128{royalflush_bitmap(set_of(answer.cards))}; })
        .count("best_bitmap", "The best five as such a bitmap",
               [](const Answer& answer) { return u128{royalflush_bitmap(set_of(answer.best))}; });
}

}  // namespace holdfast::ask
