#include <algorithm>
#include <utility>

#include <apps/cli/answer_options.h>
#include <apps/cli/arguments.h>
#include <apps/cli/text_file.h>
#include <apps/cli/typed_fields.h>
#include <apps/cli/usage_error.h>

#include <holdfast/core/error.h>
#include <holdfast/core/wording.h>

namespace holdfast::cli {
namespace {

using queries::Field;
using queries::FieldKind;
using queries::FieldPlace;
using queries::Fields;
using queries::JsonValue;

/// "target_error" is the option --target-error.
std::string option_name(std::string_view field) {
    std::string name = "--" + std::string(field);
    for (char& letter : name) {
        if (letter == '_') letter = '-';
    }
    return name;
}

/// What the field is, what may be chosen, its limits, and what holds without it.
std::string help_of(const Field& field) {
    std::string help(field.help);
    if (!field.choices.empty()) help += ": " + either_of({field.choices.begin(), field.choices.end()});
    std::vector<std::string> facts;
    // The largest seed tells nobody anything.
    constexpr std::size_t most_digits = 12;
    if (!field.least.empty() && !field.most.empty() && field.most.size() <= most_digits) {
        facts.push_back(std::string(field.least) + " to " + std::string(field.most));
    }
    if (!field.fallback.empty()) facts.push_back("default: " + std::string(field.fallback));
    return facts.empty() ? help : help + " (" + joined(facts, "; ") + ")";
}

bool may_repeat(FieldKind kind) {
    return kind == FieldKind::texts || kind == FieldKind::pays || kind == FieldKind::ranges;
}

bool is_one_argument(FieldKind kind) {
    return kind == FieldKind::game || kind == FieldKind::chart || kind == FieldKind::text;
}

/// An id, or the text of a paytable file.
JsonValue game_of(const std::string& typed) {
    if (!is_paytable_path(typed)) {
        check_names_no_file(typed);
        return JsonValue::of_text(typed);
    }
    JsonValue game;
    game.kind = JsonValue::Kind::object;
    game.members.push_back({"toml", JsonValue::of_text(read_paytable_file(typed))});
    return game;
}

bool is_of_games(FieldKind kind) {
    return kind == FieldKind::game || kind == FieldKind::games;
}

/// Nothing in the place of an id.
std::vector<std::string> paths_among(std::vector<std::string> typed) {
    for (std::string& each : typed) {
        if (!is_paytable_path(each)) each.clear();
    }
    return typed;
}

JsonValue games_of(const std::vector<std::string>& typed) {
    JsonValue games;
    games.kind = JsonValue::Kind::list;
    for (const std::string& each : typed) games.items.push_back(game_of(each));
    return games;
}

JsonValue value_of(const Field& field, std::vector<std::string> typed) {
    if (field.kind == FieldKind::game) return game_of(typed.front());
    if (field.kind == FieldKind::games) return games_of(typed);
    if (field.kind == FieldKind::chart) return JsonValue::of_text(read_chart_file(typed.front()));
    // One word may itself be a list, as "Qh Jh 2c" is, and goes as it is; several go as a list.
    if (may_repeat(field.kind) || (field.place == FieldPlace::argument && typed.size() > 1)) {
        return JsonValue::of_list(std::move(typed));
    }
    if (typed.size() > 1) throw RepeatedOption(option_name(field.name));
    return JsonValue::of_text(std::move(typed.front()));
}

}  // namespace

void TypedFields::add_to(CLI::App& command) {
    for (const Field& field : declared_) {
        const std::string help = help_of(field);
        if (field.place == FieldPlace::argument) {
            CLI::Option* const argument = add_argument(command, field, help);
            if (field.required) argument->required();
        } else if (field.kind == FieldKind::flag) {
            add_plain_flag(command, option_name(field.name), flags_[field.name], help);
        } else {
            // One value each time: "--board Qh Jh" must not swallow arguments.
            command.add_option(option_name(field.name), values_[field.name], help)
                ->allow_extra_args(false)
                ->required(field.required)
                ->type_name(std::string(field.value_name));
        }
    }
}

Fields TypedFields::fields() const {
    // What was not typed is left out, so that the registry's defaults hold here as in JSON.
    JsonValue request;
    request.kind = JsonValue::Kind::object;
    std::vector<std::string> paytables;
    std::string chart_path;
    for (const Field& field : declared_) {
        if (field.kind == FieldKind::flag) {
            if (flags_.at(field.name)) {
                request.members.push_back({std::string(field.name), JsonValue::of_boolean(true)});
            }
            continue;
        }
        std::vector<std::string> typed;
        for (const std::string& value : values_.at(field.name)) typed.push_back(Arguments::as_typed(value));
        if (typed.empty()) continue;
        if (is_of_games(field.kind)) paytables = paths_among(typed);
        if (field.kind == FieldKind::chart) chart_path = typed.front();
        request.members.push_back({std::string(field.name), value_of(field, std::move(typed))});
    }
    Fields fields(declared_, std::move(request));
    // The request holds the texts of files; errors name the files.
    fields.call_paytables(std::move(paytables));
    fields.call_chart(chart_path == "-" ? "standard input" : chart_path);
    return fields;
}

void TypedFields::throw_under_option(const queries::FieldError& error) const {
    if (const auto* const both = dynamic_cast<const queries::ContradictoryFields*>(&error)) {
        throw ContradictoryOptions(option_name(both->field), option_name(both->other));
    }
    const auto is_option = [&](const Field& each) {
        return each.name == error.field && each.place == FieldPlace::option;
    };
    const bool begins = std::any_of(declared_.begin(), declared_.end(), is_option);
    throw ParseError((begins ? option_name(error.field) + ": " : "") + error.what(), error.text,
                     error.position, error.length, error.source);
}

/// A game, a chart and a text are one argument; all others may be several, as cards with blanks between
/// them are.
CLI::Option* TypedFields::add_argument(CLI::App& command, const Field& field, const std::string& help) {
    // Bound to a vector, an argument takes every word that follows: a game would swallow the cards after
    // it.
    std::vector<std::string>& typed = values_[field.name];
    const std::string name(field.value_name);
    CLI::Option* const argument = is_one_argument(field.kind)
                                      ? command.add_option_function<std::string>(
                                            name, [&typed](const std::string& only) { typed = {only}; }, help)
                                      : command.add_option(name, typed, help);
    return argument->type_name("");
}

}  // namespace holdfast::cli
