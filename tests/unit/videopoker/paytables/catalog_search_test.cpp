// Games by what players call them: what holds for the whole catalog. Single names are in catalog.txt.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/machines/machine.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/paytables/detail/nicknames.h>

namespace holdfast::videopoker {
namespace {

using testing::Contains;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

/// What stands between "did you mean " and "?".
std::string meant(std::string_view id) {
    const std::string message = unknown_game_message(id);
    const std::string query = "; did you mean ";
    const std::size_t begin = message.find(query);
    if (begin == std::string::npos) return "";
    const std::size_t end = message.find("? (`holdfast videopoker games` lists every game)");
    EXPECT_NE(end, std::string::npos) << message;
    return message.substr(begin + query.size(), end - begin - query.size());
}

TEST(UnknownGame, OtherFamiliesAreNotMeant) {
    for (const char* text : {"DDB", "double double bonus", "ddbp"}) {
        EXPECT_THAT(meant(text), Not(HasSubstr("triple"))) << text;
    }
    EXPECT_THAT(meant("jacks"), Not(HasSubstr("ultimate-x")));
}

TEST(UnknownGame, ALongFamilySaysHowManyMore) {
    const std::string text = meant("jacks-or-better");
    EXPECT_THAT(text, HasSubstr("jacks-or-better-9-6, "));
    const std::vector<std::string_view> ids = catalog_ids();
    const auto of_family = std::count_if(
        ids.begin(), ids.end(), [](std::string_view id) { return id.substr(0, 15) == "jacks-or-better"; });
    EXPECT_THAT(text, EndsWith(" or " + std::to_string(of_family - 8) + " more"));
    EXPECT_EQ(std::count(text.begin(), text.end(), ','), 7);
    EXPECT_EQ(meant("job"), text);
}

TEST(UnknownGame, IsAnErrorWithItsSentence) {
    EXPECT_LT(unknown_game_message(std::string(500, 'x')).size(), 120U);
    try {
        catalog_game("nsud");
        FAIL() << "was chosen for the player";
    } catch (const ParseError& error) {
        EXPECT_EQ(error.what(), unknown_game_message("nsud"));
        EXPECT_EQ(error.text, "nsud");
        EXPECT_EQ(error.length, 4U);
    }
}

std::string named(std::string_view text) {
    return std::string(catalog_id_named(text).value_or("none"));
}

TEST(CatalogIdNamed, EveryIdAndNameIsThatOfOneGameOrMachine) {
    std::vector<std::pair<std::string, std::string>> all;
    for (const std::string_view id : catalog_ids()) all.emplace_back(id, catalog_game(id).name);
    for (const std::string_view id : machine_ids()) {
        all.emplace_back(id, read_machine(machine_text(id), id).name);
    }
    for (const auto& [id, name] : all) {
        EXPECT_EQ(named(id), id);
        EXPECT_EQ(named(name), id) << name;
        std::string blanks = id;
        std::replace(blanks.begin(), blanks.end(), '-', ' ');
        EXPECT_EQ(named(blanks), id);
    }
}

TEST(UnknownGame, WordsOfAnyGameAreNoneThatTheCatalogLacks) {
    for (const char* text : {"", "9/6", "wild", "poker"}) {
        EXPECT_THAT(unknown_game_message(text), Not(HasSubstr("lacks"))) << text;
        EXPECT_THAT(unknown_game_message(text), Not(HasSubstr("cover"))) << text;
    }
}

TEST(CatalogIdsMatching, AWordGivenTwiceIsThereTwice) {
    for (const std::string_view id : catalog_ids_matching("double double")) {
        EXPECT_THAT(std::string(id), HasSubstr("double-double"));
    }
    EXPECT_THAT(machine_ids_matching("double double"), Not(Contains("ultimate-x-10-double-bonus-9-6-5")));
    // Letters that are not yet a word have one of their own, too.
    EXPECT_THAT(catalog_ids_matching("double d bonus"), Not(Contains("double-bonus-9-6-4")));
}

TEST(CatalogIdsMatching, WordsSideBySideComeAlone) {
    EXPECT_THAT(catalog_ids_matching("double deuces"),
                Not(Contains("deuces-wild-double-double-bonus-20-10-8")));
}

TEST(CatalogIdsMatching, FindsByIdNameAndNickname) {
    const auto wild = catalog_ids_matching("joker wild");
    EXPECT_THAT(wild, Contains("sevens-and-joker-wild"));
    EXPECT_THAT(wild, Contains("joker-poker-kings-full-pay"));
    EXPECT_TRUE(std::is_sorted(wild.begin(), wild.end()));
    EXPECT_EQ(catalog_ids_matching(""), catalog_ids());
}

TEST(CatalogIdsMatching, NumbersAreWhole) {
    EXPECT_THAT(catalog_ids_matching("9/4"), Not(Contains("joker-poker-kings-18-7-5-royal-940")));
}

TEST(CatalogIdsMatching, EveryNicknameNamesAGame) {
    for (const detail::Nickname& nickname : detail::nicknames) {
        const auto ids = catalog_ids_matching(nickname.text);
        const std::string_view prefix = nickname.id_prefix;
        EXPECT_TRUE(std::any_of(ids.begin(), ids.end(), [&](std::string_view id) {
            return id.substr(0, prefix.size()) == prefix;
        })) << nickname.text;
    }
}

}  // namespace
}  // namespace holdfast::videopoker
