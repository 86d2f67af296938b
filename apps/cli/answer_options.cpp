#include <apps/cli/answer_options.h>

#include <holdfast/core/error.h>

namespace holdfast::cli {

void AnswerOptions::add_to(CLI::App& command) {
    CLI::Option* const as_json = command.add_flag("--json", json, "Answer as JSON");
    command.add_flag("--csv", csv, "Answer as comma-separated values")->excludes(as_json);
    command.add_option("--threads", threads, "Threads to use, 0 for all processors")->type_name("N");
}

unsigned AnswerOptions::thread_count(unsigned otherwise) const {
    constexpr unsigned most = 1024;
    if (threads.empty()) return otherwise;
    const bool is_number =
        threads.size() <= 4 && threads.find_first_not_of("0123456789") == std::string::npos;
    if (!is_number || std::stoul(threads) > most) {
        throw ParseError("a number of threads is 1 to 1024, or 0 for all processors", threads, 0,
                         threads.size());
    }
    return static_cast<unsigned>(std::stoul(threads));
}

}  // namespace holdfast::cli
