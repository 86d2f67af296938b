// The answer `videopoker.sweep`: every row equals the query `videopoker.return` with the same pays.
#include <algorithm>
#include <array>

#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>
#include <tests/support/json_keys.h>

#include <holdfast/ask/answer/csv_text.h>
#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/ask.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/return.h>
#include <holdfast/ask/videopoker/sweep.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;

using test::answer;
using test::keys_of;
using test::refusal_of;
using testing::ElementsAre;
using testing::HasSubstr;

VideopokerSweepRequest sweep_request(std::vector<AskedPay> ranges) {
    return {{"jacks-or-better-9-6", std::nullopt, {}, std::move(ranges)}};
}

FieldError range_error(const std::string& range) {
    return refusal_of(sweep_request({range}));
}

TEST(VideopokerSweepTest, ARoyalFlushThatPaysForFiveCoinsIsDoubted) {
    EXPECT_THAT(
        answer(sweep_request({"flush=5,6", "royal=4000"})).warnings,
        ElementsAre("the row 'royal flush' pays 4,000 for a bet of 1; if the machine pays that for 5 coins, "
                    "it is 800"));
    EXPECT_TRUE(answer(sweep_request({"royal=800,4000"})).warnings.empty());
}

TEST(VideopokerSweepTest, EveryRowEqualsTheReturnOfItsPaytable) {
    VideopokerSweepRequest request =
        sweep_request({"full house=7..10", "flush=5,6,8", "two pair=1.5..2 step 0.5"});
    request.columns = {"variance,hit-frequency", "counts"};
    const VideopokerSweepAnswer swept = answer(request);
    const Json rows = to_json(swept)["rows"];
    ASSERT_EQ(rows.size(), 24U);
    std::size_t place = 0;
    Session session;
    for (const char* full_house : {"7", "8", "9", "10"}) {
        for (const char* flush : {"5", "6", "8"}) {
            for (const char* two_pair : {"1.5", "2"}) {
                const Json& row = rows[place++];
                const GameChoice game{"jacks-or-better-9-6",
                                      std::nullopt,
                                      {},
                                      {std::string("full house=") + full_house, std::string("flush=") + flush,
                                       std::string("two pair=") + two_pair}};
                const Json expected = to_json(answer(VideopokerReturnRequest{game}, session));
                EXPECT_EQ(cell_text(row["pays"]["full house"]), full_house);
                EXPECT_EQ(cell_text(row["pays"]["flush"]), flush);
                EXPECT_EQ(cell_text(row["pays"]["two pair"]), two_pair);
                for (const char* key : {"return", "return_exact", "variance", "hit_frequency"}) {
                    EXPECT_EQ(row[key], expected[key]);
                }
                for (const Json& each : expected["rows"]) {
                    EXPECT_EQ(row["counts"][each["name"].get<std::string>()], each["combinations"]);
                }
            }
        }
    }
}

TEST(VideopokerSweepTest, FieldsAndTheirOrder) {
    const Json json = to_json(answer(sweep_request({"flush=5,6"})));
    EXPECT_THAT(keys_of(json), ElementsAre("query", "game", "paytables", "tie_rule", "warnings", "rows"));
    EXPECT_EQ(json["paytables"], "2");
    EXPECT_THAT(keys_of(json["rows"][0]), ElementsAre("pays", "pays_exact", "return", "return_exact"));
    EXPECT_EQ(json["rows"][1]["return_exact"], "1653526326983/1661102543100");
}

// 1/3 is no double; and a pay is the same whether a request has it as a number or as a text.
TEST(VideopokerSweepTest, PaysAreExact) {
    Session session;
    const auto rows_of = [&session](const std::string& pays) {
        return Json::parse(
            ask(session,
                R"({"query": "videopoker.sweep", "game": "jacks-or-better-9-6", "pay": )" + pays + "}")
                .json)["rows"];
    };
    const Json rows = rows_of(R"({"flush": "1/3,0.1,5"})");
    EXPECT_EQ(rows[0]["pays_exact"], Json({{"flush", "1/3"}}));
    EXPECT_EQ(rows[1]["pays_exact"], Json({{"flush", "1/10"}}));
    EXPECT_EQ(rows[2]["pays_exact"], Json({{"flush", "5/1"}}));
    EXPECT_EQ(rows[1]["pays"], Json({{"flush", 0.1}}));
    const Json tenth = rows_of(R"({"flush": 0.1})");
    EXPECT_EQ(tenth[0], rows[1]);
    for (const char* same : {R"({"flush": "0.1"})", R"({"flush": 1e-1})", R"({"flush": "1/10"})",
                             R"(["flush=0.10"])", R"("flush=0.1")"}) {
        EXPECT_EQ(rows_of(same), tenth) << same;
    }
}

TEST(VideopokerSweepTest, WithoutRangesItIsTheGame) {
    const VideopokerSweepAnswer swept = answer(sweep_request({}));
    ASSERT_EQ(swept.rows.size(), 1U);
    EXPECT_EQ(to_csv(swept), "return,return_exact\n0.9954390436951225,1653526326983/1661102543100\n");
}

TEST(VideopokerSweepTest, PaysInCsvAreForPrograms) {
    const std::string csv =
        to_csv(answer(sweep_request({"royal flush=4000", "four of a kind=1000/7,143.25"})));
    EXPECT_THAT(csv, HasSubstr("\n4000,1000/7,1."));
    EXPECT_THAT(csv, HasSubstr("\n4000,143.25,1."));
}

TEST(VideopokerSweepTest, FiltersKeepWhatLiesInTheirRange) {
    VideopokerSweepRequest request = sweep_request({"full house=6..10", "flush=4..8", "straight=3..6"});
    const VideopokerSweepAnswer all = answer(request);
    request.returns = "98%..0.985";
    request.variance = "..19.5";
    const VideopokerSweepAnswer some = answer(request);
    EXPECT_TRUE(some.plan.has_variance);
    EXPECT_FALSE(some.rows.empty());
    std::size_t expected = 0;
    request.returns.reset();
    request.variance.reset();
    request.columns = {"variance"};
    for (const SweepRow& row : answer(request).rows) {
        const bool passes = row.expected_return >= Rational(98, 100) &&
                            row.expected_return <= Rational(985, 1000) &&
                            row.analysis->variance <= Rational(39, 2);
        if (!passes) continue;
        ASSERT_LT(expected, some.rows.size());
        EXPECT_EQ(some.rows[expected++].index, row.index);
    }
    EXPECT_EQ(expected, some.rows.size());
    EXPECT_LT(some.rows.size(), all.rows.size());
    // Both ends belong to the range.
    request = sweep_request({"flush=6"});
    request.returns = "1653526326983/1661102543100..1653526326983/1661102543100";
    EXPECT_EQ(answer(request).rows.size(), 1U);
    request.returns = "1..";
    EXPECT_EQ(answer(request).rows.size(), 0U);
    EXPECT_EQ(to_csv(answer(request)), "flush,return,return_exact\n");
    EXPECT_THAT(to_text(answer(request)), HasSubstr("0 of 1 paytables\n"));
}

TEST(VideopokerSweepTest, GoesOnFromAnyPlaceAndInAnyNumberOfThreads) {
    Session session;
    const SweepPlan plan =
        plan_of(sweep_request({"four of a kind=20..30", "full house=6..10", "flush=5..8"}), session);
    std::vector<Rational> whole;
    const auto collect = [](std::vector<Rational>& into) {
        return [&into](const std::vector<SweepRow>& rows, u64) {
            for (const SweepRow& row : rows) into.push_back(row.expected_return);
        };
    };
    sweep(plan, {0, plan.size()}, collect(whole), {1, {}, nullptr});
    ASSERT_EQ(whole.size(), 220U);
    for (const u64 first : {0U, 1U, 57U, 219U, 220U}) {
        std::vector<Rational> rest;
        sweep(plan, {first, plan.size()}, collect(rest), {4, {}, nullptr});
        EXPECT_EQ(rest,
                  std::vector<Rational>(whole.begin() + static_cast<std::ptrdiff_t>(first), whole.end()));
    }
}

TEST(VideopokerSweepTest, DigestsTellPlansApart) {
    Session session;
    std::vector<VideopokerSweepRequest> requests(8, sweep_request({"full house=8,9", "flush=5,6"}));
    requests[1].game.pay_changes = {"full house=8,9", "flush=5,7"};
    requests[2].game.pay_changes = {"flush=5,6", "full house=8,9"};
    requests[3].returns = "..1";
    requests[4].returns = "1..";
    requests[5].columns = {"counts"};
    requests[6].game.id = "jacks-or-better-9-6-royal-976";
    requests[7].tie_rule = videopoker::TieRule::most_held;
    std::vector<std::string> digests;
    for (const VideopokerSweepRequest& request : requests) {
        digests.push_back(plan_of(request, session).digest());
        EXPECT_EQ(digests.back().size(), 16U);
        EXPECT_EQ(std::count(digests.begin(), digests.end(), digests.back()), 1);
    }
    EXPECT_EQ(plan_of(requests[0], session).digest(), digests[0]);
}

// Deck, rows and pays are the same.
TEST(VideopokerSweepTest, DigestsTellWildCardsApart) {
    Session session;
    const auto digest_of = [&](const std::string& wild) {
        VideopokerSweepRequest request{{"", std::nullopt, {}, {"flush=5,6"}}};
        request.game.paytable = "id = \"mine\"\ndeck = 52\nwild = [\"" + wild +
                                "\"]\n[[pay]]\nhand = \"flush\"\npays = 5\n[[pay]]\nhand = "
                                "\"straight\"\npays = 2\n";
        return plan_of(request, session).digest();
    };
    EXPECT_NE(digest_of("2"), digest_of("3"));
}

// Shards count by steps, so a change of where steps end must change the digest here.
TEST(VideopokerSweepTest, DigestsTellTheSizesOfStepsApart) {
    Session session;
    VideopokerSweepRequest request = sweep_request({"royal flush=1..20000"});
    const SweepPlan plan = plan_of(request, session);
    EXPECT_THAT(step_ends(plan), ElementsAre(8192, 16384, 20000));
    EXPECT_EQ(plan.digest(), "e50bb53bfad6b111");
}

TEST(VideopokerSweepTest, RangesThatAreNone) {
    EXPECT_THAT(range_error("full hose=7..10").what(), HasSubstr("did you mean 'full house'?"));
    EXPECT_THAT(range_error("flush").what(), HasSubstr("write a range of pays as HAND=PAYS"));
    EXPECT_THAT(range_error("flush=10..7").what(), HasSubstr("'10..7' runs backwards"));
    EXPECT_THAT(range_error("flush=").what(), HasSubstr("a pay is missing"));
    EXPECT_THAT(range_error("flush=5,,6").what(), HasSubstr("a pay is missing"));
    EXPECT_THAT(range_error("flush=5..x").what(), HasSubstr("'x' is not a pay"));
    EXPECT_THAT(range_error("flush=..5").what(), HasSubstr("is not a pay"));
    EXPECT_THAT(range_error("flush=-1..5").what(),
                HasSubstr("'-1' is negative: what a row pays is 0 or more"));
    EXPECT_THAT(range_error("flush=5..6 step 0").what(), HasSubstr("a step cannot be 0"));
    EXPECT_THAT(range_error("flush=5,6..8,7").what(), HasSubstr("the pay 7 is listed twice"));
    EXPECT_THAT(range_error("flush=1..1000000000000").what(),
                HasSubstr("a row may have at most 100,000 pays, not 1,000,000,000,000"));
    EXPECT_THAT(range_error("flush=1,2000000000000").what(), HasSubstr("10^12"));
    EXPECT_THAT(refusal_of(sweep_request({"flush=5", "flush=6"})).what(), HasSubstr("has two ranges"));
    const FieldError place = range_error("flush=5, 7..x");
    EXPECT_EQ(place.field, "pay");
    EXPECT_EQ(place.position, 12U);
    EXPECT_EQ(place.length, 1U);
}

TEST(VideopokerSweepTest, ACommaOfThousandsIsNotAList) {
    const FieldError error = range_error("royal flush=4,000");
    EXPECT_THAT(error.what(), HasSubstr("write thousands without a comma"));
    EXPECT_EQ(error.position, 14U);
    EXPECT_EQ(error.length, 3U);
    EXPECT_THAT(range_error("flush=800,1,050").what(), HasSubstr("write thousands without a comma"));
    EXPECT_THAT(range_error("royal flush=800,1.000").what(), HasSubstr("'1.000' may be 1 or 1000"));
    EXPECT_THAT(range_error("royal flush=1.000..1.200").what(), HasSubstr("'1.000' may be 1 or 1000"));
}

// A short request must not make a huge answer: here each paytable has 26 pays under long names.
TEST(VideopokerSweepTest, AnAnswerHasRoomForFewerPaytablesOfManyColumns) {
    std::string game = "id = \"long\"\ndeck = 52\n";
    std::vector<AskedPay> ranges;
    for (const char* const hand : {"pair", "three of a kind"}) {
        for (const char rank : std::string("23456789TJQKA")) {
            const std::string name = std::string(62, 'x') + (*hand == 'p' ? 'p' : 't') + rank;
            game += std::string("[[pay]]\nhand = \"") + hand + "\"\nrank = \"" + rank +
                    "\"\npays = 1\nname = \"" + name + "\"\n";
            ranges.emplace_back(name + "=2");
        }
    }
    ranges.back() = std::string(ranges.back().row().text()) + "=1..11156";
    VideopokerSweepRequest request{{{}, game, {}, ranges}};
    EXPECT_THAT(refusal_of(request).what(), HasSubstr("an answer has room for 11,155 paytables"));
    // Refused at once if all of them pass: nothing is counted, since that would be stopped.
    Session session;
    session.of<PreparedGames>().prepare({{}, game, {}, {}});
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(answer(request, session, Work{1, {}, &stop}), FieldError);
    request.returns = "10..";  // those that pass have room
    EXPECT_LT(answer(request).rows.size(), 11'155U);
}

TEST(VideopokerSweepTest, TooManyPaytablesAreCounted) {
    const FieldError error = refusal_of(sweep_request({"flush=1..1000", "full house=1..1000"}));
    EXPECT_THAT(error.what(),
                HasSubstr("1,000,000 paytables; an answer may have at most 100,000, CSV and files more"));
    Session session;
    EXPECT_EQ(plan_of(sweep_request({"flush=1..1000", "full house=1..1000"}), session, most_swept_into_lines)
                  .size(),
              1'000'000U);
    EXPECT_THROW(plan_of(sweep_request({"flush=1..10000", "full house=1..10000", "pair=1..100"}), session,
                         most_swept_into_lines),
                 FieldError);
}

TEST(VideopokerSweepTest, FiltersAndColumnsThatAreNone) {
    const auto message = [](const std::string& filter) {
        VideopokerSweepRequest request = sweep_request({"flush=5"});
        request.returns = filter;
        const FieldError error = refusal_of(request);
        EXPECT_EQ(error.field, "return");
        return std::string(error.what());
    };
    EXPECT_THAT(message("0.98"), HasSubstr("'0.98' is not a range"));
    EXPECT_THAT(message(".."), HasSubstr("is not a range"));
    EXPECT_THAT(message("a..b"), HasSubstr("'a' is not a range"));
    EXPECT_THAT(message("0.99..0.98"), HasSubstr("runs backwards"));
    VideopokerSweepRequest request = sweep_request({"flush=5"});
    request.columns = {"variance,varance"};
    const FieldError error = refusal_of(request);
    EXPECT_EQ(error.field, "columns");
    EXPECT_EQ(error.position, 9U);
    EXPECT_THAT(error.what(), HasSubstr("did you mean 'variance'?"));
}

TEST(VideopokerSweepTest, ColumnsOfOneNameAreRefused) {
    const auto request = [](const std::string& name, const std::string& column) {
        VideopokerSweepRequest made = sweep_request({"straight=4..5", name + "=5..6"});
        made.game.paytable =
            "id = \"mine\"\ndeck = 52\n[[pay]]\nhand = \"straight\"\npays = 4\n"
            "[[pay]]\nhand = \"flush\"\nname = \"" +
            name + "\"\npays = 5\n";
        if (!column.empty()) made.columns = {column};
        return made;
    };
    const std::vector<std::array<std::string, 3>> refused{{"Return", "", "return"},
                                                          {"return_exact", "", "return_exact"},
                                                          {"VARIANCE", "variance", "variance"},
                                                          {"hit_frequency", "hit-frequency", "hit_frequency"},
                                                          {"Straight Count", "counts", "straight count"}};
    for (const auto& [name, column, other] : refused) {
        const FieldError error = refusal_of(request(name, column));
        EXPECT_EQ(error.field, "pay");
        EXPECT_EQ(error.text, name + "=5..6");
        EXPECT_EQ(error.position, 0U);
        EXPECT_EQ(error.length, name.size());
        EXPECT_THAT(error.what(), HasSubstr("'" + name + "'"));
        EXPECT_THAT(error.what(), HasSubstr("'" + other + "'"));
        // The name of a column that is not asked for does not conflict.
        if (!column.empty()) {
            EXPECT_EQ(answer(request(name, "")).rows.size(), 4U);
        }
    }
}

}  // namespace
}  // namespace holdfast::ask
