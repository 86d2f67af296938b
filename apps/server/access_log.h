// The access lines: one line of JSON on standard error for each request, once it is answered.
//
//   {"time": "2026-11-22T08:30:01.250Z", "client": "127.0.0.1", "method": "GET",
//    "target": "/api/v1/hand?cards=AsKs", "status": 400, "bytes": 312, "ms": 0.41, "from": "computed"}
//
// "status" 499: the client went away before it was answered. "from": page, computed or cache; absent
// elsewhere. A thread of its own writes the lines, so that a stalled reader never holds up the
// server: if too many lines wait, the rest is dropped, and a line says how many.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace holdfast::server {

struct AccessLine {
    std::string_view client;
    std::string_view method;
    std::string_view target;
    unsigned status;
    std::size_t bytes;  ///< of the body
    std::chrono::steady_clock::duration taken;
    std::string_view from = {};
};

/// The log of one server. If the reader of standard error has stalled, the destructor waits for half a second
/// and gives up the lines that are left.
class AccessLog {
  public:
    explicit AccessLog(bool is_quiet);
    AccessLog(const AccessLog&) = delete;
    AccessLog& operator=(const AccessLog&) = delete;
    /// Writes what is left, as far as the reader takes it.
    ~AccessLog();

    /// Takes a copy of the line, from any thread, and returns at once; nothing if the log is quiet.
    void add(const AccessLine& line);

  private:
    void write_lines();
    void write_all(std::string_view text);
    /// Takes the lines that wait; empty if none do.
    std::string take_lines();

    const bool is_quiet_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::string waiting_;
    std::size_t dropped_ = 0;
    bool stopping_ = false;
    std::thread writer_;  // last: it uses the others
};

}  // namespace holdfast::server
