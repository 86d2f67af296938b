#include <algorithm>
#include <map>

#include <nlohmann/json.hpp>

#include <holdfast/ask/description.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {

std::string_view json_form(const Field& field) {
    if (field.form != nullptr) return field.form->json_form;
    switch (field.kind) {
        case FieldKind::flag:
            return "boolean";
        case FieldKind::whole_number:
            return "integer";
        case FieldKind::fraction:
            return "number, or string: \"1/3\"";
        case FieldKind::share:
            return "number, or string: \"0.25%\", \"1/400\"";
        case FieldKind::price:
            return "number, or string: \"$1.25\"";
        case FieldKind::bets:
            return "string: \"1000$\", \"800 bets\"; without a price also a number of bets";
        case FieldKind::dollars:
            return "string: \"1000$\", \"800 bets\"";
        case FieldKind::shares:
            return "string: \"5%,50%\"; or a list";
        case FieldKind::choice:
        case FieldKind::text:
            return "string";
        case FieldKind::cards:
            return "string: \"AhKh\"; or a list: [\"Ah\", \"Kh\"]";
        case FieldKind::numbers:
            return "integer, string: \"1-9\"; or a list";
        case FieldKind::texts:
            return "string, or a list of strings";
        case FieldKind::list:
            return "list of strings";
        case FieldKind::settings:
        case FieldKind::document:
        case FieldKind::documents:
            break;
        case FieldKind::lines:
            return "string of several lines";
    }
    return "";
}

std::string sentence_of(const Field& field) {
    std::string words(field.help);
    if (field.form != nullptr && !field.form->for_programs.empty()) {
        const std::string_view other = field.form->for_programs;
        words.erase(other.front() == ':' ? words.find(':') : 0);
        words += other;
    }
    if (!field.choices.empty()) {
        words += "; one of ";
        for (const std::string_view choice : field.choices) {
            (words += choice == field.choices.front() ? "\"" : ", \"").append(choice) += '"';
        }
    }
    if (!field.least.empty()) (words += "; at least ") += field.least;
    if (!field.most.empty()) (words += "; at most ") += field.most;
    if (!field.default_words().empty()) (words += "; default: ") += field.default_words();
    return words;
}

namespace {

std::string word_of_type(const std::string& type) {
    return type == "array" ? "list" : type;
}

/// What a schema admits: "string or list".
std::string form_of(const Json& schema) {
    std::vector<std::string> forms;
    const auto add = [&](const std::string& form) {
        if (std::find(forms.begin(), forms.end(), form) == forms.end()) forms.push_back(form);
    };
    for (const Json& either : schema.value("anyOf", Json::array())) add(form_of(either));
    if (const auto type = schema.find("type"); type != schema.end()) {
        const Json types = type->is_array() ? *type : Json::array({*type});
        for (const Json& each : types) add(word_of_type(each));
    }
    return either_of(forms);
}

std::string bare_form(const MemberType& member) {
    switch (member.kind) {
        case ValueKind::constant:
            return "\"" + std::string(member.words.front()) + "\"";
        case ValueKind::flag:
            return "boolean";
        case ValueKind::whole_number:
            return "integer";
        case ValueKind::count:
            return "count, as a string";
        case ValueKind::counts:
            return "list of counts, as strings";
        case ValueKind::real:
            return "number, the nearest double";
        case ValueKind::pays:
            return "number";
        case ValueKind::text:
            return "string";
        case ValueKind::texts:
            return "list of strings";
        case ValueKind::fraction:
            return "fraction, as a string";
        case ValueKind::object:
            return member.parts->name;
        case ValueKind::table:
            return "list of " + member.parts->name;
        case ValueKind::other:
            break;
    }
    return form_of(Json::parse(member.schema));
}

}  // namespace

std::string json_form(const MemberType& member) {
    std::string form = bare_form(member);
    if (member.kind == ValueKind::text && !member.words.empty()) {
        form = "one of ";
        for (const std::string_view word : member.words) {
            form += (form.size() > 7 ? ", \"" : "\"") + std::string(word) + "\"";
        }
    }
    if (member.is_nullable) form += ", or null";
    if (member.is_optional) form += "; may be absent";
    return form;
}

namespace {

/// The type and its parts, each once, in the order in which a reader meets them.
void collect(const AnswerType& type, std::vector<const AnswerType*>& types) {
    const auto is_this = [&](const AnswerType* known) { return known->name == type.name; };
    if (std::any_of(types.begin(), types.end(), is_this)) return;
    types.push_back(&type);
    for (const MemberType& member : type.members) {
        if (member.parts != nullptr) collect(*member.parts, types);
    }
}

}  // namespace

DescribedAnswers describe_answers(const std::vector<const Query*>& queries) {
    DescribedAnswers all;
    std::map<std::string, int> uses;
    for (const Query* query : queries) {
        DescribedAnswer& answer = all.answers.emplace_back(DescribedAnswer{query, {}});
        collect(query->answer_type(), answer.types);
        for (const AnswerType* type : answer.types) ++uses[type->name];
    }
    const auto is_shared = [&](const AnswerType* type) { return uses.at(type->name) > 1; };
    for (DescribedAnswer& answer : all.answers) {
        for (const AnswerType* type : answer.types) {
            if (is_shared(type) && type != answer.types.front()) collect(*type, all.shared);
        }
        // The answer itself stays first, even if other answers have it as a part.
        answer.types.erase(std::remove_if(answer.types.begin() + 1, answer.types.end(), is_shared),
                           answer.types.end());
    }
    return all;
}

}  // namespace holdfast::ask
