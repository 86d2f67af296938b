// Checks the form of every {"error": {...}} from the entry point, whatever the request was.
#pragma once

#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/ask.h>
#include <holdfast/core/text.h>

namespace holdfast::test {

/// Checks one line of JSON with a sentence, a text, and a span within it, or just after it if something is
/// missing. Returns the error's members.
inline ask::Json error_of(const ask::Reply& reply) {
    EXPECT_EQ(reply.kind, ask::Reply::Kind::refusal) << reply.json;
    EXPECT_EQ(reply.json.find('\n'), std::string::npos);
    const ask::Json json = ask::Json::parse(reply.json, nullptr, false);
    if (!json.is_object() || !json.contains("error")) {
        ADD_FAILURE() << "not an error: " << reply.json;
        return {{"message", ""}, {"field", ""}, {"text", ""}, {"position", 0}, {"length", 0}};
    }
    const ask::Json error = json["error"];
    EXPECT_FALSE(error.at("message").get<std::string>().empty());
    const std::size_t size = count_code_points(error.at("text").get<std::string>());
    const auto position = error.at("position").get<std::size_t>();
    const auto length = error.at("length").get<std::size_t>();
    EXPECT_LE(position, size) << reply.json;
    EXPECT_GE(length, 1U) << reply.json;
    EXPECT_TRUE(length == 1 || position + length <= size) << reply.json;
    return error;
}

}  // namespace holdfast::test
