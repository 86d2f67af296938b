// Splits the names that players use for games into words and numbers.
//
//   "9/6 dbl bonus"   slug 9-6-dbl-bonus   words double, bonus   numbers 9-6
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace holdfast::videopoker::detail {

/// The words in small letters, joined by single hyphens: "9-6-jacks-or-better" for "9/6 Jacks or Better".
std::string slug_of(std::string_view text);

/// The texts in alphabetical order, to compare them in any order.
std::vector<std::string> sorted(std::vector<std::string> texts);

struct NameWords {
    std::string slug;
    std::vector<std::string> words;    ///< synonyms replaced by the words that the ids have
    std::vector<std::string> numbers;  ///< each one or more numbers, joined by hyphens

    /// `text`: as slug_of writes it.
    explicit NameWords(std::string_view text);

    bool empty() const { return words.empty() && numbers.empty(); }
    /// Without words such as "poker" (nicknames.h).
    NameWords without_fillers() const;
    /// Without those at its ends: "bonus poker plus" for "the bonus poker plus game".
    NameWords without_outer_fillers() const;
    /// Whether both have the same words besides fillers, and the same numbers, in any order.
    bool is_same_name(const NameWords& other) const;
    bool has_same_words(const NameWords& other) const;
    /// Whether the words stand side by side in this name, the last one perhaps unfinished.
    bool has_phrase(const NameWords& phrase) const;
};

}  // namespace holdfast::videopoker::detail
