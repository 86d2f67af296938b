// Machines as queries meet them: their own query, and their states in the queries of games.
#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/ask.h>
#include <holdfast/ask/videopoker/bankroll.h>
#include <holdfast/ask/videopoker/compare.h>
#include <holdfast/ask/videopoker/evaluate.h>
#include <holdfast/ask/videopoker/hold.h>
#include <holdfast/ask/videopoker/machine.h>
#include <holdfast/ask/videopoker/parts/practice_record.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/return.h>
#include <holdfast/ask/videopoker/strategy.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;
using testing::HasSubstr;
using testing::Not;

constexpr const char* one_line = "ultimate-x-1-jacks-or-better-8-6";

Json json_of(const std::string& request) {
    Session session;
    return Json::parse(ask(session, request).json);
}

VideopokerHoldRequest hold_in(const std::string& machine, const std::optional<std::string>& state,
                              const std::string& cards = "AsKsQsJs5s") {
    VideopokerHoldRequest request{{machine}, cards};
    request.game.state = state;
    return request;
}

TEST(VideopokerMachineTest, ReturnsAndStates) {
    const Json json = to_json(test::answer(VideopokerMachineRequest{{one_line}}));
    EXPECT_EQ(json["machine"]["kind"], "ultimate-x");
    EXPECT_EQ(json["machine"]["base_game"], "jacks-or-better-8-6");
    EXPECT_EQ(json["machine"]["lines"], 1);
    EXPECT_NEAR(json["return"].get<double>(), 0.985730379262, 1e-10);
    const Rational least = parse_rational(json["return_least_exact"].get<std::string>());
    const Rational most = parse_rational(json["return_most_exact"].get<std::string>());
    EXPECT_LT(least, most);
    EXPECT_LT(most - least, Rational(1, 1'000'000'000));
    EXPECT_NEAR(json["single_strategy"]["return"].get<double>(), 0.984971186748, 1e-10);
    EXPECT_NEAR(json["single_strategy"]["cost"].get<double>(), 0.000759192514, 1e-9);
    EXPECT_NEAR(json["base_return"].get<double>(), 0.983926851, 1e-8);
    ASSERT_EQ(json["states"].size(), 7U);
    EXPECT_EQ(json["states"][6]["state"], "12x");
    EXPECT_NEAR(json["states"][6]["worth"].get<double>(), 10.81077, 1e-5);
    EXPECT_NEAR(json["states"][6]["pays"].get<double>(), 11.80622, 1e-5);
    EXPECT_NEAR(json["states"][6]["frequency"].get<double>(), 0.011317, 1e-6);
    EXPECT_NEAR(json["states"][6]["leaving"].get<double>(), 0.98849, 1e-5);
    EXPECT_EQ(json["states"][6]["cost"], 2.0);
    EXPECT_EQ(json["state_choices"], (Json{"1x", "2x", "3x", "4x", "7x", "10x", "12x", "single"}));
}

TEST(VideopokerMachineTest, SeveralLinesHaveSumsAsStates) {
    const VideopokerMachineAnswer answer =
        test::answer(VideopokerMachineRequest{{"ultimate-x-3-jacks-or-better-8-6"}});
    const Json json = to_json(answer);
    ASSERT_EQ(json["states"].size(), 33U);
    EXPECT_EQ(json["states"][0]["state"], "3");
    EXPECT_EQ(json["states"][0]["cost"], 6.0);
    EXPECT_FALSE(json["states"][0].contains("leaving"));
    EXPECT_NEAR(json["return"].get<double>(), 0.99297844, 5e-9);
    const std::string csv = to_csv(answer);
    EXPECT_EQ(csv.substr(0, csv.find('\n')), "state,frequency,cost,pays,worth");
    EXPECT_THAT(to_text(answer, {}, 5), HasSubstr("The 5 most frequent of 33 sums of multipliers"));
    EXPECT_THAT(to_text(answer), Not(HasSubstr("most frequent")));
}

TEST(VideopokerMachineTest, TheMostFrequentStatesStandInTheirOrder) {
    const VideopokerMachineAnswer answer =
        test::answer(VideopokerMachineRequest{{"ultimate-x-3-jacks-or-better-8-6"}});
    const std::string text = to_text(answer, {}, 5);
    std::size_t last = 0;
    std::size_t shown = 0;
    for (const PreparedMachine::State& state : answer.prepared->states) {
        const std::size_t at = text.find("\n" + state.name + " ");
        if (at == std::string::npos) continue;
        EXPECT_GT(at, last) << state.name;
        last = at;
        ++shown;
    }
    EXPECT_EQ(shown, 5U);
}

TEST(VideopokerMachineTest, TextSaysWhatIsProven) {
    const std::string text = to_text(test::answer(VideopokerMachineRequest{{one_line}}));
    EXPECT_THAT(text, HasSubstr("Ultimate X, one line, 8/6 Jacks or Better\n"));
    EXPECT_THAT(text, HasSubstr("one line of jacks-or-better-8-6, at 2 bets a hand\n"));
    EXPECT_THAT(text, HasSubstr("best in every state          98.57303793%\n"));
    EXPECT_THAT(text, HasSubstr("one strategy for all states  98.49711867%\n"));
    EXPECT_THAT(text, HasSubstr("Proven: no play returns more than 98.57303793%.\n"));
}

TEST(VideopokerMachineTest, LargeBetsAreWrittenInFull) {
    const Json json = to_json(test::answer(VideopokerMachineRequest{{one_line}}));
    std::string toml = json["toml"];
    const std::string cost = "cost  = 2";
    toml.replace(toml.find(cost), cost.size(), "cost = 1000000");
    GameChoice choice;
    choice.paytable = toml;
    EXPECT_THAT(to_text(test::answer(VideopokerMachineRequest{choice})), HasSubstr(" 1000000 "));
}

TEST(VideopokerMachineTest, AHoldIsWorthWhatTheStateMakesOfIt) {
    const Json json = to_json(test::answer(hold_in(one_line, "12x")));
    EXPECT_EQ(json["game"]["id"], one_line);
    EXPECT_EQ(json["game"]["state"], "12x");
    EXPECT_THAT(json["game"]["name"].get<std::string>(), HasSubstr(", 12x"));
    EXPECT_EQ(json["holds"][0]["hold"], "AsKsQsJs");
    // 12 * (800 + 7 * 6 + 3 * 4 + 12 * 1) / 47, and what the next states are worth: 2x 13 times, 10x 7 times, 7x 3 times.
    EXPECT_NEAR(json["holds"][0]["value"].get<double>(),
                (12 * 866 + 13 * 0.979659 + 7 * 8.843100 + 3 * 5.892386) / 47, 1e-5);
    // The number alone will do, and so will other letters.
    EXPECT_EQ(to_json(test::answer(hold_in(one_line, "12"))), json);
    EXPECT_EQ(to_json(test::answer(hold_in(one_line, "12X"))), json);
}

TEST(VideopokerMachineTest, HoldTakesTheSumOfMultipliersOnSeveralLines) {
    const std::string ten = "ultimate-x-10-jacks-or-better-8-6";
    // Multipliers yet to come count more if there are few now: a flush sets 11, a pair of jacks 2.
    VideopokerHoldRequest request = hold_in(ten, "10", "JsJhKh9h5h");
    request.held = "Js Jh";
    const VideopokerHoldAnswer few = test::answer(request);
    EXPECT_EQ(to_json(few)["holds"][0]["hold"], "JhKh9h5h");
    EXPECT_THAT(to_text(few),
                HasSubstr("Holding Js Jh costs 2.48 bets against Jh Kh 9h 5h (2nd of 32 holds)."));
    EXPECT_TRUE(few.held->rows.empty());
    const Json many = to_json(test::answer(hold_in(ten, "24", "JsJhKh9h5h")));
    EXPECT_EQ(many["holds"][0]["hold"], "JsJh");
    EXPECT_TRUE(many["holds"][0]["best"]);
    EXPECT_FALSE(many["holds"][1]["best"]);
    EXPECT_THAT(many["game"]["name"].get<std::string>(), HasSubstr("multipliers totalling 24"));
    EXPECT_THAT(test::refusal_of(hold_in(ten, "121")).what(), HasSubstr("from 10 to 120"));
    VideopokerStrategyRequest strategy{{ten}, std::nullopt, std::nullopt};
    strategy.game.state = "24";
    EXPECT_EQ(test::refusal_of(strategy).field, "state");
}

TEST(VideopokerMachineTest, StatesHaveNames) {
    const std::string strike = "multi-strike-deuces-wild-full-pay";
    for (const char* const state : {"level 2", "2", "Level 2 with a free ride", "single"}) {
        EXPECT_NO_THROW(test::answer(hold_in(strike, state))) << state;
    }
    // With a free ride, a hand that pays nothing leads up as well.
    EXPECT_GT(test::answer(hold_in(strike, "level 2 with a free ride", "3s5d7h9cKd")).best_value(),
              test::answer(hold_in(strike, "level 2", "3s5d7h9cKd")).best_value());
    const FieldError wrong = test::refusal_of(hold_in(strike, "level 5"));
    EXPECT_EQ(wrong.field, "state");
    EXPECT_STREQ(wrong.what(),
                 "'level 5' is not a state of 'multi-strike-deuces-wild-full-pay'; its states are level 1, "
                 "level 1 with a "
                 "free ride, level 2, level 2 with a free ride, level 3, level 3 with a free ride, level 4 "
                 "and single");
}

// A number alone is a state only if it says all of its name.
TEST(VideopokerMachineTest, AMultiplierAloneIsNotAStreak) {
    GameChoice choice;
    choice.paytable =
        "id = \"mine\"\nkind = \"bonus-streak\"\ngame = \"jacks-or-better-8-6\"\nlines = 1\ncost = 2\n"
        "raised_to = 12\n[streaks]\n\"flush\" = [7, 12]\n";
    const auto prepared = Session().of<PreparedGames>().machines().prepare(choice);
    EXPECT_EQ(prepared->paytable_of("12").state, "12x");
    EXPECT_EQ(prepared->paytable_of("7x-12x").state, "7x-12x");
    EXPECT_EQ(prepared->paytable_of("0").state, "base game");
    EXPECT_THROW(prepared->paytable_of("7"), FieldError);
}

TEST(VideopokerMachineTest, RoundsCountTheHandsLeft) {
    const std::string shockwave = "bonus-round-shockwave-12-8-5";
    for (const char* const state : {"base game", "0", "1 hand left", "10"}) {
        EXPECT_NO_THROW(test::answer(hold_in(shockwave, state))) << state;
    }
}

TEST(VideopokerMachineTest, IsRefusedWhereItIsNotAGame) {
    for (const char* const machine : {one_line, "wheel-bonus-poker-8-5"}) {
        const FieldError error = test::refusal_of(VideopokerReturnRequest{{machine}});
        EXPECT_EQ(error.field, "game");
        EXPECT_THAT(error.what(), HasSubstr("is a machine: `machine` has its return; only hold, strategy, "
                                            "evaluate, drill and paytable take it"));
        EXPECT_EQ(test::refusal_of(hold_in(machine, std::nullopt)).field, "game");
        EXPECT_EQ(test::refusal_of(VideopokerCompareRequest{{{"jacks-or-better-9-6"}, {machine}}}).field,
                  "games");
    }
    EXPECT_EQ(test::refusal_of(hold_in("jacks-or-better-9-6", "12x")).field, "state");
    VideopokerHoldRequest changed = hold_in(one_line, "12x");
    changed.game.pay_changes = {"full house=9"};
    EXPECT_EQ(test::refusal_of(changed).field, "pay");
    EXPECT_THAT(test::refusal_of(VideopokerMachineRequest{{"jacks-or-better-9-6"}}).what(),
                HasSubstr("is a game, not a machine"));
    EXPECT_THAT(test::refusal_of(VideopokerMachineRequest{{"jacks-or-beter-9-6"}}).what(),
                HasSubstr("no machine 'jacks-or-beter-9-6'; did you mean jacks-or-better-9-6?"));
}

// Before it is solved, which a raised flag would stop.
TEST(VideopokerMachineTest, IsRefusedBeforeItIsSolved) {
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(PreparedGames(1).prepare({one_line}, &stop), FieldError);
    EXPECT_THROW(PreparedGames(1).prepare({one_line, {}, {}, {}, "single"}, &stop), Stopped);
}

TEST(VideopokerMachineTest, WithoutAStateItIsPlayedByTheSingleStrategy) {
    const std::string machine = R"(, "game": ")" + std::string(one_line) + "\"";
    for (const std::string query :
         {R"({"query": "videopoker.hold", "cards": "AsKsQsJs5s")",
          R"({"query": "videopoker.drill", "kind": "close", "count": 1, "seed": 1)",
          R"({"query": "videopoker.evaluate", "chart": "royal flush\ndiscard everything")",
          R"({"query": "videopoker.paytable")"}) {
        const Json answered = json_of(query + machine + "}");
        EXPECT_EQ(answered, json_of(query + machine + R"(, "state": "single"})")) << query;
        EXPECT_THAT(answered["game"]["name"].get<std::string>(), testing::EndsWith(", single")) << query;
    }
}

TEST(VideopokerMachineTest, AMachineOfOnesOwn) {
    const std::string toml =
        R"(id = \"mine\"\nkind = \"wheel\"\ngame = \"bonus-poker-8-5\"\ncost = 1\n[spins]\n\"four aces\" = 0\n)";
    const Json json = json_of(R"({"query": "videopoker.machine", "game": {"toml": ")" + toml + R"("}})");
    EXPECT_EQ(json["machine"]["id"], "mine");
    EXPECT_DOUBLE_EQ(json["return"].get<double>(), json["base_return"].get<double>());
    const std::string hold =
        R"({"query": "videopoker.hold", "cards": "AsKsQsJs5s", "game": {"toml": ")" + toml + "\"}";
    EXPECT_EQ(json_of(hold + "}"), json_of(hold + R"(, "state": "single"})"));
    EXPECT_TRUE(json_of(hold + "}").contains("holds"));
    const Json error =
        json_of(R"({"query": "videopoker.machine", "game": {"toml": "id = \"mine\"\nkind = \"wheels\""}})");
    EXPECT_THAT(error["error"]["message"].get<std::string>(), HasSubstr("'wheels' is not a kind of machine"));
    EXPECT_EQ(error["error"]["line"], 2);
}

// Bounds of several lines allow for roundings, but the single strategy is one of the plays.
TEST(VideopokerMachineTest, TheSingleStrategyNeverReturnsMoreThanTheBestPlay) {
    const std::string toml =
        R"(id = \"mine\"\nkind = \"ultimate-x\"\ngame = \"jacks-or-better-8-6\"\nlines = 2\ncost = \"1/1000\"\n[multipliers]\n)";
    const Json json = json_of(R"({"query": "videopoker.machine", "game": {"toml": ")" + toml + R"("}})");
    EXPECT_GE(json["single_strategy"]["cost"].get<double>(), 0);
    EXPECT_LE(json["single_strategy"]["return"].get<double>(), json["return"].get<double>());
    EXPECT_EQ(json["states"].size(), 1U);
}

TEST(VideopokerMachineTest, ASessionKeepsStatesApart) {
    Session session;
    const VideopokerHoldAnswer low = answer(hold_in(one_line, "1x"), session);
    const VideopokerHoldAnswer high = answer(hold_in(one_line, "12x"), session);
    EXPECT_LT(low.best_value(), high.best_value());
    EXPECT_EQ(low.best_value(), answer(hold_in(one_line, "1x"), session).best_value());
}

TEST(VideopokerMachineTest, EachStateHasATrainerRecordOfItsOwn) {
    Session session;
    const VideopokerHoldRequest request = hold_in(one_line, "12x");
    EXPECT_EQ(name_in_record(request.game, *session.of<PreparedGames>().prepare(request.game)),
              std::string(one_line) + "~@12x");
}

TEST(VideopokerMachineTest, RefusesFractionsThatOverflowInTheirField) {
    std::string toml =
        R"(id = \"mine\"\nkind = \"wheel\"\ngame = \"double-double-bonus-9-6\"\ncost = 1\n[spins]\n)";
    int denominator = 9'999'991;
    for (const char* const row : {"royal flush", "straight flush", "four aces", "four 2s-4s", "four 5s-Ks",
                                  "full house", "flush", "straight", "three of a kind", "two pair"}) {
        toml += "\\\"" + std::string(row) + "\\\" = \\\"1/" + std::to_string(denominator) + "\\\"\\n";
        denominator -= 18;
    }
    const Json json = json_of(R"({"query": "videopoker.machine", "game": {"toml": ")" + toml + R"("}})");
    ASSERT_TRUE(json.contains("error"));
    EXPECT_EQ(json["error"]["field"], "game");
    EXPECT_THAT(json["error"]["message"].get<std::string>(), HasSubstr("fractions too fine"));
}

TEST(VideopokerMachineTest, APaytableSaysWhatHandsAreWorth) {
    const Json json = json_of(
        R"({"query": "videopoker.paytable", "game": "ultimate-x-1-jacks-or-better-8-6", "state": "12x"})");
    EXPECT_EQ(json["game"]["id"], "ultimate-x-1-jacks-or-better-8-6-12x");
    EXPECT_NEAR(json["rows"][3]["pays"].get<double>(), 12 * 8 + 10.81077041, 1e-7);
    // It reads back as a game of its own, whose best holds are those of the state.
    const Json toml = json["toml"];
    const Json hold = json_of(
        Json{{"query", "videopoker.hold"}, {"game", {{"toml", toml}}}, {"cards", "AsKsQsJs5s"}}.dump());
    EXPECT_EQ(hold["holds"], to_json(test::answer(hold_in(one_line, "12x")))["holds"]);
}

TEST(VideopokerMachineTest, TheStateMayStandInTheGame) {
    const std::string game = R"("game": {"game": "ultimate-x-1-jacks-or-better-8-6", "state": "12x"})";
    EXPECT_EQ(json_of(R"({"query": "videopoker.hold", "cards": "AsKsQsJs5s", )" + game + "}")["holds"],
              to_json(test::answer(hold_in(one_line, "12x")))["holds"]);
    EXPECT_THAT(
        json_of(R"({"query": "videopoker.return", )" + game + "}")["error"]["message"].get<std::string>(),
        HasSubstr("`machine` has its return"));
    EXPECT_EQ(
        json_of(R"({"query": "videopoker.compare", "games": ["five-jokers", {"game": "x", "state": "1"}]})")
            ["error"]["field"],
        "games");
    const Json both = json_of(R"({"query": "videopoker.hold", "cards": "AsKsQsJs5s",
                                  "game": {"game": "x", "state": "1", "pay": {"flush": 1}}})");
    EXPECT_EQ(both["error"]["field"], "game");
}

TEST(VideopokerMachineTest, SeveralLinesOfStreaksAreBounded) {
    const auto answered = test::answer(VideopokerMachineRequest{{"bonus-streak-10-jacks-or-better-8-6"}});
    const Json json = to_json(answered);
    EXPECT_EQ(json["return"], json["single_strategy"]["return"]);
    EXPECT_NEAR(json["single_strategy"]["cost"].get<double>(), 0.98963601 - 0.98657802, 1e-8);
    EXPECT_NEAR(json["return"].get<double>(), 0.98657802, 1e-8);
    EXPECT_NEAR(nearest_double(parse_rational(json["return_most_exact"].get<std::string>())), 0.98963601,
                1e-8);
    EXPECT_EQ(json["state_choices"], (Json{"single"}));
    EXPECT_TRUE(json["states"].empty());
    EXPECT_EQ(json["situations"].size(), 12U);
    const std::string text = to_text(answered);
    EXPECT_THAT(text, Not(HasSubstr("best in every state")));
    EXPECT_THAT(text, Not(HasSubstr("How often")));
    EXPECT_THAT(text, HasSubstr("no play returns more than 98.96360102%"));
    EXPECT_EQ(json_of(R"({"query": "videopoker.hold", "game": {"game": "bonus-streak-10-jacks-or-better-8-6",
                          "state": "24"}, "cards": "AsKsQsJs5s"})")["error"]["field"],
              "state");
}

TEST(VideopokerMachineTest, AChartOfOnesOwnReturnsLessThanTheSingleStrategy) {
    VideopokerEvaluateRequest request{{one_line}, "high pair\nfour to a flush\ndiscard all"};
    request.game.state = "single";
    const auto answered = test::answer(request);
    ASSERT_TRUE(answered.chart.on_machine);
    const Json json = to_json(answered)["machine"];
    EXPECT_LT(json["return"].get<double>(), 0.9);
    EXPECT_NEAR(json["return"].get<double>() + json["cost"].get<double>(), 0.98573038, 1e-8);
    EXPECT_THAT(to_text(answered), HasSubstr("if it is played in every state"));
    // In one state there is no return of the machine.
    request.game.state = "12x";
    EXPECT_FALSE(test::answer(request).chart.on_machine);
    EXPECT_FALSE(to_json(test::answer(request)).contains("machine"));
    EXPECT_FALSE(test::answer(VideopokerEvaluateRequest{{"jacks-or-better-8-6"}, "high pair\ndiscard all"})
                     .chart.on_machine);
}

// The best chart of the single strategy's paytable is nearly that strategy.
TEST(VideopokerMachineTest, TheBestChartReturnsNearlyWhatTheSingleStrategyDoes) {
    const Json best = json_of(
        R"({"query": "videopoker.strategy", "game": {"game": "ultimate-x-1-jacks-or-better-8-6", "state": "single"}})");
    VideopokerEvaluateRequest request{{one_line}, best["chart"]};
    request.game.state = "single";
    const double found = to_json(test::answer(request))["machine"]["return"];
    EXPECT_EQ(best["machine"]["return"], found);
    EXPECT_GT(found, 0.9849);
    EXPECT_LE(found, 0.984971187);
}

TEST(VideopokerMachineTest, SituationsAreTheRules) {
    const Json json =
        to_json(test::answer(VideopokerMachineRequest{{"multi-strike-deuces-wild-full-pay"}}))["situations"];
    ASSERT_EQ(json.size(), 7U);  // the top level has no free ride
    const Json& ride = json[3];
    EXPECT_EQ(ride["situation"], "level 2 with a free ride");
    EXPECT_EQ(ride["state"], "level 2");
    EXPECT_EQ(ride["probability_exact"], "39/500");
    EXPECT_EQ(json[2]["probability_exact"], "461/500");
    EXPECT_EQ(json[0]["cost"], 4);
    EXPECT_EQ(ride["cost"], 0);
    const Json& royal = ride["rows"].front();
    EXPECT_EQ(royal["name"], "natural royal flush");
    EXPECT_EQ(royal["pays"], 1600);
    EXPECT_EQ(royal["next"], "level 3");
    EXPECT_EQ(ride["rows"].back()["next"], "level 3");     // nothing is paid, but the ride leads up
    EXPECT_EQ(json[2]["rows"].back()["next"], "level 1");  // without one it ends
    EXPECT_EQ(json[6]["rows"].front()["next"], "level 1");
    // On several lines they are those of one line.
    const Json lines =
        to_json(test::answer(VideopokerMachineRequest{{"ultimate-x-3-jacks-or-better-8-6"}}))["situations"];
    EXPECT_EQ(lines.front()["situation"], "1x");
    EXPECT_EQ(lines.back()["situation"], "12x");
    EXPECT_EQ(lines.back()["rows"].front()["pays"], 9600);
}

TEST(VideopokerMachineTest, CanBeStopped) {
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(test::answer(VideopokerMachineRequest{{one_line}}, {1, {}, &stop}), Stopped);
}

}  // namespace
}  // namespace holdfast::ask
