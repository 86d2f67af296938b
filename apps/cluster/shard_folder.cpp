#include <cerrno>
#include <exception>
#include <filesystem>
#include <set>
#include <stdexcept>
#include <system_error>
#include <utility>

#include <apps/cluster/shard_folder.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <holdfast/core/error.h>
#include <holdfast/storage/part_file.h>

namespace holdfast::cluster {
namespace {

namespace fs = std::filesystem;

std::string folder_of(const ShardedJob& job) {
    return job.file + ".shards";
}

std::string plan_path(const ShardedJob& job) {
    return folder_of(job) + "/plan";
}

/// Locked by the run that uses the folder. A file, since a lock on a folder is known on its own machine only.
std::string lock_path(const ShardedJob& job) {
    return folder_of(job) + "/lock";
}

/// Whether a lock may be created or taken here: nothing is there, or an empty file, as a lock is. Anything
/// else is not ours.
bool may_be_lock(const fs::path& path) {
    const fs::file_status found = fs::symlink_status(path);
    return !fs::exists(found) || (fs::is_regular_file(found) && fs::file_size(path) == 0);
}

/// Whether the file has lost its name since it was opened.
bool is_removed(const storage::OpenFile& file) {
    struct stat found {};
    return ::fstat(file.descriptor(), &found) == 0 && found.st_nlink == 0;
}

/// All names that a run gives to files in the folder, but that of the lock.
std::set<fs::path> names_of(const ShardedJob& job) {
    std::set<fs::path> names{plan_path(job), plan_path(job) + ".part"};
    for (u32 number = 1; number <= job.shards; ++number) {
        const std::string path = shard_path(job, number);
        names.insert({path, path + ".part"});
    }
    return names;
}

/// The text of the plan's file; empty if there is none, or an empty one, as a power cut may leave it. A link
/// or a pipe of that name counts as none: a link is not followed, and a pipe is not waited for.
std::string read_plan(const std::string& path) {
    const storage::OpenFile file(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    if (!file.is_open()) return "";
    const storage::MappedFile mapped(file);
    return {reinterpret_cast<const char*>(mapped.bytes()), mapped.size()};
}

}  // namespace

std::string shard_path(const ShardedJob& job, u32 number) {
    return fmt::format("{}/{}-of-{}.shard", folder_of(job), number, job.shards);
}

ShardFolder::ShardFolder(const ShardedJob& job) : job_(job), path_(folder_of(job)), lock_(-1) {
    // Throws now if the file could not be written in the end.
    const auto check_file = [&] { const storage::PartFile file(job.file); };
    check_file();
    std::error_code code;
    // An error shows below, when the folder is opened: one that is there from an earlier run is no error.
    fs::create_directory(path_, code);
    if (fs::exists(path_, code) && !fs::is_directory(path_, code)) {
        refuse("cannot create the shard folder " + path_ + ": a file has that name");
    }
    check_contents();  // before anything is put beside the files of others
    lock_ = storage::OpenFile(
        ::open(lock_path(job).c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0666));
    if (!lock_.is_open()) throw std::system_error(errno, std::generic_category(), "cannot create " + path_);
    // The lock goes when the process does, however it ends. Another run may have removed it meanwhile.
    if (::flock(lock_.descriptor(), LOCK_EX | LOCK_NB) != 0 || is_removed(lock_)) {
        refuse("another run is using " + path_);
    }
    try {
        check_file();  // another run may have finished it meanwhile
        check_contents();
        check_plan();
    } catch (...) {
        fs::remove(lock_path(job), code);
        fs::remove(path_, code);  // not if anything else is there
        throw;
    }
}

// The folder belongs to one command: shards of another one, or another number of them, would not fit
// together.
void ShardFolder::check_plan() const {
    const std::string path = plan_path(job_);
    const std::string expected = fmt::format("{}, {} shards\n", job_.plan, job_.shards);
    const std::string found = read_plan(path);
    if (found == expected) return;
    if (!found.empty()) {
        refuse(fmt::format(
            "{} belongs to another command, or to another number of shards: delete the folder, or "
            "write to another file",
            path_));
    }
    std::error_code ignored;
    fs::remove(path, ignored);
    storage::PartWriter file(path);
    file.write_at(0, expected.data(), expected.size());
    file.cut(expected.size());
    file.finish();
}

void ShardFolder::check_contents() const {
    // Any other file is not ours, and is neither used nor deleted. A part is an unfinished shard: the rank that
    // resumes it checks whether it belongs to this plan.
    std::set<fs::path> expected = names_of(job_);
    if (may_be_lock(lock_path(job_))) expected.insert(lock_path(job_));
    for (u32 number = 1; number <= job_.shards; ++number) {
        const std::string path = shard_path(job_, number);
        if (!fs::exists(path)) continue;
        if (!job_.is_shard({number, job_.shards}, path)) expected.erase(path);
    }
    for (const fs::directory_entry& entry : fs::directory_iterator(path_)) {
        if (expected.count(entry.path()) != 0) continue;
        refuse(fmt::format("{} belongs to another command: delete the folder {}, or write to another file",
                           entry.path().string(), path_));
    }
}

void ShardFolder::refuse(const std::string& what) const {
    throw ParseError(what, job_.file);
}

std::vector<u32> ShardFolder::missing() const {
    std::vector<u32> numbers;
    for (u32 number = 1; number <= job_.shards; ++number) {
        if (!fs::exists(shard_path(job_, number))) numbers.push_back(number);
    }
    return numbers;
}

void ShardFolder::remove() {
    std::error_code ignored;  // the file is whole, whatever becomes of its shards
    for (const fs::path& name : names_of(job_)) fs::remove(name, ignored);
    fs::remove(lock_path(job_), ignored);
    fs::remove(path_, ignored);  // not if anything else was put there
}

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
    // Its last act was to report, so this does not wait; is_busy() is false from here on.
    thread_.join();
    return std::exchange(outcome_, std::nullopt);
}

Message ShardRunner::run(u32 shard) const {
    // An exception that left this thread would end the rank without a report.
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
