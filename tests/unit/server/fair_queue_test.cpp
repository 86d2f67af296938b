// Turns in one lane of the pool, by what the clients took of it.
#include <apps/server/fair_queue.h>
#include <gtest/gtest.h>

namespace holdfast::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

/// Asks and is answered after `taken`; `halvings` pass meanwhile.
void ask(FairQueue& queue, const std::string& client, FairQueue::Duration taken, int halvings) {
    queue.push(client, nullptr);
    EXPECT_EQ(queue.pop().client, client);
    for (int second = 0; second < halvings; ++second) queue.halve();
    queue.end(client, taken);
}

TEST(FairQueueTest, ALongQuestionIsChargedThoughSharesAreForgottenMeanwhile) {
    FairQueue queue({8, 4, seconds(1)});
    ask(queue, "long", seconds(20), 20);
    ask(queue, "short", milliseconds(500), 0);
    queue.push("long", nullptr);
    queue.push("short", nullptr);
    EXPECT_EQ(queue.pop().client, "short");
}

TEST(FairQueueTest, AQuestionThatRunsKeepsItsSlice) {
    FairQueue queue({8, 4, seconds(1)});
    queue.push("running", nullptr);
    queue.push("running", nullptr);
    EXPECT_EQ(queue.pop().client, "running");
    for (int second = 0; second < 5; ++second) queue.halve();
    ask(queue, "other", milliseconds(500), 0);
    queue.push("other", nullptr);
    EXPECT_EQ(queue.pop().client, "other");
}

TEST(FairQueueTest, WhoRestsIsForgotten) {
    FairQueue queue({8, 4, seconds(1)});
    ask(queue, "once", seconds(20), 0);
    EXPECT_EQ(queue.clients(), 1U);
    for (int second = 0; second < 30; ++second) queue.halve();
    EXPECT_EQ(queue.clients(), 0U);
}

}  // namespace
}  // namespace holdfast::server
