// The program `holdfast`.
//
// Exit status: 0 answered, 2 the input was wrong, 3 a file that Holdfast itself wrote is damaged, 1 anything
// else.
#include <apps/cli/arguments.h>
#include <apps/cli/exit_status.h>
#include <apps/cli/long_work.h>
#include <apps/cli/program.h>

int main(int argc, char** argv) {
    using namespace holdfast;
    cli::install_terminate_handler();
    cli::report_file_signals_as_errors();
    const cli::Arguments arguments(argc, argv);
    return cli::status_of(arguments, [&] { cli::run(arguments); });
}
