#include <csignal>

#include <apps/cli/interrupts.h>

namespace holdfast::cli {
namespace {

StopFlag& flag() {
    static StopFlag raised;
    return raised;
}

/// All a handler may do is set an atomic flag: most functions are not safe in one.
void raise_flag(int /*signal*/) {
    flag().request_stop();
}

}  // namespace

const StopFlag& raised_by_interrupts() {
    static_cast<void>(flag());  // made before a handler can ask for it
    struct sigaction action = {};
    action.sa_handler = raise_flag;
    // SA_RESETHAND: the first signal puts back what the system does by default, so a second Ctrl-C ends a
    // step that takes too long. SA_RESTART: reads and writes under way are completed, not reported as failed.
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    for (const int signal : {SIGINT, SIGTERM}) {
        struct sigaction before = {};
        sigaction(signal, nullptr, &before);
        // Whoever started the program may have had it ignored, as nohup and shells in the background do.
        if (before.sa_handler != SIG_IGN) sigaction(signal, &action, nullptr);
    }
    return flag();
}

}  // namespace holdfast::cli
