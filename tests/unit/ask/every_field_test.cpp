// Every field of every query, as the registry declares it: what is outside its bounds, of the wrong kind,
// unknown or missing is refused with the field's name and a place in its text, never answered and never a
// failure.
#include <algorithm>
#include <map>
#include <ostream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <tests/support/error_object.h>

#include <holdfast/ask/registry.h>
#include <holdfast/core/error.h>
#include <holdfast/core/rational.h>

namespace holdfast::ask {
namespace {

using testing::HasSubstr;

struct FieldOfQuery {
    const Query* query;
    const Field* field;
};

void PrintTo(const FieldOfQuery& each, std::ostream* out) {
    *out << each.query->name << " " << each.field->name;
}

std::vector<FieldOfQuery> every_field() {
    std::vector<FieldOfQuery> all;
    for (const Query* query : registry()) {
        for (const Field& field : query->fields) all.push_back({query, &field});
    }
    return all;
}

std::string name_of(std::string name) {
    std::replace(name.begin(), name.end(), '.', '_');
    return name;
}

/// The example with this source in place of the field's value, or without it.
std::string with_field(std::string_view example, std::string_view field, const std::string& source) {
    Json request = Json::parse(example);
    request.erase(std::string(field));
    std::string text = request.dump();
    if (!source.empty()) text.insert(text.size() - 1, ", \"" + std::string(field) + "\": " + source);
    return text;
}

/// A session that has the games of all examples: preparing one could be stopped, too.
Session& session_with_games() {
    static Session& prepared = []() -> Session& {
        static Session session;
        for (const Query* const asked : registry()) {
            for (const std::string_view example : asked->examples) {
                const Json request = Json::parse(example);
                if (!request.contains("game")) continue;
                Json game{{"query", "videopoker.paytable"}, {"game", request["game"]}};
                ask(session, game.dump());
                if (!request.contains("pay")) continue;
                game["pay"] = request["pay"];
                ask(session, game.dump());
            }
        }
        return session;
    }();
    return prepared;
}

/// Long computations are stopped at once: these tests only look whether they begin.
Reply ask_and_stop(const std::string& request) {
    Session& session = session_with_games();
    StopFlag stop;
    stop.request_stop();
    try {
        return ask(session, request, Work{1, {}, &stop});
    } catch (const Stopped&) {
        return {Reply::Kind::answer, ""};
    }
}

class EveryField : public testing::TestWithParam<FieldOfQuery> {
  protected:
    const Query& query() const { return *GetParam().query; }
    const Field& field() const { return *GetParam().field; }
    bool may_have_decimals() const {
        return field().kind == FieldKind::fraction || field().kind == FieldKind::bets ||
               field().kind == FieldKind::price || field().kind == FieldKind::dollars ||
               // A share of more than the whole, such as a return.
               (field().kind == FieldKind::share && field().most.size() > 1);
    }
    bool is_list_of_numbers() const {
        return field().kind == FieldKind::numbers || field().kind == FieldKind::shares;
    }
    std::string example_with(const std::string& source) const {
        return with_field(query().examples.front(), field().name, source);
    }

    /// The error must blame this field; a value of another kind or outside the bounds is blamed as a whole.
    Json expect_refused(const std::string& source) const {
        SCOPED_TRACE(source.substr(0, 100));
        const Json error = test::error_of(ask_and_stop(example_with(source)));
        EXPECT_EQ(error.value("field", ""), field().name) << error;
        return error;
    }
    void expect_refused_whole(const std::string& source, const std::string& text) const {
        const Json error = expect_refused(source);
        EXPECT_EQ(error["text"], text);
        EXPECT_EQ(error["position"], 0);
        EXPECT_EQ(error["length"], std::max<std::size_t>(count_code_points(text), 1));
    }
    /// Checks that at least one of the examples is answered: the field may not go together with others.
    void expect_answered(const std::string& source) const {
        std::string replies;
        for (const std::string_view example : query().examples) {
            const Reply reply = ask_and_stop(with_field(example, field().name, source));
            if (reply.kind == Reply::Kind::answer) return;
            replies += reply.json + "\n";
        }
        ADD_FAILURE() << source << "\n" << replies;
    }
};

std::vector<std::string> values_of_wrong_kind(FieldKind kind) {
    std::vector<std::string> values{"null",          "[null]",      "[[\"a\"]]", "[{}]",
                                    "{\"a\": null}", "{\"a\": []}", "[true]"};
    const auto add = [&values](std::initializer_list<const char*> more) {
        values.insert(values.end(), more.begin(), more.end());
    };
    switch (kind) {
        case FieldKind::flag:
            add({"0", "1", "\"true\"", "\"\"", "[]", "{}"});
            break;
        case FieldKind::whole_number:
        case FieldKind::fraction:
        case FieldKind::share:
        case FieldKind::price:
        case FieldKind::bets:
        case FieldKind::dollars:
        case FieldKind::text:
            add({"true", "[5]", "[]", "{}"});
            break;
        case FieldKind::choice:
        case FieldKind::lines:
            add({"true", "5", "[]", "[\"a\"]", "{}"});
            break;
        case FieldKind::cards:
        case FieldKind::texts:
            add({"true", "5", "[5]", "{}"});
            break;
        case FieldKind::numbers:
        case FieldKind::shares:
            add({"true", "{}"});
            break;
        case FieldKind::list:
            add({"true", "5", "[5]", "\"AA\"", "{}"});
            break;
        case FieldKind::settings:
            add({"true", "5", "[5]"});
            break;
        case FieldKind::document:
            add({"true", "5", "[]", "[\"jacks-or-better-9-6\"]", "{}", R"({"toml": "x", "game": "y"})",
                 R"({"pay": {}})", R"({"paytable": "x"})", R"({"paytable": {"id": null}})",
                 R"({"paytable": {}, "game": "y"})"});
            break;
        case FieldKind::documents:
            add({"true", "5", "[5]", "\"jacks-or-better-9-6\"", "{}", R"([{"pay": {}}])"});
            break;
    }
    return values;
}

TEST_P(EveryField, WrongKindsAreRefusedWhole) {
    for (const std::string& source : values_of_wrong_kind(field().kind)) {
        Json same = Json::parse(source);
        expect_refused_whole(source, same.dump());
        EXPECT_THAT(expect_refused(source)["message"].get<std::string>(), testing::StartsWith("expected "));
    }
}

TEST_P(EveryField, WhatIsNotANumberIsRefused) {
    const bool is_one =
        field().kind == FieldKind::whole_number || may_have_decimals() || field().kind == FieldKind::share;
    if (!is_one && !is_list_of_numbers()) return;
    for (const std::string text : {"", " ", "x", "+", "-", "1/0", "1x", "0x10", "--1", "1e", "e5", "1e999",
                                   "inf", "nan", "1.", "½", "٣"}) {
        if (is_one) {
            expect_refused_whole("\"" + text + "\"", text);
        } else {
            expect_refused("\"" + text + "\"");
            expect_refused("[1, \"" + text + "\"]");
        }
    }
    if (is_list_of_numbers()) expect_refused("[]");
    if (!may_have_decimals()) expect_refused("1.5");
}

TEST_P(EveryField, BoundsAreWhereTheyAreDeclared) {
    if (field().least.empty() && field().most.empty()) return;
    ASSERT_FALSE(field().least.empty() || field().most.empty());
    const Rational least = parse_rational(field().least);
    const Rational most = parse_rational(field().most);
    const bool is_whole = field().kind == FieldKind::whole_number || field().kind == FieldKind::numbers;
    const Rational step = is_whole ? Rational(1) : Rational(1, 1'000'000'000);
    // One without a unit is refused, within its bounds too.
    const std::string unit = field().kind == FieldKind::dollars ? "$" : "";
    const auto source_of = [is_whole, &unit](const Rational& value) {
        if (!is_whole) return "\"" + value.text() + unit + "\"";
        return (value.is_negative() ? "-" : "") + value.numerator().text();
    };
    expect_answered(source_of(least));
    expect_answered(source_of(most));
    const std::string words = std::string(field().least) + " to " + std::string(field().most);
    const Json high = expect_refused(source_of(most + step));
    EXPECT_THAT(high["message"].get<std::string>(),
                testing::AnyOf(HasSubstr(words), HasSubstr("1 to " + std::string(field().most))));
    expect_refused(source_of(least - step));
    expect_refused(source_of(-most));
    if (!is_list_of_numbers()) {
        EXPECT_THAT(expect_refused(source_of(least - step))["message"].get<std::string>(), HasSubstr(words));
        expect_answered("\"" + std::string(field().least) + unit + "\"");
    }
}

TEST_P(EveryField, EmptyTexts) {
    switch (field().kind) {
        case FieldKind::flag:
            return;
        case FieldKind::documents:
            expect_refused("[]");
            expect_refused("[\"\", \"\"]");
            return;
        case FieldKind::list:
            expect_refused("[]");
            expect_refused("[\"\"]");
            expect_refused("[\"\", \"AA\"]");
            return;
        case FieldKind::settings:
            expect_answered("[]");
            expect_answered("{}");
            expect_refused("[\"\"]");
            expect_refused("\"\"");
            expect_refused("{\"\": 5}");
            return;
        case FieldKind::texts:
            if (field().required) {
                expect_refused("[]");
            } else {
                expect_answered("[]");
            }
            expect_refused("\"\"");
            expect_refused("[\"\"]");
            return;
        case FieldKind::cards:
            if (!field().required) {
                expect_answered("\"\"");
                expect_answered("[]");
                return;
            }
            expect_refused_whole("[]", "");
            expect_refused_whole("\"\"", "");
            return;
        default:
            expect_refused_whole("\"\"", "");
    }
}

TEST_P(EveryField, ChoicesAreTheseAndNoOthers) {
    if (field().kind != FieldKind::choice) return;
    ASSERT_FALSE(field().choices.empty());
    for (const std::string_view choice : field().choices) {
        expect_answered("\"" + std::string(choice) + "\"");
        expect_refused("\"" + std::string(choice) + " \"");
        EXPECT_THAT(expect_refused("\"zebra\"")["message"].get<std::string>(), HasSubstr(choice));
    }
}

TEST_P(EveryField, ItsDefaultGivesTheSameAnswerAsLeavingItOut) {
    if (field().fallback.empty()) return;
    static Session session;
    const auto answer_with = [&](const std::string& source) {
        return ask(session, example_with(source)).json;
    };
    EXPECT_EQ(answer_with("\"" + std::string(field().fallback) + "\""), answer_with(""));
}

TEST_P(EveryField, RequiredFieldsAreMissed) {
    const std::string without = example_with("");
    if (!field().required) {
        const Reply reply = ask_and_stop(without);
        EXPECT_EQ(reply.kind, Reply::Kind::answer) << reply.json;
        return;
    }
    const Json error = test::error_of(ask_and_stop(without));
    EXPECT_EQ(error.value("field", ""), field().name);
    EXPECT_EQ(error["message"], "the field '" + std::string(field().name) + "' is missing");
    EXPECT_EQ(error["text"], "");
}

TEST_P(EveryField, AMisspeltNameIsUnknownAndSuggestsIt) {
    const std::string misspelt = std::string(field().name) + "x";
    std::string request(query().examples.front());
    request.insert(request.size() - 1, ", \"" + misspelt + "\": 5");
    const Json error = test::error_of(ask_and_stop(request));
    EXPECT_EQ(error.value("field", ""), misspelt);
    EXPECT_EQ(error["text"], misspelt);
    EXPECT_EQ(error["message"],
              "unknown field '" + misspelt + "'; did you mean '" + std::string(field().name) + "'?");
}

TEST_P(EveryField, NothingEverMakesItFail) {
    const std::string huge(2'000, '9');
    for (const std::string& source :
         {std::string("5"),
          std::string("-5"),
          std::string("\"x\""),
          std::string("\"♠\""),
          std::string("\"\\u0000\""),
          std::string("\"\\u001b[2J\\n\\t\""),
          "\"" + huge + "\"",
          "[\"" + huge + "\", \"a\"]",
          std::string("[\"Ah\", \"Ah\"]"),
          std::string("[\"Jk\"]"),
          std::string("\"random\""),
          std::string("[\"random\", \"random\"]"),
          std::string("\"1-9\""),
          std::string("\"1-999999999999\""),
          "{\"flush\": " + std::string(200, '9') + "}",
          std::string("{\"flush\": 1e-30}"),
          std::string(R"({"toml": "id = \"x\""})"),
          R"({"toml": ")" + huge + "\"}",
          std::string(R"({"toml": ""})"),
          std::string(R"({"paytable": {}})"),
          std::string(R"({"paytable": {"": {"pay": [[{}], {"\u0000": [true, -1e99]}]}, "pay": [{}]}})"),
          R"({"paytable": {"id": ")" + huge + "\"}}",
          std::string(R"({"game": "jacks-or-better-9-6", "pay": {"nothing": 1}})")}) {
        const Reply reply = ask_and_stop(example_with(source));
        EXPECT_NE(reply.kind, Reply::Kind::failure) << reply.json;
        if (reply.kind != Reply::Kind::refusal) continue;
        SCOPED_TRACE(source.substr(0, 100));
        const Json error = test::error_of(reply);
        EXPECT_NE(error.value("field", ""), "") << error;
    }
}

INSTANTIATE_TEST_SUITE_P(OfEveryQuery, EveryField, testing::ValuesIn(every_field()), [](const auto& each) {
    return name_of(std::string(each.param.query->name) + "_" + std::string(each.param.field->name));
});

class EveryQuery : public testing::TestWithParam<const Query*> {};

TEST_P(EveryQuery, ItsExamplesAreAnsweredUnderItsName) {
    ASSERT_FALSE(GetParam()->examples.empty());
    for (const std::string_view example : GetParam()->examples) {
        const Json request = Json::parse(example);
        EXPECT_EQ(request.at("query"), GetParam()->name);
        const Reply reply = ask_and_stop(std::string(example));
        EXPECT_EQ(reply.kind, Reply::Kind::answer) << reply.json;
        const bool is_stopped = reply.json.empty();
        EXPECT_TRUE(is_stopped || Json::parse(reply.json).begin().value() == GetParam()->name) << reply.json;
    }
}

TEST_P(EveryQuery, ItsFieldsHaveUniqueNamesAndHelp) {
    std::map<std::string_view, int> times;
    for (const Field& field : GetParam()->fields) {
        EXPECT_EQ(++times[field.name], 1);
        EXPECT_EQ(field.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_"), std::string_view::npos);
        EXPECT_FALSE(field.help.empty() || field.help.back() == '.');
        EXPECT_EQ(field.value_name.empty(), field.kind == FieldKind::flag);
        EXPECT_EQ(field.choices.empty(), field.kind != FieldKind::choice);
    }
    EXPECT_EQ(times.count("query") + times.count("id"), 0U);
}

INSTANTIATE_TEST_SUITE_P(Registry, EveryQuery, testing::ValuesIn(registry()),
                         [](const auto& each) { return name_of(std::string(each.param->name)); });

}  // namespace
}  // namespace holdfast::ask
