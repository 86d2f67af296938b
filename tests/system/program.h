// Runs the program as a user would, and keeps what it writes and how it ends.
//
// Its path is the macro HOLDFAST_PROGRAM. A run that takes longer than a minute is ended by SIGALRM, so that a program
// that waits for a pipe or a device fails its test instead of hanging.
#pragma once

#include <array>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include <fcntl.h>
#include <pty.h>
#include <tests/system/scratch_folder.h>
#include <unistd.h>

namespace holdfast::testing_program {

/// The path of the program.
inline std::string path() {
    return HOLDFAST_PROGRAM;
}

struct Outcome {
    int status;  ///< exit status, or minus the signal that ended it
    std::string out;
    std::string err;
};

/// Replaces this process by the program.
[[noreturn]] inline void become(const std::string& program, std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), program);
    std::vector<char*> pointers;
    for (std::string& argument : arguments) pointers.push_back(argument.data());
    pointers.push_back(nullptr);
#ifdef __SANITIZE_THREAD__
    alarm(600);  // the thread sanitizer makes it some twenty times slower
#else
    alarm(60);
#endif
    execvp(program.c_str(), pointers.data());
    _exit(127);
}

/// Standard input is empty, standard output and standard error are files.
inline Outcome run_program(const std::string& program, const std::vector<std::string>& arguments) {
    const ScratchFolder folder;
    const std::string out = folder.path("out");
    const std::string err = folder.path("err");
    const pid_t child = fork();
    if (child == 0) {
        dup2(open("/dev/null", O_RDONLY), STDIN_FILENO);
        dup2(open(out.c_str(), O_WRONLY | O_CREAT, 0600), STDOUT_FILENO);
        dup2(open(err.c_str(), O_WRONLY | O_CREAT, 0600), STDERR_FILENO);
        become(program, arguments);
    }
    const int status = exit_status(child);
    return {status, text_of_file(out), text_of_file(err)};
}

inline Outcome run(const std::vector<std::string>& arguments) {
    return run_program(path(), arguments);
}

/// Whether the program was built with the server: the checked twin was not. The host is invalid, so that the
/// program does not begin to serve.
inline bool has_server() {
    return run({"serve", "--host", "no host"}).err.find("built without the server") == std::string::npos;
}

/// A command line as one types it, with `holdfast` in the PATH.
inline Outcome run_shell(const std::string& command) {
    const std::string folder = std::filesystem::path(path()).parent_path().string();
    return run_program("/bin/sh", {"-c", "PATH=\"" + folder + ":$PATH\"; " + command});
}

inline bool has_terminals() {
    int master = -1;
    int terminal = -1;
    if (openpty(&master, &terminal, nullptr, nullptr, nullptr) != 0) return false;
    close(master);
    close(terminal);
    return true;
}

/// On a terminal that is `columns` wide; what it shows of both streams is `out`, with "\n" line endings.
inline Outcome run_on_terminal(const std::vector<std::string>& arguments, unsigned short columns,
                               const std::vector<std::pair<std::string, std::string>>& environment = {}) {
    winsize size{40, columns, 0, 0};
    int terminal = -1;
    const pid_t child = forkpty(&terminal, nullptr, nullptr, &size);
    if (child == 0) {
        setenv("TERM", "xterm", 1);
        unsetenv("NO_COLOR");
        for (const auto& [name, value] : environment) setenv(name.c_str(), value.c_str(), 1);
        become(path(), arguments);
    }
    std::string shown;
    std::array<char, 4096> buffer{};
    for (ssize_t count = 0; (count = read(terminal, buffer.data(), buffer.size())) > 0;) {
        for (ssize_t at = 0; at < count; ++at) {
            const char letter = buffer[static_cast<std::size_t>(at)];
            if (letter == '\n' && !shown.empty() && shown.back() == '\r') shown.pop_back();
            shown += letter;
        }
    }
    close(terminal);
    return {exit_status(child), shown, ""};
}

}  // namespace holdfast::testing_program
