#include <csignal>

#include <apps/cli/file_signals.h>

#include <holdfast/storage/mapped_file.h>

namespace holdfast::cli {

void take_file_signals_for_errors() {
    std::signal(SIGXFSZ, SIG_IGN);  // then the write fails
    storage::outlive_cut_files();
}

}  // namespace holdfast::cli
