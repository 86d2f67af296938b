#include <new>
#include <string_view>
#include <system_error>

#include <holdfast/queries/answer/error_sentence.h>

namespace holdfast::queries {
namespace {

/// What TBB says where it cannot start a thread; std::thread throws a code.
constexpr std::string_view no_thread = "pthread_create has failed";

}  // namespace

const char* sentence_of(const std::exception& error) noexcept {
    if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr) return "not enough memory";
    const auto* const refusal = dynamic_cast<const std::system_error*>(&error);
    const bool is_without_thread =
        refusal != nullptr && refusal->code() == std::errc::resource_unavailable_try_again;
    if (is_without_thread || std::string_view(error.what()).substr(0, no_thread.size()) == no_thread) {
        return "the system starts no more threads; ask for fewer (--threads)";
    }
    return error.what();
}

}  // namespace holdfast::queries
