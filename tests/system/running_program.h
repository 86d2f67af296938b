// The program while it runs: a test writes to it, reads what it answers line by line, and sends it signals.
#pragma once

#include <array>
#include <chrono>
#include <csignal>
#include <fstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <tests/system/program.h>
#include <unistd.h>

#include <holdfast/core/integers.h>

namespace holdfast::testing_program {

class RunningProgram {
  public:
    explicit RunningProgram(const std::vector<std::string>& arguments) {
        std::array<int, 2> in{};
        std::array<int, 2> out{};
        std::array<int, 2> err{};
        if (pipe(in.data()) != 0 || pipe(out.data()) != 0 || pipe(err.data()) != 0) {
            throw std::runtime_error("pipe");
        }
        pipe_action_ = signal(SIGPIPE, SIG_IGN);
        child_ = fork();
        if (child_ == 0) {
            signal(SIGPIPE, SIG_DFL);
            dup2(in[0], STDIN_FILENO);
            dup2(out[1], STDOUT_FILENO);
            dup2(err[1], STDERR_FILENO);
            for (const int end : {in[0], in[1], out[0], out[1], err[0], err[1]}) close(end);
            become(path(), arguments);
        }
        for (const int end : {in[0], out[1], err[1]}) close(end);
        in_ = in[1];
        out_ = out[0];
        err_ = err[0];
    }
    RunningProgram(const RunningProgram&) = delete;
    RunningProgram& operator=(const RunningProgram&) = delete;
    ~RunningProgram() {
        end_of_input();
        if (!has_ended_) {
            kill(child_, SIGKILL);
            waitpid(child_, nullptr, 0);
        }
        close(out_);
        close(err_);
        signal(SIGPIPE, pipe_action_);
    }

    /// Waits until the program has a handler for the signal; false if it ended before.
    bool handles(int signal) const {
        const std::string status = "/proc/" + std::to_string(child_) + "/status";
        while (true) {
            std::ifstream lines(status);
            std::string word;
            while (lines >> word && word != "SigCgt:") {
            }
            // A process that has ended has no such line, or nothing in it.
            u64 caught = 0;
            if (!(lines >> std::hex >> caught)) return false;
            if (((caught >> static_cast<unsigned>(signal - 1)) & 1U) != 0) return true;
            siginfo_t ended{};
            waitid(P_PID, static_cast<id_t>(child_), &ended, WEXITED | WNOHANG | WNOWAIT);
            if (ended.si_pid != 0) return false;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }

    /// False if the program no longer reads.
    bool write(const std::string& text) const {
        for (std::size_t at = 0; at < text.size();) {
            const ssize_t count = ::write(in_, text.data() + at, text.size() - at);
            if (count <= 0) return false;
            at += static_cast<std::size_t>(count);
        }
        return true;
    }
    void end_of_input() {
        if (in_ >= 0) close(in_);
        in_ = -1;
    }
    void send(int signal) const { kill(child_, signal); }

    /// The next line of standard output with its line break; what there is if it ends without one.
    std::string line() {
        while (read_out_.find('\n') == std::string::npos && read_some(out_, read_out_)) {
        }
        const std::size_t end = read_out_.find('\n');
        std::string result = read_out_.substr(0, end == std::string::npos ? end : end + 1);
        read_out_.erase(0, result.size());
        return result;
    }

    /// Waits until standard output ends, then the program. The rest of both streams.
    Outcome wait() {
        while (read_some(out_, read_out_)) {
        }
        std::string err;
        while (read_some(err_, err)) {
        }
        int status = 0;
        wait4(child_, &status, 0, &usage_);
        has_ended_ = true;
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status), read_out_, err};
    }

    /// The peak memory of the program that was waited for, in MiB.
    long most_memory() const { return usage_.ru_maxrss / 1024; }

  private:
    static bool read_some(int file, std::string& text) {
        std::array<char, 65536> buffer{};
        const ssize_t count = read(file, buffer.data(), buffer.size());
        if (count > 0) text.append(buffer.data(), static_cast<std::size_t>(count));
        return count > 0;
    }

    pid_t child_ = -1;
    int in_ = -1;
    int out_ = -1;
    int err_ = -1;
    bool has_ended_ = false;
    std::string read_out_;
    rusage usage_{};
    void (*pipe_action_)(int) = SIG_DFL;
};

}  // namespace holdfast::testing_program
