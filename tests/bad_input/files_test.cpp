// Paths that are refused: what is no file, too large, or not to be written over. Status 2, nothing on standard output, one
// sentence, a caret.
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <tests/system/program.h>

namespace holdfast {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using testing_program::Outcome;
using testing_program::run;
using testing_program::run_shell;
using testing_program::ScratchFolder;

constexpr std::size_t largest_text = std::size_t{1} << 20U;

void expect_refusal(const std::vector<std::string>& arguments, const std::string& words) {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.status, 2) << words;
    EXPECT_EQ(outcome.out, "") << words;
    EXPECT_THAT(outcome.err, testing::MatchesRegex("holdfast: [^\n]*\n  [^\n]*\n +\\^~*\n"));
    EXPECT_THAT(outcome.err.substr(0, outcome.err.find('\n')), HasSubstr(words));
}

void expect_refused_game(const std::string& path, const std::string& words) {
    expect_refusal({"videopoker", "return", path}, words);
}

void expect_refused_chart(const std::string& path, const std::string& words) {
    expect_refusal({"videopoker", "evaluate", "jacks-or-better-9-6", path}, words);
}

TEST(BadFileTest, ThatAreNone) {
    const ScratchFolder folder;
    const std::string directory = folder.path("folder.toml");
    std::filesystem::create_directory(directory);
    expect_refused_game(directory, "is a directory, not a paytable file");
    expect_refused_chart(directory, "is a directory, not a chart file");
    const std::string pipe = folder.path("pipe.toml");
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    expect_refused_game(pipe, "is a pipe, not a paytable file");
    for (const std::string device : {"/dev/null", "/dev/zero", "/dev/tty", "/dev/random"}) {
        expect_refused_game(device, "'" + device + "' is a device, not a paytable file");
    }
    expect_refused_chart("/dev/null", "is a device, not a chart file");
    expect_refused_chart(folder.path("nowhere"), "does not exist");
    expect_refused_game(folder.write("file", "") + "/inside.toml", "cannot be read: Not a directory");
    const std::string loop = folder.path("loop.toml");
    std::filesystem::create_symlink("loop.toml", loop);
    expect_refused_game(loop, "cannot be read: ");
}

TEST(BadFileTest, ThatMayNotBeRead) {
    const ScratchFolder folder;
    const std::string file = folder.write("mine.toml", "id = \"x\"\n");
    ASSERT_EQ(chmod(file.c_str(), 0), 0);
    if (geteuid() == 0) GTEST_SKIP() << "root may read every file";
    expect_refused_game(file, "cannot be read: Permission denied");
}

TEST(BadFileTest, ThatLooksLikeAnId) {
    const ScratchFolder folder;
    folder.write("mine", "id = \"x\"\n");
    folder.write("jacks-or-better-9-6", "id = \"x\"\n");
    const auto return_of = [&](const std::string& game) {
        return run_shell("cd '" + folder.path("") + "' && holdfast videopoker return " + game);
    };
    const Outcome refused = return_of("mine");
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, StartsWith("holdfast: there is no game 'mine'; to read the file of that name, "
                                        "write './mine'\n  mine\n  ^~~~\n"));
    EXPECT_EQ(return_of("jacks-or-better-9-6").status, 0);
}

TEST(BadFileTest, OfSeveralTheWrongOneIsNamed) {
    const ScratchFolder folder;
    const std::string right =
        folder.write("right.toml", "id = \"x\"\ndeck = 52\n[[pay]]\nhand = \"flush\"\npays = 1\n");
    const std::string wrong = folder.write("wrong.toml", "id = \"x\"\ndeck = 5\n");
    const Outcome refused = run({"vp", "compare", right, "jacks-or-better-9-6", wrong});
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, StartsWith("holdfast: " + wrong + ":2:"));
    const Outcome alone = run({"vp", "compare", right});
    EXPECT_EQ(alone.status, 2);
    EXPECT_THAT(alone.err, HasSubstr(right));
}

TEST(BadFileTest, ThatIsTooLarge) {
    const ScratchFolder folder;
    const std::string gigabyte = folder.write("large.toml", "");
    std::filesystem::resize_file(gigabyte, std::uintmax_t{1} << 30U);
    expect_refused_game(gigabyte, "is larger than 1 MiB");
    const std::string head = "id = \"x\"\ndeck = 52\n[[pay]]\nhand = \"flush\"\npays = 1\n#";
    const std::string filled = head + std::string(largest_text - head.size(), 'x');
    EXPECT_EQ(run({"vp", "return", folder.write("right.toml", filled)}).status, 0);
    expect_refused_game(folder.write("over.toml", filled + "x"), "is larger than 1 MiB");
    expect_refused_chart(folder.write("large", std::string(largest_text + 1, '#')),
                         "is larger than 1 MiB, too large for a chart");
}

TEST(BadFileTest, StandardInputIsOneToo) {
    const Outcome read = run_shell("printf 'stright' | holdfast videopoker evaluate jacks-or-better-9-6 -");
    EXPECT_EQ(read.status, 2);
    EXPECT_EQ(read.out, "");
    EXPECT_THAT(read.err, StartsWith("holdfast: standard input:1:1: unknown word 'stright'"));
    const std::string diff = " holdfast videopoker diff jacks-or-better-9-6 ";
    const Outcome second = run_shell("printf 'redraw' > good; printf 'stright' |" + diff + "good -; rm good");
    EXPECT_THAT(second.err, StartsWith("holdfast: standard input:1:1: unknown word 'stright'"));
    const Outcome twice = run_shell("printf 'redraw' |" + diff + "- -");
    EXPECT_EQ(twice.status, 2);
    EXPECT_THAT(twice.err, HasSubstr("standard input can be read only once"));
}

// Each command that writes a file, with a name that its files may have.
TEST(BadFileTest, ThatIsThereAlreadyStays) {
    const std::string game = "jacks-or-better-9-6";
    struct Writing {
        std::vector<std::string> command;
        std::string name;
        std::string too_long;  ///< what is said of a name with 300 letters more; empty if not asked
    };
    for (auto& [command, name, too_long] : std::vector<Writing>{
             {{"videopoker", "bankroll", game, "--hands", "10", "--out"},
              "taken.svg",
              "cannot be created: File name too long"},
             {{"videopoker", "strategy", game, "--out"}, "chart.html", ""},
             {{"videopoker", "sweep", game, "--pay", "flush=5", "--out"}, "mine.db", ""},
             {{"export", "five-card-scores"}, "mine.db", "cannot be written: File name too long"}}) {
        const ScratchFolder folder;
        const auto writing_to = [&, line = command](const std::string& path) {
            std::vector<std::string> arguments = line;
            arguments.push_back(path);
            return arguments;
        };
        expect_refusal(writing_to(folder.write(name, "not ours\n")), "exists already");
        EXPECT_EQ(testing_program::text_of_file(folder.path(name)), "not ours\n");
        expect_refusal(writing_to(folder.path("no/" + name)), "no such folder");
        if (!too_long.empty()) {
            expect_refusal(writing_to(folder.path(std::string(300, 'a') + name)), too_long);
        }
    }
}

TEST(BadFileTest, ThatEndsInSomethingElseIsNotWritten) {
    const ScratchFolder folder;
    for (const char* const name : {"chart", "chart.pdf", "chart.txt.gz", "txt"}) {
        const std::string file = folder.path(name);
        expect_refusal({"videopoker", "strategy", "jacks-or-better-9-6", "--out", file},
                       "--out writes to a file that ends in .html, .svg or .txt, not ");
        EXPECT_FALSE(std::filesystem::exists(file));
    }
    expect_refusal({"export", "seven-card-best", "five.csv"}, "a SQLite file, whose name ends in .db");
    expect_refusal({"export", "five-card-scores", ""}, "ends in .db");
    const std::string empty = folder.path("empty.svg");
    expect_refusal({"videopoker", "bankroll", "jacks-or-better-9-6", "--out", empty},
                   "this answer has nothing to draw");
    const std::string table = folder.path("five.db");
    expect_refusal({"export", "five-card-scores", table, "--threads", "many"},
                   "the number of threads must be");
    for (const std::string& file : {empty, table}) EXPECT_FALSE(std::filesystem::exists(file)) << file;
}

}  // namespace
}  // namespace holdfast
