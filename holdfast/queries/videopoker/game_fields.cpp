#include <holdfast/queries/videopoker/game_fields.h>

namespace holdfast::queries {

using videopoker::TieRule;

std::vector<Field> game_fields() {
    return {{"game", FieldKind::game, "GAME", "Id of a game, or path of a paytable file", true,
             FieldPlace::argument},
            {"pay", FieldKind::pays, "HAND=PAYS",
             "Change what a hand pays, such as \"full house=8\"; may be repeated"}};
}

Field tie_rule_field() {
    Field field{"tie_rule", FieldKind::choice, "RULE", "Which of several equally good holds counts"};
    for (const TieRule rule :
         {TieRule::lowest_variance, TieRule::highest_variance, TieRule::most_held, TieRule::fewest_held}) {
        field.choices.push_back(to_text(rule));
    }
    // The rule that requests have by themselves, too.
    field.fallback = field.choices.front();
    return field;
}

// Fields::text() has refused what is not among the choices, with the field's name; parse_tie_rule only makes
// a rule of the word.
TieRule read_tie_rule(const Fields& fields) {
    return videopoker::parse_tie_rule(fields.text("tie_rule"));
}

}  // namespace holdfast::queries
