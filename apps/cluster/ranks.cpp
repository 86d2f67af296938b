#include <algorithm>
#include <stdexcept>
#include <thread>

#include <apps/cli/output.h>
#include <apps/cluster/ranks.h>
#include <apps/terminal/display.h>
#include <fmt/format.h>

#include <holdfast/core/text.h>

namespace holdfast::cluster {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;
using Kind = Message::Kind;

// How long a rank sleeps between two looks at its messages.
constexpr milliseconds nap{1};
constexpr milliseconds longest_nap{20};
/// A launcher that ends a run gives its ranks about a second.
constexpr milliseconds patience_with_leaving{500};

}  // namespace

bool help(const World& world, const ShardedJob& job, const StopFlag& interrupted) {
    ShardRunner runner(job);
    world.send(0, {Kind::ready, 0, World::host()});
    for (milliseconds pause = nap; !interrupted.stop_requested();) {
        if (const std::optional<Message> message = world.receive()) {
            pause = nap;  // if there is news, there may be more
            if (message->kind == Kind::end) return true;
            if (message->kind == Kind::work) runner.begin(message->shard);
            if (message->kind == Kind::stop) runner.stop();
        } else if (runner.is_busy()) {
            // Wakes up in between: `stop` may come while the shard is written.
            if (const std::optional<Message> outcome = runner.wait_for(longest_nap)) world.send(0, *outcome);
        } else {
            std::this_thread::sleep_for(pause);
            pause = std::min(2 * pause, longest_nap);
        }
    }
    // At once, before the shard is left: a rank that says nothing counts as gone.
    world.send(0, {Kind::stopped, 0});
    return false;
}

Dispatcher::Dispatcher(const World& world, const ShardedJob& job, const StopFlag& interrupted)
    : world_(world),
      job_(job),
      interrupted_(interrupted),
      runner_(job),
      ranks_(static_cast<std::size_t>(world.size())) {}

void Dispatcher::write(const std::vector<u32>& missing, const ProgressCallback& progress) {
    missing_ = missing;
    // Rank 0 computes too, and reports to itself as the others do.
    hear({Kind::ready, 0, World::host(), 0});
    // Ends when every missing shard is written or, after a failure, when no rank is writing a shard any more:
    // then the folder is free for the next run.
    while (finished_ < missing_.size() && (failure_.empty() || anyone_is_busy())) {
        if (interrupted_.stop_requested()) take_leave();
        bool has_news = false;
        while (const std::optional<Message> message = world_.receive()) {
            hear(*message);
            has_news = true;
        }
        if (!runner_.is_busy()) {
            if (!has_news) std::this_thread::sleep_for(nap);
        } else if (const std::optional<Message> outcome = runner_.wait_for(nap)) {
            hear(*outcome);
        }
        // Also without news: a bar shows the time that passes.
        progress(job_.shards - missing_.size() + finished_, job_.shards);
    }
    if (!failure_.empty()) throw std::runtime_error(failure_);
}

void Dispatcher::end() const {
    for (int rank = 1; rank < world_.size(); ++rank) world_.send(rank, {Kind::end});
}

void Dispatcher::hear(const Message& message) {
    Rank& rank = ranks_[static_cast<std::size_t>(message.from)];
    if (message.kind == Kind::failed) fail(message);
    if (message.kind == Kind::ready) rank.host = message.text;
    if (message.kind == Kind::finished) ++finished_;
    // After any other report the rank has no shard. A rank that leaves reports before it has stopped, so the
    // shard that it was writing stays on record.
    if (message.kind == Kind::stopped && message.shard == 0) {
        rank.has_left = true;
    } else {
        rank.shard = 0;
    }
    if (message.kind == Kind::ready || message.kind == Kind::finished) give(message.from);
}

/// Gives the rank the next missing shard. next_ only rises, so no shard goes to two ranks and no two ranks
/// write one file.
void Dispatcher::give(int rank) {
    if (next_ == missing_.size() || is_ending_) return;  // the rank waits for `end`
    const u32 shard = missing_[next_++];
    ranks_[static_cast<std::size_t>(rank)].shard = shard;
    if (rank == 0) {
        runner_.begin(shard);
    } else {
        world_.send(rank, {Kind::work, shard});
    }
}

/// Keeps the first failure, which is the one reported; later ones often follow from it. The others leave
/// their shards between two steps, to be resumed.
void Dispatcher::fail(const Message& message) {
    is_ending_ = true;
    if (!failure_.empty()) return;
    failure_ = fmt::format("{}: {}\n{}", words_of(static_cast<std::size_t>(message.from)), message.text,
                           resume_hint());
    runner_.stop();
    for (int rank = 1; rank < world_.size(); ++rank) world_.send(rank, {Kind::stop});
}

// If a rank is killed, the launcher interrupts all others, but does not say why. Those that are left report,
// so one that does not is gone. Never returns: the error says which ranks are gone, or that the run was
// stopped.
void Dispatcher::take_leave() {
    is_ending_ = true;
    runner_.stop();
    ranks_.front().has_left = true;
    const auto end = steady_clock::now() + patience_with_leaving;
    while (!all_have_left() && steady_clock::now() < end) {
        if (const std::optional<Message> message = world_.receive()) {
            hear(*message);
        } else {
            std::this_thread::sleep_for(nap);
        }
    }
    std::vector<std::string> gone;
    for (std::size_t rank = 0; rank < ranks_.size(); ++rank) {
        if (!ranks_[rank].has_left) gone.push_back(words_of(rank));
    }
    throw std::runtime_error(
        (gone.empty() ? "stopped\n"
                      : joined(gone, ", ", " and ") + (gone.size() == 1 ? " is" : " are") + " gone\n") +
        resume_hint());
}

bool Dispatcher::anyone_is_busy() const {
    return std::any_of(ranks_.begin(), ranks_.end(), [](const Rank& rank) { return rank.shard != 0; });
}

bool Dispatcher::all_have_left() const {
    return std::all_of(ranks_.begin(), ranks_.end(), [](const Rank& rank) { return rank.has_left; });
}

/// "rank 3 on node7 (at shard 17 of 256)"; the host is known once the rank has reported.
std::string Dispatcher::words_of(std::size_t rank) const {
    const Rank& of = ranks_[rank];
    std::string words = fmt::format("rank {}", rank);
    if (!of.host.empty()) words += " on " + of.host;
    if (of.shard != 0) words += fmt::format(" (at shard {} of {})", of.shard, job_.shards);
    return words;
}

std::string Dispatcher::resume_hint() const {
    return fmt::format("{} of {} shards are finished; run the same command again to resume",
                       job_.shards - missing_.size() + finished_, job_.shards);
}

namespace {

/// Between two lines of a log.
constexpr std::chrono::seconds between{10};
constexpr std::size_t width = 79;

}  // namespace

ProgressLines::ProgressLines() : bar_("shards"), next_(begin_ + between) {}

ProgressCallback ProgressLines::callback() {
    // No bar if mpirun gives its ranks a pipe, and shows what comes through it.
    if (ProgressCallback bar = bar_.work(1).progress) return bar;
    return [this](u64 done, u64 total) { show(done, total); };
}

void ProgressLines::show(u64 done, u64 total) {
    // What an earlier run has done says nothing about the speed of this one.
    if (!has_begun_) done_before_ = done;
    has_begun_ = true;
    const Clock::time_point now = Clock::now();
    if (now < next_) return;
    next_ = now + between;
    const auto elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(now - begin_);
    cli::write_message(
        {terminal::progress_line({done, total, done_before_, elapsed}, "shards", width), "\n"});
}

}  // namespace holdfast::cluster
