// for_each_index means the same with one worker and with many: each index once, workers kept apart, failures
// and stops reported after the last worker has ended.
#include <atomic>
#include <chrono>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>

namespace holdfast {
namespace {

// Holds the first index until a second one runs beside it, so that even a short loop is shared by two
// workers. With one worker nobody is waited for.
class Meeting {
  public:
    explicit Meeting(const Work& work) : wanted_(worker_count(work) > 1 ? 2 : 1) {}

    void attend(std::size_t index) {
        if (index >= 2) return;
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        ++present_;
        while (present_ < wanted_ && std::chrono::steady_clock::now() < deadline) std::this_thread::yield();
        if (present_ < wanted_) missed_ = true;
    }
    bool missed() const { return missed_; }

  private:
    const int wanted_;
    std::atomic<int> present_{0};
    std::atomic<bool> missed_{false};
};

class ForEachIndexTest : public testing::TestWithParam<unsigned> {
  protected:
    Work work() const { return Work{.threads = GetParam()}; }
};

TEST_P(ForEachIndexTest, VisitsEachIndexOnce) {
    std::vector<std::atomic<int>> visits(100'000);
    Meeting meeting(work());
    for_each_index(visits.size(), work(), [&](std::size_t index, unsigned) {
        meeting.attend(index);
        ++visits[index];
    });
    for (std::size_t i = 0; i < visits.size(); ++i) ASSERT_EQ(visits[i], 1) << "index " << i;
}

TEST_P(ForEachIndexTest, WorkersNeverMeet) {
    std::vector<std::atomic<int>> busy(worker_count(work()));
    std::atomic<int> clashes{0};
    Meeting meeting(work());
    for_each_index(300, work(), [&](std::size_t index, unsigned worker) {
        if (busy.at(worker)++ != 0) ++clashes;
        meeting.attend(index);
        std::this_thread::sleep_for(std::chrono::microseconds(20));
        --busy[worker];
    });
    EXPECT_EQ(clashes, 0);
}

// Plain integers, one for each worker: a data race here would be reported by the thread sanitizer.
TEST_P(ForEachIndexTest, AccumulatorsOfWorkersAddUp) {
    for (int repetition = 0; repetition < 20; ++repetition) {
        std::vector<u64> sums(worker_count(work()));
        Meeting meeting(work());
        for_each_index(500, work(), [&](std::size_t index, unsigned worker) {
            meeting.attend(index);
            sums.at(worker) += index;
        });
        u64 total = 0;
        for (const u64 sum : sums) total += sum;
        EXPECT_EQ(total, 500U * 499U / 2U);
    }
}

// Even if there are more workers than processors.
TEST_P(ForEachIndexTest, WorkersRunSideBySide) {
    Meeting meeting(work());
    for_each_index(2, work(), [&](std::size_t index, unsigned) { meeting.attend(index); });
    EXPECT_FALSE(meeting.missed());
}

TEST_P(ForEachIndexTest, NothingToDo) {
    u64 calls = 0;
    Work quiet = work();
    quiet.progress = [&](u64, u64) { ++calls; };
    for_each_index(0, quiet, [&](std::size_t, unsigned) { ++calls; });
    EXPECT_EQ(calls, 0U);
}

TEST_P(ForEachIndexTest, ProgressRisesByOneToTheTotal) {
    std::vector<std::pair<u64, u64>> reports;
    std::mutex reporting;
    Work watched = work();
    watched.progress = [&](u64 done, u64 total) {
        const std::unique_lock alone(reporting, std::try_to_lock);
        if (!alone) throw std::logic_error("two reports at once");
        reports.emplace_back(done, total);
        std::this_thread::sleep_for(
            std::chrono::microseconds(20));  // time for another report to come too early
    };
    Meeting meeting(watched);
    for_each_index(500, watched, [&](std::size_t index, unsigned) { meeting.attend(index); });
    ASSERT_EQ(reports.size(), 500U);
    for (std::size_t i = 0; i < reports.size(); ++i) EXPECT_EQ(reports[i], std::pair(u64{i + 1}, u64{500}));
}

// Whichever of the first two indices fails later.
TEST_P(ForEachIndexTest, ForwardsTheFailureOfTheLowestIndex) {
    for (const std::size_t slow : {0U, 1U}) {
        Meeting meeting(work());
        std::atomic<int> running{0};
        std::atomic<std::size_t> begun{0};
        std::string failure;
        try {
            for_each_index(10'000, work(), [&](std::size_t index, unsigned) {
                ++begun;
                ++running;
                meeting.attend(index);
                if (index == slow) std::this_thread::sleep_for(std::chrono::milliseconds(5));
                --running;
                throw std::out_of_range(std::to_string(index));
            });
        } catch (const std::out_of_range& error) {
            failure = error.what();
        }
        EXPECT_EQ(failure, "0") << "index " << slow << " is slow";
        EXPECT_EQ(running, 0);
        EXPECT_LT(begun, 10'000U);
    }
}

TEST_P(ForEachIndexTest, ForwardsAFailureOfTheProgressCallback) {
    Work watched = work();
    watched.progress = [](u64 done, u64) {
        if (done == 5) throw std::length_error("nobody listens any more");
    };
    EXPECT_THROW(for_each_index(100, watched, [](std::size_t, unsigned) {}), std::length_error);
}

TEST_P(ForEachIndexTest, StopsBetweenIndices) {
    StopFlag stop;
    Work stoppable = work();
    stoppable.stop = &stop;
    std::atomic<std::size_t> begun{0};
    EXPECT_THROW(for_each_index(100'000, stoppable,
                                [&](std::size_t, unsigned) {
                                    if (++begun == 10) stop.request_stop();
                                }),
                 Stopped);
    EXPECT_LT(begun, 100'000U);
}

TEST_P(ForEachIndexTest, StoppedBeforehandRunsNothing) {
    StopFlag stop;
    stop.request_stop();
    Work stoppable = work();
    stoppable.stop = &stop;
    bool ran = false;
    EXPECT_THROW(for_each_index(1, stoppable, [&](std::size_t, unsigned) { ran = true; }), Stopped);
    EXPECT_FALSE(ran);
}

TEST_P(ForEachIndexTest, AFailureOutranksAStop) {
    StopFlag stop;
    Work stoppable = work();
    stoppable.stop = &stop;
    EXPECT_THROW(for_each_index(100, stoppable,
                                [&](std::size_t, unsigned) {
                                    stop.request_stop();
                                    throw std::out_of_range("both");
                                }),
                 std::out_of_range);
}

TEST_P(ForEachIndexTest, MayBeNested) {
    std::vector<std::atomic<int>> visits(12 * 12);
    for_each_index(12, work(), [&](std::size_t row, unsigned) {
        for_each_index(12, work(), [&](std::size_t column, unsigned) { ++visits[12 * row + column]; });
    });
    for (const auto& count : visits) EXPECT_EQ(count, 1);
}

INSTANTIATE_TEST_SUITE_P(Threads, ForEachIndexTest, testing::Values(1U, 2U, 8U, 0U));

TEST(WorkerCountTest, IsWhatWasAskedForOrOneWithoutThreads) {
    EXPECT_EQ(worker_count(Work{}), 1U);
    const unsigned eight = worker_count(Work{.threads = 8});
    EXPECT_TRUE(eight == 8U || eight == 1U) << eight;
    EXPECT_GE(worker_count(Work{.threads = 0}), 1U);
    EXPECT_LE(worker_count(Work{.threads = 4'000'000'000U}), 1024U);
}

// TBB warns if a loop asks for more workers than the loop around it has.
TEST(WorkersTest, NestedLoopsWithMoreWorkersPrintNoWarning) {
    const Work many{.threads = 16};
    testing::internal::CaptureStderr();
    std::atomic<int> visits{0};
    for_each_index(2, many, [&](std::size_t, unsigned) {
        for_each_index(40, many, [&](std::size_t, unsigned) { ++visits; });
    });
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
    EXPECT_EQ(visits, 80);
}

TEST(WorkersTest, OneWorkerRunsInTheCallingThread) {
    const std::thread::id caller = std::this_thread::get_id();
    for_each_index(3, Work{}, [&](std::size_t, unsigned worker) {
        EXPECT_EQ(std::this_thread::get_id(), caller);
        EXPECT_EQ(worker, 0U);
    });
}

}  // namespace
}  // namespace holdfast
