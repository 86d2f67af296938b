#include <tests/families/war/war.h>

#include <holdfast/ask/answer/shape.h>
#include <holdfast/ask/family.h>
#include <holdfast/ask/input/card_places.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/cards/card_set.h>
#include <holdfast/cards/card_text.h>

namespace holdfast::ask {

Query WarOddsRequest::query() {
    return {"war.odds",
            "Chances that your card wins, ties or loses against an unknown one",
            {Field{"card", FieldKind::cards, "CARD", "Your card"}.argument().mandatory(),
             Field{"known", FieldKind::cards, "CARDS", "Cards that the other player cannot have"}},
            {R"({"query": "war.odds", "card": "Kh"})",
             R"({"query": "war.odds", "card": "Kh", "known": "AsAd"})"}};
}

WarOddsRequest WarOddsRequest::read(const Fields& fields) {
    return {fields.text("card"), fields.optional_text("known").value_or("")};
}

WarOddsAnswer answer(const WarOddsRequest& request, Session& /*session*/, const Work& /*work*/) {
    CardPlaces places;
    WarOddsAnswer found{.card = places.read("card", request.card, "yours", 1).front(),
                        .known = places.read("known", request.known, "among the known cards")};
    for (const Card other : Deck().cards() - CardSet::of(found.card) - set_of(found.known)) {
        const bool is_tie = other.rank() == found.card.rank();
        ++(is_tie ? found.ties : other.rank() < found.card.rank() ? found.wins : found.losses);
    }
    if (found.wins + found.ties + found.losses == 0) {
        throw FieldError("known", "no card is left for the other player", request.known);
    }
    return found;
}

void WarOddsAnswer::declare(Shape<WarOddsAnswer>& shape) {
    using Answer = WarOddsAnswer;
    shape.named("WarOddsAnswer")
        .query("war.odds")
        .text("card", "Your card", [](const Answer& answer) { return to_text(answer.card); })
        .text("known", "The known cards", [](const Answer& answer) { return to_text(answer.known); })
        .whole_number("wins", "Cards that are lower", &Answer::wins)
        .whole_number("ties", "Cards of the same rank", &Answer::ties)
        .whole_number("losses", "Cards that are higher", &Answer::losses)
        .exact("win", "The chance to win", [](const Answer& answer) { return answer.share(answer.wins); })
        .exact("tie", "The chance of a tie", [](const Answer& answer) { return answer.share(answer.ties); })
        .exact("lose", "The chance to lose",
               [](const Answer& answer) { return answer.share(answer.losses); });
}

const Family& war_family() {
    static const Family family{"war", "", "war", "War: odds", queries_of<WarOddsRequest>()};
    return family;
}

}  // namespace holdfast::ask
