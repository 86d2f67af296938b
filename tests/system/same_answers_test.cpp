// One query through every front end: the command line with --json, `holdfast batch` and the entry point
// itself answer the same.
#include <algorithm>
#include <functional>
#include <ostream>
#include <string>
#include <string_view>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <tests/support/matches_type.h>
#include <tests/support/test_name.h>
#include <tests/system/program.h>

#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/ask.h>
#include <holdfast/ask/registry.h>

namespace holdfast::ask {
namespace {

using testing_program::Outcome;
using testing_program::run;
using testing_program::ScratchFolder;

struct Example {
    const Query* query;
    std::size_t number;
};

void PrintTo(const Example& each, std::ostream* out) {
    *out << each.query->name << " " << each.number;
}

/// Whether the request takes seconds, as lists of charts and penalty-card rules do; other examples of the
/// query do not.
bool is_long(const Example& each) {
    const std::string_view request = each.query->examples[each.number];
    return request.find("videopoker.strategy") != request.npos &&
           (request.find("\"rows\"") != request.npos || request.find("\"penalties\"") != request.npos);
}

std::vector<Example> every_example(const std::function<bool(const Example&)>& holds) {
    std::vector<Example> all;
    for (const Query* query : registry()) {
        for (std::size_t number = 0; number < query->examples.size(); ++number) {
            if (holds({query, number})) all.push_back({query, number});
        }
    }
    return all;
}

/// The texts of a value: one, the items of a list, or "full house=8" for the members of an object.
std::vector<std::string> texts_of(const Json& value) {
    std::vector<std::string> texts;
    const auto text_of = [](const Json& each) {
        return each.is_string() ? each.get<std::string>() : each.dump();
    };
    if (value.is_object()) {
        for (const auto& [name, pays] : value.items()) texts.push_back(name + "=" + text_of(pays));
    } else if (value.is_array()) {
        for (const Json& each : value) texts.push_back(text_of(each));
    } else {
        texts.push_back(text_of(value));
    }
    return texts;
}

/// The command line that asks what the request asks; a paytable or a chart becomes a file in the folder.
std::vector<std::string> command_line(const Query& query, const Json& request, const ScratchFolder& folder) {
    std::vector<std::string> arguments;
    std::string name(query.name);
    const std::size_t dot = name.find('.');
    if (dot != std::string::npos) arguments.push_back(name.substr(0, dot));
    arguments.push_back(name.substr(dot == std::string::npos ? 0 : dot + 1));
    for (const Field& field : query.fields) {
        if (!request.contains(std::string(field.name))) continue;
        const Json& value = request[std::string(field.name)];
        std::string option = "--" + std::string(field.name);
        std::replace(option.begin(), option.end(), '_', '-');
        if (field.kind == FieldKind::flag) {
            if (value.get<bool>()) arguments.push_back(option);
        } else if (field.kind == FieldKind::document && value.is_object()) {
            arguments.push_back(folder.write("mine.toml", value.at("toml").get<std::string>()));
        } else if (field.kind == FieldKind::lines) {
            arguments.push_back(folder.write(std::string(field.name) + ".chart", value.get<std::string>()));
        } else {
            for (const std::string& text : texts_of(value)) {
                if (field.place == FieldPlace::option) arguments.push_back(option);
                arguments.push_back(text);
            }
        }
    }
    arguments.emplace_back("--json");
    return arguments;
}

void expect_same_answers(const Example& each) {
    const Query& query = *each.query;
    const std::string request(query.examples[each.number]);
    const ScratchFolder folder;
    Session session;
    const Reply reply = ask(session, request, Work{0});
    ASSERT_EQ(reply.kind, Reply::Kind::answer) << reply.json;

    const Outcome batch = run({"batch", folder.write("requests", request + "\n")});
    EXPECT_EQ(batch.out, reply.json + "\n");
    EXPECT_EQ(batch.status, 0);

    const Outcome command = run(command_line(query, Json::parse(request), folder));
    EXPECT_EQ(command.status, 0) << command.err;
    EXPECT_EQ(command.err, "");
    const Json shown = Json::parse(command.out, nullptr, false);
    EXPECT_EQ(shown, Json::parse(reply.json));
    // The same numbers as text, too, and the members in the same order.
    EXPECT_EQ(json_line(shown), reply.json);
    // The answer matches the type that is published for other programs.
    EXPECT_EQ(test::mismatch(query.answer_type(), shown), "");
}

class SameAnswers : public testing::TestWithParam<Example> {};
class SameAnswersSlow : public SameAnswers {};

TEST_P(SameAnswers, OnEveryFrontEnd) {
    expect_same_answers(GetParam());
}

TEST_P(SameAnswersSlow, OnEveryFrontEnd) {
    expect_same_answers(GetParam());
}

std::string name_of(const testing::TestParamInfo<Example>& each) {
    return holdfast::test::test_name(std::string(each.param.query->name) + "_" +
                                     std::to_string(each.param.number));
}

INSTANTIATE_TEST_SUITE_P(EveryExample, SameAnswers, testing::ValuesIn(every_example(std::not_fn(is_long))),
                         name_of);
INSTANTIATE_TEST_SUITE_P(EveryExample, SameAnswersSlow, testing::ValuesIn(every_example(is_long)), name_of);

}  // namespace
}  // namespace holdfast::ask
