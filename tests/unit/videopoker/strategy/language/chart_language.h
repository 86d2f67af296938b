// A game with its language of charts, for tests of what is read and printed.
#pragma once

#include <string>
#include <vector>

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

}  // namespace holdfast::test
