// The words of the chart language: which there are, what numbers and ranks they say, and what an unknown one
// may have meant.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/cards/card.h>
#include <holdfast/core/integers.h>

namespace holdfast::videopoker {

// The words, numbers and signs of a chart's text, with their places.
//
//   suited KT/QT, 4 to a flush   ->   suited  KT  /  QT  ,  4  to  a  flush  end
//   with high cards >= gaps - 1  ->   with  high  cards  >=  gaps  -  1  end
//
// Letters and digits that touch are one word, so cards (9h8h7s), ranks (AKQJ) and "10s" need no rule of their
// own.

struct ChartToken {
    enum class Kind : u8 {
        word,    ///< letters and digits: "four", "4", "AKQJ"; text in small letters, raw as written
        sign,    ///< , ; : = < > <= >= + - /
        quoted,  ///< "four aces with 2-4", the quotes left out of raw
        end,     ///< of the line
    };

    Kind kind;
    std::string text;
    std::string raw;
    std::size_t position;  ///< in bytes of the whole text, as errors want it
    std::size_t length;

    bool is(std::string_view expected) const { return kind != Kind::quoted && text == expected; }
};

/// The tokens of one line, of the bytes [begin, end) of the whole text, with an `end` at last. What follows
/// '#' is left out. Throws ParseError on a byte that belongs in no chart.
std::vector<ChartToken> chart_tokens(std::string_view whole, std::size_t begin, std::size_t end);

/// The number a word says: 0 for "no", 3 for "three" or "3"; -1 if it says none.
int number_said(const ChartToken& token);

/// The ranks of "QJ", "AKQJ", "987" or "1098" as a mask; 0 if the text is no list of different ranks in
/// capitals. Small letters are words: "a flush" has no ace.
u32 ranks_listed(std::string_view raw);

/// The rank of "aces", "As" or "10s"; where `in_plural` is not asked, also of "ace".
std::optional<Rank> rank_said(const ChartToken& token, bool in_plural);

/// The error of a token that does not fit: an unknown word, with the nearest known one, or one that was not
/// expected here.
[[noreturn]] void refuse_token(const ChartToken& token, std::string_view whole, std::string_view expected);

}  // namespace holdfast::videopoker
