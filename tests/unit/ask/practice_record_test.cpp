// What a practice came to: kept as the page's trainer keeps it, and read with care.
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/videopoker/parts/practice_record.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/review.h>
#include <holdfast/core/error.h>
#include <holdfast/videopoker/paytables/game_toml.h>

namespace holdfast::ask {
namespace {

using testing::HasSubstr;

Json golden() {
    std::ifstream file(HOLDFAST_SOURCE_FOLDER "/tests/golden/practice.json");
    return Json::parse(file);
}

GamePractice practised() {
    GamePractice practice;
    const Json file = golden();
    for (const Json& play : file.at("plays")) {
        practice.add({play.at("deal"), play.at("held"), parse_rational(play.at("cost").dump()),
                      play.at("kind"), play.at("day")});
    }
    return practice;
}

TEST(PracticeRecordTest, IsTheOneOfThePage) {
    const Json file = Json::parse(to_text(PracticeRecord{{"jacks-or-better-9-6", practised()}}));
    EXPECT_EQ(file.at("holdfast"), "trainer");
    EXPECT_EQ(nlohmann::json(file.at("games").at("jacks-or-better-9-6")),
              nlohmann::json(golden().at("record")));
}

TEST(PracticeRecordTest, ReadsWhatItWrites) {
    const PracticeRecord record{{"jacks-or-better-9-6", practised()}, {"~mine", {}}};
    const std::string text = to_text(record);
    EXPECT_EQ(to_text(read_practice_record(text)), text);
    EXPECT_EQ(read_practice_record(text).at("jacks-or-better-9-6").right(), 4U);
    EXPECT_TRUE(is_practice_record("\xEF\xBB\xBF \n" + text));
    EXPECT_EQ(to_text(read_practice_record("\xEF\xBB\xBF" + text)), text);
    EXPECT_FALSE(is_practice_record("As Ks Qs Js 5s: As"));
    EXPECT_FALSE(is_practice_record(""));
}

// A file from before the trainer kept holds, kinds and days.
constexpr const char* old_file =
    R"({"holdfast":"trainer","games":{"jacks-or-better-9-6":{"hands":3,"minor":1,"major":0,"mended":1,)"
    R"("lost":0.01,"missed":[{"deal":"AsKsQsJs5s","cost":0.01,"due":2}]}}})";

TEST(PracticeRecordTest, ReadsOlderFiles) {
    const GamePractice practice = read_practice_record(old_file).at("jacks-or-better-9-6");
    EXPECT_EQ(practice.hands, 3U);
    EXPECT_EQ(practice.missed.at(0).held, std::nullopt);
    EXPECT_TRUE(practice.kinds.empty());
    EXPECT_EQ(to_text(PracticeRecord{{"g", practice}}).find("held"), std::string::npos);
}

TEST(PracticeRecordTest, KeepsTheLast300MissedDeals) {
    GamePractice practice;
    for (int deal = 0; deal < 310; ++deal) {
        practice.add({std::to_string(deal), "", Rational(1), "any", "day"});
    }
    ASSERT_EQ(practice.missed.size(), 300U);
    EXPECT_EQ(practice.missed.front().deal, "10");
    EXPECT_EQ(practice.missed.back().deal, "309");
    EXPECT_EQ(practice.major, 310U);
    EXPECT_EQ(practice.days.at("day").wrong, 310U);
}

TEST(PracticeRecordTest, TrimsALongerListWhenItIsRead) {
    GamePractice practice;
    for (int deal = 0; deal < 310; ++deal) {
        practice.missed.push_back({std::to_string(deal), 1, 2, std::nullopt});
    }
    const PracticeRecord read = read_practice_record(to_text(PracticeRecord{{"game", practice}}));
    ASSERT_EQ(read.at("game").missed.size(), 300U);
    EXPECT_EQ(read.at("game").missed.front().deal, "10");
}

TEST(PracticeRecordTest, AMistakeOfATwentiethOfABetIsMajor) {
    GamePractice practice;
    practice.add({"AsKd7c7d2h", "", Rational(1, 20), "low pair", "day"});
    EXPECT_EQ(practice.major, 1U);
    practice.add({"AsKd7c7d2h", "", Rational(1, 21), "low pair", "day"});
    EXPECT_EQ(practice.minor, 1U);
}

const Deck deck52 = Deck::with_jokers(0);

TEST(PracticeRecordTest, AHandKeepsWhatThisVersionDoesNotKnow) {
    const PracticedHand hand{"2c3d4h5s7c", "", Rational(), "", "2026-11-24"};
    std::string text = old_file;
    text.insert(1, R"("theme": "dark", )");
    text.insert(text.find("\"hands\""), R"("streak": 7, "big": 123456789012345678901234567890, )");
    const Json file = Json::parse(with_hand(text, "jacks-or-better-9-6", deck52, hand));
    EXPECT_EQ(file.at("theme"), "dark");
    EXPECT_EQ(file.at("games").at("jacks-or-better-9-6").at("streak"), 7);
    EXPECT_EQ(file.at("games").at("jacks-or-better-9-6").at("hands"), 4);
    EXPECT_THAT(with_hand(text, "jacks-or-better-9-6", deck52, hand),
                HasSubstr(R"("big":123456789012345678901234567890)"));
    const Json fresh = Json::parse(with_hand(std::nullopt, "any", deck52, hand));
    EXPECT_EQ(fresh.at("games").at("any").at("hands"), 1);
}

TEST(PracticeRecordTest, MissedDealsMayBeSpelledOtherwise) {
    GamePractice practice;
    practice.missed = {{"As Kd 7c 7d 2h", 0.25, 1, "1 2"}};
    const std::string text = to_text(PracticeRecord{{"game", practice}});
    const std::string after =
        with_hand(text, "game", deck52, {"AsKd7c7d2h", "7c7d", Rational(), "", "2026-11-24"});
    EXPECT_TRUE(read_practice_record(after).at("game").missed.empty());
    const GamePractice read = practice_of(read_practice_record(text), "game", deck52);
    EXPECT_EQ(read.missed.at(0).deal, "AsKd7c7d2h");
    EXPECT_EQ(read.missed.at(0).held, "AsKd");
    practice.missed.push_back({"As Kd", 0.25, 1, "1 2"});
    try {
        practice_of({{"game", practice}}, "game", deck52);
        ADD_FAILURE();
    } catch (const ParseError& error) {
        EXPECT_THAT(error.what(), HasSubstr("missed deal 2 of 'game': "));
    }
}

TEST(PracticeRecordTest, ADealIsTheSameInAnyOrderOfItsCards) {
    GamePractice practice;
    practice.add({"AsKd7c7d2h", "AsKd", Rational(1), "low pair", "day"});
    practice.add({"7d2hAs7cKd", "", Rational(1, 2), "low pair", "day"});
    ASSERT_EQ(practice.missed.size(), 1U);
    EXPECT_EQ(practice.missed.front().deal, "7d2hAs7cKd");
    practice.add({"2h7c7dAsKd", "7c7d", Rational(), "", "day"});
    practice.add({"KdAs7d7c2h", "7c7d", Rational(), "", "day"});
    EXPECT_TRUE(practice.missed.empty());
    // Ranks and suits of the same letters, but other cards.
    practice.add({"AsKd7c7d2h", "", Rational(1), "low pair", "day"});
    practice.add({"AdKs7c7d2h", "", Rational(1), "low pair", "day"});
    EXPECT_EQ(practice.missed.size(), 2U);
}

TEST(PracticeRecordTest, AnEmptyFileIsNoRecordYet) {
    const PracticedHand hand{"2c3d4h5s7c", "", Rational(), "", "2026-11-24"};
    for (const char* const text : {"", "\n"}) {
        EXPECT_TRUE(read_practice_record(text).empty());
        EXPECT_EQ(with_hand(text, "any", deck52, hand), with_hand(std::nullopt, "any", deck52, hand));
    }
}

TEST(PracticeRecordTest, ADamagedFileIsNotCalledARequest) {
    for (const char* const text :
         {"{\"holdfast\": ", "{\"holdfast\": x}", "{\"a\": \"\xFF\"}", "{\"a\": 1e999}"}) {
        try {
            read_practice_record(text);
            ADD_FAILURE() << text;
        } catch (const ParseError& error) {
            EXPECT_THAT(error.what(), testing::StartsWith("this is not a trainer file: it ")) << text;
            EXPECT_THAT(error.what(), testing::Not(HasSubstr("request"))) << text;
        }
    }
}

TEST(PracticeRecordTest, MissedHandsAreNumberedInTheWholeList) {
    GamePractice practice;
    practice.missed = {{"2c3d4h5s7c", 1, 2, std::nullopt}, {"AsKd7c7d2h", 0.25, 1, "AsKd"}};
    const MissedHands missed = read_missed_hands(to_text(PracticeRecord{{"game", practice}}), "game", deck52);
    ASSERT_EQ(missed.hands.size(), 1U);
    EXPECT_EQ(missed.hands.front().line, 2U);
    EXPECT_EQ(missed.without_hold, 1U);
}

TEST(PracticeRecordTest, RefusesWhatIsNoRecord) {
    const auto refusal = [](std::string text, std::string_view from = "", std::string_view to = "") {
        if (!from.empty()) text.replace(text.find(from), from.size(), to);
        try {
            read_practice_record(text);
        } catch (const ParseError& error) {
            return std::string(error.what());
        }
        return std::string("read");
    };
    EXPECT_EQ(refusal(old_file), "read");
    EXPECT_THAT(refusal("{"), testing::StartsWith("this is not a trainer file: "));
    try {
        read_practice_record("\xEF\xBB\xBF{\"holdfast\": x}");
        ADD_FAILURE();
    } catch (const ParseError& error) {
        EXPECT_EQ(error.text.substr(error.position, 1), "x") << "its place counts the byte order mark";
    }
    EXPECT_THAT(refusal(R"({"holdfast":"trainer","games":{},"games":{}})"),
                HasSubstr("\"games\" is given twice"));
    // Where members nest without end, a computer's stack does.
    const std::string nested = std::string(100'000, '[') + std::string(100'000, ']');
    EXPECT_THAT(refusal(R"({"holdfast":"trainer","games":{},"x":)" + nested + "}"), HasSubstr("32"));
    EXPECT_THAT(refusal(R"({"holdfast":"trainer","games":{},"x":1e400})"), HasSubstr("too large"));
    EXPECT_THAT(refusal(old_file, "\"minor\":", "\"minr\":"),
                HasSubstr("'jacks-or-better-9-6': 'minor' is missing"));
    EXPECT_THAT(refusal("[]"), HasSubstr("'holdfast' is missing"));
    EXPECT_THAT(refusal(R"({"holdfast":"trainer"})"), HasSubstr("'games' is missing"));
    EXPECT_THAT(refusal(R"({"holdfast":"trainer","games":[]})"), HasSubstr("'games' is no object"));
    EXPECT_THAT(refusal(old_file, "trainer", "other"), HasSubstr("is not \"trainer\""));
    EXPECT_THAT(refusal(old_file, "\"hands\":3", "\"hands\":\"3\""), HasSubstr("'hands'"));
    EXPECT_THAT(refusal(old_file, "\"hands\":3", "\"hands\":3.5"), HasSubstr("no whole number"));
    EXPECT_THAT(refusal(old_file, "\"hands\":3", "\"hands\":1e300"), HasSubstr("no whole number"));
    EXPECT_THAT(refusal(old_file, "\"hands\":3", "\"hands\":0"), HasSubstr("more mistakes than hands"));
    EXPECT_THAT(refusal(old_file, "\"lost\":0.01", "\"lost\":-1"), HasSubstr("no amount"));
    EXPECT_THAT(refusal(old_file, "\"deal\":\"AsKsQsJs5s\"", "\"deal\":5"), HasSubstr("'deal' is no text"));
    EXPECT_THAT(refusal(old_file, "\"due\":2", "\"due\":-2"), HasSubstr("'due'"));
    EXPECT_THAT(refusal(old_file, "\"mended\":1,", ""), HasSubstr("'mended' is missing"));
}

TEST(PracticeRecordTest, NamesGamesAsThePageDoes) {
    Session session;
    const auto name = [&](const GameChoice& choice) {
        return name_in_record(choice, *session.of<PreparedGames>().prepare(choice));
    };
    GameChoice choice{"jacks-or-better-9-6"};
    EXPECT_EQ(name(choice), "jacks-or-better-9-6");
    choice.pay_changes = {"flush=5", "Full House=8.50", "straight=4.0"};
    EXPECT_EQ(name(choice), "jacks-or-better-9-6~flush=5~full house=8.5");
    choice.pay_changes = {"full house=17/2", "flush=5"};
    EXPECT_EQ(name(choice), "jacks-or-better-9-6~flush=5~full house=8.5");
    GameChoice own;
    own.paytable = videopoker::to_toml(session.of<PreparedGames>().prepare({"jacks-or-better-9-6"})->game());
    EXPECT_EQ(name(own), "~jacks-or-better-9-6");
}

// The trainer's file as the hands of a review.
TEST(PracticeRecordTest, MissedDealsAreReviewed) {
    const std::string text = to_text(PracticeRecord{{"jacks-or-better-9-6", practised()}});
    const VideopokerReviewAnswer answer =
        test::answer(VideopokerReviewRequest{{"jacks-or-better-9-6"}, text});
    const VideopokerReviewAnswer same =
        test::answer(VideopokerReviewRequest{{"jacks-or-better-9-6"}, "9h9dJc2c3s: Jc\nKs9s8s7s2h: Ks9s"});
    EXPECT_EQ(answer.hands, 2U);
    EXPECT_EQ(answer.cost, same.cost);
    EXPECT_EQ(answer.mistakes.at(0).hand.line, same.mistakes.at(0).hand.line);
    EXPECT_TRUE(answer.warnings.empty());
}

TEST(PracticeRecordTest, DealsWithoutAHoldAreLeftOutWithAWarning) {
    GamePractice practice = practised();
    practice.missed.push_back({"2c3d4h5s7c", 1, 2, std::nullopt});
    const auto reviewed = [](const GamePractice& each, const char* game) {
        return test::answer(
            VideopokerReviewRequest{{game}, to_text(PracticeRecord{{"jacks-or-better-9-6", each}})});
    };
    EXPECT_THAT(reviewed(practice, "jacks-or-better-9-6").warnings,
                testing::ElementsAre("1 missed deal does not say what was held and was left out"));
    EXPECT_THROW(reviewed(practice, "deuces-wild-full-pay"), ParseError);
    practice.missed.erase(practice.missed.begin(), practice.missed.begin() + 2);
    EXPECT_THROW(reviewed(practice, "jacks-or-better-9-6"), ParseError);
    practice.missed = {{"2c3d4h5s7c", 1, 2, "8c"}};
    EXPECT_THROW(reviewed(practice, "jacks-or-better-9-6"), ParseError);
}

}  // namespace
}  // namespace holdfast::ask
