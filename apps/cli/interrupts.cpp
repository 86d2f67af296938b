#include <csignal>

#include <apps/cli/interrupts.h>

namespace holdfast::cli {
namespace {

StopFlag& flag() {
    static StopFlag raised;
    return raised;
}

void raise_flag(int /*signal*/) {
    flag().request_stop();
}

}  // namespace

const StopFlag& raised_by_interrupts() {
    static_cast<void>(flag());  // made before a handler can ask for it
    struct sigaction action = {};
    action.sa_handler = raise_flag;
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
    return flag();
}

}  // namespace holdfast::cli
