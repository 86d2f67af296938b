#include <algorithm>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include <holdfast/ask/input/doubtful_number.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/typed/pay_tokens.h>
#include <holdfast/ask/videopoker/typed/row_names.h>
#include <holdfast/ask/videopoker/typed/seen_pays.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::ask {
namespace {

using pay_text::decimal_digits;
using pay_text::is_letter;
using pay_text::parts_of;
using pay_text::separators;
using pay_text::Token;
using pay_text::tokens_of;

/// Whether commas alone separate four numbers or more, each no less than the one before.
bool is_rising_list(const std::string& text) {
    std::vector<Rational> numbers;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::optional<Rational> number =
            exact_number(std::string(trimmed(text.substr(begin, end - begin))));
        if (!number) return false;
        numbers.push_back(*number);
        begin = end + 1;
    }
    constexpr std::size_t fewest = 4;
    return numbers.size() >= fewest && std::is_sorted(numbers.begin(), numbers.end());
}

bool has_commas_alone(const std::string& text) {
    const std::string_view list = trimmed(text);
    return list.find_first_of(separators.substr(1)) == std::string_view::npos;
}

/// Refuses "4,682", which may be one number. In a list with commas alone, pays that fall are two, as in
/// "800,200,25", and so are those of a list that rises.
void check_comma(const Token& token, std::string_view pay) {
    // Commas of thousands stand before groups of three digits.
    constexpr std::size_t group = 3;
    const std::string& text = *token.text;
    if (token.at < 2 || text[token.at - 1] != ',') return;
    // The text before the comma, which was already read as a pay.
    const std::size_t before = text.find_last_not_of("0123456789.", token.at - 2);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    const std::string high = text.substr(begin, token.at - 1 - begin);
    const std::string low(pay.substr(0, pay.find('.')));
    const bool is_whole = !high.empty() && high.find('.') == std::string::npos;
    if (!is_whole || high.size() > group || low.size() != group) return;
    // Three digits that begin with 0 are no pay.
    const bool falls = low.front() != '0' && parse_rational(high) >= parse_rational(low);
    if ((falls && has_commas_alone(text)) || is_rising_list(text)) return;
    throw FieldError("pays",
                     low.front() == '0'
                         ? fmt::format("write {0}{1}, not {0},{1}: commas separate the pays", high, pay)
                         : fmt::format("'{0},{1}' may be one number or two pays; write {0}{1}, or {0} and "
                                       "{1} with a blank between",
                                       high, pay),
                     text, begin, token.at + token.word.size() - begin);
}

/// Refuses "62,50" by itself, between blanks or other signs, which may be one number with a decimal comma.
void check_decimal_comma(const Token& token, std::string_view pay) {
    constexpr std::size_t most_decimals = 2;
    const std::string& text = *token.text;
    const std::size_t end = token.at + token.word.size();
    if (token.at < 2 || text[token.at - 1] != ',' || !is_digit(text[token.at - 2]) || pay == "0") return;
    const std::size_t before = text.find_last_not_of(decimal_digits, token.at - 2);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    // One of several numbers between commas, or with a point of its own.
    const bool is_in_list =
        (begin > 0 && std::string_view(",.").find(text[begin - 1]) != std::string_view::npos) ||
        (end + 1 < text.size() && text[end] == ',' && is_digit(text[end + 1]));
    if (is_in_list || pay.size() > most_decimals || pay.find('.') != std::string_view::npos) return;
    const std::string whole = text.substr(begin, token.at - 1 - begin);
    throw FieldError(
        "pays",
        fmt::format(
            "'{0},{1}' may be {0}.{1} or two pays; write {0}.{1}, or {0} and {1} with a blank between", whole,
            pay),
        text, begin, end - begin);
}

/// Refuses what a shell leaves of dollars without quotes: ".50" of $1.50, "000" of $1000.
void check_shell(const Token& token) {
    const std::string_view pay = token.word;
    if (pay.front() == '.' && pay.size() > 1) {
        token.fail(
            fmt::format("{0} is not clear: a shell takes the '$1' out of $1{0}; write 0{0}, or 1{0} without "
                        "the dollar sign, or put dollars in single quotes, as in '$1{0}'",
                        cut_short(pay)));
    }
    if (pay.size() > 1 && pay.front() == '0' && is_digit(pay[1])) {
        token.fail(
            fmt::format("a pay does not begin with 0: a shell takes the '$1' out of $1{0}; put dollars in "
                        "single quotes, as in '$1{0}'",
                        cut_short(pay)));
    }
}

/// Refuses "4OOO" and "25l", and a single such letter.
void check_digits(const Token& token) {
    constexpr std::string_view alike = "OoIl";
    const bool is_alike = token.word.find_first_not_of("0123456789.$OoIl") == std::string_view::npos &&
                          token.word.find_first_of(alike) != std::string_view::npos;
    const bool is_number =
        token.word.size() == 1 || std::any_of(token.word.begin(), token.word.end(), is_digit);
    if (!is_alike || !is_number) return;
    std::string meant(token.word);
    for (char& letter : meant) {
        if (letter == 'O' || letter == 'o') letter = '0';
        if (letter == 'I' || letter == 'l') letter = '1';
    }
    token.fail(in_quotes(token.word) + " has letters that look like digits; write " + meant);
}

/// "4K", "3oak", "2P" and "4-of-a-kind", as lists of pays have them.
bool is_short_name(std::string_view word) {
    const bool is_of_a_kind = in_small_letters(word).find("-of-a-kind") == 1;
    return is_digit(word.front()) && (is_of_a_kind || !row_names_of(word).empty());
}

class SeenPaysReader {
  public:
    explicit SeenPaysReader(const std::vector<std::string>& texts) : tokens_(tokens_of(texts)) {}

    SeenPays read() {
        for (next_ = 0; next_ < tokens_.size(); ++next_) read_token(tokens_[next_]);
        if (name_) refuse(*name_);
        if (unnamed_ && named_ != 0) {
            unnamed_->fail(
                in_quotes(unnamed_->word) +
                " has no name before it, as others have; write one pay behind each name, or pays alone");
        }
        if (in_dollars_ != 0 && in_dollars_ != pays_.size()) {
            tokens_.front().fail(
                "some pays have a dollar sign and some have none; write all in the same unit");
        }
        return {std::move(pays_), std::move(names_)};
    }

  private:
    [[noreturn]] static void refuse(const Token& token) {
        token.fail(in_quotes(token.word) + " is not a pay, such as 25 or 4.5");
    }

    void read_token(const Token& token) {
        if (name_ && (token.word == "+" || is_kicker(token))) {
            words_.emplace_back(token.word);
            return;
        }
        check_digits(token);
        check_odds(token);
        const bool has_digit = std::any_of(token.word.begin(), token.word.end(), is_digit);
        const bool has_letter = std::any_of(token.word.begin(), token.word.end(), is_letter);
        // Inside a name ranks have digits, too: "four 2s-4s".
        const bool is_mistake = has_digit && has_letter && !name_ && !is_short_name(token.word);
        if (is_mistake) refuse(token);
        if (is_word_between(token.word)) return;
        if (has_letter || is_number_in_name(token)) {
            if (!name_) name_ = token;
            words_.emplace_back(token.word);
            return;
        }
        // A sign between blanks: "800 - 50 - 25".
        if (token.word == "-" || token.word == "/") return;
        if (!has_digit) refuse(token);
        const std::vector<Token> parts = parts_of(token);
        const bool is_pair = parts.size() == 2 && !parts.front().word.empty() && !parts.back().word.empty();
        // The ranks in "four 2-4" or "four aces with 2-4".
        if (is_pair && name_) {
            words_.emplace_back(token.word);
            return;
        }
        if (is_pair && token.word.find('/') != std::string_view::npos) {
            token.fail(fmt::format("'{}' may be two pays or a fraction; write {} {}, or a decimal",
                                   token.word, parts.front().word, parts.back().word));
        }
        for (const Token& part : parts) {
            if (part.word.empty()) refuse(token);
            add(part);
        }
    }

    /// Whether this is a rank behind "with" or "+", or one more: "four aces + 2,3,4".
    bool is_kicker(const Token& token) const {
        if (token.word.size() != 1 || !is_digit(token.word.front())) return false;
        const std::string last = in_small_letters(words_.back());
        if (last == "+" || last == "with" || last == "w/") return true;
        const std::size_t before = token.text->find_last_not_of(" \t", token.at - 1);
        const bool is_behind_rank = words_.size() > 1 && last.size() == 1 && is_digit(last.front());
        return is_behind_rank && token.at > 0 && before != std::string::npos && (*token.text)[before] == ',';
    }

    /// Refuses "9-1", which may be odds or two pays, and "9 to 1".
    void check_odds(const Token& token) const {
        const std::string word = in_small_letters(token.word);
        const bool is_behind_pay = !name_ && !pays_.empty() && next_ + 1 < tokens_.size();
        if (is_behind_pay && (word == "to" || word == "for") && tokens_[next_ + 1].word == "1") {
            token.fail("write only the number of each pay, without '" + word + " 1'");
        }
        const std::size_t dash = word.find('-');
        const bool is_number =
            dash != word.npos && dash > 0 && word.find_first_not_of(decimal_digits) == dash;
        if (name_ || !is_number || word.substr(dash) != "-1") return;
        const std::string pay = word.substr(0, dash);
        token.fail(fmt::format(
            "'{0}-1' may be a pay of {0} for 1 or two pays; write {0}, or {0} and 1 with a blank between",
            pay));
    }

    /// "pays" and "and" in "the flush pays 6 and the straight pays 4". In "four deuces and joker" it is of the name.
    bool is_word_between(std::string_view text) const {
        const std::string word = in_small_letters(text);
        if (word == "pays" || word == "pay" || word == "is") return name_.has_value();
        const bool is_article = word == "and" || word == "the" || word == "a";
        // "A 400" is a rank and its pay.
        return is_article && !name_ && next_ + 1 < tokens_.size() &&
               is_letter(tokens_[next_ + 1].word.front());
    }

    /// The first words of "4 of a kind", "4 aces" and "2 pair". Behind a name such a number is its pay: "two pair 2".
    bool is_number_in_name(const Token& token) const {
        const bool is_count =
            token.word.size() == 1 && token.word.find_first_of("2345") != std::string_view::npos;
        if (!is_count || name_ || next_ + 1 == tokens_.size()) return false;
        // "4 2s-4s", but not "4 2P".
        const std::string_view next = tokens_[next_ + 1].word;
        const bool is_ranks = next.find_first_of("sS") != std::string_view::npos && !is_short_name(next);
        return is_letter(next.front()) || is_ranks;
    }

    /// Reads a pay: up to ten digits, and up to four behind a point, so that sums of pays fit in a Rational.
    void add(const Token& token) {
        if (pays_.size() == videopoker::max_rows) {
            token.fail(fmt::format("expected at most {} pays", videopoker::max_rows));
        }
        std::string_view pay = token.word;
        const bool in_dollars = pay.front() == '$' || pay.back() == '$';
        if (pay.front() == '$') {
            pay.remove_prefix(1);
        } else if (pay.back() == '$') {
            pay.remove_suffix(1);
        }
        const std::size_t point = std::min(pay.find('.'), pay.size());
        constexpr std::size_t most_digits = 10;
        constexpr std::size_t most_decimals = 4;
        // Neither a sign nor an exponent, which no machine shows.
        const bool is_number = pay.find_first_not_of("0123456789.") == std::string_view::npos &&
                               !pay.empty() && pay != "." && point + 1 != pay.size() &&
                               pay.find('.', point + 1) == std::string_view::npos;
        if (!is_number) refuse(token);
        check_comma(token, pay);
        check_decimal_comma(token, pay);
        check_shell(token);
        if (const auto doubt = doubt_of_thousands(token.word)) token.fail(*doubt);
        if (point > most_digits || pay.size() > point + 1 + most_decimals) {
            token.fail(fmt::format("{} has too many digits: a pay has at most {}, and {} after the point",
                                   in_quotes(token.word), most_digits, most_decimals));
        }
        const Rational value = parse_rational((point == 0 ? "0" : "") + std::string(pay));
        // Rows that pay 0 are not compared (pay_match.h).
        if (value.is_zero()) token.fail("leave out rows that pay 0");
        pays_.push_back(value);
        if (name_) {
            ++named_;
            names_.push_back(joined(words_, " "));
        } else if (!unnamed_) {
            unnamed_ = token;
        }
        name_.reset();
        words_.clear();
        if (in_dollars) ++in_dollars_;
    }

    std::vector<Token> tokens_;
    std::size_t next_ = 0;
    std::optional<Token> name_ = {};       ///< the first word of a name whose pay was not read yet
    std::vector<std::string> words_ = {};  ///< of that name
    std::vector<Rational> pays_ = {};
    std::vector<std::string> names_ = {};
    std::size_t in_dollars_ = 0;
    std::size_t named_ = 0;
    std::optional<Token> unnamed_ = {};  ///< the first pay without a name
};

/// The place of a number behind a name of which it is no part: "9/6 Jacks or Better 4000".
std::optional<std::size_t> number_behind_name(const std::string& text) {
    const auto last = std::find_if(text.rbegin(), text.rend(), is_letter);
    const std::size_t begin =
        text.find_first_of(decimal_digits, static_cast<std::size_t>(text.rend() - last));
    const bool is_part = begin == std::string::npos || videopoker::catalog_id_named(text) ||
                         !videopoker::catalog_ids_matching(text).empty();
    return is_part ? std::nullopt : std::optional(begin);
}

/// "9/6", "jacks or better", "9/6 jacks": what `games` finds, not `identify`.
bool is_name(const std::string& text) {
    const std::string_view name = trimmed(text);
    const bool has_pays = name.find_first_not_of("0123456789/") == std::string_view::npos &&
                          name.find('/') != std::string_view::npos;
    const std::optional<std::size_t> behind = number_behind_name(text);
    const bool has_number =
        behind && videopoker::catalog_id_named(trimmed(std::string_view(text).substr(0, *behind)));
    return has_number || videopoker::is_game_name(name) || videopoker::catalog_id_named(name) ||
           (has_pays && !videopoker::catalog_ids_matching(name).empty());
}

/// The place of the pays behind a name: "Jacks or Better 800 50 25 9 6 4 3 2 1". None if it may be part of the name:
/// "Double Bonus 10/7/5", and numbers by which a game is called.
std::optional<std::size_t> pays_behind_name(const std::string& text) {
    constexpr std::size_t most_in_name = 3;
    const auto last = std::find_if(text.rbegin(), text.rend(), is_letter);
    const auto at = static_cast<std::size_t>(text.rend() - last);
    const std::size_t begin = text.find_first_of(decimal_digits, at);
    std::size_t numbers = 0;
    for (std::size_t i = begin; i < text.size(); ++i) {
        if (is_digit(text[i]) && (i == begin || !is_digit(text[i - 1]))) ++numbers;
    }
    const bool is_list = at > 0 && numbers > most_in_name && !videopoker::catalog_id_named(text);
    return is_list ? std::optional(begin) : std::nullopt;
}

void check_no_name(const std::vector<std::string>& texts) {
    // More than a name and all pays that a machine can have; a request has room for a million bytes.
    constexpr std::size_t longest = 2000;
    const std::string whole = joined(texts, " ");
    if (whole.size() > longest || !is_name(whole)) return;
    if (const auto begin = pays_behind_name(whole)) {
        const std::string name(trimmed(std::string_view(whole).substr(0, *begin)));
        throw FieldError("pays",
                         fmt::format("{} is a name; leave it out: `holdfast videopoker identify {}`",
                                     in_quotes(name), cut_short(whole.substr(*begin))),
                         texts.front(), 0, std::min(name.size(), texts.front().size()));
    }
    if (const auto behind = number_behind_name(whole)) {
        const std::string name(trimmed(std::string_view(whole).substr(0, *behind)));
        const bool is_one = videopoker::catalog_id_named(name).has_value();
        throw FieldError("pays",
                         fmt::format("{} is a name, not the pays: try `holdfast videopoker {} '{}'`",
                                     in_quotes(name), is_one ? "return" : "games", cut_short(name)),
                         texts.front(), 0, std::min(name.size(), texts.front().size()));
    }
    throw FieldError("pays",
                     fmt::format("{} is a name, not the pays: try `holdfast videopoker games {}`",
                                 in_quotes(whole), cut_short(whole)),
                     texts.front());
}

}  // namespace

SeenPays read_seen_pays(const std::vector<std::string>& texts) {
    check_no_name(texts);
    SeenPays seen = SeenPaysReader(texts).read();
    if (!seen.pays.empty()) return seen;
    throw FieldError("pays", "expected the pays of a machine, such as 800,50,25,9,6,4,3,2,1", "");
}

}  // namespace holdfast::ask
