// The text of a chart as tokens with their positions; the numbers and ranks that words mean, and suggestions
// for unknown words.
//
//   suited KT/QT, 4 to a flush   ->   suited  KT  /  QT  ,  4  to  a  flush  end
//   but king: take it if ...     ->   but  king  :  take  it  if  ...  end
//   flush penalties 2-7 to it    ->   flush  penalties  2  -  7  to  it  end
//
// Adjacent letters and digits are one word, so cards (9h8h7s), ranks (AKQJ) and "10s" need no rule of their
// own. Case matters only in ranks, cards, suits and the names of paytable rows. Abbreviations become the words
// that they stand for, each in its own part of the text (players_words.h):
//
//   AKs or 3RF                   ->   AK  suited  or  3  to  royal  flush  end
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

/// Pads a multi-byte character that was replaced by a plain one (pasted_chart.h): part of that character, and
/// nothing by itself. UTF-8 never uses this byte.
inline constexpr char filler = '\xff';

/// The text without fillers, for words and messages.
std::string without_fillers(std::string_view text);

struct ChartToken {
    enum class Kind : u8 {
        word,  ///< letters and digits: "four", "4", "AKQJ", "hold's", "0.6"; text in small letters, raw as written
        sign,    ///< , ; : = < > <= >= + - / ( )
        quoted,  ///< "four aces with 2-4", the quotes left out of raw
        end,     ///< end of the line
    };

    Kind kind;
    std::string text;
    std::string raw;
    std::size_t position;  ///< in bytes of the whole text, as errors need it
    std::size_t length;

    bool is(std::string_view expected) const { return kind != Kind::quoted && text == expected; }
    std::size_t after() const { return position + length; }
};

/// The tokens of one line, the bytes [begin, end) of the whole text, followed by an `end` token. Text after
/// '#' is ignored. Throws ParseError on a byte that is not allowed in a chart.
std::vector<ChartToken> chart_tokens(std::string_view whole, std::size_t begin, std::size_t end);

/// Reads tokens one after another. A copy can try a reading without moving the original.
class TokenCursor {
  public:
    /// The tokens end with an `end` token. The tokens and the text must outlive this object.
    TokenCursor(std::string_view whole, const ChartToken* first, const ChartToken* end)
        : whole_(whole), token_(first), end_(end) {}
    TokenCursor(std::string_view whole, const std::vector<ChartToken>& tokens)
        : TokenCursor(whole, tokens.data(), tokens.data() + tokens.size() - 1) {}

    // Looking ahead stops at the end of the line, so callers may look any distance ahead.
    const ChartToken& next(std::size_t ahead = 0) const {
        return token_[std::min(ahead, static_cast<std::size_t>(end_ - token_))];
    }
    bool is(std::string_view text, std::size_t ahead = 0) const { return next(ahead).is(text); }
    bool is_one_of(std::initializer_list<std::string_view> texts, std::size_t ahead = 0) const {
        return std::any_of(texts.begin(), texts.end(),
                           [&](std::string_view text) { return is(text, ahead); });
    }
    const ChartToken* here() const { return token_; }
    /// The last token before the end; there must be one.
    const ChartToken& last() const { return end_[-1]; }
    const ChartToken* end() const { return end_; }
    bool at_end() const { return token_ == end_; }
    /// Whether the token is "a" or "an". A capital A is an article only before a word that can have one;
    /// otherwise it is the ace.
    bool is_article(std::size_t ahead = 0) const;
    /// Whether the token is a sign between two words without blanks: "2-7", not "2 - 7".
    bool is_in_range() const;

    void skip(std::size_t tokens = 1) { token_ += tokens; }
    void go_to(const ChartToken* token) { token_ = token; }
    /// Takes the token if it is this word or sign; otherwise stays where it is.
    bool take(std::string_view text);
    /// Takes all words of a text from our own tables or none. Numbers may be digits, and articles may be left
    /// out.
    bool take_words(std::string_view text);
    /// Takes "a" or "an", as is_article() tells them from the ace.
    bool take_article();

    /// Throws ParseError with this message; its position is that of the tokens from `first` to `last`.
    [[noreturn]] void refuse(const ChartToken& first, const ChartToken& last,
                             const std::string& message) const;
    /// Throws ParseError about the current token.
    [[noreturn]] void refuse(const std::string& message) const { refuse(*token_, *token_, message); }
    std::string_view whole() const { return whole_; }

  private:
    std::string_view whole_;
    const ChartToken* token_;
    const ChartToken* end_;
};

inline constexpr std::array<std::string_view, 6> numbers_in_words{"no",    "one",  "two",
                                                                  "three", "four", "five"};

/// The words of a text from our own tables, separated by blanks.
std::vector<std::string_view> words_in(std::string_view text);

/// The number that a word means: 0 for "no", 3 for "three" or "3"; -1 if it is not a number.
int number_said(const ChartToken& token);

/// The ranks of "QJ", "AKQJ", "987" or "1098" as a mask; 0 if the text is not a list of different ranks in
/// capitals. Lower-case letters are words: "a flush" has no ace.
u32 ranks_listed(std::string_view raw);

/// A rank and how often a word repeats it.
struct RepeatedRank {
    Rank rank;
    int times;
};
/// The pair of "JJ", the trips of "222", the four cards of "AAAA"; nothing for other words.
std::optional<RepeatedRank> repeated_rank(std::string_view raw);

/// Whether the text is a number with a decimal point, "0.8237": the value of a row beside it.
bool is_decimal(std::string_view raw);

/// The rank of "aces", "As" or "10s"; unless `in_plural` is set, also of "ace".
std::optional<Rank> rank_said(const ChartToken& token, bool in_plural);

/// Whether a word in small letters is one of the language of charts; numbers and ranks are not.
bool is_chart_word(const std::string& word);

/// Whether the token is a word that no chart has. Ranks and numbers are never misspelt words: "98" gets no "did you
/// mean".
bool is_unknown(const ChartToken& token);

/// The word of the language that an unknown one is nearest to; empty if none is near.
std::string nearest_chart_word(const ChartToken& token);

/// Whether a word of the line is neither one of the language nor near one: then the line may be no row at all.
bool has_foreign_word(const std::vector<ChartToken>& tokens);

/// Throws the error about a token that does not fit: an unknown word, with the nearest known one, or one that
/// was not expected here.
[[noreturn]] void refuse_token(const ChartToken& token, std::string_view whole, std::string_view expected);

}  // namespace holdfast::videopoker
