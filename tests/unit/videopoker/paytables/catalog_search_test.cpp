// Games by what players call them: parts of ids and names, pays, abbreviations, and misspellings.
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
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

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

TEST(UnknownGame, OneIsMeant) {
    const std::string jacks = "jacks-or-better-9-6";
    for (const char* text :
         {"9/6 job", "9/6 JoB", "9-6 jacks", "9/6 Jacks or Better", "jacks 9/6", "jaks or beter 9/6", "fpjob",
          "JACKS-OR-BETTER-9-6", "9/6 jacks or better poker"}) {
        EXPECT_EQ(meant(text), jacks) << text;
    }
    EXPECT_EQ(meant("nsud"), "deuces-wild-not-so-ugly");
    EXPECT_EQ(meant("not so ugly ducks"), "deuces-wild-not-so-ugly");
    EXPECT_EQ(meant("fpdw"), "deuces-wild-full-pay");
    EXPECT_EQ(meant("full pay deuces"), "deuces-wild-full-pay");
    EXPECT_EQ(meant("deuces-wild-ful-pay"), "deuces-wild-full-pay");
    EXPECT_EQ(meant("10/7/5 db"), "double-bonus-10-7-5");
    EXPECT_EQ(meant("sevens joker"), "sevens-and-joker-wild");
}

TEST(UnknownGame, AFamilyListsItsMembers) {
    const std::string double_bonus =
        "double-bonus-9-6-4, double-bonus-9-6-5, double-bonus-9-7-5, double-bonus-10-7-4, "
        "double-bonus-10-7-5 or double-bonus-9-7-5-royal-1200";
    for (const char* text : {"double-bonus", "double bonus", "dbl bonus", "DB", "Double Bonus poker"}) {
        EXPECT_EQ(meant(text), double_bonus) << text;
    }
    for (const char* text : {"DDB", "double double bonus", "ddbp"}) {
        EXPECT_THAT(meant(text), StartsWith("double-double-bonus-7-5, double-double-bonus-8-5, ")) << text;
        EXPECT_THAT(meant(text), Not(HasSubstr("triple"))) << text;
    }
    EXPECT_EQ(meant("duces wild"), meant("deuces-wild"));
    EXPECT_THAT(meant("deuces-wild"), HasSubstr("deuces-wild-illinois"));
    EXPECT_THAT(meant("10/7"), StartsWith("double-bonus-10-7-4 or "));
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

TEST(UnknownGame, NothingIsMadeUp) {
    const std::string plainly = "there is no game 'xyz'; `holdfast videopoker games` lists every game";
    EXPECT_EQ(unknown_game_message("xyz"), plainly);
    EXPECT_EQ(unknown_game_message(""), "no game is named; `holdfast videopoker games` lists every game");
    EXPECT_EQ(unknown_game_message("AsKsQsJsTd"),
              "there is no game 'AsKsQsJsTd': these are cards; name the game first");
    EXPECT_EQ(meant("video game"), "");
    EXPECT_EQ(meant("/"), "");
    EXPECT_THAT(unknown_game_message(std::string(500, 'x')), StartsWith("there is no game 'xxx"));
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

TEST(UnknownGame, MachinesAreMeant) {
    EXPECT_THAT(meant("ultimate-x"), HasSubstr("ultimate-x-1-jacks-or-better-8-6, "));
    EXPECT_THAT(meant("ultimate-x-7-jacks-or-better-8-6"), HasSubstr("ultimate-x-1-jacks-or-better-8-6"));
    EXPECT_THAT(meant("ultimat-x-10-jacks-or-better-8-6"), HasSubstr("ultimate-x-10-jacks-or-better-8-6"));
    EXPECT_EQ(meant("multi-strike deuces"), "multi-strike-deuces-wild-full-pay");
    EXPECT_THAT(meant("jacks"), Not(HasSubstr("ultimate-x")));
}

std::string named(std::string_view text) {
    return std::string(catalog_id_named(text).value_or("none"));
}

TEST(UnknownMachine, MachinesAreMeantFirst) {
    const std::string catalog = "? (`holdfast videopoker games` lists every machine, too)";
    const auto says = [&](const std::string& text, const std::string& meant) {
        const std::string end = meant.empty() ? "; " + catalog.substr(3, catalog.size() - 4)
                                              : "; did you mean " + meant + catalog;
        EXPECT_EQ(unknown_machine_message(text), "there is no machine '" + text + "'" + end);
    };
    says("five play ddb", "ultimate-x-5-double-double-bonus-9-6");
    says("multi strike", "multi-strike-16x-bonus-poker-7-5 or multi-strike-deuces-wild-full-pay");
    says("ultimate-x-1-jaks-or-better-8-6",
         "ultimate-x-1-jacks-or-better-8-6, ultimate-x-3-jacks-or-better-8-6 or "
         "ultimate-x-10-jacks-or-better-8-6");
    says("jacks-or-beter-9-6", "jacks-or-better-9-6");
    says("bingo", "");
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

TEST(CatalogIdNamed, WhatPlayersSay) {
    for (const char* text : {"9/6 Jacks or Better", "9/6 jacks", "jacks 9/6", "JoB 9-6", "fpjob",
                             "9/6 jacks or better video poker"}) {
        EXPECT_EQ(named(text), "jacks-or-better-9-6") << text;
    }
    EXPECT_EQ(named("ddb 9/6"), "double-double-bonus-9-6");
    EXPECT_EQ(named("9/6 double double"), "none");
    EXPECT_EQ(named("NSUD"), "deuces-wild-not-so-ugly");
    EXPECT_EQ(named("Full Pay Deuces Wild"), "deuces-wild-full-pay");
    EXPECT_EQ(named("8/5 bonus"), "bonus-poker-8-5");
    EXPECT_EQ(named("10/7/5 db"), "double-bonus-10-7-5");
    EXPECT_EQ(named("ux 10 ddb 9/6"), "ultimate-x-10-double-double-bonus-9-6");
    EXPECT_EQ(named("ultimate x ten play ddb 9/6"), "ultimate-x-10-double-double-bonus-9-6");
}

TEST(CatalogIdNamed, FullPayIsTheUsualPaytable) {
    for (const char* text :
         {"full pay jacks", "full-pay jacks", "Full Pay Jacks or Better", "fp job", "fpjob", "full-pay JB"}) {
        EXPECT_EQ(named(text), "jacks-or-better-9-6") << text;
    }
    for (const char* text : {"full-pay deuces", "fp deuces", "fpdw", "fullpay ducks"}) {
        EXPECT_EQ(named(text), "deuces-wild-full-pay") << text;
    }
    EXPECT_EQ(named("full-pay joker poker"), "joker-poker-kings-full-pay");
    EXPECT_EQ(named("9/6 full pay jacks"), "jacks-or-better-9-6");
    EXPECT_EQ(named("full pay 9/6 jacks or better"), "jacks-or-better-9-6");
    EXPECT_EQ(named("10/7/5 full pay double bonus"), "double-bonus-10-7-5");
    EXPECT_EQ(named("full pay 8/6 jacks"), "none");
    EXPECT_EQ(named("fp joker wild"), "joker-poker-kings-full-pay");
    // In any order.
    EXPECT_EQ(named("jacks or better full pay"), "jacks-or-better-9-6");
    EXPECT_EQ(named("joker wild, full-pay"), "joker-poker-kings-full-pay");
    EXPECT_EQ(named("full pay double bonus"), "double-bonus-10-7-5");
    EXPECT_EQ(named("full pay bonus poker"), "bonus-poker-8-5");
    EXPECT_EQ(named("full pay all american"), "all-american-8-8-8");
    // Two games with a joker have full pay.
    EXPECT_EQ(named("full-pay joker"), "none");
    EXPECT_EQ(meant("full-pay joker"), "double-joker-full-pay or joker-poker-kings-full-pay");
    EXPECT_EQ(named("full pay bonus deuces"), "none");
    // Players do not agree which Double Double Bonus is.
    EXPECT_EQ(named("full pay ddb"), "none");
    EXPECT_EQ(meant("full pay ddb"), meant("ddb"));
    EXPECT_EQ(meant("9/5 tdb"), meant("tdb"));
    EXPECT_EQ(meant("11/6 ddb"), meant("ddb"));
}

TEST(CatalogIdNamed, AFamilyOfOneGameNeedsNoPays) {
    EXPECT_EQ(named("all aces"), "all-aces-7-5-4");
    EXPECT_EQ(named("All Aces poker"), "all-aces-7-5-4");
    EXPECT_EQ(named("shockwave"), "shockwave-12-8-5");
    EXPECT_EQ(named("tens or better"), "tens-or-better-6-5");
    EXPECT_EQ(named("ToB"), "tens-or-better-6-5");
    EXPECT_EQ(named("deuces and joker"), "deuces-and-joker-12-9-6");
    // Other pays than those of the only game are another game.
    EXPECT_EQ(named("all aces 8/5"), "none");
    for (const char* text : {"all american", "double joker", "double deuces", "jb", "job", "ddb", "tdb", "bp",
                             "royal aces", "deluxe", "", "poker", "video game"}) {
        EXPECT_EQ(named(text), "none") << text;
    }
    EXPECT_EQ(meant("jb"), meant("job"));
    EXPECT_EQ(meant("tdb"), "triple-double-bonus-8-5, triple-double-bonus-9-6 or triple-double-bonus-9-7");
    EXPECT_THAT(meant("double joker"), HasSubstr("double-joker-full-pay"));
}

TEST(CatalogIdNamed, MoreNicknames) {
    for (const char* text : {"not so ugly", "nsu deuces", "nsu ducks"}) {
        EXPECT_EQ(named(text), "deuces-wild-not-so-ugly") << text;
    }
    EXPECT_EQ(named("illinois"), "deuces-wild-illinois");
    EXPECT_EQ(named("8/6 deluxe"), "bonus-poker-deluxe-8-6");
    EXPECT_EQ(named("9/6 royal aces"), "royal-aces-bonus-9-6");
    EXPECT_EQ(named("9/6 jb"), "jacks-or-better-9-6");
    EXPECT_EQ(named("9/6 double bonus deluxe"), "none");
}

TEST(UnknownGame, WhatTheCatalogLacksIsSaid) {
    const auto says = [](std::string_view text, const std::string& why) {
        EXPECT_THAT(unknown_game_message(text),
                    StartsWith("there is no game '" + std::string(text) + "': " + why));
    };
    for (const char* text : {"pick em", "pick'em", "Pickem Poker", "pick-em"}) {
        EXPECT_EQ(unknown_game_message(text),
                  "there is no game '" + std::string(text) +
                      "': Holdfast does not cover Pick'em Poker (docs/reference/limits.md)");
    }
    says("dream card", "Holdfast does not cover Dream Card");
    says("wild wild wild", "Holdfast does not cover Wild Wild Wild");
    const std::string file = ", but a paytable file can say what it pays (docs/reference/paytables.md); ";
    says("white hot aces 9/5", "the catalog lacks White Hot Aces" + file + "`holdfast videopoker games`");
    says("super double double bonus",
         "the catalog lacks Super Double Double Bonus" + file + "did you mean double-double-bonus-7-5, ");
    // Sources differ about which game this is.
    EXPECT_EQ(unknown_game_message("Airport Deuces"),
              "there is no game 'Airport Deuces': players call several paytables so, such as "
              "deuces-wild-illinois, and one that pays 20/12/9/4/3/2");
    EXPECT_EQ(named("airport deuces"), "none");
    // No pays and fillers alone are no such game.
    for (const char* text : {"", "9/6", "wild", "poker"}) {
        EXPECT_THAT(unknown_game_message(text), Not(HasSubstr("lacks"))) << text;
        EXPECT_THAT(unknown_game_message(text), Not(HasSubstr("cover"))) << text;
    }
}

TEST(CatalogIdNamed, LessThanAWholeNameChoosesNothing) {
    for (const char* text : {"", "/", "9/6", "jacks", "jacks or better", "double bonus 10/7",
                             "triple bonus 9/5", "bonus poker plus 9/5", "super double double bonus 9/5",
                             "jaks or beter 9/6", "ultimate x", "single line", "deuces-wild-illinois-2"}) {
        EXPECT_EQ(named(text), "none") << text;
    }
    EXPECT_EQ(named("jacks 9/6" + std::string(500, ' ')), "none");
    // A game and a machine have these words, in another order.
    EXPECT_EQ(named("16x Multi-Strike Bonus Poker 7/5"), "none");
}

TEST(GameName, IsThatOfAFamilyWhateverItPays) {
    for (const char* text : {"Jacks or Better", "9/6 Jacks or Better", "JACKS OR BETTER 5/5", "Joker Poker",
                             "Full Pay Deuces Wild", "10/6 Double Bonus Poker", "Bonus Poker Deluxe"}) {
        EXPECT_TRUE(is_game_name(text)) << text;
    }
    // Rows of charts, and parts of names.
    for (const char* text : {"", "9/6", "AA", "jacks", "joker", "a pair of jacks or better", "royal flush",
                             "ten play", "four deuces", "three of a kind"}) {
        EXPECT_FALSE(is_game_name(text)) << text;
    }
}

TEST(CatalogIdsMatching, AWordGivenTwiceIsThereTwice) {
    EXPECT_TRUE(catalog_ids_matching("super double double bonus").empty());
    EXPECT_THAT(meant("super double double bonus"), StartsWith("double-double-bonus-"));
    for (const std::string_view id : catalog_ids_matching("double double")) {
        EXPECT_THAT(std::string(id), HasSubstr("double-double"));
    }
    EXPECT_TRUE(machine_ids_matching("multi multi").empty());
    EXPECT_THAT(machine_ids_matching("double double"), Contains("ultimate-x-10-double-double-bonus-9-6"));
    EXPECT_THAT(machine_ids_matching("double double"), Not(Contains("ultimate-x-10-double-bonus-9-6-5")));
    // Letters that are not yet a word have one of their own, too.
    EXPECT_THAT(catalog_ids_matching("double d bonus"), Contains("double-double-bonus-9-6"));
    EXPECT_THAT(catalog_ids_matching("double d bonus"), Not(Contains("double-bonus-9-6-4")));
}

TEST(CatalogIdsMatching, WordsSideBySideComeAlone) {
    EXPECT_THAT(catalog_ids_matching("double deuces"),
                Not(Contains("deuces-wild-double-double-bonus-20-10-8")));
    EXPECT_THAT(catalog_ids_matching("deuces double"), Contains("double-deuces-16-10"));
    EXPECT_TRUE(is_phrase_of_the_catalog("double deuces"));
    EXPECT_TRUE(is_phrase_of_the_catalog("jacks better"));
    EXPECT_TRUE(is_phrase_of_the_catalog("9/6 Jacks or Better video poker"));
    EXPECT_TRUE(is_phrase_of_the_catalog("ddb"));
    EXPECT_TRUE(is_phrase_of_the_catalog(""));
    EXPECT_FALSE(is_phrase_of_the_catalog("bonus poker plus"));
    EXPECT_FALSE(is_phrase_of_the_catalog("deuces bonus"));
}

TEST(CatalogIdsMatching, FindsByIdNameAndNickname) {
    EXPECT_THAT(catalog_ids_matching("nsud"), ElementsAre("deuces-wild-not-so-ugly"));
    EXPECT_THAT(catalog_ids_matching("DDB 9/6"), ElementsAre("double-double-bonus-9-6"));
    EXPECT_THAT(catalog_ids_matching("split quads"), ElementsAre("jacks-or-better-9-6-split-quads"));
    EXPECT_THAT(catalog_ids_matching("quads in three rows"), ElementsAre("jacks-or-better-9-6-split-quads"));
    EXPECT_THAT(catalog_ids_matching("double bonus poker"), Contains("triple-double-bonus-9-7"));
    const auto wild = catalog_ids_matching("joker wild");
    EXPECT_THAT(wild, Contains("sevens-and-joker-wild"));
    EXPECT_THAT(wild, Contains("joker-poker-kings-full-pay"));
    EXPECT_TRUE(std::is_sorted(wild.begin(), wild.end()));
    EXPECT_EQ(catalog_ids_matching(""), catalog_ids());
    EXPECT_TRUE(catalog_ids_matching("xyz").empty());
    EXPECT_TRUE(catalog_ids_matching("ddb 11/6").empty());
}

// A number stands for itself: 9 is not part of 940, nor 6 of 16.
TEST(CatalogIdsMatching, ANicknameNamesTheMachinesOfItsGames) {
    EXPECT_THAT(machine_ids_matching("ultimate x five play ddb"),
                ElementsAre("ultimate-x-5-double-double-bonus-9-6"));
    // Not those of Double Double Bonus.
    EXPECT_THAT(machine_ids_matching("ux db"), ElementsAre("ultimate-x-10-double-bonus-9-6-5"));
    EXPECT_THAT(machine_ids_matching("multi-strike fpdw"), ElementsAre("multi-strike-deuces-wild-full-pay"));
    EXPECT_TRUE(machine_ids_matching("nsud").empty());
    EXPECT_THAT(catalog_ids_matching("ultimate x ddb"), ElementsAre());
    EXPECT_EQ(meant("ux 3 ddb"),
              "ultimate-x-3-double-double-bonus-9-5 or ultimate-x-3-double-double-bonus-9-6");
}

TEST(CatalogIdsMatching, NumbersAreWhole) {
    EXPECT_THAT(catalog_ids_matching("9/4"), Not(Contains("joker-poker-kings-18-7-5-royal-940")));
    EXPECT_THAT(catalog_ids_matching("94"), ElementsAre());
    EXPECT_THAT(catalog_ids_matching("royal 940"), Contains("joker-poker-kings-18-7-5-royal-940"));
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
