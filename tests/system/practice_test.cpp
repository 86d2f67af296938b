// `holdfast videopoker drill --ask`: questions, grades, and a score that stays.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <tests/system/program.h>

namespace holdfast {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing_program::Outcome;
using testing_program::run;
using testing_program::run_shell;
using testing_program::ScratchFolder;

class PracticeTest : public testing::Test {
  protected:
    /// `typed`: as printf writes it.
    Outcome practise(const std::string& typed, const std::string& options = "--seed 1 --kind close") const {
        return run_shell("printf '" + typed + "' | holdfast vp drill jacks-or-better-9-6 --ask --scores '" +
                         scores() + "' " + options);
    }
    std::string scores() const { return folder_.path("trainer.json"); }
    nlohmann::json score() const {
        return nlohmann::json::parse(testing_program::text_of_file(scores()))
            .at("games")
            .at("jacks-or-better-9-6");
    }

    const ScratchFolder folder_;
};

/// The deals that such a practice asks, and their best holds.
nlohmann::json drawn() {
    return nlohmann::json::parse(
               run({"vp", "drill", "jacks-or-better-9-6", "--seed", "1", "--kind", "close", "--json"}).out)
        .at("deals");
}

TEST_F(PracticeTest, GradesAndKeepsTheScore) {
    const nlohmann::json deals = drawn();
    const std::string best = deals[0].at("best_holds")[0];
    const std::string second = deals[1].at("second").at("hold");
    const Outcome asked = practise(best + "\\n" + second + "\\nq\\n");
    EXPECT_EQ(asked.status, 0) << asked.err;
    EXPECT_THAT(asked.out, HasSubstr("Right. Holding "));
    EXPECT_THAT(asked.out, HasSubstr("Wrong. Holding "));
    EXPECT_THAT(asked.out, HasSubstr("Score: 2 hands, 1 right (50.0%), 1 mistake that cost "));
    EXPECT_THAT(asked.out, HasSubstr("1 deal to practise again"));
    EXPECT_THAT(asked.out, Not(HasSubstr("In all")));
    EXPECT_EQ(score().at("hands"), 2);
    EXPECT_EQ(score().at("missed")[0].at("deal"), deals[1].at("deal"));
    EXPECT_EQ(score().at("missed")[0].at("cost"), deals[1].at("second").at("cost"));
    EXPECT_EQ(score().at("kinds").size(), 1U);
    EXPECT_EQ(score().at("days").size(), 1U);
    // The next practice goes on from it.
    EXPECT_THAT(practise(best + "\\n").out, HasSubstr("In all: 3 hands, 2 right (66.7%), 1 mistake"));
}

TEST_F(PracticeTest, AsksAgainWhatWentWrongUntilItIsRightTwice) {
    const nlohmann::json deals = drawn();
    practise(std::string(deals[0].at("second").at("hold")) + "\\n");
    const std::string best = deals[0].at("best_holds")[0];
    for (int time = 0; time < 2; ++time) {
        EXPECT_THAT(practise(best + "\\n", "--missed").out, HasSubstr("Right."));
    }
    EXPECT_THAT(practise("", "--missed").out, HasSubstr("You have no missed deals"));
    EXPECT_EQ(score().at("missed").size(), 0U);
}

TEST_F(PracticeTest, AsksAgainWhatItCannotRead) {
    const Outcome asked = practise("9\\n11\\nAs9z\\n\\n", "--seed 1 --count 1");
    EXPECT_THAT(asked.out, HasSubstr("the places of a deal are 1 to 5"));
    EXPECT_THAT(asked.out, HasSubstr("held twice"));
    EXPECT_THAT(asked.out, HasSubstr("Holding nothing"));  // Enter alone
    EXPECT_EQ(score().at("hands"), 1);
}

// The deal of this seed: see the places below it.
TEST_F(PracticeTest, ReadsWhatPeopleType) {
    folder_.write(
        "trainer.json",
        R"({"holdfast": "trainer", "games": {"jacks-or-better-9-6": {"hands": 1, "minor": 0, )"
        R"("major": 1, "mended": 0, "lost": 1, "missed": [{"deal": "JsJdAc7c2h", "cost": 1, "due": 2}]}}})");
    for (const std::string typed : {"12", "JJ", "hold 1 2", "Keep JsJd"}) {
        SCOPED_TRACE(typed);
        EXPECT_THAT(practise(typed + "\\n", "--missed").out, HasSubstr("Right. Holding Js Jd"));
        folder_.write(
            "trainer.json",
            R"({"holdfast": "trainer", "games": {"jacks-or-better-9-6": {"hands": 1, "minor": 0, )"
            R"("major": 1, "mended": 0, "lost": 1, "missed": [{"deal": "JsJdAc7c2h", "cost": 1, "due": 2}]}}})");
    }
    const std::string asked = practise("help\\n?\\nfirst two\\nhold 12\\n", "--missed").out;
    const std::string::size_type first = asked.find("Type the positions");
    const std::string::size_type second = asked.find("Type the positions", first + 1);
    const std::string::size_type third = asked.find("Type the positions", second + 1);
    EXPECT_NE(third, asked.npos);  // at the beginning, and for each of two questions
    EXPECT_THAT(asked, HasSubstr("; type positions such as 134, or ? for help\n"));
    EXPECT_EQ(score().at("hands"), 2);
}

TEST_F(PracticeTest, DealsWithoutEndUnlessACountIsGiven) {
    std::string many;
    for (int hand = 0; hand < 105; ++hand) many += "\\n";
    practise(many, "--seed 1");
    EXPECT_EQ(score().at("hands"), 105);
    // Each batch of 100 has other deals, so that no mistake repeats one before.
    EXPECT_EQ(score().at("missed").size(),
              score().at("minor").get<std::size_t>() + score().at("major").get<std::size_t>());
    practise(many, "--count 3");
    EXPECT_EQ(score().at("hands"), 108);
    const auto first_deal = [&] { return practise("q\\n", "").out; };
    EXPECT_NE(first_deal(), first_deal());
}

TEST_F(PracticeTest, AFileThatIsNoScoreIsNotTouched) {
    for (const char* const text : {"my diary\n", "{\"holdfast\":\"trainer\"}"}) {
        folder_.write("trainer.json", text);
        const Outcome refused = practise("1\\n");
        EXPECT_EQ(refused.status, 2);
        EXPECT_THAT(refused.err, HasSubstr("not a trainer file"));
        EXPECT_EQ(testing_program::text_of_file(scores()), text);
    }
}

// As another program leaves it that ended before it wrote.
TEST_F(PracticeTest, AnEmptyFileHasNoScores) {
    folder_.write("trainer.json", "");
    practise("1\n");
    EXPECT_EQ(score().at("hands"), 1);
}

TEST_F(PracticeTest, OpeningAScoreDoesNotTouchIt) {
    const std::string text =
        R"({"holdfast": "trainer", "theme": "dark", "games": {"jacks-or-better-9-6": {"hands": 1, "minor": 0, )"
        R"("major": 1, "mended": 0, "lost": 1, "streak": 7, )"
        R"("missed": [{"deal": "As Kd 7c 7d 2h", "cost": 1, "due": 2}]}}})";
    folder_.write("trainer.json", text);
    EXPECT_EQ(practise("quit\\n").status, 0);
    EXPECT_EQ(testing_program::text_of_file(scores()), text);
    EXPECT_THAT(practise("7c7d\\n", "--missed").out, HasSubstr("Right."));
    EXPECT_EQ(score().at("streak"), 7);
    EXPECT_EQ(score().at("missed")[0].at("due"), 1);
}

TEST_F(PracticeTest, RefusesARecordWithAnInvalidMissedDealBeforeAsking) {
    // The second one would be a deal of a game with jokers.
    for (const std::string deal : {"As Kd", "As Kd Qd Jd Jk"}) {
        folder_.write("trainer.json",
                      R"({"holdfast": "trainer", "games": {"jacks-or-better-9-6": {"hands": 1, "minor": 0, )"
                      R"("major": 1, "mended": 0, "lost": 1, "missed": [{"deal": ")" +
                          deal + R"(", "cost": 1, "due": 2}]}}})");
        const Outcome refused = practise("1\\n", "--missed");
        EXPECT_EQ(refused.status, 2);
        EXPECT_EQ(refused.out, "");
        EXPECT_THAT(refused.err, HasSubstr("trainer.json': missed deal 1 of 'jacks-or-better-9-6'"));
    }
}

TEST_F(PracticeTest, TheKindIsThatOfTheBestHold) {
    practise("q\\n");
    folder_.write(
        "trainer.json",
        R"({"holdfast": "trainer", "games": {"jacks-or-better-9-6": {"hands": 1, "minor": 0, )"
        R"("major": 1, "mended": 0, "lost": 1, "missed": [{"deal": "AsKd7c7d2h", "cost": 1, "due": 2}]}}})");
    practise("12\\n", "--missed");
    ASSERT_EQ(score().at("kinds").size(), 1U);
    EXPECT_TRUE(score().at("kinds").contains("low pair")) << score().at("kinds");
}

TEST_F(PracticeTest, TheDayIsThatOfThePlayersClock) {
    // 26 hours lie between these two places, so that their dates differ at any time.
    const auto day_in = [&](const std::string& zone) {
        std::filesystem::remove(scores());
        run_shell("printf '1\\n' | TZ=" + zone + " holdfast vp drill jacks-or-better-9-6 --ask --scores '" +
                  scores() + "'");
        return score().at("days").begin().key();
    };
    EXPECT_LT(day_in("WEST12"), day_in("EAST-14"));
}

TEST_F(PracticeTest, ARelativeDataFolderIsIgnored) {
    const std::string home = folder_.path("home");
    EXPECT_EQ(run_shell("cd '" + folder_.path("") + "'; XDG_DATA_HOME=here; HOME='" + home +
                        "'; export HOME XDG_DATA_HOME; printf '1\\n' | "
                        "holdfast vp drill jacks-or-better-9-6 --ask")
                  .status,
              0);
    EXPECT_TRUE(std::filesystem::exists(home + "/.local/share/holdfast/trainer.json"));
    EXPECT_FALSE(std::filesystem::exists(folder_.path("here")));
}

TEST_F(PracticeTest, OptionsThatContradictAreRefused) {
    EXPECT_EQ(practise("1\\n", "--csv").status, 2);
    EXPECT_EQ(practise("1\\n", "--json").status, 2);
    EXPECT_EQ(practise("1\\n", "--missed --seed 3").status, 2);
    EXPECT_EQ(practise("1\\n", "--threads x").out, "");
    EXPECT_EQ(practise("1\\n", "--missed --kind close").status, 2);
    EXPECT_EQ(run({"vp", "drill", "jacks-or-better-9-6", "--missed"}).status, 2);
    EXPECT_EQ(run({"vp", "drill", "jacks-or-better-9-6", "--scores", "x"}).status, 2);
    EXPECT_FALSE(std::filesystem::exists(scores()));
}

TEST_F(PracticeTest, KeepsTheScoreInTheUsersFolder) {
    const std::string home = folder_.path("home");
    const std::string command = "printf '1\\n' | holdfast vp drill jacks-or-better-9-6 --ask";
    EXPECT_EQ(run_shell("unset XDG_DATA_HOME; HOME='" + home + "'; export HOME; " + command).status, 0);
    EXPECT_TRUE(std::filesystem::exists(home + "/.local/share/holdfast/trainer.json"));
    const std::string data = folder_.path("data");
    EXPECT_EQ(run_shell("XDG_DATA_HOME='" + data + "'; export XDG_DATA_HOME; " + command).status, 0);
    EXPECT_TRUE(std::filesystem::exists(data + "/holdfast/trainer.json"));
    const Outcome nowhere = run_shell("unset XDG_DATA_HOME; unset HOME; " + command);
    EXPECT_EQ(nowhere.status, 2);
    EXPECT_THAT(nowhere.err, HasSubstr("--scores"));
}

TEST_F(PracticeTest, ChangedPaysAreAnotherGame) {
    practise("1\\n", "--pay flush=5 --seed 1 --kind all");
    const auto games = nlohmann::json::parse(testing_program::text_of_file(scores())).at("games");
    EXPECT_TRUE(games.contains("jacks-or-better-9-6~flush=5"));
}

}  // namespace
}  // namespace holdfast
