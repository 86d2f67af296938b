#include <algorithm>
#include <array>
#include <cerrno>
#include <ctime>
#include <iterator>
#include <utility>

#include <apps/server/access_log.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

namespace holdfast::server {
namespace {

/// The most bytes that wait for a stalled reader: tens of thousands of lines.
constexpr std::size_t most_waiting = std::size_t{8} << 20U;
constexpr std::chrono::milliseconds between_writes{50};
/// How often write_all() looks whether the server stops while the reader has stalled.
constexpr int wait_milliseconds = 500;

/// The time of the wall clock, which may be set back at any time: it is only shown.
void append_time(std::string& text) {
    const auto now = std::chrono::system_clock::now();
    const auto second = std::chrono::floor<std::chrono::seconds>(now);
    // Broken down once a second, not for each line.
    thread_local std::time_t shown = -1;
    thread_local std::array<char, 32> words{};
    if (const std::time_t seconds = std::chrono::system_clock::to_time_t(second); seconds != shown) {
        std::tm parts{};
        gmtime_r(&seconds, &parts);
        std::strftime(words.data(), words.size(), "%Y-%m-%dT%H:%M:%S", &parts);
        shown = seconds;
    }
    const auto rest = std::chrono::duration_cast<std::chrono::milliseconds>(now - second);
    fmt::format_to(std::back_inserter(text), "{}.{:03}Z", words.data(), rest.count());
}

/// The text as a JSON string. What is not printable ASCII is escaped byte by byte: a log is read on
/// terminals.
void append_quoted(std::string& text, std::string_view value) {
    text += '"';
    for (const char letter : value) {
        if (letter == '"' || letter == '\\') text += '\\';
        if (letter >= ' ' && letter <= '~') {
            text += letter;
        } else {
            fmt::format_to(std::back_inserter(text), "\\u{:04x}", static_cast<unsigned char>(letter));
        }
    }
    text += '"';
}

/// Waits until standard error takes as much as a pipe takes at once.
bool takes_more(int milliseconds) {
    pollfd waiting{STDERR_FILENO, POLLOUT, 0};
    return poll(&waiting, 1, milliseconds) > 0;
}

}  // namespace

AccessLog::AccessLog(bool is_quiet) : is_quiet_(is_quiet) {
    if (!is_quiet_) writer_ = std::thread([this] { write_lines(); });
}

// The writer thread writes what still waits before it ends.
AccessLog::~AccessLog() {
    if (is_quiet_) return;
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        stopping_ = true;
    }
    wake_.notify_one();
    writer_.join();
}

// Called by the thread of all sockets, so it never waits: a line that finds no room is counted and dropped.
void AccessLog::add(const AccessLine& line) {
    if (is_quiet_) return;
    // Kept between calls, so that a line costs no memory of its own.
    thread_local std::string text;
    text = "{\"time\": \"";
    append_time(text);
    text += "\", \"client\": ";
    append_quoted(text, line.client);
    text += ", \"method\": ";
    append_quoted(text, line.method);
    text += ", \"target\": ";
    append_quoted(text, line.target);
    const std::chrono::duration<double, std::milli> taken = line.taken;
    fmt::format_to(std::back_inserter(text), ", \"status\": {}, \"bytes\": {}, \"ms\": {:.2f}", line.status,
                   line.bytes, taken.count());
    if (!line.from.empty()) fmt::format_to(std::back_inserter(text), ", \"from\": \"{}\"", line.from);
    text += "}\n";
    const std::lock_guard<std::mutex> lock(mutex_);
    if (waiting_.size() + text.size() > most_waiting) {
        ++dropped_;
    } else {
        waiting_ += text;
    }
}

std::string AccessLog::take_lines() {
    std::string lines = std::exchange(waiting_, {});
    if (dropped_ > 0) lines += fmt::format("{{\"dropped\": {}}}\n", std::exchange(dropped_, 0));
    return lines;
}

// The writer takes all lines that wait, a few times a second, and writes them without holding the lock.
void AccessLog::write_lines() {
    std::unique_lock<std::mutex> lock(mutex_);
    while (true) {
        wake_.wait_for(lock, between_writes, [this] { return stopping_; });
        // Noted before the lines are taken: what was added before the end is still written.
        const bool is_last = stopping_;
        const std::string lines = take_lines();
        lock.unlock();
        write_all(lines);
        lock.lock();
        if (is_last) return;
    }
}

/// Writes in pieces that a pipe takes whole, so that no write blocks. Once the server stops, it does not wait
/// for a stalled reader.
void AccessLog::write_all(std::string_view text) {
    constexpr std::size_t piece = 4096;
    while (!text.empty()) {
        if (!takes_more(wait_milliseconds)) {
            const std::lock_guard<std::mutex> lock(mutex_);
            if (stopping_) return;
            continue;
        }
        const ssize_t written = write(STDERR_FILENO, text.data(), std::min(piece, text.size()));
        if (written < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        if (written <= 0) return;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

}  // namespace holdfast::server
