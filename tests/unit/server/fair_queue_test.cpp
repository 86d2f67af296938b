// Turns in one lane of the pool, by how much of its time the clients have used.
#include <apps/server/work/compute_pool.h>
#include <apps/server/work/fair_queue.h>
#include <gtest/gtest.h>

namespace holdfast::server {
namespace {

using std::chrono::microseconds;
using std::chrono::milliseconds;
using std::chrono::seconds;

FairQueue::SharedTask task() {
    return std::make_shared<Task>();
}

/// Asks and is answered after `taken`; `halvings` pass meanwhile.
void ask(FairQueue& queue, const std::string& client, FairQueue::Duration taken, int halvings) {
    queue.push(client, task());
    EXPECT_EQ(queue.pop().client, client);
    for (int second = 0; second < halvings; ++second) queue.halve();
    queue.end(client, taken, taken);
}

TEST(FairQueueTest, ChargesALongQueryDespiteHalvingWhileItRuns) {
    FairQueue queue({8, 4, seconds(1)});
    ask(queue, "long", seconds(20), 20);
    ask(queue, "short", milliseconds(500), 0);
    queue.push("long", task());
    queue.push("short", task());
    EXPECT_EQ(queue.pop().client, "short");
}

TEST(FairQueueTest, AQueryThatRunsKeepsItsSlice) {
    FairQueue queue({8, 4, seconds(1)});
    queue.push("running", task());
    queue.push("running", task());
    EXPECT_EQ(queue.pop().client, "running");
    for (int second = 0; second < 5; ++second) queue.halve();
    ask(queue, "other", milliseconds(500), 0);
    queue.push("other", task());
    EXPECT_EQ(queue.pop().client, "other");
}

TEST(FairQueueTest, QuickQueriesWaitForFewLongOnesOfNewClients) {
    FairQueue queue({100, 4, milliseconds(8)});
    for (int query = 0; query < 20; ++query) ask(queue, "quick", microseconds(500), 0);
    for (int number = 0; number < 64; ++number) queue.push("new " + std::to_string(number), task());
    queue.push("quick", task());
    // On two threads.
    for (const char* const client : {"new 0", "new 1"}) EXPECT_EQ(queue.pop().client, client);
    for (const char* const client : {"new 0", "new 1"}) queue.end(client, milliseconds(1), milliseconds(8));
    EXPECT_EQ(queue.pop().client, "quick");
    EXPECT_EQ(queue.pop().client, "new 2");
}

TEST(FairQueueTest, GivesEachNewClientAFirstLookBeforeAnySecondTurn) {
    FairQueue queue({100, 4, milliseconds(8)});
    for (const char* const client : {"a", "b", "c"}) queue.push(client, task());
    for (const char* const client : {"a", "b"}) {
        const FairQueue::Taken taken = queue.pop();
        EXPECT_EQ(taken.client, client);
        EXPECT_EQ(taken.slice, milliseconds(1));
        queue.push(client, taken.task);
        queue.end(client, taken.slice, milliseconds(8));
    }
    for (const char* const client : {"c", "a", "b"}) {
        const FairQueue::Taken taken = queue.pop();
        EXPECT_EQ(taken.client, client);
        queue.end(client, milliseconds(1), milliseconds(1));
    }
}

TEST(FairQueueTest, TheOnlyClientGetsAWholeFirstSlice) {
    FairQueue queue({100, 4, milliseconds(8)});
    queue.push("alone", task());
    EXPECT_EQ(queue.pop().slice, milliseconds(8));
}

TEST(FairQueueTest, ANewClientComesBeforeThoseKnownToAskLongQueries) {
    FairQueue queue({100, 4, milliseconds(8)});
    for (int query = 0; query < 8; ++query) ask(queue, "long", milliseconds(8), 0);
    for (int second = 0; second < 4; ++second) queue.halve();
    queue.push("long", task());
    queue.push("new", task());
    EXPECT_EQ(queue.pop().client, "new");
}

TEST(FairQueueTest, ManyQuickQueriesCountAsMuchAsAFewLongOnes) {
    FairQueue queue({100, 4, milliseconds(8)});
    for (int query = 0; query < 100; ++query) ask(queue, "quick", microseconds(500), 0);
    queue.push("quick", task());
    queue.push("new", task());
    EXPECT_EQ(queue.pop().client, "new");
}

TEST(FairQueueTest, OneLongQueryIsNotHiddenBehindQuickOnes) {
    FairQueue queue({100, 4, milliseconds(8)});
    for (const char* const client : {"quick", "mixed"}) {
        for (int query = 0; query < 8; ++query) ask(queue, client, microseconds(500), 0);
    }
    ask(queue, "mixed", milliseconds(8), 0);
    ask(queue, "quick", milliseconds(1), 0);
    for (int query = 0; query < 10; ++query) ask(queue, "quick", microseconds(800), 0);
    queue.push("mixed", task());
    queue.push("quick", task());
    EXPECT_EQ(queue.pop().client, "quick");
}

TEST(FairQueueTest, ManyQuickQueriesOutweighOneLongOne) {
    FairQueue queue({100, 4, milliseconds(8)});
    for (int query = 0; query < 10; ++query) ask(queue, "other", milliseconds(1), 0);
    ask(queue, "mixed", milliseconds(8), 0);
    for (int query = 0; query < 10; ++query) ask(queue, "mixed", microseconds(100), 0);
    queue.push("other", task());
    queue.push("mixed", task());
    EXPECT_EQ(queue.pop().client, "mixed");
}

TEST(FairQueueTest, OneQuickQueryDoesNotHideTheLongOneBefore) {
    FairQueue queue({100, 4, milliseconds(8)});
    ask(queue, "steady", milliseconds(3), 0);
    ask(queue, "mixed", milliseconds(8), 0);
    ask(queue, "mixed", milliseconds(1), 0);
    for (int second = 0; second < 3; ++second) queue.halve();
    queue.push("mixed", task());
    queue.push("steady", task());
    EXPECT_EQ(queue.pop().client, "steady");
}

TEST(FairQueueTest, OrdersHeavyClientsByTimeTakenAlone) {
    FairQueue queue({100, 4, milliseconds(8)});
    for (int query = 0; query < 26; ++query) ask(queue, "even", milliseconds(1), 0);
    for (int query = 0; query < 20; ++query) ask(queue, "uneven", milliseconds(1), 0);
    ask(queue, "uneven", milliseconds(5), 0);
    queue.push("even", task());
    queue.push("uneven", task());
    EXPECT_EQ(queue.pop().client, "uneven");
}

TEST(FairQueueTest, AQueryThatIsTakenLeavesAllItsPlaces) {
    FairQueue queue({100, 4, milliseconds(8)});
    const FairQueue::SharedTask shared = task();
    const FairQueue::SharedTask other = task();
    for (const char* const client : {"a", "b"}) queue.push(client, shared);
    queue.push("b", other);
    EXPECT_EQ(queue.size(), 3U);
    EXPECT_EQ(queue.pop().task, shared);
    EXPECT_FALSE(queue.has(shared));
    EXPECT_EQ(queue.size(), 1U);
    EXPECT_EQ(queue.pop().task, other);
    EXPECT_EQ(queue.pop().task, nullptr);
}

TEST(FairQueueTest, AQueryHasOnePlaceWithEachClient) {
    FairQueue queue({100, 2, milliseconds(8)});
    const FairQueue::SharedTask shared = task();
    for (int time = 0; time < 3; ++time) EXPECT_EQ(queue.push("a", shared), nullptr);
    EXPECT_EQ(queue.size(), 1U);
    EXPECT_EQ(queue.push("a", task()), nullptr);
    EXPECT_NE(queue.push("a", task()), nullptr);
}

TEST(FairQueueTest, AFullQueueHasRoomIfAClientWithMoreGivesWay) {
    FairQueue queue({4, 4, seconds(1)});
    for (int query = 0; query < 3; ++query) queue.push("many", task());
    queue.push("one", task());
    EXPECT_TRUE(queue.has_room("new"));
    EXPECT_TRUE(queue.has_room("one"));
    EXPECT_FALSE(queue.has_room("many"));
    queue.push("new", task());
    // Each has one or two now.
    EXPECT_FALSE(queue.has_room("one"));
    EXPECT_TRUE(queue.has_room("another"));
    queue.push("another", task());
    EXPECT_FALSE(queue.has_room("late"));
}

TEST(FairQueueTest, ATaskThatLosesOneOfTwoPlacesStillWaits) {
    FairQueue queue({3, 3, milliseconds(8)});
    const FairQueue::SharedTask shared = task();
    for (const FairQueue::SharedTask& each : {task(), task(), shared}) queue.push("many", each);
    EXPECT_EQ(queue.push("few", shared), nullptr);  // instead of its place with "many"
    EXPECT_TRUE(queue.has(shared));
    const FairQueue::SharedTask full = task();
    EXPECT_EQ(queue.push("few", full), full);
    EXPECT_EQ(queue.push("few", shared), nullptr);
    queue.remove_if([&](const Task& each) { return &each == shared.get(); });
    EXPECT_FALSE(queue.has(shared));
    EXPECT_EQ(queue.size(), 2U);
}

TEST(FairQueueTest, ForgetsClientsThatAskNoMore) {
    FairQueue queue({8, 4, seconds(1)});
    ask(queue, "once", seconds(20), 0);
    EXPECT_EQ(queue.clients(), 1U);
    for (int second = 0; second < 30; ++second) queue.halve();
    EXPECT_EQ(queue.clients(), 0U);
}

}  // namespace
}  // namespace holdfast::server
