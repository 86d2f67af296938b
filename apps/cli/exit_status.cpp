#include <atomic>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <new>
#include <optional>
#include <thread>

#include <apps/cli/exit_status.h>
#include <apps/cli/output.h>
#include <apps/cli/usage_error.h>
#include <apps/terminal/error_text.h>
#include <fmt/format.h>

#include <holdfast/ask/error_json.h>

namespace holdfast::cli {

RefusedRequests::RefusedRequests(u64 errors, u64 requests, int status)
    : std::runtime_error(
          fmt::format("{} of {} request{} got an error line", errors, requests, requests == 1 ? "" : "s")),
      status_(status) {}

namespace {

/// How to type an option whose value was split; empty if none was.
std::string hint_for(const Arguments& arguments) {
    // Asked first: --versus QsQd JsJd also looks like one value that was split.
    const std::optional<std::string> repeated = arguments.option_for_each_hand();
    if (repeated) return "Repeat the option for each opponent: " + *repeated + "\n";
    const std::optional<std::string> option = arguments.torn_option();
    return option ? "Put the value of an option into one argument: " + *option + "\n" : "";
}

/// Prints the error, and returns the status to end with. Several threads may fail at once: the first prints
/// its error and ends the program, the others wait here for that. So the caller must end the program: a
/// second call never returns.
int status_of_failure(const std::exception& error) {
    static std::atomic_flag is_claimed;
    while (is_claimed.test_and_set()) std::this_thread::sleep_for(std::chrono::seconds(1));
    write_message({ask::sentence_of(error), "\n"});
    return other_failure;
}

/// Whether there is no memory for an error of some size, so that std::terminate() is called instead of
/// throwing it. An allocator may have blocks of one size left and none of another.
bool is_without_memory() {
    for (std::size_t size = 128; size <= 1024; size += 16) {
        void* volatile const memory = std::malloc(size);  // volatile: otherwise g++ leaves both calls out
        std::free(memory);
        if (memory == nullptr) return true;
    }
    return false;
}

/// Needs no memory: there may be none left.
[[noreturn]] void end_with_what_nothing_catches() {
    try {
        if (std::current_exception()) throw;
    } catch (const std::exception& error) {
        std::_Exit(status_of_failure(error));
    } catch (...) {
    }
    if (is_without_memory()) std::_Exit(status_of_failure(std::bad_alloc()));
    std::abort();
}

}  // namespace

void install_terminate_handler() {
    std::set_terminate(end_with_what_nothing_catches);
}

int status_of(const Arguments& arguments, const std::function<void()>& run) {
    try {
        run();
        return 0;
        // Also a ParseError, so it must be caught before those; it has a hint of its own.
    } catch (const UsageError& error) {
        write_message({terminal::to_text(error, message_style()), hint_for(arguments), error.hint()});
        return wrong_input;
    } catch (const ParseError& error) {
        write_message({terminal::to_text(error, message_style()), hint_for(arguments)});
        return wrong_input;
    } catch (const RefusedRequests& refused) {
        write_message({refused.what(), "\n"});
        return refused.status();
    } catch (const DataError& error) {
        write_message({error.file, ": ", error.what(), "\n"});
        return damaged_file;
    } catch (const Stopped&) {
        write_message({"stopped\n"});
        return other_failure;
    } catch (const std::exception& error) {
        return status_of_failure(error);
    }
}

}  // namespace holdfast::cli
