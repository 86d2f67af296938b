// The abbreviations that forums, trainers and pay schedules use for the games of the catalog.
//
// Written as name_words.h compares words: small letters, hyphens between words.
#pragma once

#include <string_view>

namespace holdfast::videopoker::detail {

struct Nickname {
    std::string_view text;
    std::string_view id_prefix;  ///< what the ids of these games begin with
};

// If `id_prefix` is itself the id of a game, the nickname by itself means that game, and not its variants
// (catalog_names.cpp).
inline constexpr Nickname nicknames[] = {
    {"job", "jacks-or-better"},
    {"jb", "jacks-or-better"},
    {"jacks", "jacks-or-better"},
    {"tens", "tens-or-better"},
    {"fpjob", "jacks-or-better-9-6"},
    {"full-pay-job", "jacks-or-better-9-6"},
    {"full-pay-jb", "jacks-or-better-9-6"},
    {"full-pay-jacks", "jacks-or-better-9-6"},
    {"full-pay-jacks-or-better", "jacks-or-better-9-6"},
    {"tob", "tens-or-better"},
    {"bp", "bonus-poker"},
    {"full-pay-bonus", "bonus-poker-8-5"},
    {"full-pay-bonus-poker", "bonus-poker-8-5"},
    {"bpd", "bonus-poker-deluxe"},
    {"deluxe", "bonus-poker-deluxe"},
    {"bonus-deluxe", "bonus-poker-deluxe"},
    {"db", "double-bonus"},
    {"dbp", "double-bonus"},
    {"fpdb", "double-bonus-10-7-5"},
    {"full-pay-db", "double-bonus-10-7-5"},
    {"full-pay-double-bonus", "double-bonus-10-7-5"},
    {"full-pay-double-bonus-poker", "double-bonus-10-7-5"},
    {"ddb", "double-double-bonus"},
    {"ddbp", "double-double-bonus"},
    {"tdb", "triple-double-bonus"},
    {"tdbp", "triple-double-bonus"},
    {"sdb", "super-double-bonus"},
    {"sdbp", "super-double-bonus"},
    {"tbp", "triple-bonus-plus"},
    {"aa", "all-american"},
    {"full-pay-all-american", "all-american-8-8-8"},
    {"aaf", "aces-and-faces"},
    {"af", "aces-and-faces"},
    {"aae", "aces-and-eights"},
    {"rab", "royal-aces-bonus"},
    {"royal-aces", "royal-aces-bonus"},
    {"dw", "deuces-wild"},
    {"fpdw", "deuces-wild-full-pay"},
    {"nsu", "deuces-wild-not-so-ugly"},
    {"nsud", "deuces-wild-not-so-ugly"},
    {"nsu-deuces", "deuces-wild-not-so-ugly"},
    {"not-so-ugly", "deuces-wild-not-so-ugly"},
    {"illinois", "deuces-wild-illinois"},
    {"bdw", "bonus-deuces-wild"},
    {"ld", "loose-deuces"},
    {"jp", "joker-poker"},
    {"jw", "joker-poker"},
    {"full-pay-joker-poker", "joker-poker-kings-full-pay"},
    {"full-pay-joker-wild", "joker-poker-kings-full-pay"},
    {"full-pay-kings-or-better", "joker-poker-kings-full-pay"},
    {"joker-wild", "joker-poker"},
    {"kob", "joker-poker-kings"},
    {"kings-or-better", "joker-poker-kings"},
    {"two-pair-or-better", "joker-poker-two-pair"},
};

/// A word that stands for another one, or for several joined by hyphens, which the ids and names have.
struct Synonym {
    std::string_view text;
    std::string_view word;
};

inline constexpr Synonym synonyms[] = {
    {"dbl", "double"},
    {"trpl", "triple"},
    {"tpl", "triple"},
    {"ducks", "deuces"},
    {"twos", "deuces"},
    {"fullpay", "full-pay"},
    {"fp", "full-pay"},
    {"ux", "ultimate-x"},
    {"ultimatex", "ultimate-x"},
    {"stp", "super-times-pay"},
    {"supertimes", "super-times"},
    {"multistrike", "multi-strike"},
    {"bonusstreak", "bonus-streak"},
};

/// Words that players add and most ids lack.
inline constexpr std::string_view filler_words[] = {"video", "poker", "game", "machine", "the", "paytable",
                                                    "pay",   "or",    "and",  "wild",    "with"};

}  // namespace holdfast::videopoker::detail
