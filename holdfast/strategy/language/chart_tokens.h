// The text of a chart as tokens, with their places; what numbers and ranks words say, and what an unknown one
// may have meant.
//
//   suited KT/QT, 4 to a flush   ->   suited  KT  /  QT  ,  4  to  a  flush  end
//   but king: take it if ...     ->   but  king  :  take  it  if  ...  end
//   flush penalties 2-7 to it    ->   flush  penalties  2  -  7  to  it  end
//
// Letters and digits that touch are one word, so cards (9h8h7s), ranks (AKQJ) and "10s" need no rule of their
// own. Capitals and small letters are the same but in ranks, cards, suits and the names of paytable rows.
#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/cards/card.h>
#include <holdfast/core/integers.h>

namespace holdfast::videopoker {

/// Fills up a character of several bytes that was made a plain one (pasted_chart.h): part of it, and by itself
/// nothing. No UTF-8 has this byte.
inline constexpr char filler = '\xff';

std::string without_fillers(std::string_view text);

struct ChartToken {
    enum class Kind : u8 {
        word,    ///< letters and digits: "four", "4", "AKQJ", "hold's"; text in small letters, raw as written
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
    std::size_t after() const { return position + length; }
};

/// The tokens of one line, of the bytes [begin, end) of the whole text, with an `end` at last. What follows
/// '#' is left out. Throws ParseError on a byte that belongs in no chart.
std::vector<ChartToken> chart_tokens(std::string_view whole, std::size_t begin, std::size_t end);

/// Tokens that are read one after another. A copy tries what may stand there.
class TokenCursor {
  public:
    /// The tokens end with an `end`; they and the text must outlive this.
    TokenCursor(std::string_view whole, const ChartToken* first, const ChartToken* end)
        : whole_(whole), token_(first), end_(end) {}
    TokenCursor(std::string_view whole, const std::vector<ChartToken>& tokens)
        : TokenCursor(whole, tokens.data(), tokens.data() + tokens.size() - 1) {}

    // Looking ahead stops at the end of the line, so callers may look as far as they like.
    const ChartToken& next(std::size_t ahead = 0) const {
        return token_[std::min(ahead, static_cast<std::size_t>(end_ - token_))];
    }
    bool is(std::string_view text, std::size_t ahead = 0) const { return next(ahead).is(text); }
    bool is_one_of(std::initializer_list<std::string_view> texts, std::size_t ahead = 0) const {
        return std::any_of(texts.begin(), texts.end(),
                           [&](std::string_view text) { return is(text, ahead); });
    }
    const ChartToken* here() const { return token_; }
    const ChartToken* end() const { return end_; }
    bool at_end() const { return token_ == end_; }
    /// "a" or "an": a capital A is one only before what may have an article, and else the ace.
    bool is_article(std::size_t ahead = 0) const;
    /// A sign between two words that touch it: "2-7", not "2 - 7".
    bool is_in_range() const;

    void skip(std::size_t tokens = 1) { token_ += tokens; }
    void go_to(const ChartToken* token) { token_ = token; }
    bool take(std::string_view text);
    /// Takes all words of a text of ours or none: numbers also in digits, and with or without an article.
    bool take_words(std::string_view text);
    bool take_article();

    /// Throws ParseError: the message, and the tokens from `first` to `last` as its place.
    [[noreturn]] void refuse(const ChartToken& first, const ChartToken& last,
                             const std::string& message) const;
    /// The same of the token that stands here.
    [[noreturn]] void refuse(const std::string& message) const { refuse(*token_, *token_, message); }
    std::string_view whole() const { return whole_; }

  private:
    std::string_view whole_;
    const ChartToken* token_;
    const ChartToken* end_;
};

inline constexpr std::array<std::string_view, 6> numbers_in_words{"no",    "one",  "two",
                                                                  "three", "four", "five"};

/// The words of a text of ours, between its blanks.
std::vector<std::string_view> words_in(std::string_view text);

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
