#include <atomic>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <new>
#include <optional>
#include <string>
#include <thread>

#include <apps/cli/exit_status.h>
#include <apps/cli/output.h>
#include <apps/cli/refused_requests.h>
#include <apps/cli/usage_error.h>

#include <holdfast/core/error.h>
#include <holdfast/queries/output/error_text.h>

namespace holdfast::cli {
namespace {

/// An option as it must be typed, where its value was torn apart.
std::string hint_for(const Arguments& arguments) {
    // Asked first: --versus QsQd JsJd looks like one value torn apart, too.
    const std::optional<std::string> repeated = arguments.option_for_each_hand();
    if (repeated) return "Repeat the option for each opponent: " + *repeated + "\n";
    const std::optional<std::string> option = arguments.torn_option();
    return option ? "Put the value of an option into one argument: " + *option + "\n" : "";
}

/// Several threads may fail at once: the first says why and ends the program, the others wait here for that.
void claim_the_end() {
    static std::atomic_flag is_claimed;
    while (is_claimed.test_and_set()) std::this_thread::sleep_for(std::chrono::seconds(1));
}

/// Needs no memory: there may be none left.
void end_with_thrown() {
    try {
        if (const std::exception_ptr thrown = std::current_exception()) std::rethrow_exception(thrown);
    } catch (const std::exception& error) {
        write_message({queries::sentence_of(error), "\n"});
        std::_Exit(other_failure);
    } catch (...) {
    }
}

}  // namespace

void end_without_memory() {
    claim_the_end();
    end_with_thrown();
    write_message({queries::sentence_of(std::bad_alloc()), "\n"});
    std::_Exit(other_failure);
}

void say_what_nothing_catches() {
    std::set_terminate([] {
        claim_the_end();
        end_with_thrown();
        std::abort();
    });
}

int status_of(const Arguments& arguments, const std::function<void()>& run) {
    try {
        run();
        return 0;
        // A ParseError too, so it must be caught before those; it has a hint of its own.
    } catch (const UsageError& error) {
        write_message({queries::to_text(error, message_style()), hint_for(arguments), error.hint()});
        return wrong_input;
    } catch (const ParseError& error) {
        write_message({queries::to_text(error, message_style()), hint_for(arguments)});
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
        claim_the_end();
        write_message({queries::sentence_of(error), "\n"});
        return other_failure;
    }
}

}  // namespace holdfast::cli
