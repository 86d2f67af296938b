// A long computation on all processors that tells its progress, and is stopped half way.
#include <iostream>

#include <holdfast/holds.h>

int main() {
    using namespace holdfast;
    StopFlag stop;
    Work work;
    work.threads = 0;  // all processors
    work.stop = &stop;
    work.progress = [&stop](u64 done, u64 total) {
        if (2 * done >= total) stop.request_stop();
    };
    try {
        const videopoker::Game game = videopoker::catalog_game("jacks-or-better-9-6");
        videopoker::analyze_game(game, videopoker::TieRule::lowest_variance, work);
        std::cout << "finished\n";
    } catch (const Stopped&) {
        std::cout << "stopped\n";
    }
}
