#include <algorithm>
#include <array>
#include <cstdlib>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/strategy/language/measure_words.h>
#include <holdfast/videopoker/strategy/language/preference_text.h>

namespace holdfast::videopoker::penalties {
namespace {

Bounded bounded_by(const std::vector<Term>& terms) {
    const Measure& measure = terms.front().measure;
    if (terms.size() != 1 || terms.front().weight != 1) return Bounded::points;
    if (measure.kind == MeasureKind::has_rank) return Bounded::held_rank;
    if (is_a_rank(measure.kind)) return Bounded::rank;
    return is_a_number(measure.kind) ? Bounded::sum : Bounded::count;
}

// Writing.

/// "less 2 for each straight lost by it", "3 times its highest card".
std::string points_item(const Term& term) {
    const std::string number = std::to_string(std::abs(term.weight));
    const std::string less = term.weight < 0 ? "less " : "";
    if (term.measure.kind == MeasureKind::has_rank) {
        return less + number + " for " + words_of(term.measure, WordNumber::with_article);
    }
    const std::string one = words_of(term.measure, WordNumber::one);
    if (!is_a_number(term.measure.kind)) return less + number + " for each " + one;
    return less + (std::abs(term.weight) == 1 ? "" : number + " times ") + one;
}

std::string items_text(const std::vector<Term>& terms) {
    std::string items;
    for (const Term& term : terms) items += (items.empty() ? "" : ", ") + points_item(term);
    return items;
}

/// The form in which a condition is written. Negative bounds, and ranks that no card has ("the highest other
/// card is 1 or more" asks whether there is one), are written as points, which can express everything.
Bounded written_as(const Condition& condition) {
    if (condition.is_score) return Bounded::score;
    const Bounded of = bounded_by(condition.terms);
    const bool is_no_rank =
        of == Bounded::rank && (condition.bound < pips_of_two || condition.bound > pips_of_ace);
    return condition.bound < 0 || is_no_rank ? Bounded::points : of;
}

std::string condition_text(const Condition& condition) {
    const Bounded of = written_as(condition);
    const auto* const words =
        std::find_if(bound_words.begin(), bound_words.end(), [&](const BoundWords& each) {
            return (each.of == of || (each.of == Bounded::count && of == Bounded::held_rank)) &&
                   each.at_least == condition.at_least &&
                   each.bound.value_or(condition.bound) == condition.bound;
        });
    const std::string bound = of == Bounded::rank ? std::string(1, letter_of_pips(condition.bound))
                                                  : std::to_string(condition.bound);
    const auto with_bound = [&](std::string_view text) {
        const std::size_t place = text.find('#');
        if (place == std::string_view::npos) return std::string(text);
        return std::string(text.substr(0, place)) + bound + std::string(text.substr(place + 1));
    };
    if (of == Bounded::points || of == Bounded::score) {
        return with_bound(words->before) + ": " + items_text(condition.terms);
    }
    const Measure& measure = condition.terms.front().measure;
    if (words->before == "a") return words_of(measure, WordNumber::with_article);
    if (words->before.empty()) return words_of(measure, WordNumber::one) + " " + with_bound(words->behind);
    const bool is_one = words->bound || condition.bound == 1;
    return with_bound(words->before) + " " +
           words_of(measure, is_one ? WordNumber::one : WordNumber::several);
}

/// "KQ - 986", as pattern_of() writes it, becomes "KQ over - with 986".
std::string pattern_text(std::string cards) {
    const std::size_t first = cards.find(' ');
    cards.replace(cards.find(' ', first + 1), 1, " with ");
    return cards.replace(first, 1, " over ");
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

// Reading.

/// A recursive descent over tokens. Each function reads one part of the grammar in preference_text.h;
/// measures are looked up as a whole (take_measure).
class PreferenceReader {
  public:
    explicit PreferenceReader(const TokenCursor& tokens) : at_(tokens) {}

    Preference read() {
        Preference preference;
        do {
            preference.clauses.push_back(clause());
        } while (at_.take(";"));
        if (!at_.at_end()) at_.refuse("expected 'and', ';' or the end of the line");
        return preference;
    }

  private:
    void expect(std::string_view word) {
        if (!at_.take(word)) at_.refuse("expected " + in_quotes(word));
    }

    /// Reads "take it if no flush penalty to it", "keep this hold if ...", "not if ...", "take KQ over - with
    /// 986"
    Clause clause() {
        Clause clause;
        clause.keep = at_.is("take") ? Side::rival : Side::row;
        if (at_.take("keep")) {
            expect("this");
            expect("hold");
        } else if (at_.take("not")) {
            if (!at_.is("if")) clause.pattern = pattern();
        } else if (at_.take("take")) {
            if (!at_.take("it")) clause.pattern = pattern();
        } else {
            at_.refuse("a rule says 'take it' or 'keep this hold'");
        }
        if (clause.pattern || !at_.take("if")) return clause;
        do {
            if (clause.conditions.size() == max_conditions) {
                at_.refuse("a part of a rule has at most " + std::to_string(max_conditions) + " conditions");
            }
            clause.conditions.push_back(condition());
        } while (at_.take("and"));
        return clause;
    }

    /// Reads "no 9 in it", "at most 2 ...", "the points are 5 or more: ...", "it scores higher: ...", "its
    /// lowest card is 8 or higher", "2 x straights lost by it - flush penalties to it >= 3"
    Condition condition() {
        Condition condition;
        const bool is_points = at_.is("the") && at_.is("points", 1);  // "the highest other card" is a measure
        if (is_points || at_.is("it") || at_.is("no") || at_.is("at") || at_.is_article()) {
            const Bounded of = read_bound(condition, [](const BoundWords& words) { return words.before; });
            if (of == Bounded::score) {
                read_score(condition);
            } else if (of == Bounded::points) {
                read_items(condition);
            } else {
                condition.terms.push_back({measure()});
            }
            return condition;
        }
        read_sum(condition);
        const Bounded of = bounded_by(condition.terms);
        if (of != Bounded::rank && of != Bounded::sum && at_.take("is")) {
            at_.refuse("only a card can be of a rank or higher, and only a sum a number or more");
        }
        read_bound(condition, [of](const BoundWords& words) {
            return words.of == of || words.of == Bounded::points ? words.behind : std::string_view();
        });
        return condition;
    }

    /// Reads one of the texts that `text_of` returns; an error is about those that match furthest.
    template <class TextOf>
    Bounded read_bound(Condition& condition, const TextOf& text_of) {
        const TokenCursor start = at_;
        TokenCursor furthest = at_;
        std::vector<std::string> expected;
        for (const BoundWords& words : bound_words) {
            const std::string_view text = text_of(words);
            if (text.empty()) continue;
            at_ = start;
            condition.at_least = words.at_least;
            condition.bound = words.bound.value_or(0);
            const std::optional<std::string> missing = missing_in(text, words.of, condition.bound);
            if (!missing) return words.of;
            if (furthest.next().position < at_.next().position) {
                furthest = at_;
                expected.clear();
            }
            if (furthest.next().position == at_.next().position) expected.push_back(*missing);
        }
        at_ = furthest;
        expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
        at_.refuse("expected " + either_of(expected));
    }

    /// Reads a text of the table, and a bound for its #; returns the missing part if the text does not match.
    std::optional<std::string> missing_in(std::string_view text, Bounded of, int& bound) {
        for (const std::string_view part : words_in(text)) {
            if (part == "#" && of == Bounded::rank) {
                const std::optional<u8> pips = take_pips(at_);
                if (!pips) return "a rank, one of " + std::string(rank_letters);
                bound = *pips;
            } else if (part == "#") {
                if (!take_number(bound)) return a_number;
            } else if (part == "a" || part == "an" ? !at_.take_article() : !at_.take(part)) {
                return in_quotes(part);
            }
        }
        return std::nullopt;
    }

    /// Reads the rest of "it scores higher": ": 20 for a T in it, less 14 for each flush penalty to it", or
    /// "on" and a sum
    void read_score(Condition& condition) {
        if (at_.take("on")) {
            read_sum(condition);
        } else {
            read_items(condition);
        }
        for (const Term& term : condition.terms) {
            if (!is_of_one_hold(term.measure.kind) || term.measure.side != Side::rival) {
                at_.refuse("a score adds up what 'it' has");
            }
        }
        condition.is_score = true;
    }

    /// Reads ": 2 for each straight lost by it, less its highest card"
    void read_items(Condition& condition) {
        expect(":");
        do {
            Term& term = next_term(condition, at_.take("less") ? -1 : 1);
            // "2 for each ..." or "2 times ...": the word after the number decides; without either, the
            // weight is 1.
            if (take_weight(term, "for")) {
                if (!at_.take("each") && !at_.take_article()) at_.refuse("expected 'each', 'a' or 'an'");
            } else {
                take_weight(term, "times");
            }
            term.measure = measure();
        } while (at_.take(","));
    }

    /// Reads "2 x straights lost by it - flush penalties to it"
    void read_sum(Condition& condition) {
        for (int sign = at_.take("-") ? -1 : 1; sign != 0;) {
            Term& term = next_term(condition, sign);
            take_weight(term, "x");
            term.measure = measure();
            sign = at_.take("+") ? 1 : at_.take("-") ? -1 : 0;
        }
    }

    Term& next_term(Condition& condition, int weight) const {
        if (condition.terms.size() == max_terms) {
            at_.refuse("a sum has at most " + std::to_string(max_terms) + " terms");
        }
        Term& term = condition.terms.emplace_back();
        term.weight = weight;
        return term;
    }

    /// Reads "2 times", if `times` comes after the number.
    bool take_weight(Term& term, std::string_view times) {
        if (!at_.is(times, at_.is("-") ? 2 : 1)) return false;
        int number = 0;
        if (!take_number(number)) at_.refuse(std::string("expected ") + a_number);
        term.weight *= number;
        expect(times);
        return true;
    }

    /// Reads "12", "-3"
    bool take_number(int& number) {
        const std::size_t sign = at_.is("-") ? 1 : 0;
        const std::string& digits = at_.next(sign).raw;
        const auto is_digit = [](char digit) { return digit >= '0' && digit <= '9'; };
        if (at_.next(sign).kind != ChartToken::Kind::word || digits.size() > 3 ||
            !std::all_of(digits.begin(), digits.end(), is_digit)) {
            return false;
        }
        at_.skip(sign + 1);
        number = (sign == 1 ? -1 : 1) * std::stoi(digits);
        return true;
    }

    /// Reads "straights lost by it": up to the next sign, "and", "is" or the end
    Measure measure() {
        if (const std::optional<Measure> found = take_measure(at_)) return *found;
        const ChartToken& first = at_.next();
        if (ends_measure(at_)) at_.refuse("expected what to count, such as 'straights lost by it'");
        const ChartToken* last = &first;
        for (; !ends_measure(at_); at_.skip()) last = &at_.next();
        const std::string phrase =
            without_fillers(at_.whole().substr(first.position, last->after() - first.position));
        at_.refuse(
            first, *last,
            "'" + phrase + "' is not something a rule can count" + did_you_mean(phrase, all_measure_words()));
    }

    static bool is_suit(char letter) { return letter >= 'a' && letter <= 'd'; }
    static bool has_suits(const std::string& cards) { return cards.size() > 1 && is_suit(cards[1]); }

    /// Reads "KQ", "-" or "9a8b6a"
    std::string pattern_cards() {
        if (at_.at_end()) at_.refuse("expected ranks, or - for no card");
        std::string cards = at_.next().raw;
        const std::size_t step = has_suits(cards) ? 2 : 1;
        bool is_good = at_.next().kind != ChartToken::Kind::quoted && cards.size() % step == 0;
        for (std::size_t at = 0; is_good && cards != "-" && at < cards.size(); at += step) {
            is_good = pips_of_letter(cards[at]).has_value() && (step == 1 || is_suit(cards[at + 1]));
            // pattern_of writes them in this order; in any other order no deal would ever match.
            if (is_good && at != 0 && *pips_of_letter(cards[at - step]) < *pips_of_letter(cards[at])) {
                at_.refuse("cards are written from high to low");
            }
        }
        if (!is_good) {
            at_.refuse("expected ranks, or - for no card; where suits matter, a letter a-d after each");
        }
        at_.skip();
        return cards;
    }

    /// Reads "KQ over - with 9a8a6b"
    CardPattern pattern() {
        const std::string rival = pattern_cards();
        expect("over");
        const std::string row = pattern_cards();
        expect("with");
        const ChartToken& others_word = at_.next();
        const std::string others = pattern_cards();
        // Suits matter only if two of the cards that have them can be compared: two of the other cards, or
        // two of all cards.
        const auto lacks_suits = [](const std::string& cards) { return cards != "-" && !has_suits(cards); };
        const bool of_holds = has_suits(row) || has_suits(rival);
        if (of_holds && (lacks_suits(row) || lacks_suits(rival) || lacks_suits(others))) {
            at_.refuse(others_word, others_word, "either all cards have suits, or only these, or none");
        }
        return {of_holds            ? PatternDetail::all_suits
                : has_suits(others) ? PatternDetail::others_suits
                                    : PatternDetail::ranks,
                with_suits_as_they_appear(rival + " " + row + " " + others)};
    }

    /// Names suits a, b, ... from left to right, so that equal patterns are equal texts.
    static std::string with_suits_as_they_appear(std::string cards) {
        std::string seen;
        for (char& letter : cards) {
            if (!is_suit(letter)) continue;
            if (seen.find(letter) == std::string::npos) seen += letter;
            letter = static_cast<char>('a' + seen.find(letter));
        }
        return cards;
    }

    static constexpr std::size_t max_conditions = 10;

    static_assert(max_number == 999);
    static constexpr const char* a_number = "a number of at most three digits";

    TokenCursor at_;
};

}  // namespace

std::string to_text(const Preference& preference) {
    std::string text;
    for (const Clause& clause : preference.clauses) text += (text.empty() ? "" : "; ") + clause_text(clause);
    return text;
}

Preference parse_preference(const TokenCursor& tokens) {
    return PreferenceReader(tokens).read();
}

Preference parse_preference(std::string_view text) {
    const std::vector<ChartToken> tokens = chart_tokens(text, 0, text.size());
    return parse_preference(TokenCursor(text, tokens));
}

}  // namespace holdfast::videopoker::penalties
