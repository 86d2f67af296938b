// Turns, places and merging in the pool. Its threads are held up by a query whose reading waits, so that what
// happens behind it does not depend on time.
#include <future>

#include <apps/server/work/compute_pool.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace holdfast::server {
namespace {

using std::chrono::milliseconds;
using testing::ElementsAre;

SharedJob job_of(const std::string& client, const std::string& request) {
    const auto job = std::make_shared<Job>();
    job->client = client;
    job->request = RequestText(request);
    return job;
}

std::string hand(int number) {
    return R"({"query": "hand", "cards": "AsKsQsJsTs", "id": )" + std::to_string(number) + "}";
}

const std::string dear_request =
    R"({"query": "videopoker.strategy", "game": "jacks-or-better-9-6", "penalties": true, "rows": "8-40"})";

/// A pool of one thread for each lane.
class ComputePoolTest : public testing::Test {
  protected:
    explicit ComputePoolTest(std::size_t quick_queue = 100, std::size_t slow_queue = 4)
        : pool_(session_, {1, std::chrono::seconds(600), {quick_queue, 100, slow_queue}, 2}) {}

    /// wait() waits for its end. The names are noted in the order of the ends.
    void submit(const SharedJob& job, const std::string& name = "") {
        const auto end = std::make_shared<std::promise<void>>();
        ends_.push_back(end->get_future());
        job->done = [this, end, name] {
            {
                const std::lock_guard<std::mutex> lock(mutex_);
                if (!name.empty()) order_.push_back(name);
            }
            end->set_value();
        };
        pool_.submit(job);
    }
    /// Nothing else is answered in the quick lane until release(), or until this query, which seems to take long,
    /// has to go on in another lane: so nobody can say when it ends.
    void hold_up() {
        const SharedJob job = job_of("first", "");
        job->read = [this] {
            is_held_.set_value();
            release_.get_future().wait();
            return RequestText(hand(-1));
        };
        submit(job);
        is_held_.get_future().wait();
    }
    void release() { release_.set_value(); }
    void wait() {
        for (std::future<void>& end : ends_) end.wait();
    }

    ask::Session session_;
    std::mutex mutex_;
    std::vector<std::string> order_;
    std::promise<void> is_held_;
    std::promise<void> release_;
    std::vector<std::future<void>> ends_;
    ComputePool pool_;
};

TEST_F(ComputePoolTest, ClientsTakeTurns) {
    hold_up();
    for (int number = 0; number < 5; ++number) submit(job_of("many", hand(number)), "many");
    submit(job_of("one", hand(99)), "one");
    release();
    wait();
    EXPECT_THAT(order_, ElementsAre("many", "one", "many", "many", "many", "many"));
}

TEST_F(ComputePoolTest, EqualQueriesAreAnsweredOnce) {
    hold_up();
    const SharedJob a = job_of("a", hand(1));
    const SharedJob b = job_of("b", hand(1));
    const SharedJob line = job_of("c", hand(1));
    line->is_line = true;
    for (const SharedJob& job : {a, b, line}) submit(job);
    release();
    wait();
    ASSERT_EQ(a->outcome, Job::Outcome::answered);
    EXPECT_EQ(a->content, b->content);
    EXPECT_EQ(line->line, a->content->body);
}

TEST_F(ComputePoolTest, CompressesAnAnswerIfOneOfItsClientsAcceptsGzip) {
    hold_up();
    const auto river = [](const std::string& hole) {
        return R"({"query": "holdem.odds", "board": "QhJh2c7d8d", "opponents": "1-9", "hole": ")" + hole +
               "\"}";
    };
    const SharedJob plain = job_of("a", river("AhKh"));
    const SharedJob one = job_of("b", river("AsKs"));
    const SharedJob other = job_of("c", river("AsKs"));
    other->takes_gzip = true;
    for (const SharedJob& job : {plain, one, other}) submit(job);
    release();
    wait();
    ASSERT_EQ(plain->outcome, Job::Outcome::answered);
    EXPECT_TRUE(plain->content->varies);
    EXPECT_TRUE(plain->content->gzip.empty());
    ASSERT_EQ(other->outcome, Job::Outcome::answered);
    EXPECT_FALSE(other->content->gzip.empty());
    EXPECT_EQ(one->content, other->content);
}

TEST_F(ComputePoolTest, AbandoningAJobLeavesOthersOfTheSameQuery) {
    hold_up();
    const SharedJob gone = job_of("a", hand(1));
    const SharedJob stays = job_of("b", hand(1));
    submit(gone);
    submit(stays);
    gone->abandon();
    release();
    wait();
    EXPECT_EQ(gone->outcome, Job::Outcome::abandoned);
    EXPECT_EQ(stays->outcome, Job::Outcome::answered);
}

TEST_F(ComputePoolTest, ASlowQueryBeginsAgainInTheLaneItReached) {
    const SharedJob first = job_of("a", dear_request);
    submit(first);
    while (pool_.load()[2].running == 0) std::this_thread::yield();
    first->abandon();
    wait();
    const SharedJob again = job_of("a", dear_request);
    submit(again);
    EXPECT_EQ(again->lane, 2U);
    again->abandon();
    wait();
}

TEST_F(ComputePoolTest, AQueryLongerThanASliceOfTheSlowLaneIsAnswered) {
    // Some 1.5 seconds. If it were stopped at the end of a slice, it would begin again until its time is over.
    const SharedJob job = job_of("a", R"({"query": "holdem.equity", "ranges": ["top 20%", "22+", "random"], )"
                                      R"("samples": "8000000"})");
    job->lane = 2;
    job->deadline = Clock::now() + std::chrono::minutes(2);
    submit(job);
    wait();
    EXPECT_EQ(job->outcome, Job::Outcome::answered);
}

TEST_F(ComputePoolTest, JoiningARunningQueryTakesNoPlace) {
    const SharedJob first = job_of("a", dear_request);
    first->lane = 2;
    submit(first);
    while (pool_.load()[2].running == 0) std::this_thread::yield();
    submit(job_of("b", dear_request));
    EXPECT_EQ(pool_.load()[2].waiting, 0U);
    pool_.end_all();
    wait();
}

TEST_F(ComputePoolTest, AQueryAnsweredQuicklyInALaterLaneBeginsInTheFirst) {
    submit(job_of("a", hand(1)));
    wait();
    const SharedJob late = job_of("a", hand(2));
    late->lane = 2;
    submit(late);
    wait();
    const SharedJob again = job_of("a", hand(2));
    submit(again);
    wait();
    EXPECT_EQ(late->lane, 2U);
    EXPECT_EQ(again->lane, 0U);
}

TEST_F(ComputePoolTest, AFirstLookLeavesALongQueryInTheQuickLane) {
    hold_up();
    const SharedJob dear = job_of("a", dear_request);
    submit(dear);
    std::promise<void> is_reading;
    std::promise<void> goes_on;
    const SharedJob next = job_of("b", "");
    next->read = [&] {
        is_reading.set_value();
        goes_on.get_future().wait();
        return RequestText(hand(1));
    };
    submit(next);
    release();
    // The first query was looked at, and waits again, behind the first look at the second.
    is_reading.get_future().wait();
    EXPECT_EQ(pool_.load()[0].waiting, 1U);
    dear->abandon();
    goes_on.set_value();
    wait();
}

TEST_F(ComputePoolTest, OneClientHasFewPlacesInTheSlowLane) {
    std::vector<SharedJob> jobs;
    for (int number = 0; number < 5; ++number) {
        std::string request = dear_request;
        request.insert(1, "\"id\": " + std::to_string(number) + ", ");
        jobs.push_back(job_of(number < 4 ? "a" : "b", request));
        jobs.back()->lane = 2;
        submit(jobs.back());
        while (number == 0 && pool_.load()[2].running == 0) std::this_thread::yield();
    }
    // One query runs, two wait, and the last one of this client has no place; that of another client has.
    ends_[3].wait();
    EXPECT_EQ(jobs[3]->outcome, Job::Outcome::overloaded);
    EXPECT_EQ(pool_.load()[2].waiting, 3U);
    pool_.end_all();
    wait();
    EXPECT_EQ(jobs[4]->outcome, Job::Outcome::ended);
}

TEST_F(ComputePoolTest, EqualQueriesOfOneClientTakeOnePlace) {
    hold_up();
    const std::string other_request = hand(2);
    for (const std::string& request : {hand(1), hand(1), other_request, hand(1)}) {
        submit(job_of("a", request));
    }
    EXPECT_EQ(pool_.load()[0].waiting, 2U);
    submit(job_of("b", hand(1)));
    EXPECT_EQ(pool_.load()[0].waiting, 3U);
    release();
    wait();
}

TEST_F(ComputePoolTest, JoinedJobsWaitWhileOneClientHasAPlace) {
    // The first client has used all its places in the slow lane, so the query waits in the second client's
    // place.
    std::vector<SharedJob> jobs;
    for (int number = 0; number < 3; ++number) {
        std::string request = dear_request;
        request.insert(1, "\"id\": " + std::to_string(number) + ", ");
        jobs.push_back(job_of("a", request));
        jobs.back()->lane = 2;
        submit(jobs.back());
        while (number == 0 && pool_.load()[2].running == 0) std::this_thread::yield();
    }
    hold_up();
    const std::string long_request =
        R"({"query": "videopoker.strategy", "game": "jacks-or-better-9-6", "rows": 17})";
    for (const char* const client : {"a", "b"}) {
        jobs.push_back(job_of(client, long_request));
        submit(jobs.back());
    }
    release();
    while (pool_.load()[2].waiting < 3 &&
           ends_.back().wait_for(milliseconds(1)) != std::future_status::ready) {
    }
    pool_.end_all();
    wait();
    EXPECT_EQ(jobs[3]->outcome, Job::Outcome::ended);
    EXPECT_EQ(jobs[4]->outcome, Job::Outcome::ended);
}

class CrowdedPoolTest : public ComputePoolTest {
  protected:
    CrowdedPoolTest() : ComputePoolTest(3) {}
};

TEST_F(CrowdedPoolTest, AClientWithManyPlacesGivesOneUp) {
    hold_up();
    std::vector<SharedJob> jobs;
    for (int number = 0; number < 4; ++number) {
        jobs.push_back(job_of("many", hand(number)));
        submit(jobs.back());
    }
    EXPECT_EQ(jobs[3]->outcome, Job::Outcome::overloaded);
    const SharedJob other = job_of("other", hand(99));
    submit(other);
    release();
    wait();
    EXPECT_EQ(jobs[2]->outcome, Job::Outcome::overloaded);
    EXPECT_EQ(jobs[1]->outcome, Job::Outcome::answered);
    EXPECT_EQ(other->outcome, Job::Outcome::answered);
}

class FullPoolTest : public ComputePoolTest {
  protected:
    FullPoolTest() : ComputePoolTest(3) {}
    void SetUp() override {
        hold_up();
        for (int number = 0; number < 3; ++number) submit(job_of("a", hand(number)));
    }
    /// One more, until the deadline.
    SharedJob submit_late(Clock::time_point deadline) {
        const SharedJob job = job_of("a", hand(3));
        job->deadline = deadline;
        submit(job);
        return job;
    }
    void TearDown() override {
        release();
        wait();
    }
};

TEST_F(FullPoolTest, ARejectedJobMayTryAgainOnlyIfThereIsRoom) {
    const SharedJob job = submit_late(Clock::time_point::max());
    EXPECT_EQ(job->outcome, Job::Outcome::overloaded);
    EXPECT_FALSE(pool_.may_try_again(*job));
    const SharedJob of_another = job_of("b", hand(4));
    of_another->deadline = job->deadline;
    EXPECT_TRUE(pool_.may_try_again(*of_another));
    const SharedJob joins = job_of("a", hand(2));
    joins->deadline = job->deadline;
    EXPECT_TRUE(pool_.may_try_again(*joins));
}

TEST_F(FullPoolTest, AJobWhoseTimeIsOverIsToldSo) {
    const SharedJob job = submit_late(Clock::now());
    EXPECT_EQ(job->outcome, Job::Outcome::timed_out);
    EXPECT_TRUE(pool_.may_try_again(*job));
}

TEST_F(FullPoolTest, EndsJobsSubmittedAfterTheEnd) {
    pool_.end_all();
    const SharedJob job = submit_late(Clock::time_point::max());
    EXPECT_EQ(job->outcome, Job::Outcome::ended);
    EXPECT_TRUE(pool_.may_try_again(*job));
    EXPECT_TRUE(pool_.is_ending());
}

}  // namespace
}  // namespace holdfast::server
