#include <exception>
#include <utility>

#include <apps/cluster/shard_folder.h>
#include <apps/cluster/shard_runner.h>

#include <holdfast/core/error.h>

namespace holdfast::cluster {

ShardRunner::~ShardRunner() {
    stop();
    if (thread_.joinable()) thread_.join();
}

void ShardRunner::begin(u32 shard) {
    thread_ = std::thread([this, shard] {
        Message outcome = run(shard);
        const std::lock_guard lock(mutex_);
        outcome_ = std::move(outcome);
        has_ended_.notify_one();
    });
}

std::optional<Message> ShardRunner::wait_for(std::chrono::milliseconds patience) {
    std::unique_lock lock(mutex_);
    if (!has_ended_.wait_for(lock, patience, [this] { return outcome_.has_value(); })) return std::nullopt;
    lock.unlock();
    thread_.join();
    return std::exchange(outcome_, std::nullopt);
}

Message ShardRunner::run(u32 shard) const {
    try {
        job_.write({shard, job_.shards}, shard_path(job_, shard), {job_.threads, {}, &stop_});
        return {Message::Kind::finished, shard};
    } catch (const Stopped&) {
        return {Message::Kind::stopped, shard};
    } catch (const std::exception& error) {
        return {Message::Kind::failed, shard, error.what()};
    }
}

}  // namespace holdfast::cluster
