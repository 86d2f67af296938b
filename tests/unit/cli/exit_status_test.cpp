// What the program says, and how it ends, if nothing catches an error.
#include <array>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <new>
#include <stdexcept>

#include <apps/cli/exit_status.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

namespace holdfast::cli {
namespace {

void throw_an_error() {
    throw std::runtime_error("no such luck");
}

TEST(ExitStatusTest, AnErrorThatNothingCatchesIsSaid) {
    const auto fail = []() noexcept {
        install_terminate_handler();
        throw_an_error();
    };
    EXPECT_EXIT(fail(), testing::ExitedWithCode(other_failure), "^holdfast: no such luck\n$");
}

// A sanitizer ends the program that wants too much memory, and takes more itself than any limit.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)

/// Simulates a std::bad_alloc that was caught, after which the program went on.
void want_memory_for_a_while() {
    try {
        ::operator delete(::operator new(PTRDIFF_MAX));
    } catch (const std::bad_alloc&) {
    }
}

TEST(ExitStatusTest, AWantOfMemoryThatWasOvercomeIsForgotten) {
    const auto fail = [] {
        install_terminate_handler();
        want_memory_for_a_while();
        std::terminate();
    };
    EXPECT_EXIT(fail(), testing::KilledBySignal(SIGABRT), "^$");
}

/// Ends with std::terminate(), because not even an error fits into the memory.
[[noreturn]] void keep_errors_until_none_fits() {
    static std::array<std::exception_ptr, 10'000>
        kept;  // more than the memory that is set aside for errors holds
    const rlimit none{0, 0};
    setrlimit(RLIMIT_AS, &none);
    while (std::malloc(16) != nullptr) {
    }
    for (std::exception_ptr& each : kept) {
        try {
            throw std::bad_alloc();
        } catch (...) {
            each = std::current_exception();
        }
    }
    std::_Exit(0);
}

TEST(ExitStatusTest, AWantOfMemoryForTheErrorItselfIsSaid) {
    const auto fail = [] {
        install_terminate_handler();
        keep_errors_until_none_fits();
    };
    EXPECT_EXIT(fail(), testing::ExitedWithCode(other_failure), "^holdfast: not enough memory\n$");
}

#endif

}  // namespace
}  // namespace holdfast::cli
