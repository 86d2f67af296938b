// `holdfast videopoker bankroll` as a user types it: the file that --out draws into.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/system/program.h>

namespace holdfast::testing_program {
namespace {

TEST(BankrollCommandTest, DrawsIntoANewFile) {
    const ScratchFolder folder;
    const std::string file = folder.path("ruin.svg");
    const Outcome drawn = run({"vp", "bankroll", "jacks-or-better-9-6", "--bankroll", "100", "--hands", "500",
                               "--out", file, "--json"});
    EXPECT_EQ(drawn.status, 0) << drawn.err;
    EXPECT_EQ(drawn.err, "holdfast: wrote " + file + ": a curve, 'Chance of ruin by number of hands'\n");
    EXPECT_THAT(drawn.out, testing::HasSubstr("\"ruin_probability\""));
    const std::string svg = text_of_file(file);
    EXPECT_THAT(svg, testing::StartsWith("<svg "));
    EXPECT_THAT(svg, testing::EndsWith("</svg>\n"));
    // Once is enough.
    const Outcome again =
        run({"vp", "bankroll", "jacks-or-better-9-6", "--bankroll", "100", "--hands", "5", "--out", file});
    EXPECT_EQ(again.status, 2);
    EXPECT_EQ(text_of_file(file), svg);
}

TEST(BankrollCommandTest, OtherCommandsHaveNoOut) {
    const Outcome other = run({"vp", "return", "jacks-or-better-9-6", "--out", "file"});
    EXPECT_EQ(other.status, 2);
    EXPECT_THAT(other.err, testing::HasSubstr("has no option '--out'"));
}

}  // namespace
}  // namespace holdfast::testing_program
