#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/videopoker/strategy/language/chart_tokens.h>
#include <holdfast/videopoker/strategy/language/players_words.h>

namespace holdfast::videopoker {
namespace {

using Kind = ChartToken::Kind;

bool is_letter_or_digit(char c) {
    return is_letter(c) || is_digit(c);
}

/// Removes the first word of a text from our own tables, and returns it.
std::string_view first_word(std::string_view& text) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, blank);
    text.remove_prefix(std::min(blank + 1, text.size()));
    return word;
}

/// Reads the tokens of a line, one after another.
class ChartLexer {
  public:
    ChartLexer(std::string_view whole, std::size_t begin, std::size_t end)
        : whole_(whole), at_(begin), end_(end) {}

    std::vector<ChartToken> read() {
        while (at_ < end_ && whole_[at_] != '#') {
            const char c = whole_[at_];
            if (c == ' ' || c == '\t' || c == '\r' || c == filler) {
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
        return in_chart_words(tokens_);
    }

  private:
    /// Adds the token from `from` up to here. Fillers behind it belong to its place in the text, but not to
    /// its words.
    void add(Kind kind, std::size_t from, const std::string& text) {
        at_ = behind_fillers(at_);
        const std::string raw = without_fillers(text);
        tokens_.push_back({kind, in_small_letters(raw), raw, from, at_ - from});
    }

    void read_word() {
        const std::size_t from = at_;
        while (at_ < end_ && (is_letter_or_digit(whole_[at_]) || is_apostrophe() || is_point(from))) {
            at_ = whole_[at_] == '\'' ? behind_fillers(at_ + 1) : at_ + 1;
        }
        add(Kind::word, from, std::string(whole_.substr(from, at_ - from)));
    }

    /// Whether the apostrophe is inside a word, "this hold's", never at its end.
    bool is_apostrophe() const {
        const std::size_t behind = behind_fillers(at_ + 1);
        return whole_[at_] == '\'' && behind < end_ && is_letter_or_digit(whole_[behind]);
    }

    /// Whether a decimal point is here, in a word of digits that began at `from`.
    bool is_point(std::size_t from) const {
        const auto is_digit = [&](std::size_t at) { return whole_[at] >= '0' && whole_[at] <= '9'; };
        if (whole_[at_] != '.' || at_ + 1 >= end_ || !is_digit(at_ + 1)) return false;
        while (from < at_ && is_digit(from)) ++from;
        return from == at_;
    }

    std::size_t behind_fillers(std::size_t at) const {
        while (at < end_ && whole_[at] == filler) ++at;
        return at;
    }

    void read_quoted() {
        const std::size_t from = at_;
        std::string raw;
        for (++at_; at_ < end_ && whole_[at_] != '"'; ++at_) {
            // ChartWriter quotes the names of rows like this (hold_phrase.cpp): a backslash before '"' and
            // before a backslash.
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
        // Every sign is one token, except ">=" and "<=": "2-4" is three tokens, for ranges of ranks and of
        // numbers alike.
        constexpr std::string_view signs = ",;:=<>+-/()[]";
        if (signs.find(c) == std::string_view::npos) refuse();
        ++at_;
        // Square brackets hold remarks, too.
        if (c == '[' || c == ']') return add(Kind::sign, from, c == '[' ? "(" : ")");
        if ((c == '<' || c == '>') && at_ < end_ && whole_[at_] == '=') ++at_;
        add(Kind::sign, from, std::string(whole_.substr(from, at_ - from)));
    }

    [[noreturn]] void refuse() const {
        std::size_t after = at_ + 1;  // past all bytes of the character
        while (after < whole_.size() && (static_cast<u8>(whole_[after]) & 0xc0U) == 0x80U) ++after;
        const std::string_view character = whole_.substr(at_, after - at_);
        const bool is_remark = character.find_first_of("{}*^") != std::string_view::npos ||
                               character == "\xe2\x80\xa0" || character == "\xe2\x80\xa1";  // daggers
        if (character == "|") {
            throw ParseError("this line of a table has words in several columns; keep only the holds",
                             std::string(whole_), at_, 1);
        }
        throw ParseError(in_quotes(character) + " does not belong in a chart" +
                             (is_remark ? "; leave a remark out, or write it after '#'" : ""),
                         std::string(whole_), at_, character.size());
    }

    std::string_view whole_;
    std::size_t at_;
    std::size_t end_;
    std::vector<ChartToken> tokens_;
};

}  // namespace

std::string without_fillers(std::string_view text) {
    std::string plain(text);
    plain.erase(std::remove(plain.begin(), plain.end(), filler), plain.end());
    return plain;
}

std::vector<ChartToken> chart_tokens(std::string_view whole, std::size_t begin, std::size_t end) {
    return ChartLexer(whole, begin, end).read();
}

bool TokenCursor::is_article(std::size_t ahead) const {
    if (!is_one_of({"a", "an"}, ahead)) return false;
    return next(ahead).raw != "A" || (next(ahead + 1).kind == Kind::word &&
                                      !is_one_of({"in", "or", "and", "with", "without", "alone"}, ahead + 1));
}

bool TokenCursor::is_in_range() const {
    return token_->is("-") && token_[-1].kind == Kind::word && token_[-1].after() == token_->position &&
           next(1).kind == Kind::word && next(1).position == token_->after();
}

bool TokenCursor::take(std::string_view text) {
    if (!token_->is(text)) return false;
    ++token_;
    return true;
}

bool TokenCursor::take_words(std::string_view text) {
    const ChartToken* const before = token_;
    while (!text.empty()) {
        const std::string_view word = first_word(text);
        if (take(word) || word == "a") continue;
        const auto number = static_cast<std::size_t>(number_said(*token_));  // huge if the token is no number
        if (number >= numbers_in_words.size() || numbers_in_words[number] != word) {
            token_ = before;
            return false;
        }
        ++token_;
    }
    return true;
}

bool TokenCursor::take_article() {
    if (!is_article()) return false;
    ++token_;
    return true;
}

void TokenCursor::refuse(const ChartToken& first, const ChartToken& last, const std::string& message) const {
    throw ParseError(message, std::string(whole_), first.position, last.after() - first.position);
}

std::vector<std::string_view> words_in(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) words.push_back(first_word(text));
    return words;
}

namespace {

/// All words of the language, to find the nearest to an unknown one.
const std::vector<std::string>& known_words() {
    static const std::vector<std::string> words = [] {
        std::vector<std::string> all;
        for (const std::string_view word : words_in(
                 "a all alone an and any at better card cards clubs dealt deuces diamonds discard double "
                 "dropping "
                 "everything except five flush four full gap gaps hearts high higher house in inside joker "
                 "jokers kicker "
                 "kickers kind least low lower most natural no nothing of one only or outside pair pat quads "
                 "royal "
                 "row "
                 "small spades straight suited the three to trips two unsuited wild window windows with "
                 "without "
                 "zero")) {
            all.emplace_back(word);
        }
        for (int rank = 0; rank < rank_count; ++rank) {
            all.emplace_back(word_of(static_cast<Rank>(rank)));
            all.push_back(plural_of(static_cast<Rank>(rank)));
        }
        return all;
    }();
    return words;
}

/// Words that no chart has, or that players use for more than one thing, and what to write.
constexpr const char* put_hash = "if this is a title, put '#' before it";
constexpr const char* what_is_kept =
    "a row only names what is kept, as in 'high pair'; hands of five cards that pay are 'pat hands'";
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> other_words{
    {{"anything", "a chart says 'discard all'"},
     {"draw", "a chart says 'discard all' for five new cards, and 'four to a flush' for a draw"},
     {"hold", what_is_kept},
     {"keep", what_is_kept},
     {"st", "if it is short for a straight, write 'straight'"},
     {"stand", what_is_kept},
     {"strategy", put_hash},
     {"wizard", put_hash}}};

/// The words that an unknown one may stand for. Two letters are no likeness to a longer word.
std::vector<std::string> words_near(const ChartToken& token) {
    std::vector<std::string> words = known_words();
    const auto is_short = [](const std::string& word) { return word.size() < 3; };
    if (token.text.size() > 3) words.erase(std::remove_if(words.begin(), words.end(), is_short), words.end());
    return words;
}

/// The suggestion that an error adds about an unknown word.
std::string meant_by(const ChartToken& token) {
    for (const auto& [other, ours] : other_words) {
        if (token.text == other) return "; " + std::string(ours);
    }
    return did_you_mean(token.text, words_near(token));
}

}  // namespace

u32 ranks_listed(std::string_view raw) {
    u32 ranks = 0;
    for (std::size_t i = 0; i < raw.size(); ++i) {
        const bool is_ten = raw[i] == '1' && i + 1 < raw.size() && raw[i + 1] == '0';
        const std::size_t rank = rank_letters.find(is_ten ? 'T' : raw[i]);
        if (rank == std::string_view::npos || (ranks >> rank & 1U) != 0) return 0;
        ranks |= 1U << rank;
        i += is_ten ? 1 : 0;
    }
    return ranks;
}

int number_said(const ChartToken& token) {
    if (token.kind != ChartToken::Kind::word) return -1;
    const auto* const word = std::find(numbers_in_words.begin(), numbers_in_words.end(), token.text);
    if (word != numbers_in_words.end()) return static_cast<int>(word - numbers_in_words.begin());
    if (token.text == "zero") return 0;
    // A word that was left out (players_words.h) has no digits either.
    if (token.raw.empty()) return -1;
    int number = 0;
    for (const char digit : token.raw) {
        // A number of four digits or more never counts cards, gaps or rows; the limit prevents overflow.
        if (digit < '0' || digit > '9' || token.raw.size() > 3) return -1;
        number = 10 * number + (digit - '0');
    }
    return number;
}

std::optional<RepeatedRank> repeated_rank(std::string_view raw) {
    const std::size_t letters = raw.substr(0, 2) == "10" ? 2 : 1;
    const std::string_view first = raw.substr(0, letters);
    const u32 ranks = ranks_listed(first);
    const std::size_t times = raw.size() / letters;
    if (ranks == 0 || times < 2 || times > suit_count || raw.size() % letters != 0) return std::nullopt;
    for (std::size_t at = 0; at < raw.size(); at += letters) {
        if (raw.substr(at, letters) != first) return std::nullopt;
    }
    return RepeatedRank{static_cast<Rank>(__builtin_ctz(ranks)), static_cast<int>(times)};
}

bool is_decimal(std::string_view raw) {
    return raw.find('.') != std::string_view::npos &&
           raw.find_first_not_of("0123456789.") == std::string_view::npos;
}

std::optional<Rank> rank_said(const ChartToken& token, bool in_plural) {
    for (int rank = 0; rank < rank_count; ++rank) {
        const Rank each = static_cast<Rank>(rank);
        const bool is_letter_and_s =
            token.raw == std::string(1, letter_of(each)) + "s" || (each == Rank::ten && token.raw == "10s");
        if (token.is(plural_of(each)) || is_letter_and_s) return each;
        if (!in_plural && token.is(word_of(each))) return each;
    }
    return std::nullopt;
}

bool is_unknown(const ChartToken& token) {
    return token.kind == ChartToken::Kind::word && number_said(token) < 0 && ranks_listed(token.raw) == 0 &&
           !is_chart_word(token.text);
}

std::string nearest_chart_word(const ChartToken& token) {
    return nearest_word(token.text, words_near(token));
}

bool is_chart_word(const std::string& word) {
    const std::vector<std::string>& known = known_words();
    return std::find(known.begin(), known.end(), word) != known.end();
}

bool has_foreign_word(const std::vector<ChartToken>& tokens) {
    return std::any_of(tokens.begin(), tokens.end(), [](const ChartToken& token) {
        return is_unknown(token) && nearest_chart_word(token).empty();
    });
}

void refuse_token(const ChartToken& token, std::string_view whole, std::string_view expected) {
    const auto error = [&](const std::string& message) {
        return ParseError(message, std::string(whole), token.position, token.length);
    };
    if (token.kind == ChartToken::Kind::end) {
        throw error("the line ends where " + std::string(expected) + " is expected");
    }
    if (is_unknown(token)) throw error("unknown word " + in_quotes(token.raw) + meant_by(token));
    throw error(in_quotes(token.raw) + " does not fit here; expected " + std::string(expected));
}

}  // namespace holdfast::videopoker
