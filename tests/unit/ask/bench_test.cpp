// The signature is the same for any number of threads, and `bench` shows it beside its timings.
#include <apps/terminal/system/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/system/bench.h>
#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;

using test::answer;
using testing::HasSubstr;
using testing::MatchesRegex;

TEST(BenchTest, AWholeNumberThatIsAbsentIsItsDefault) {
    EXPECT_EQ(test::request_of<BenchRequest>("").runs, 9);
    EXPECT_EQ(test::request_of<BenchRequest>(R"("runs": 3)").runs, 3);
}

TEST(BenchTest, ShowsTimingsAndTheSignatureThatDoesNotDependOnThreads) {
    const SignatureAnswer one = answer(SignatureRequest{});
    EXPECT_THAT(one.digest, MatchesRegex("[0-9a-f]{16}"));
    EXPECT_EQ(one.tables, videopoker::catalog_ids().size());
    EXPECT_GT(one.hands, 5 * one.tables);

    const BenchAnswer bench = answer(BenchRequest{1}, Work{3});
    EXPECT_EQ(bench.signature.digest, one.digest);
    EXPECT_EQ(bench.timings.size(), 5U);
    for (const Timing& timing : bench.timings) EXPECT_GT(timing.seconds, 0) << timing.name;

    const Json json = to_json(bench);
    EXPECT_EQ(json["query"], "bench");
    EXPECT_EQ(json["signature"], one.digest);
    EXPECT_EQ(json["timings"][1]["seconds"].get<double>(), bench.timings[1].seconds);
    EXPECT_THAT(to_text(bench), HasSubstr("Signature  " + one.digest));
    EXPECT_THAT(to_csv(bench), HasSubstr("name,seconds,per_second\n"));
}

}  // namespace
}  // namespace holdfast::ask
