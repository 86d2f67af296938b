// Video poker games that players ask for and the catalog lacks, and why.
//
// Written as name_words.h compares words: small letters, hyphens between words, no numbers.
#pragma once

#include <string_view>

namespace holdfast::videopoker::detail {

enum class Lack {
    of_a_file,      ///< a paytable file can say what it pays
    of_rules,       ///< its rules are not those of draw poker with one paytable
    of_one_meaning  ///< players call several paytables so
};

struct LackingGame {
    std::string_view text;
    std::string_view name;  ///< the game or, of several, what they are
    Lack lack;
};

inline constexpr LackingGame lacking_games[] = {
    {"super-double-double-bonus", "Super Double Double Bonus", Lack::of_a_file},
    {"sddb", "Super Double Double Bonus", Lack::of_a_file},
    {"super-aces", "Super Aces", Lack::of_a_file},
    {"super-aces-bonus", "Super Aces", Lack::of_a_file},
    {"white-hot-aces", "White Hot Aces", Lack::of_a_file},
    {"double-double-aces", "Double Double Aces and Faces", Lack::of_a_file},
    {"double-aces-and-faces", "Double Aces and Faces", Lack::of_a_file},
    {"bonus-poker-plus", "Bonus Poker Plus", Lack::of_a_file},
    {"triple-triple-bonus", "Triple Triple Bonus", Lack::of_a_file},
    {"triple-bonus", "Triple Bonus", Lack::of_a_file},
    {"pickem", "Pick'em Poker", Lack::of_rules},
    {"pick-em", "Pick'em Poker", Lack::of_rules},
    {"double-down-stud", "Double Down Stud", Lack::of_rules},
    {"dream-card", "Dream Card", Lack::of_rules},
    {"hot-roll", "Hot Roll", Lack::of_rules},
    {"spin-poker", "Spin Poker", Lack::of_rules},
    {"double-super-times-pay", "Double Super Times Pay", Lack::of_rules},
    {"wild-wild-wild", "Wild Wild Wild", Lack::of_rules},
    {"airport-deuces", "deuces-wild-illinois, and one that pays 20/12/9/4/3/2", Lack::of_one_meaning},
};

}  // namespace holdfast::videopoker::detail
