#include <algorithm>
#include <cctype>

#include <holdfast/core/error.h>
#include <holdfast/core/nearest_word.h>
#include <holdfast/videopoker/strategy/penalties/measure_words.h>
#include <holdfast/videopoker/strategy/penalties/preference_text.h>

namespace holdfast::videopoker::penalties {
namespace {

bool is_single(const Condition& condition) {
    return condition.terms.size() == 1 && condition.terms.front().weight == 1;
}

std::string single_text(const Measure& measure, bool at_least, int bound) {
    if (is_a_rank(measure.kind)) {
        return words_of(measure, WordNumber::one) + " is " + letter_of_pips(bound) + " or " +
               (at_least ? "higher" : "lower");
    }
    if (measure.kind == MeasureKind::has_rank && at_least && bound == 1) {
        const bool vowel = measure.low == 8 || measure.low == 14;
        return (vowel ? "an " : "a ") + words_of(measure, WordNumber::one);
    }
    if (!at_least && bound == 0) return "no " + words_of(measure, WordNumber::one);
    return (at_least ? "at least " : "at most ") + std::to_string(bound) + " " +
           words_of(measure, bound == 1 ? WordNumber::one : WordNumber::several);
}

std::string sum_text(const std::vector<Term>& terms) {
    std::string text;
    for (const Term& term : terms) {
        const int weight = std::abs(term.weight);
        if (term.weight < 0) text += text.empty() ? "- " : " - ";
        if (term.weight > 0 && !text.empty()) text += " + ";
        if (weight != 1) text += std::to_string(weight) + " x ";
        text += words_of(term.measure, WordNumber::several);
    }
    return text;
}

std::string condition_text(const Condition& condition) {
    if (condition.is_score) return "it scores higher on " + sum_text(condition.terms);
    const Measure& measure = condition.terms.front().measure;
    const bool rank_has_words = !is_a_rank(measure.kind) || (condition.bound >= 2 && condition.bound <= 14);
    if (is_single(condition) && condition.bound >= 0 && rank_has_words) {
        return single_text(measure, condition.at_least, condition.bound);
    }
    return sum_text(condition.terms) + (condition.at_least ? " >= " : " <= ") +
           std::to_string(condition.bound);
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
    std::string text = takes ? "take it" : "not";
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
            while (text[at] != ';' && at + length < end && !is_space(text[at + length]) &&
                   text[at + length] != ';') {
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

    [[noreturn]] void fail(const std::string& message) const {
        if (next_ >= words_.size()) throw ParseError(message, std::string(text_), end_);
        throw ParseError(message, std::string(text_), words_[next_].position, words_[next_].text.size());
    }

    bool accept(std::string_view word) {
        if (next_ == words_.size() || words_[next_].text != word) return false;
        ++next_;
        return true;
    }

    void expect(std::string_view word) {
        if (!accept(word)) fail("expected '" + std::string(word) + "'");
    }

    Clause clause() {
        Clause clause;
        if (accept("not")) {
            clause.keep = Side::row;
        } else if (accept("take")) {
            clause.keep = Side::rival;
            if (accept("it")) {
                if (accept("if")) read_conditions(clause);
                return clause;
            }
        } else {
            fail("a rule says 'take it' or 'not'");
        }
        if (clause.keep == Side::row && accept("if")) {
            read_conditions(clause);
        } else {
            clause.pattern = pattern();
        }
        return clause;
    }

    void read_conditions(Clause& clause) {
        do {
            clause.conditions.push_back(condition());
        } while (accept("and"));
    }

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
        return sum_or_rank();
    }

    Condition score() {
        expect("scores");
        expect("higher");
        expect("on");
        Condition condition = sum();
        for (const Term& term : condition.terms) {
            if (!is_of_one_hold(term.measure.kind) || term.measure.side != Side::rival) {
                fail("a score adds up what 'it' has");
            }
        }
        condition.bound = 1;
        condition.is_score = true;
        return condition;
    }

    Condition sum() {
        Condition condition;
        for (int sign = accept("-") ? -1 : 1;;) {
            Term& term = condition.terms.emplace_back();
            term.weight = sign;
            if (next_ + 1 < words_.size() && words_[next_ + 1].text == "x") {
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
            if (condition.terms.size() == max_terms) {
                fail("a sum has at most " + std::to_string(max_terms) + " terms");
            }
        }
    }

    Condition sum_or_rank() {
        Condition condition = sum();
        if (accept("is")) return rank_condition(condition);
        condition.at_least = accept(">=");
        if (!condition.at_least) expect("<=");
        condition.bound = number();
        return condition;
    }

    Condition rank_condition(Condition condition) {
        const bool is_rank = condition.terms.size() == 1 && condition.terms.front().weight == 1 &&
                             is_a_rank(condition.terms.front().measure.kind);
        if (!is_rank) fail("only a card can be of a rank or higher");
        const bool has_letter = next_ < words_.size() && words_[next_].text.size() == 1;
        const std::optional<u8> pips = has_letter ? pips_of_letter(words_[next_].text.front()) : std::nullopt;
        if (!pips) fail("expected a rank, one of " + std::string(rank_letters));
        ++next_;
        expect("or");
        condition.at_least = accept("higher");
        if (!condition.at_least) expect("lower");
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
        return word == ";" || word == "and" || word == "is" || word == "+" || word == "-" || word == ">=" ||
               word == "<=";
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

    static constexpr std::size_t max_terms = 24;

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
