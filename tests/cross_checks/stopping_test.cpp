// Every query of the registry stops soon after its flag is raised, on the most expensive request known for
// it, even while the request is read. CPU time is measured, so that other work on the machine does not count.
// This is one of the optimised tests: in other test programs the linker would use their own slow copies of
// the code that reads and writes JSON, for the library as well.
#include <chrono>
#include <ctime>
#include <set>
#include <string>
#include <thread>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <pthread.h>
#include <tests/support/dear_requests.h>

#include <holdfast/ask/ask.h>
#include <holdfast/ask/registry.h>
#include <holdfast/core/error.h>

namespace holdfast::ask {
namespace {

/// Asks a query that must be stopped or answered, because a refused request measures nothing, except one that
/// is refused after some time of counting.
void ask_to_stop(Session& session, const std::string& request, const StopFlag& stop) {
    try {
        const Reply reply = ask(session, request, Work{1, {}, &stop});
        EXPECT_TRUE(reply.kind == Reply::Kind::answer ||
                    reply.json.find("too many different deals") != std::string::npos)
            << reply.json.substr(0, 200);
    } catch (const Stopped&) {
    }
}

u64 nanoseconds(clockid_t clock) {
    constexpr u64 second = 1'000'000'000;
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<u64>(time.tv_sec) * second + static_cast<u64>(time.tv_nsec);
}

/// How long this thread computed after the flag was raised, in milliseconds, until it stopped or had its
/// answer; 0 if the answer came before the flag.
double time_to_stop(Session& session, const std::string& request, std::chrono::milliseconds before) {
    StopFlag stop;
    clockid_t own{};
    pthread_getcpuclockid(pthread_self(), &own);
    u64 raised = 0;
    std::thread raiser([&] {
        std::this_thread::sleep_for(before);
        raised = nanoseconds(own);
        stop.request_stop();
    });
    ask_to_stop(session, request, stop);
    const u64 ended = nanoseconds(own);
    raiser.join();
    constexpr double millisecond = 1e6;
    return ended >= raised ? static_cast<double>(ended - raised) / millisecond : 0;
}

TEST(StoppingTest, EveryQueryHasACostliestRequest) {
    std::set<std::string> asked;
    for (const std::string& request : test::dear_requests()) {
        asked.insert(Json::parse(request)["query"].get<std::string>());
    }
    for (const Query* query : registry()) EXPECT_EQ(asked.count(std::string(query->name)), 1U) << query->name;
}

TEST(StoppingTest, BeforeItBegins) {
    Session session;
    StopFlag stop;
    stop.request_stop();
    for (const std::string& request : test::dear_requests()) {
        SCOPED_TRACE(request.substr(0, 200));
        // One that does not look at its flag would take minutes.
        ask_to_stop(session, request, stop);
    }
}

TEST(TooManyGroupsSlow, AreRefusedBeforeMemoryRunsOut) {
    Session session;
    const Reply reply =
        ask(session, Json{{"query", "videopoker.strategy"}, {"game", test::suited_game()}}.dump());
    EXPECT_EQ(reply.kind, Reply::Kind::refusal);
    EXPECT_NE(reply.json.find("too many different deals"), std::string::npos) << reply.json;
}

TEST(StoppingSlow, WithinAQuarterOfASecond) {
    constexpr double most = 250;
    for (const std::string& request : test::dear_requests()) {
        SCOPED_TRACE(request.substr(0, 200));
        double longest = 0;
        for (const int before : {1, 10, 30, 60, 100, 150, 250, 400, 700, 1200, 2000}) {
            Session session;
            longest = std::max(longest, time_to_stop(session, request, std::chrono::milliseconds(before)));
        }
        std::printf("%6.0f ms  %s\n", longest, request.substr(0, 100).c_str());
        EXPECT_LE(longest, most);
    }
}

}  // namespace
}  // namespace holdfast::ask
