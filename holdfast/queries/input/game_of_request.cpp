// The fields `game` and `games` of a request.
#include <utility>

#include <holdfast/core/wording.h>
#include <holdfast/queries/input/field_error.h>
#include <holdfast/queries/input/fields.h>
#include <holdfast/queries/input/paytable_text.h>

namespace holdfast::queries {
namespace {

/// As the command line takes them: "full house=8". Pays are read in one place (game_choice.h), however they
/// came.
void append_pays(std::vector<std::string>& pays, const JsonValue& value) {
    if (value.kind != JsonValue::Kind::object) {
        for (std::string& pay : value.texts()) pays.push_back(std::move(pay));
        return;
    }
    for (const JsonValue::Member& pay : value.members) {
        // Only the last '=' would separate them: "a" and "1=5" would become "a=1" and "5".
        if (pay.value.text.find('=') != std::string::npos) {
            throw FieldError("pay", in_quotes(pay.value.text) + " is not a pay", pay.value.text);
        }
        pays.push_back(pay.name + "=" + pay.value.text);
    }
}

}  // namespace

std::string Fields::paytable_name(std::size_t game) const {
    return game < paytable_names_.size() ? paytable_names_[game] : "";
}

GameChoice Fields::game_of(const JsonValue& game, std::string source) {
    GameChoice choice;
    choice.source = std::move(source);
    if (game.kind == JsonValue::Kind::text) choice.id = game.text;
    for (const JsonValue::Member& member : game.members) {
        if (member.name == "game") choice.id = member.value.text;
        if (member.name == "toml") choice.paytable = member.value.text;
        if (member.name == "paytable") choice.paytable = paytable_text(member.value);
        if (member.name == "pay") append_pays(choice.pay_changes, member.value);
    }
    return choice;
}

std::vector<GameChoice> Fields::games() const {
    std::vector<GameChoice> choices;
    for (const JsonValue& game : request_.find("games")->items) {
        choices.push_back(game_of(game, paytable_name(choices.size())));
    }
    return choices;
}

GameChoice Fields::game() const {
    // It is there: the constructor has refused a request without it.
    GameChoice choice = game_of(*request_.find("game"), paytable_name(0));
    // Changes in the game and beside it are one list: a row in both is changed twice, and refused as such.
    if (const JsonValue* const pays = request_.find("pay")) append_pays(choice.pay_changes, *pays);
    return choice;
}

}  // namespace holdfast::queries
