#include <algorithm>

#include <holdfast/core/error.h>
#include <holdfast/core/wording.h>
#include <holdfast/strategy/language/chart_tokens.h>

namespace holdfast::videopoker {
namespace {

using Kind = ChartToken::Kind;

bool is_letter_or_digit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

std::string in_small_letters(std::string_view text) {
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(), small_letter);
    return small;
}

/// Reads the tokens of a line, one after another.
class ChartLexer {
  public:
    ChartLexer(std::string_view whole, std::size_t begin, std::size_t end)
        : whole_(whole), at_(begin), end_(end) {}

    std::vector<ChartToken> read() {
        while (at_ < end_ && whole_[at_] != '#') {
            const char c = whole_[at_];
            if (c == ' ' || c == '\t' || c == '\r') {
                ++at_;
            } else if (is_letter_or_digit(c)) {
                read_word();
            } else if (c == '"') {
                read_quoted();
            } else {
                read_sign();
            }
        }
        tokens_.push_back({Kind::end, "", "", at_, 1});
        return std::move(tokens_);
    }

  private:
    void add(Kind kind, std::size_t from, const std::string& raw) {
        tokens_.push_back({kind, in_small_letters(raw), raw, from, at_ - from});
    }

    void read_word() {
        const std::size_t from = at_;
        while (at_ < end_ && is_letter_or_digit(whole_[at_])) ++at_;
        add(Kind::word, from, std::string(whole_.substr(from, at_ - from)));
    }

    void read_quoted() {
        const std::size_t from = at_;
        std::string raw;
        for (++at_; at_ < end_ && whole_[at_] != '"'; ++at_) {
            // As ChartWriter quotes the names of rows (type_words.cpp): a backslash before '"' and before
            // itself.
            if (whole_[at_] == '\\' && at_ + 1 < end_) ++at_;
            raw += whole_[at_];
        }
        if (at_ == end_) {
            throw ParseError("a quotation mark without its other end", std::string(whole_), from);
        }
        ++at_;
        add(Kind::quoted, from, raw);
    }

    void read_sign() {
        const std::size_t from = at_;
        const char c = whole_[at_];
        // One sign a token, but ">=" and "<=": "2-4" is three tokens, which ranges of ranks and of numbers
        // share.
        constexpr std::string_view signs = ",;:=<>+-/";
        if (signs.find(c) == std::string_view::npos) refuse();
        ++at_;
        if ((c == '<' || c == '>') && at_ < end_ && whole_[at_] == '=') ++at_;
        add(Kind::sign, from, std::string(whole_.substr(from, at_ - from)));
    }

    [[noreturn]] void refuse() const {
        std::size_t after = at_ + 1;  // the whole of a character of several bytes
        while (after < whole_.size() && (static_cast<u8>(whole_[after]) & 0xc0U) == 0x80U) ++after;
        const std::string_view character = whole_.substr(at_, after - at_);
        const bool is_bracket = character.find_first_of("()[]") != std::string_view::npos;
        throw ParseError(in_quotes(character) + " does not belong in a chart" +
                             (is_bracket ? "; leave a remark out, or write it after '#'" : ""),
                         std::string(whole_), at_, character.size());
    }

    std::string_view whole_;
    std::size_t at_;
    std::size_t end_;
    std::vector<ChartToken> tokens_;
};

}  // namespace

std::vector<ChartToken> chart_tokens(std::string_view whole, std::size_t begin, std::size_t end) {
    return ChartLexer(whole, begin, end).read();
}

}  // namespace holdfast::videopoker
