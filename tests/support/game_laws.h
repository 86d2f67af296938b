// What games of the catalog pay under perfect play, for tests of bankrolls.
#pragma once

#include <holdfast/bankroll/deal_totals.h>
#include <holdfast/videopoker/outcomes/perfect_play.h>
#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::test {

inline bankroll::OutcomeLaw law_of_game(const char* id,
                                        videopoker::TieRule rule = videopoker::TieRule::lowest_variance) {
    return videopoker::law_of_perfect_play(videopoker::GameTables(videopoker::catalog_game(id)), rule);
}

inline bankroll::DealTotals totals_of_game(const char* id, u32 lines) {
    return *total_deals(law_of_game(id), lines);
}

inline bankroll::DealTotals totals_of_jacks(u32 lines) {
    return totals_of_game("jacks-or-better-9-6", lines);
}

}  // namespace holdfast::test
