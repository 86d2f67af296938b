// "Did you mean ...?": the known words that are most like one that is not known.
//
// The likeness of two words is 2 c / (a + b), where a and b are their lengths and c is the length of their
// longest common subsequence (the most letters, not necessarily adjacent, that both have in the same order):
//
//   retrun, return   c = 5 (r e t r n)   10/12
//
// A word that contains the other is more like it: 1/2 + c / (a + b). Below 3/5 nothing is suggested:
// "nosuch" has three of the letters of "bench" in order (6/11), which is chance.
//
// Letter case does not count, and a blank, a hyphen and an underscore are the same.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace holdfast {

/// The one most like `word`, the first of several alike; empty if none is like it.
std::string nearest_word(std::string_view word, const std::vector<std::string>& known);

/// What a sentence about an unknown word ends in: "; did you mean 'return'?", or nothing if none is like it.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& known);

/// At most `most` words like `word`, the most alike first, else in their order in `known`.
std::vector<std::string> nearest_words(std::string_view word, const std::vector<std::string>& known,
                                       std::size_t most);

}  // namespace holdfast
