#include <algorithm>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/strategy/language/measure_words.h>
#include <holdfast/strategy/language/preference_text.h>

namespace holdfast::videopoker::penalties {
namespace {

/// A word, or a sign that is a word of its own.
struct Word {
    std::string_view text;
    std::size_t position;
};

/// A recursive descent over words. Each function reads one part of the grammar in preference_text.h, from
/// next_ on; measures are looked up as wholes (measure_of).
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

    /// Whether this word stands `ahead` words further.
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

    /// "take it if no flush penalty to it", "keep this hold if ...", "not if ...", "take KQ over - with 986"
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

    /// "no flush penalty to it and at most 2 straights lost by it"
    void read_conditions(Clause& clause) {
        do {
            if (clause.conditions.size() == max_conditions) {
                fail("a part of a rule has at most " + std::to_string(max_conditions) + " conditions");
            }
            clause.conditions.push_back(condition());
        } while (accept("and"));
    }

    /// "no 9 in it", "at most 2 ...", "the points are 5 or more: ...", "it scores higher: ...", "its lowest
    /// card is 8 or higher"
    Condition condition() {
        if (accept("it")) return score();
        if (accept("no")) return {{{measure()}}, false, 0};
        if (accept("a") || accept("an")) return {{{measure()}}, true, 1};
        if (accept("at")) {
            const bool at_least = accept("least");
            if (!at_least) expect("most");
            const int bound = number();
            return {{{measure()}}, at_least, bound};
        }
        // Measures begin with "the", too: "the highest other card is T or higher".
        if (comes("the") && comes("points", 1)) return points();
        return sum_or_number();
    }

    /// "the points are 5 or more: 2 for each straight lost by it, less 1 for each other card T-A"
    Condition points() {
        expect("the");
        expect("points");
        expect("are");
        Condition condition;
        condition.bound = number();
        condition.at_least = more_or_less("more", "less");
        read_items(condition);
        return condition;
    }

    /// Behind "it": "scores higher: 20 for a T in it, less 14 for each flush penalty to it", or "scores
    /// higher on" and a sum
    Condition score() {
        expect("scores");
        expect("higher");
        Condition condition;
        if (accept("on")) {
            condition = sum();
        } else {
            read_items(condition);
        }
        for (const Term& term : condition.terms) {
            if (!is_of_one_hold(term.measure.kind) || term.measure.side != Side::rival) {
                fail("a score adds up what 'it' has");
            }
        }
        // Higher, not as high: on equal scores the hold that comes first in tie-break order is kept.
        condition.bound = 1;
        condition.is_score = true;
        return condition;
    }

    /// ": 2 for each straight lost by it, less its highest card"
    void read_items(Condition& condition) {
        expect(":");
        do {
            check_room(condition);
            Term& term = condition.terms.emplace_back();
            const int sign = accept("less") ? -1 : 1;
            term.weight = sign;
            // "2 for each ..." and "2 times ...": the word behind the number tells; without either, the
            // weight is 1.
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
    }

    /// After a bound: "or more", "or less".
    bool more_or_less(std::string_view more, std::string_view less) {
        expect("or");
        if (accept(more)) return true;
        if (!accept(less)) fail("expected '" + std::string(more) + "' or '" + std::string(less) + "'");
        return false;
    }

    void check_room(const Condition& condition) const {
        if (condition.terms.size() == max_terms) {
            fail("a sum has at most " + std::to_string(max_terms) + " terms");
        }
    }

    /// "2 x straights lost by it - flush penalties to it"
    Condition sum() {
        Condition condition;
        for (int sign = accept("-") ? -1 : 1;;) {
            check_room(condition);
            Term& term = condition.terms.emplace_back();
            term.weight = sign;
            if (comes("x", 1)) {
                term.weight = sign * number();
                expect("x");
            }
            term.measure = measure();
            if (accept("+")) {
                sign = 1;
            } else if (accept("-")) {
                sign = -1;
            } else {
                return condition;
            }
        }
    }

    /// "its highest card is T or higher", or a sum and ">= 2" or "<= 2"
    Condition sum_or_number() {
        Condition condition = sum();
        if (accept("is")) return number_condition(condition);
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
            condition.bound = pips_of_ace;
            return condition;
        }
        if (accept("a")) {
            expect("2");
            condition.at_least = false;
            condition.bound = pips_of_two;
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

    /// "12", "-3"
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

    /// Words of measures are read up to the next word that none of them has.
    bool ends_measure() const {
        if (next_ == words_.size()) return true;
        const std::string_view word = words_[next_].text;
        return is_sign(word.front()) || word == "and" || word == "is" || word == "+" || word == "-" ||
               word == ">=" || word == "<=";
    }

    /// "straights lost by it": up to the next sign, "and", "is" or the end
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
            // pattern_of writes them so; in any other order no deal would ever match.
            if (is_good && at != 0 && *pips_of_letter(word[at - step]) < *pips_of_letter(word[at])) {
                fail("cards are written from high to low");
            }
        }
        if (!is_good) fail("expected ranks, or - for no card; where suits matter, a letter a-d after each");
        ++next_;
        return std::string(word);
    }

    /// "KQ over - with 9a8a6b"
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
        // Suits tell something only where two of the cards that have them can be compared: of the others, or
        // of all.
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

    /// Suits are named a, b, ... from left to right, so that equal patterns are equal texts.
    static std::string with_suits_as_they_appear(std::string cards) {
        std::string seen;
        for (char& letter : cards) {
            if (letter < 'a' || letter > 'd') continue;
            if (seen.find(letter) == std::string::npos) seen += letter;
            letter = static_cast<char>('a' + seen.find(letter));
        }
        return cards;
    }

    /// More than any search for rules uses: a table has a weight for each rank.
    static constexpr std::size_t max_terms = 24;
    static constexpr std::size_t max_conditions = 10;

    std::string_view text_;
    std::size_t end_;
    std::vector<Word> words_;
    std::size_t next_ = 0;
};

}  // namespace

Preference parse_preference(std::string_view text, std::size_t begin, std::size_t end) {
    return PreferenceParser(text, begin, end).parse();
}

Preference parse_preference(std::string_view text) {
    return parse_preference(text, 0, text.size());
}

}  // namespace holdfast::videopoker::penalties
