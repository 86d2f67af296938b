#include <algorithm>
#include <string>

#include <fmt/format.h>

#include <holdfast/ask/videopoker/typed/game_choice.h>
#include <holdfast/ask/videopoker/typed/game_forms.h>
#include <holdfast/ask/videopoker/typed/known_games.h>

namespace holdfast::ask {
namespace {

using Kind = JsonValue::Kind;

bool is_text(const JsonValue& value) {
    return value.kind == Kind::text;
}

bool are_pays(const JsonValue& value) {
    if (value.kind == Kind::object) {
        return std::all_of(value.members.begin(), value.members.end(), [](const JsonValue::Member& pay) {
            return has_right_kind(pay.value, FieldKind::text);
        });
    }
    return has_right_kind(value, FieldKind::texts);
}

bool is_game_member(const JsonValue::Member& member) {
    if (member.name == "pay") return are_pays(member.value);
    if (member.name == "paytable") return is_paytable(member.value);
    return (member.name == "toml" || member.name == "game" || member.name == "state") &&
           is_text(member.value);
}

bool is_game(const JsonValue& value) {
    if (value.kind != Kind::object) return is_text(value);
    const std::size_t further =
        (value.find("pay") != nullptr ? 1U : 0U) + (value.find("state") != nullptr ? 1U : 0U);
    return value.members.size() == 1 + further && value.members.size() <= 2 &&
           std::all_of(value.members.begin(), value.members.end(), is_game_member);
}

bool are_games(const JsonValue& value) {
    return value.kind == Kind::list && std::all_of(value.items.begin(), value.items.end(), is_game);
}

/// Says how several pays are written: {"full house": [7, 8]}, which a sweep takes as "7,8" or "7..8".
void refuse_list_of_pays(const JsonValue& pays) {
    const JsonValue in_place = placed(pays);
    for (const JsonValue::Member& pay : in_place.members) {
        const bool is_list = pay.value.kind == Kind::list && !pay.value.items.empty() &&
                             has_right_kind(pay.value, FieldKind::numbers);
        if (!is_list) continue;
        in_field("pay", [&] {
            pay.value.fail(fmt::format(
                "a pay is a number; a sweep takes several as a string: {{\"{}\": \"{}\"}} or \"7..8\"",
                pay.name, joined_items(pay.value, ",")));
        });
    }
}

const std::string& pays_schema() {
    static const std::string schema =
        R"({"anyOf": [{"type": "object", "additionalProperties": {"type": ["number", "string"]}}, )"
        R"({"type": "string"}, {"type": "array", "items": {"type": "string"}}]})";
    return schema;
}

/// An object with this member, and changed pays or the state of a machine.
std::string object_schema(const std::string& name, const std::string& type) {
    return fmt::format(R"({{"type": "object", "properties": {{"{0}": {{"type": "{1}"}}, "pay": {2}, )"
                       R"("state": {{"type": "string"}}}}, "required": ["{0}"], )"
                       R"("additionalProperties": false}})",
                       name, type, pays_schema());
}

const std::string& game_schema() {
    static const std::string schema = R"({"anyOf": [{"type": "string"}, )" + object_schema("toml", "string") +
                                      ", " + object_schema("game", "string") + ", " +
                                      object_schema("paytable", "object") + "]}";
    return schema;
}

}  // namespace

const ValueForm& game_form() {
    static const ValueForm form{
        .is_right = is_game,
        .expected = R"(an id, {"toml": "..."}, {"paytable": {...}} or {"game": "id", "pay": {...}})",
        .json_form =
            R"(string: an id; or an object: {"toml": "..."}, {"paytable": {...}}, {"game": ID, "pay": {...}})",
        .schema = game_schema(),
        .for_programs = R"(The id of a catalog game, or a paytable: {"toml": "..."} or {"paytable": {...}})",
        .documents = &known_games()};
    return form;
}

const ValueForm& games_form() {
    static const std::string schema = R"({"type": "array", "items": )" + game_schema() + "}";
    static const ValueForm form{
        .is_right = are_games,
        .expected =
            R"(a list of games, each an id, {"toml": "..."}, {"paytable": {...}} or {"game": "id", "pay": {...}})",
        .json_form = "list of games",
        .schema = schema,
        .for_programs = R"(: ids of the catalog, or a paytable: {"toml": "..."} or {"paytable": {...}})",
        .documents = &known_games()};
    return form;
}

const ValueForm& pays_form() {
    static const ValueForm form{
        .is_right = are_pays,
        .expected = R"(an object such as {"full house": 8}, or a list of strings such as "full house=8")",
        .json_form = R"(object: {"full house": 8}; or a list: ["full house=8"])",
        .schema = pays_schema(),
        .check = refuse_list_of_pays};
    return form;
}

}  // namespace holdfast::ask
