// The words, numbers and signs of a chart's text, with their places.
//
//   suited KT/QT, 4 to a flush   ->   suited  KT  /  QT  ,  4  to  a  flush  end
//   with high cards >= gaps - 1  ->   with  high  cards  >=  gaps  -  1  end
//
// Letters and digits that touch are one word, so cards (9h8h7s), ranks (AKQJ) and "10s" need no rule of their
// own.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/core/integers.h>

namespace holdfast::videopoker {

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

}  // namespace holdfast::videopoker
