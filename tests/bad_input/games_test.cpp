// Wrong games: unknown ids, and files that are no paytables. Status 2, one sentence with its place and a
// caret, nothing on standard output.
#include <cstdlib>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <tests/bad_input/expect_refused.h>

namespace holdfast {
namespace {

using testing_program::ScratchFolder;

TEST(BadGameTest, AnUnknownIdSuggestsTheNearest) {
    expect_refused({"jacks-or-beter-9-6"}, "jacks-or-better-9-6",
                   "  jacks-or-beter-9-6\n  ^~~~~~~~~~~~~~~~~~\n");
    expect_refused({"deuces wild"}, "there is no game 'deuces wild'; did you mean deuces-wild-",
                   "  deuces wild\n  ^~~~~~~~~~~\n");
    expect_refused({"jacks-or-better-96"}, "did you mean jacks-or-better-9-6, ");
    expect_refused({""}, "no game is named", "  \n  ^\n");
}

TEST(BadGameTest, PathsOfNoFile) {
    expect_refused({"./jacks-or-better-9-6"},
                   "there is no game './jacks-or-better-9-6'; did you mean jacks-or-better-9-6?",
                   "  ./jacks-or-better-9-6\n  ^~~~~~~~~~~~~~~~~~~~~\n");
    expect_refused({"nowhere.toml"}, "'nowhere.toml' does not exist",
                   "exist\n  nowhere.toml\n  ^~~~~~~~~~~~\n");
    expect_refused({"jacks-or-better-9-6.toml"},
                   "does not exist; the game is jacks-or-better-9-6, without .toml");
    const ScratchFolder folder;
    const std::string file = folder.write("file", "");
    expect_refused({file + "/inside.toml"}, "cannot be read: Not a directory");
    const std::string loop = folder.path("loop.toml");
    std::filesystem::create_symlink("loop.toml", loop);
    expect_refused({loop}, "cannot be read: ");
}

TEST(BadGameTest, WhatIsNoFile) {
    const ScratchFolder folder;
    const std::string directory = folder.path("folder.toml");
    std::filesystem::create_directory(directory);
    expect_refused({directory}, "is a directory, not a paytable file");
    const std::string pipe = folder.path("pipe.toml");
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    expect_refused({pipe}, "is a pipe, not a paytable file");
    for (const std::string device : {"/dev/null", "/dev/zero", "/dev/tty", "/dev/random"}) {
        expect_refused({device}, "'" + device + "' is a device, not a paytable file");
    }
}

TEST(BadGameTest, AFileThatMayNotBeRead) {
    const ScratchFolder folder;
    const std::string file = folder.write("mine.toml", "id = \"x\"\n");
    ASSERT_EQ(chmod(file.c_str(), 0), 0);
    if (geteuid() == 0) GTEST_SKIP() << "root may read every file";
    expect_refused({file}, "cannot be read: Permission denied");
}

TEST(BadGameTest, AFileThatLooksLikeAnId) {
    const ScratchFolder folder;
    folder.write("mine", "id = \"x\"\n");
    folder.write("jacks-or-better-9-6", "id = \"x\"\n");
    const auto return_of = [&](const std::string& game) {
        return testing_program::run_shell("cd '" + folder.path("") + "' && holdfast videopoker return " +
                                          game);
    };
    const testing_program::Outcome refused = return_of("mine");
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err,
                testing::StartsWith("holdfast: there is no game 'mine'; to read the file of that "
                                    "name, write './mine'\n  mine\n  ^~~~\n"));
    EXPECT_EQ(return_of("jacks-or-better-9-6").status, 0);
}

TEST(BadGameTest, OfSeveralFilesTheWrongOneIsNamed) {
    const ScratchFolder folder;
    const std::string right =
        folder.write("right.toml", "id = \"x\"\ndeck = 52\n[[pay]]\nhand = \"flush\"\npays = 1\n");
    const std::string wrong = folder.write("wrong.toml", "id = \"x\"\ndeck = 5\n");
    const testing_program::Outcome refused =
        testing_program::run({"vp", "compare", right, "jacks-or-better-9-6", wrong});
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, testing::StartsWith("holdfast: " + wrong + ":2:"));
}

TEST(BadGameTest, TheOnlyFileToCompareIsNamed) {
    const ScratchFolder folder;
    const std::string only =
        folder.write("only.toml", "id = \"x\"\ndeck = 52\n[[pay]]\nhand = \"flush\"\npays = 1\n");
    const testing_program::Outcome refused = testing_program::run({"vp", "compare", only});
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, testing::HasSubstr(only));
}

TEST(BadGameTest, AFileThatIsTooLarge) {
    const ScratchFolder folder;
    const std::string gigabyte = folder.write("large.toml", "");
    std::filesystem::resize_file(gigabyte, std::uintmax_t{1} << 30U);
    expect_refused({gigabyte}, "is larger than 1 MiB");
    const std::string head = "id = \"x\"\ndeck = 52\n[[pay]]\nhand = \"flush\"\npays = 1\n#";
    const std::size_t limit = std::size_t{1} << 20U;
    const std::string just_right = folder.write("right.toml", head + std::string(limit - head.size(), 'x'));
    EXPECT_EQ(testing_program::run({"vp", "return", just_right}).status, 0);
    expect_refused({folder.write("over.toml", head + std::string(limit + 1 - head.size(), 'x'))},
                   "is larger than 1 MiB");
}

TEST(BadGameTest, TextThatIsNoUtf8) {
    expect_refused_text("id = \"x\"\nname = \"caf\xE9\"\n", 2, 12, "UTF-8",
                        "  name = \"caf?\"\n             ^\n");
    expect_refused_text("\xFF\xFEi\0d\0", 1, 1, "UTF-8");
}

TEST(BadGameTest, Toml) {
    expect_refused_text("id = \"x\"\ndeck = 52\n[[pay]\nhand = \"flush\"\n", 3, 7, "",
                        "  [[pay]\n        ^\n");
    expect_refused_text("id = \"x\"\nid = \"y\"\n", 2, 0, "");
    expect_refused_text("deck 52\n", 1, 0, "");
    expect_refused_text("id = \"x\"\n[\n[pay]]\n", 2, 2, "");  // a key is looked for in the line break
    expect_refused_text("id = \"x\"\né = 3\n", 2, 1, "");      // a key beyond ASCII
    expect_refused_text("", 1, 1, "needs an id", nothing_to_show);
}

TEST(BadGameTest, KeysOfThePaytable) {
    expect_refused_text("id = \"x\"\nsuits = 4\n" + one_row("pair", ""), 2, 1,
                        "'suits' is not a key of a paytable", "  suits = 4\n  ^~~~~\n");
    expect_refused_text("id = \"x\"\ndeck = 51\n", 2, 8, "52 to 57", "  deck = 51\n         ^~\n");
    expect_refused_text("id = \"x\"\ndeck = \"52\"\n", 2, 8, "52 to 57", "  deck = \"52\"\n         ^~~~\n");
    expect_refused_text("id = 7\ndeck = 52\n", 1, 6, "text in quotes", "  id = 7\n       ^\n");
    expect_refused_text("id = \"x\"\ndeck = 52\n", 1, 1, "at least one row, written as a [[pay]] table");
    expect_refused_text("id = \"x\"\ndeck = 52\npay = []\n", 3, 7, "[[pay]]");
    expect_refused_text("id = \"x\"\ndeck = 52\nwild = [\"2\", \"2h\"]\n" + one_row("pair", ""), 3, 14,
                        "listed twice");
    expect_refused_text("id = \"x\"\ndeck = 52\nwild = [\"1\"]\n" + one_row("pair", ""), 3, 9,
                        "is not a rank");
}

TEST(BadGameTest, HandsAndKeysOfARow) {
    expect_refused_row("hand = \"full hose\"", 6, "'full hose' is not a hand; did you mean 'full house'?");
    expect_refused_row("hand = \"pair\"\ncolour = \"red\"", 7, "'colour' is not a key of a row");
    expect_refused_row("rank = \"A\"", 5, "a row needs a hand");
}

TEST(BadGameTest, QualifiersWhereTheyDoNotBelong) {
    expect_refused_row("hand = \"flush\"\nkicker = \"A\"", 7, "'kicker' does not go with flush");
    expect_refused_row("hand = \"two pair\"\nrank = \"A\"", 7, "'rank' does not go with two pair");
    expect_refused_row("hand = \"pair\"\nsuit = \"h\"", 7, "'suit' does not go with pair");
    expect_refused_row("hand = \"nothing\"\nnatural = true", 7, "'natural' does not go with nothing");
    expect_refused_row("hand = \"pair\"\ncount = 2", 7, "'count' does not go with pair");
    expect_refused_row("hand = \"wild cards\"", 5, "count = 1 to 5");
    expect_refused_row("hand = \"wild cards\"\ncount = 6", 7, "1 to 5");
}

TEST(BadGameTest, OrdersThatCannotBe) {
    expect_refused_row("hand = \"pair\"\norder = \"sequential\"", 7, "'order' does not go with pair");
    expect_refused_text("id = \"x\"\ndeck = 52\n[[pay]]\nhand = \"royal flush\"\norder = \"up\"\npays = 1\n",
                        5, 9, "'up' is not an order", "  order = \"up\"\n          ^~~~\n");
    expect_refused_text(
        "id = \"x\"\ndeck = 53\n[[pay]]\nhand = \"royal flush\"\norder = \"sequential\"\npays = 1\n", 5, 9,
        "natural = true", "  order = \"sequential\"\n          ^~~~~~~~~~~~\n");
}

// The order of the cards is nothing that most queries see: better no answer than a wrong one.
TEST(BadGameTest, QueriesThatDoNotSeePlaces) {
    const std::string game = "jacks-or-better-9-6-sequential-royal";
    const auto refused = [&](const std::string& query, const std::string& more = "") {
        const testing_program::Outcome outcome =
            testing_program::run_shell("holdfast videopoker " + query + " " + game + " " + more);
        EXPECT_EQ(outcome.status, 2) << query;
        EXPECT_EQ(outcome.out, "") << query;
        EXPECT_THAT(outcome.err,
                    testing::HasSubstr("pays by the order of the cards ('sequential royal flush')"))
            << query;
        EXPECT_THAT(outcome.err, testing::HasSubstr("; return, hold, strategy")) << query;
    };
    refused("compare", "jacks-or-better-9-6");
    refused("relearn jacks-or-better-9-6");
    refused("drill", "--seed 1");
}

TEST(BadGameTest, MalformedQualifiers) {
    expect_refused_row("hand = \"pair\"\nrank = \"K-J\"", 7, "runs backwards");
    expect_refused_row("hand = \"pair\"\nrank = \"1\"", 7, "is not a rank");
    expect_refused_row("hand = \"pair\"\nrank = []", 7, "empty");
    expect_refused_row("hand = \"flush\"\nsuit = \"x\"", 7, "is not a suit");
    expect_refused_row("hand = \"flush\"\nnatural = 1", 7, "true or false");
}

TEST(BadGameTest, RowsThatNoFiveCardsCanSatisfy) {
    expect_refused_row("hand = \"five of a kind\"", 6,
                       "no five cards of this deck can make the row 'five of a kind'");
    expect_refused_row("hand = \"wild cards\"\ncount = 1", 6, "no five cards of this deck");
    expect_refused_row("hand = \"four of a kind\"\nrank = \"A\"\nkicker = \"A\"", 6,
                       "no five cards of this deck");
}

TEST(BadGameTest, Pays) {
    const auto refused_pays = [](const std::string& pays, const std::string& words) {
        expect_refused_text("id = \"x\"\ndeck = 52\n[[pay]]\nhand = \"pair\"\npays = " + pays + "\n", 5, 0,
                            words);
    };
    refused_pays("-1", "'-1' is negative");
    refused_pays("\"-1/2\"", "'-1/2' is negative");
    refused_pays("1000000000001", "10^12");
    refused_pays("\"1/1000000000001\"", "10^12");
    refused_pays("99999999999999999999999999", "");
    refused_pays("1e400", "");
    refused_pays("1e61", "'1e61' is not a pay");
    refused_pays("1e13", "'1e13' is too large or too fine a fraction");
    refused_pays("inf", "");
    refused_pays("nan", "");
    refused_pays("0x10", "");
    refused_pays("true", "a number");
    refused_pays("\"1/0\"", "");
    refused_pays("\"ten\"", "");
    refused_pays("\"" + std::string(100, '9') + "\"", "");
    expect_refused_text("id = \"x\"\ndeck = 52\n[[pay]]\nhand = \"pair\"\n", 3, 1, "pays");
}

TEST(BadGameTest, TooManyRows) {
    std::string text = "id = \"x\"\ndeck = 52\n";
    for (int row = 0; row < 65; ++row) text += one_row("flush", "");
    expect_refused_text(text, 2 + 3 * 64 + 1, 1, "at most 64 rows");
}

TEST(BadGameTest, ControlCharactersInNames) {
    for (const std::string letters : {"\\n", "\\u0007", "\\u001b[31m", "\\u007f", "\\u0085", "\\u009b31m"}) {
        expect_refused_text("id = \"x\"\nname = \"a" + letters + "b\"\ndeck = 52\n" + one_row("flush", ""), 2,
                            8, "control characters");
        expect_refused_row("hand = \"pair\"\nname = \"a" + letters + "b\"", 7, "control characters");
    }
}

TEST(BadGameTest, ChangedPays) {
    const std::string game = "jacks-or-better-9-6";
    expect_refused({game, "--pay", "full hose=8"},
                   "'full hose' is not a row of this game; its rows are 'royal flush', ",
                   "  full hose=8\n  ^~~~~~~~~\n");
    expect_refused({game, "--pay", "flush"}, "HAND=PAYS", "  flush\n  ^~~~~\n");
    expect_refused({game, "--pay", "flush=six"}, "", "  flush=six\n        ^\n");
    expect_refused({game, "--pay", "flush=4,000"}, "; leave out the comma: 4000");
    expect_refused({game, "--pay", "flush=-6"}, "negative", "  flush=-6\n        ^~\n");
    expect_refused({game, "--pay", "flush=5", "--pay", "flush=6"}, "twice", "  flush=6\n  ^~~~~\n");
    expect_refused({"double-double-bonus-9-6", "--pay", "four of a kind=1"},
                   "matches several rows: 'four aces with 2-4', ", "  four of a kind=1\n  ^~~~~~~~~~~~~~\n");
    // The same words and limits as in a paytable file.
    for (const std::string pay : {"1000000000001", "1e13", "1/1000000000039"}) {
        const std::string sentence = "'" + pay +
                                     "' is too large or too fine a fraction: a pay times the common "
                                     "denominator of all pays must not exceed 10^12";
        expect_refused({game, "--pay", "flush=" + pay}, sentence,
                       "  flush=" + pay + "\n        ^" + std::string(pay.size() - 1, '~') + "\n");
        expect_refused_text("id = \"x\"\ndeck = 52\n[[pay]]\nhand = \"pair\"\npays = \"" + pay + "\"\n", 5, 0,
                            sentence);
    }
    expect_refused({game, "--pay", "flush=-6"}, "'-6' is negative: what a row pays is 0 or more");
}

// Six decimals are always exact; of more, as programs write them, the error says what would do.
TEST(BadGameTest, PaysThatAreTooFine) {
    const testing_program::Outcome fine =
        testing_program::run({"vp", "return", "jacks-or-better-9-6", "--pay", "flush=6.123457", "--pay",
                              "straight=3.999999", "--json"});
    EXPECT_EQ(fine.status, 0) << fine.err;
    EXPECT_THAT(fine.out, testing::HasSubstr("\"to_exact\": \"6123457/1000000\""));
    expect_refused({"jacks-or-better-9-6", "--pay", "flush=6.1234567891234"},
                   "must not exceed 10^12; the finest is 6.123457 to six decimals",
                   "  flush=6.1234567891234\n        ^~~~~~~~~~~~~~~\n");
    expect_refused_text("id = \"x\"\ndeck = 52\n[[pay]]\nhand = \"pair\"\npays = 16.666666666666668\n", 5, 0,
                        "the finest is 16.666667 to six decimals");
    expect_refusal({"vp", "sweep", "jacks-or-better-9-6", "--pay", "flush=5,0.3333333333333333"}, "",
                   "the finest is 0.333333 to six decimals", "");
}

}  // namespace
}  // namespace holdfast
