// A game with its language of charts, for tests of what is read, printed and refused.
#pragma once

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>

namespace holdfast::test {

struct Language {
    explicit Language(const videopoker::Game& game)
        : tables(game), types(tables), vocabulary(types), writer(vocabulary) {}
    explicit Language(const std::string& id) : Language(videopoker::catalog_game(id)) {}

    videopoker::Chart read(const std::string& text) const {
        return videopoker::parse_chart(vocabulary, text);
    }
    std::string printed(const std::string& text) const { return writer.text(read(text)); }
    std::vector<videopoker::TypeIndex> row(const std::string& text) const {
        return read(text).sections[0][0].types;
    }

    videopoker::GameTables tables;
    videopoker::HoldTypes types;
    videopoker::HoldVocabulary vocabulary;
    videopoker::ChartWriter writer;
};

inline const Language& jacks() {
    static const Language language("jacks-or-better-9-6");
    return language;
}

/// Rows of 9/6 Jacks that name the same holds.
inline void expect_same(const std::string& a, const std::string& b) {
    EXPECT_EQ(jacks().row(a), jacks().row(b)) << a << " | " << b;
}

/// `blamed`: the part of the text that the error points at, empty for its end.
inline void expect_error(const Language& language, const std::string& text, const std::string& message,
                         const std::string& blamed) {
    SCOPED_TRACE(text);
    try {
        language.read(text);
        ADD_FAILURE() << "was read";
    } catch (const ParseError& error) {
        EXPECT_THAT(error.what(), testing::HasSubstr(message));
        EXPECT_EQ(error.text, text);
        if (error.position < text.size()) {
            EXPECT_EQ(text.substr(error.position, error.length), blamed);
        } else {
            EXPECT_EQ(blamed, "");
        }
    }
}

}  // namespace holdfast::test
