#include <algorithm>
#include <cctype>

#include <holdfast/core/error.h>
#include <holdfast/core/nearest_word.h>
#include <holdfast/videopoker/strategy/penalties/measure_words.h>
#include <holdfast/videopoker/strategy/penalties/preference_text.h>

namespace holdfast::videopoker::penalties {
namespace {

constexpr int lowest_pips = 2;
constexpr int highest_pips = 14;

/// Whether a player reads the value off as a number, where of other measures things are counted.
bool is_a_number(MeasureKind kind) {
    return is_a_rank(kind) || kind == MeasureKind::pips;
}

std::string with_article(const Measure& rank) {
    const bool vowel = rank.low == 8 || rank.low == highest_pips;
    return (vowel ? "an " : "a ") + words_of(rank, WordNumber::one);
}

std::string rank_is(int bound, bool at_least) {
    if (at_least && bound == highest_pips) return " is an ace";
    if (!at_least && bound == lowest_pips) return " is a 2";
    return std::string(" is ") + letter_of_pips(bound) + " or " + (at_least ? "higher" : "lower");
}

std::string single_text(const Measure& measure, bool at_least, int bound) {
    const std::string one = words_of(measure, WordNumber::one);
    if (is_a_rank(measure.kind)) return one + rank_is(bound, at_least);
    if (is_a_number(measure.kind)) {
        return one + " is " + std::to_string(bound) + (at_least ? " or more" : " or less");
    }
    if (measure.kind == MeasureKind::has_rank && at_least && bound == 1) return with_article(measure);
    if (!at_least && bound == 0) return "no " + one;
    return (at_least ? "at least " : "at most ") + std::to_string(bound) + " " +
           (bound == 1 ? one : words_of(measure, WordNumber::several));
}

/// "less 2 for each straight lost by it", "3 times its highest card".
std::string points_item(const Term& term) {
    const std::string number = std::to_string(std::abs(term.weight));
    const std::string less = term.weight < 0 ? "less " : "";
    if (term.measure.kind == MeasureKind::has_rank)
        return less + number + " for " + with_article(term.measure);
    const std::string one = words_of(term.measure, WordNumber::one);
    if (!is_a_number(term.measure.kind)) return less + number + " for each " + one;
    return less + (std::abs(term.weight) == 1 ? "" : number + " times ") + one;
}

std::string condition_text(const Condition& condition) {
    const Term& first = condition.terms.front();
    const bool is_single = condition.terms.size() == 1 && first.weight == 1 && condition.bound >= 0;
    const bool is_no_rank =
        is_a_rank(first.measure.kind) && (condition.bound < lowest_pips || condition.bound > highest_pips);
    if (is_single && !is_no_rank) return single_text(first.measure, condition.at_least, condition.bound);
    std::string items;
    for (const Term& term : condition.terms) items += (items.empty() ? "" : ", ") + points_item(term);
    return "the points are " + std::to_string(condition.bound) +
           (condition.at_least ? " or more" : " or less") + ": " + items;
}

std::string pattern_text(const std::string& cards) {
    const std::size_t first = cards.find(' ');
    const std::size_t second = cards.find(' ', first + 1);
    return cards.substr(0, first) + " over " + cards.substr(first + 1, second - first - 1) + " with " +
           cards.substr(second + 1);
}

std::string clause_text(const Clause& clause) {
    const bool takes = clause.keep == Side::rival;
    if (clause.pattern) return (takes ? "take " : "not ") + pattern_text(clause.pattern->cards);
    std::string text = takes ? "take it" : "keep this hold";
    for (std::size_t each = 0; each < clause.conditions.size(); ++each) {
        text += (each == 0 ? " if " : " and ") + condition_text(clause.conditions[each]);
    }
    return text;
}

struct Word {
    std::string_view text;
    std::size_t position;
};

class PreferenceParser {
  public:
    PreferenceParser(std::string_view text, std::size_t begin, std::size_t end) : text_(text), end_(end) {
        for (std::size_t at = begin; at < end;) {
            if (is_space(text[at])) {
                ++at;
                continue;
            }
            std::size_t length = 1;
            while (!is_sign(text[at]) && at + length < end && !is_space(text[at + length]) &&
                   !is_sign(text[at + length])) {
                ++length;
            }
            words_.push_back({text.substr(at, length), at});
            at += length;
        }
    }

    Preference parse() {
        Preference preference;
        do {
            preference.clauses.push_back(clause());
        } while (accept(";"));
        if (next_ != words_.size()) fail("expected 'and', ';' or the end of the line");
        return preference;
    }

  private:
    static bool is_space(char letter) {
        return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n';
    }

    /// A word of its own wherever it stands.
    static bool is_sign(char letter) { return letter == ';' || letter == ',' || letter == ':'; }

    [[noreturn]] void fail(const std::string& message) const {
        if (next_ >= words_.size()) throw ParseError(message, std::string(text_), end_);
        throw ParseError(message, std::string(text_), words_[next_].position, words_[next_].text.size());
    }

    bool comes(std::string_view word, std::size_t ahead = 0) const {
        return next_ + ahead < words_.size() && words_[next_ + ahead].text == word;
    }

    bool accept(std::string_view word) {
        if (!comes(word)) return false;
        ++next_;
        return true;
    }

    void expect(std::string_view word) {
        if (!accept(word)) fail("expected '" + std::string(word) + "'");
    }

    Clause clause() {
        Clause clause;
        if (accept("keep")) {
            clause.keep = Side::row;
            expect("this");
            expect("hold");
            if (accept("if")) read_conditions(clause);
        } else if (accept("not")) {
            clause.keep = Side::row;
            if (accept("if")) {
                read_conditions(clause);
            } else {
                clause.pattern = pattern();
            }
        } else if (accept("take")) {
            clause.keep = Side::rival;
            if (!accept("it")) {
                clause.pattern = pattern();
            } else if (accept("if")) {
                read_conditions(clause);
            }
        } else {
            fail("a rule says 'take it' or 'keep this hold'");
        }
        return clause;
    }

    void read_conditions(Clause& clause) {
        do {
            clause.conditions.push_back(condition());
        } while (accept("and"));
    }

    Condition condition() {
        if (accept("no")) return {{{measure()}}, false, 0};
        if (accept("a") || accept("an")) return {{{measure()}}, true, 1};
        if (accept("at")) {
            const bool at_least = accept("least");
            if (!at_least) expect("most");
            const int bound = number();
            return {{{measure()}}, at_least, bound};
        }
        if (comes("the") && comes("points", 1)) return points();
        return sum_or_number();
    }

    Condition points() {
        expect("the");
        expect("points");
        expect("are");
        Condition condition;
        condition.bound = number();
        condition.at_least = more_or_less("more", "less");
        expect(":");
        do {
            check_room(condition);
            Term& term = condition.terms.emplace_back();
            const int sign = accept("less") ? -1 : 1;
            term.weight = sign;
            if (comes("for", 1)) {
                term.weight *= number();
                expect("for");
                if (!accept("each") && !accept("a") && !accept("an")) fail("expected 'each', 'a' or 'an'");
            } else if (comes("times", 1)) {
                term.weight *= number();
                expect("times");
            }
            term.measure = measure();
        } while (accept(","));
        return condition;
    }

    /// After a bound: "or more", "or less".
    bool more_or_less(std::string_view more, std::string_view less) {
        expect("or");
        if (accept(more)) return true;
        if (!accept(less)) fail("expected '" + std::string(more) + "' or '" + std::string(less) + "'");
        return false;
    }

    void check_room(const Condition& condition) const {
        if (condition.terms.size() == max_terms)
            fail("a sum has at most " + std::to_string(max_terms) + " terms");
    }

    Condition sum_or_number() {
        Condition condition;
        for (int sign = accept("-") ? -1 : 1;;) {
            Term& term = condition.terms.emplace_back();
            term.weight = sign;
            if (comes("x", 1)) {
                term.weight = sign * number();
                expect("x");
            }
            term.measure = measure();
            if (accept("is")) return number_condition(condition);
            if (accept("+")) {
                sign = 1;
            } else if (accept("-")) {
                sign = -1;
            } else {
                break;
            }
            check_room(condition);
        }
        condition.at_least = accept(">=");
        if (!condition.at_least) expect("<=");
        condition.bound = number();
        return condition;
    }

    /// After "is": a bound.
    Condition number_condition(Condition condition) {
        const Term& term = condition.terms.front();
        if (condition.terms.size() != 1 || term.weight != 1 || !is_a_number(term.measure.kind)) {
            fail("only a card can be of a rank or higher, and only a sum a number or more");
        }
        if (!is_a_rank(term.measure.kind)) {
            condition.bound = number();
            condition.at_least = more_or_less("more", "less");
            return condition;
        }
        if (accept("an")) {
            expect("ace");
            condition.bound = highest_pips;
            return condition;
        }
        if (accept("a")) {
            expect("2");
            condition.at_least = false;
            condition.bound = lowest_pips;
            return condition;
        }
        const std::optional<u8> pips =
            next_ < words_.size() ? pips_of_word(words_[next_].text) : std::nullopt;
        if (!pips) fail("expected a rank, one of " + std::string(rank_letters));
        ++next_;
        condition.at_least = more_or_less("higher", "lower");
        condition.bound = *pips;
        return condition;
    }

    int number() {
        if (next_ == words_.size()) fail("expected a number");
        std::string_view digits = words_[next_].text;
        const bool negative = digits.size() > 1 && digits.front() == '-';
        if (negative) digits.remove_prefix(1);
        const bool is_number =
            digits.size() <= 3 && std::all_of(digits.begin(), digits.end(),
                                              [](char digit) { return digit >= '0' && digit <= '9'; });
        if (!is_number) fail("expected a number of at most three digits");
        ++next_;
        return (negative ? -1 : 1) * std::stoi(std::string(digits));
    }

    bool ends_measure() const {
        if (next_ == words_.size()) return true;
        const std::string_view word = words_[next_].text;
        return is_sign(word.front()) || word == "and" || word == "is" || word == "+" || word == "-" ||
               word == ">=" || word == "<=";
    }

    Measure measure() {
        const std::size_t first = next_;
        std::vector<std::string_view> words;
        for (; !ends_measure(); ++next_) words.push_back(words_[next_].text);
        if (const std::optional<Measure> found = measure_of(words)) return *found;
        const std::size_t last = next_;
        next_ = first;
        if (words.empty()) fail("expected what to count, such as 'straights lost by it'");
        const std::size_t position = words_[first].position;
        const Word& end = words_[last - 1];
        const std::string phrase(text_.substr(position, end.position + end.text.size() - position));
        throw ParseError(
            "'" + phrase + "' is not something a rule can count" + did_you_mean(phrase, all_measure_words()),
            std::string(text_), position, phrase.size());
    }

    /// "KQ", "-" or "9a8b6a"; tells whether suits are written.
    std::string pattern_cards(bool& has_suits) {
        if (next_ == words_.size()) fail("expected ranks, or - for no card");
        const std::string_view word = words_[next_].text;
        has_suits = word.size() > 1 && word[1] >= 'a' && word[1] <= 'd';
        const std::size_t step = has_suits ? 2 : 1;
        bool is_good = word.size() % step == 0;
        for (std::size_t at = 0; is_good && word != "-" && at < word.size(); at += step) {
            is_good = pips_of_letter(word[at]).has_value() &&
                      (!has_suits || (word[at + 1] >= 'a' && word[at + 1] <= 'd'));
            if (is_good && at != 0 && *pips_of_letter(word[at - step]) < *pips_of_letter(word[at])) {
                fail("cards are written from high to low");
            }
        }
        if (!is_good) fail("expected ranks, or - for no card; where suits matter, a letter a-d after each");
        ++next_;
        return std::string(word);
    }

    CardPattern pattern() {
        bool of_rival = false;
        bool of_row = false;
        bool of_others = false;
        const std::string rival = pattern_cards(of_rival);
        expect("over");
        const std::string row = pattern_cards(of_row);
        expect("with");
        const std::size_t others_word = next_;
        const std::string others = pattern_cards(of_others);
        const bool all_have =
            (of_row || row == "-") && (of_rival || rival == "-") && (of_others || others == "-");
        if ((of_row || of_rival) && !all_have) {
            next_ = others_word;
            fail("either all cards have suits, or only these, or none");
        }
        CardPattern pattern;
        pattern.cards = with_suits_as_they_appear(rival + " " + row + " " + others);
        if (of_row || of_rival) {
            pattern.detail = PatternDetail::all_suits;
        } else if (of_others) {
            pattern.detail = PatternDetail::others_suits;
        }
        return pattern;
    }

    static std::string with_suits_as_they_appear(std::string cards) {
        std::string seen;
        for (char& letter : cards) {
            if (letter < 'a' || letter > 'd') continue;
            if (seen.find(letter) == std::string::npos) seen += letter;
            letter = static_cast<char>('a' + seen.find(letter));
        }
        return cards;
    }

    static constexpr std::size_t max_terms = 7;

    std::string_view text_;
    std::size_t end_;
    std::vector<Word> words_;
    std::size_t next_ = 0;
};

}  // namespace

std::string to_text(const Preference& preference) {
    std::string text;
    for (const Clause& clause : preference.clauses) text += (text.empty() ? "" : "; ") + clause_text(clause);
    return text;
}

Preference parse_preference(std::string_view text, std::size_t begin, std::size_t end) {
    return PreferenceParser(text, begin, end).parse();
}

Preference parse_preference(std::string_view text) {
    return parse_preference(text, 0, text.size());
}

}  // namespace holdfast::videopoker::penalties
