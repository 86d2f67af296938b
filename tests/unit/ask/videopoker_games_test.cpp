// The answer `videopoker.games`: every game of the catalog, with the return that `videopoker.return` gives.
#include <algorithm>
#include <string>

#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/games.h>
#include <holdfast/ask/videopoker/machine.h>
#include <holdfast/ask/videopoker/return.h>
#include <holdfast/core/error.h>
#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;

using test::answer;
using testing::HasSubstr;

TEST(VideopokerGamesTest, ListsTheWholeCatalog) {
    u64 last_done = 0;
    Work work{3};
    work.progress = [&](u64 done, u64) { last_done = done; };
    const VideopokerGamesAnswer all = answer(VideopokerGamesRequest{}, work);
    const std::vector<std::string_view> ids = videopoker::catalog_ids();
    ASSERT_EQ(all.games.size(), ids.size());
    EXPECT_EQ(last_done, ids.size());
    for (std::size_t i = 0; i < ids.size(); ++i) EXPECT_EQ(all.games[i].game.id, ids[i]);
}

TEST(VideopokerGamesTest, DoesNotDependOnThreads) {
    const VideopokerGamesRequest request{{"aces"}};
    EXPECT_EQ(to_json(answer(request, Work{1})), to_json(answer(request, Work{3})));
}

TEST(VideopokerGamesTest, NumbersAreThoseOfTheReturnTable) {
    const Json games = to_json(answer(VideopokerGamesRequest{{"joker"}}))["games"];
    for (const Json& game : games) {
        const Json table =
            to_json(answer(VideopokerReturnRequest{{game["id"].get<std::string>(), std::nullopt, {}, {}}}));
        EXPECT_EQ(game["return"], table["return"]);
        EXPECT_EQ(game["return_exact"], table["return_exact"]);
        EXPECT_EQ(game["variance"], table["variance"]);
        EXPECT_EQ(game["deck"], table["game"]["deck"]);
        EXPECT_EQ(game["wild"], table["game"]["wild"]);
    }
    EXPECT_GT(games.size(), 5U);
}

std::vector<std::string> ids_of(const std::string& fields) {
    std::vector<std::string> ids;
    const VideopokerGamesAnswer found = answer(test::request_of<VideopokerGamesRequest>(fields));
    for (const VideopokerGamesAnswer::Entry& entry : found.games) ids.push_back(entry.game.id);
    return ids;
}

TEST(VideopokerGamesTest, OnlyGamesOfTheKindsAskedFor) {
    const VideopokerGamesAnswer all = answer(VideopokerGamesRequest{});
    // Each bound is that of a game, which it lets pass.
    const VideopokerGamesAnswer::Entry& jacks =
        *std::find_if(all.games.begin(), all.games.end(),
                      [](const auto& each) { return each.game.id == "jacks-or-better-9-6"; });
    const auto expect_those = [&](const std::string& fields, const auto& fits) {
        std::vector<std::string> expected;
        for (const VideopokerGamesAnswer::Entry& entry : all.games) {
            if (fits(entry)) expected.push_back(entry.game.id);
        }
        EXPECT_FALSE(expected.empty()) << fields;
        EXPECT_LT(expected.size(), all.games.size()) << fields;
        EXPECT_EQ(ids_of(fields), expected) << fields;
    };
    using Entry = VideopokerGamesAnswer::Entry;
    const std::string exact = "\"" + jacks.expected_return.text() + "\"";
    expect_those("\"least_return\": " + exact,
                 [&](const Entry& each) { return each.expected_return >= jacks.expected_return; });
    expect_those("\"most_return\": " + exact,
                 [&](const Entry& each) { return each.expected_return <= jacks.expected_return; });
    expect_those("\"most_variance\": 26", [](const Entry& each) { return each.variance <= Rational(26); });
    expect_those("\"deck\": 53", [](const Entry& each) { return each.game.deck.jokers() == 1; });
    const auto is_wild = [](const Entry& each) {
        return each.game.deck.jokers() > 0 || !each.game.wild.empty();
    };
    expect_those("\"wild\": \"some\"", is_wild);
    expect_those("\"wild\": \"none\"", [&](const Entry& each) { return !is_wild(each); });
    expect_those("\"wild\": \"some\", \"deck\": 52, \"least_return\": 1", [&](const Entry& each) {
        return is_wild(each) && each.game.deck.size() == 52 && each.expected_return >= Rational(1);
    });
    EXPECT_TRUE(ids_of("\"words\": \"jacks\", \"deck\": 54").empty());
    VideopokerGamesRequest none{{"jacks"}};
    none.deck = 54;
    EXPECT_EQ(to_text(answer(none)), "No game of the catalog is like that\n");
}

TEST(VideopokerGamesTest, ByReturnOrByVariance) {
    const auto sorted = [](GameOrder order) {
        VideopokerGamesRequest request{};
        request.order = order;
        return answer(request).games;
    };
    const auto by_return = sorted(GameOrder::expected_return);
    const auto by_variance = sorted(GameOrder::variance);
    EXPECT_EQ(by_return.size(), videopoker::catalog_ids().size());
    for (std::size_t i = 1; i < by_return.size(); ++i) {
        const auto& [one, other] = std::pair(by_return[i - 1], by_return[i]);
        EXPECT_GE(one.expected_return, other.expected_return);
        EXPECT_TRUE(one.expected_return > other.expected_return || one.game.id < other.game.id);
        EXPECT_LE(by_variance[i - 1].variance, by_variance[i].variance);
    }
    EXPECT_EQ(ids_of("\"words\": \"jacks 9\", \"sort\": \"variance\"").front(),
              "jacks-or-better-9-6-royal-250");
}

TEST(VideopokerGamesTest, WordsAreFoundInIdsAndNames) {
    const VideopokerGamesAnswer found = answer(VideopokerGamesRequest{{"9/6 JACKS", "better-9-6"}});
    ASSERT_FALSE(found.games.empty());
    EXPECT_EQ(found.games.front().game.id, "jacks-or-better-9-6");
    for (const auto& entry : found.games) EXPECT_THAT(entry.game.id, HasSubstr("better-9-6"));
}

TEST(VideopokerGamesTest, SaysIfNoGameIsCalledByTheWords) {
    const VideopokerGamesAnswer found = answer(VideopokerGamesRequest{{"bonus", "poker", "plus"}});
    EXPECT_EQ(found.note, "No game is called 'bonus poker plus'; these have its words");
    EXPECT_THAT(to_text(found), testing::StartsWith(*found.note + ".\n\nId"));
    EXPECT_EQ(to_json(found)["note"], *found.note);
    EXPECT_FALSE(answer(VideopokerGamesRequest{{"triple", "bonus", "plus"}}).note);
    const FieldError error = test::refusal_of(VideopokerGamesRequest{{"super", "double", "double", "bonus"}});
    EXPECT_THAT(error.what(),
                HasSubstr("there is no game 'super double double bonus': the catalog lacks Super Double "
                          "Double Bonus, but a paytable file can say what it pays "
                          "(docs/reference/paytables.md); did you mean double-double-bonus-"));
    EXPECT_EQ(error.text, "super double double bonus");
}

TEST(VideopokerGamesTest, WordsThatNoGameHasAreAnError) {
    try {
        answer(VideopokerGamesRequest{{"joker", "zebra"}});
        ADD_FAILURE() << "no error";
    } catch (const ParseError& error) {
        EXPECT_THAT(error.what(), HasSubstr("there is no game 'joker zebra'"));
        EXPECT_EQ(error.text, "zebra");
    }
}

TEST(VideopokerGamesTest, TheVarianceHasRoomOnAUsualTerminal) {
    const std::string text = to_text(answer(VideopokerGamesRequest{}), {false, 80});
    EXPECT_THAT(text.substr(0, text.find('\n')), HasSubstr("Return   Variance"));
    EXPECT_THAT(text, HasSubstr("\nNot shown: Name; "));
}

TEST(VideopokerGamesTest, TextAndCsv) {
    const VideopokerGamesAnswer one = answer(VideopokerGamesRequest{{"jacks-or-better-9-6-royal-976"}});
    EXPECT_THAT(to_text(one), HasSubstr("Id                             Name"));
    EXPECT_THAT(to_text(one), HasSubstr("\n\n1 game\n"));
    const std::string csv = to_csv(answer(VideopokerGamesRequest{{"sevens-and-joker-wild"}}));
    EXPECT_EQ(csv.substr(0, csv.find('\n')), "id,name,deck,wild,return,return_exact,variance");
    EXPECT_THAT(csv, HasSubstr("\nsevens-and-joker-wild,Sevens and Joker Wild,53,7,0.964080"));
    EXPECT_THAT(csv, HasSubstr(",986931996577/1023702730050,"));
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 2);
}

TEST(VideopokerGamesTest, ListsMachines) {
    const auto names = [](std::vector<std::string> words) {
        std::vector<std::string> ids;
        for (const auto& machine : test::answer(VideopokerGamesRequest{std::move(words)}).machines) {
            ids.push_back(machine.id);
        }
        return ids;
    };
    EXPECT_EQ(names({"WHEEL"}), std::vector<std::string>{"wheel-bonus-poker-8-5"});
    EXPECT_EQ(names({"multi-strike", "16x"}), std::vector<std::string>{"multi-strike-16x-bonus-poker-7-5"});
    VideopokerGamesRequest good{{"shockwave"}};
    EXPECT_EQ(test::answer(good).games.size(), 1U);
    EXPECT_EQ(test::answer(good).machines.size(), 1U);
    good.least_return = Rational(1, 2);
    EXPECT_TRUE(test::answer(good).machines.empty());
    EXPECT_EQ(test::refusal_of(VideopokerGamesRequest{{"wheels", "of"}}).field, "words");
}

TEST(VideopokerGamesTest, FindsMachinesByWhatPlayersCallThem) {
    const auto first_with = [](std::vector<std::string> words) {
        const auto found = machines_with(words);
        return found.empty() ? std::string() : found.front().id;
    };
    EXPECT_EQ(first_with({"UX", "single"}), "ultimate-x-1-jacks-or-better-8-6");
    EXPECT_EQ(first_with({"triple", "play", "ultimate", "jacks"}), "ultimate-x-3-jacks-or-better-8-6");
    EXPECT_EQ(first_with({"multistrike", "deuces"}), "multi-strike-deuces-wild-full-pay");
    EXPECT_EQ(first_with({"STP"}), "super-times-bonus-poker-8-5");
    EXPECT_EQ(first_with({"no", "such"}), "");
}

}  // namespace
}  // namespace holdfast::ask
