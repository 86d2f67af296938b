// `holdfast batch`: one answer a line, in order, each as soon as possible; errors in place; bounded memory.
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <sstream>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>
#include <tests/system/running_program.h>

namespace holdfast {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using testing_program::Outcome;
using testing_program::run;
using testing_program::run_shell;
using testing_program::RunningProgram;
using testing_program::ScratchFolder;
using Json = nlohmann::ordered_json;

const std::string royal = R"({"query": "hand", "cards": "AsKsQsJsTs"})";
const std::string wrong = R"({"id": 7, "query": "hand", "cards": "As"})";

Outcome batch(const std::string& input, const std::vector<std::string>& options = {}) {
    const ScratchFolder folder;
    std::vector<std::string> arguments{"batch", folder.write("requests", input)};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run(arguments);
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

/// Every line is whole JSON and the text ends with a line break.
void expect_whole_lines(const std::string& text) {
    EXPECT_TRUE(text.empty() || text.back() == '\n');
    for (const std::string& line : lines_of(text)) EXPECT_TRUE(Json::accept(line)) << line.substr(0, 200);
}

TEST(BatchTest, AnswersAndErrorsInTheirPlace) {
    const Outcome outcome = batch(royal + "\n" + wrong + "\n" + royal + "\n");
    const std::vector<std::string> lines = lines_of(outcome.out);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_THAT(lines[0], StartsWith(R"({"query": "hand", "cards": "AsKsQsJsTs", )"));
    EXPECT_THAT(
        lines[1],
        StartsWith(
            R"({"id": 7, "error": {"message": "expected 5, 6 or 7 cards, found 1", "field": "cards", )"));
    EXPECT_EQ(lines[2], lines[0]);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.err, "holdfast: 1 of 3 requests got an error line\n");
}

TEST(BatchTest, WithoutErrorsTheStatusIs0) {
    const Outcome outcome = batch(royal + "\n" + royal + "\n");
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(lines_of(outcome.out).size(), 2U);
    const Outcome nothing = batch("");
    EXPECT_EQ(nothing.status, 0);
    EXPECT_EQ(nothing.out + nothing.err, "");
}

TEST(BatchTest, LinesAsTheyMayBeWritten) {
    const std::string answer = batch(royal + "\n").out;
    EXPECT_EQ(batch(royal).out, answer);                                     // no line break at the end
    EXPECT_EQ(batch(royal + "\r\n" + royal + "\r\n").out, answer + answer);  // of Windows
    EXPECT_EQ(batch("\n \t\n\r\n" + royal + "\n\n" + royal + "\n \n").out, answer + answer);  // blank ones
    EXPECT_EQ(batch("  " + royal + "\t\n").out, answer);
    EXPECT_EQ(batch("\n\n \n").out, "");
}

TEST(BatchTest, OrderIsKeptWithManyThreads) {
    std::string input;
    for (int i = 0; i < 300; ++i) {
        const std::string id = R"({"id": )" + std::to_string(i);
        // Some take long, most do not, some are wrong.
        if (i % 50 == 0) {
            input +=
                id +
                R"(, "query": "videopoker.return", "game": "sevens-and-joker-wild", "pay": {"straight": )" +
                std::to_string(i) + "}}\n";
        } else if (i % 7 == 0) {
            input += id + R"(, "query": "hnd"})"
                          "\n";
        } else {
            input += id + R"(, "query": "hand", "cards": "9s9h9d4s4c"})"
                          "\n";
        }
    }
    const Outcome one = batch(input, {"--threads", "1"});
    const std::vector<std::string> lines = lines_of(one.out);
    ASSERT_EQ(lines.size(), 300U);
    for (std::size_t i = 0; i < lines.size(); ++i) EXPECT_EQ(Json::parse(lines[i])["id"], i);
    for (const char* threads : {"2", "7", "64", "0"}) {
        const Outcome several = batch(input, {"--threads", threads});
        EXPECT_EQ(several.out, one.out);
        EXPECT_EQ(several.err, one.err);
        EXPECT_EQ(several.status, 2);
    }
}

TEST(BatchTest, ALineThatIsTooLong) {
    const std::size_t limit = std::size_t{1} << 20U;
    const std::string id_of_limit =
        "{\"id\": \"" + std::string(limit - royal.size() - 10, 'x') + "\", " + royal.substr(1);
    ASSERT_EQ(id_of_limit.size(), limit);
    const Outcome outcome = batch(id_of_limit + "\n" + id_of_limit + " \n" + std::string(5 * limit, 'x') +
                                  "\n" + royal + "\n" + std::string(3 * limit, ' '));
    const std::vector<std::string> lines = lines_of(outcome.out);
    ASSERT_EQ(lines.size(), 5U);
    EXPECT_THAT(lines[0], HasSubstr("\"words\": \"royal flush\""));
    const std::string refusal =
        R"({"error": {"message": "a request must not be longer than 1 MiB", "text": )";
    EXPECT_THAT(lines[1], StartsWith(refusal));
    EXPECT_THAT(lines[2], StartsWith(refusal));
    EXPECT_THAT(lines[3], StartsWith(R"({"query": "hand")"));
    EXPECT_THAT(lines[4], StartsWith(refusal));
    EXPECT_EQ(outcome.status, 2);
}

TEST(BatchTest, BytesThatAreNotUtf8) {
    const Outcome outcome =
        batch("{\"query\": \"\xFF\"}\n" + royal + "\n" + std::string("\0\n", 2) + royal + "\n");
    expect_whole_lines(outcome.out);
    const std::vector<std::string> lines = lines_of(outcome.out);
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_THAT(lines[0], HasSubstr("UTF-8"));
    EXPECT_THAT(lines[1], HasSubstr("royal flush"));
    EXPECT_THAT(lines[2], HasSubstr("not valid JSON"));
    EXPECT_EQ(outcome.status, 2);
}

TEST(BatchTest, StandardInput) {
    const std::string answer = batch(royal + "\n").out;
    for (const char* command : {"holdfast batch", "holdfast batch -", "holdfast batch /dev/stdin",
                                "cat | holdfast batch --threads 3"}) {
        const Outcome outcome = run_shell("printf '%s\\n' '" + royal + "' | " + command);
        EXPECT_EQ(outcome.out, answer) << command << "\n" << outcome.err;
        EXPECT_EQ(outcome.status, 0) << command;
    }
}

TEST(BatchTest, FilesThatCannotBeRead) {
    const ScratchFolder folder;
    for (const auto& [path, words] :
         std::vector<std::pair<std::string, std::string>>{{folder.path("nowhere"), "does not exist"},
                                                          {folder.path("."), "is a directory"},
                                                          {"", "does not exist"}}) {
        const Outcome outcome = run({"batch", path});
        EXPECT_EQ(outcome.status, 2) << path;
        EXPECT_EQ(outcome.out, "") << path;
        EXPECT_THAT(outcome.err, HasSubstr(words));
        EXPECT_EQ(lines_of(outcome.err).size(), 3U) << outcome.err;
    }
    const Outcome directory = run_shell("holdfast batch < /");
    EXPECT_EQ(directory.status, 2);
    EXPECT_THAT(directory.err, HasSubstr("is a directory"));
    const Outcome closed = run_shell("holdfast batch <&-");
    EXPECT_EQ(closed.status, 1);
    EXPECT_THAT(closed.err, HasSubstr("cannot read the requests"));
}

TEST(BatchTest, EachAnswerComesWhileTheInputIsOpen) {
    for (const char* threads : {"1", "4"}) {
        RunningProgram program({"batch", "--threads", threads});
        for (int i = 0; i < 40; ++i) {
            ASSERT_TRUE(program.write(R"({"id": )" + std::to_string(i) + ", " + royal.substr(1) + "\n"));
            EXPECT_EQ(Json::parse(program.line())["id"], i);
        }
        // Half a line waits for its other half.
        program.write(royal.substr(0, 10));
        program.write(royal.substr(10) + "\n");
        EXPECT_THAT(program.line(), HasSubstr("royal flush"));
        program.end_of_input();
        const Outcome outcome = program.wait();
        EXPECT_EQ(outcome.status, 0);
        EXPECT_EQ(outcome.out + outcome.err, "");
    }
}

void expect_stopped(const Outcome& outcome) {
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.err, "holdfast: stopped\n");
    expect_whole_lines(outcome.out);
}

using Clock = std::chrono::steady_clock;

TEST(BatchTest, AnInterruptEndsItWhileItWaits) {
#ifdef __SANITIZE_THREAD__
    // Threads that wait for a line wait for a mutex. If one of them gets the signal, the thread sanitizer
    // runs the handler when the wait is over, which is never.
    GTEST_SKIP() << "the thread sanitizer delays signals";
#endif
    for (const int signal : {SIGINT, SIGTERM}) {
        RunningProgram program({"batch", "--threads", "3"});
        program.write(royal + "\n");
        EXPECT_THAT(program.line(), HasSubstr("royal flush"));
        const auto begin = Clock::now();
        program.send(signal);
        expect_stopped(program.wait());
        EXPECT_LT(Clock::now() - begin, std::chrono::seconds(5));
    }
}

TEST(BatchTest, AnInterruptEndsTheWaitForTheWriterOfAPipe) {
    const ScratchFolder folder;
    const std::string pipe = folder.path("pipe");
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    RunningProgram program({"batch", pipe, "--threads", "1"});
    EXPECT_TRUE(program.handles(SIGTERM));
    std::this_thread::sleep_for(std::chrono::milliseconds(150));
    const auto begin = Clock::now();
    program.send(SIGTERM);
    expect_stopped(program.wait());
    EXPECT_LT(Clock::now() - begin, std::chrono::seconds(5));
}

TEST(BatchTest, AnInterruptEndsItWhileItComputes) {
    const std::string endless =
        R"({"query": "holdem.equity", "ranges": ["random", "random", "random", "random"], "exact": true})"
        "\n";
    for (const char* threads : {"1", "2"}) {
        RunningProgram program({"batch", "--threads", threads});
        program.write(royal + "\n" + endless + royal + "\n");
        EXPECT_THAT(program.line(), HasSubstr("royal flush"));
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        const auto begin = Clock::now();
        program.send(SIGINT);
        const Outcome outcome = program.wait();
        expect_stopped(outcome);
        EXPECT_EQ(outcome.out, "");  // the answer after the endless one is not written out of order
        EXPECT_LT(Clock::now() - begin, std::chrono::seconds(5));
    }
}

TEST(BatchTest, AReaderMayLeaveEarly) {
    const ScratchFolder folder;
    std::string input;
    for (int i = 0; i < 5'000; ++i) input += royal + "\n";
    const std::string file = folder.write("requests", input);
    const Outcome outcome = run_shell("holdfast batch --threads 3 " + file + " | head -n 1");
    EXPECT_EQ(lines_of(outcome.out).size(), 1U);
    EXPECT_EQ(outcome.err, "");
}

TEST(BatchTest, AFullDiskIsAnError) {
    if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
    const ScratchFolder folder;
    std::string input;
    for (int i = 0; i < 100; ++i) input += royal + "\n";
    const Outcome outcome =
        run_shell("holdfast batch --threads 3 " + folder.write("requests", input) + " > /dev/full");
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.err, StartsWith("holdfast: cannot write the answer: No space left on device"));
}

TEST(BatchTest, AFullDiskEndsItAlsoWhileItWaitsForInput) {
    if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
    const ScratchFolder folder;
    const std::string pipe = folder.path("pipe");
    // The pipe never ends: the shell holds it open.
    const Outcome outcome = run_shell("mkfifo " + pipe + "; exec 3<>" + pipe + "; echo '" + royal +
                                      "' >&3; holdfast batch --threads 2 " + pipe + " > /dev/full");
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.err, StartsWith("holdfast: cannot write the answer: "));
}

TEST(BatchSlow, MemoryIsBoundedHoweverManyTheLines) {
    // The first answer takes seconds; meanwhile all the others together would be far more than the bound.
    const ScratchFolder folder;
    std::string input = R"({"query": "holdem.equity", "ranges": ["AA", "KK"], "samples": 30000000})"
                        "\n";
    constexpr std::size_t large_ones = 1'500;
    for (std::size_t i = 0; i < large_ones; ++i) {
        input += R"({"query": "holdem.preflop", "hands": ["22+", "A2s+", "K2s+"], "opponents": "1-9"})"
                 "\n";
    }
    RunningProgram program({"batch", folder.write("requests", input), "--threads", "2"});
    std::size_t lines = 0;
    std::size_t bytes = 0;
    for (std::string line = program.line(); !line.empty(); line = program.line()) {
        ++lines;
        bytes += line.size();
    }
    const Outcome outcome = program.wait();
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(lines, large_ones + 1);
    EXPECT_GT(bytes, 100'000'000U);
    EXPECT_LT(program.most_memory(), 100);
}

TEST(BatchTest, ReadsTables) {
    const ScratchFolder folder;
    const std::string file = folder.path("flop.shard");
    const Outcome built =
        run({"holdem", "table", "build", "flop", "--out", file, "--shard", "21/220", "--json"});
    ASSERT_EQ(built.status, 0) << built.err;
    const nlohmann::json request{{"query", "holdem.table.info"}, {"file", file}};
    const Outcome outcome = batch(request.dump() + "\n");
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    nlohmann::json info = nlohmann::json::parse(outcome.out);
    EXPECT_EQ(info.at("query"), "holdem.table.info");
    info["query"] = "holdem.table.build";
    EXPECT_EQ(info, nlohmann::json::parse(built.out));
}

}  // namespace
}  // namespace holdfast
