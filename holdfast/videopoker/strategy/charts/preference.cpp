#include <algorithm>
#include <array>
#include <cstdlib>

#include <holdfast/videopoker/strategy/charts/preference.h>

namespace holdfast::videopoker::penalties {
namespace {

/// Names suits by letters in the order in which they first appear.
class SuitLetters {
  public:
    char letter(Suit suit) {
        char& letter = letter_[static_cast<std::size_t>(suit)];
        if (letter == 0) letter = next_++;
        return letter;
    }

  private:
    std::array<char, suit_count> letter_{};
    char next_ = 'a';
};

std::vector<Card> highest_first(CardSet cards) {
    std::vector<Card> list;
    for (const Card card : cards) list.push_back(card);
    std::reverse(list.begin(), list.end());
    return list;
}

std::string pattern_with_suits(const std::array<std::vector<Card>, 3>& parts, PatternDetail detail,
                               const std::vector<Suit>& order) {
    SuitLetters letters;
    std::string text;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        if (part != 0) text += ' ';
        if (parts[part].empty()) text += '-';
        // Cards of equal rank are ordered by the given suits.
        std::vector<Card> cards = parts[part];
        std::stable_sort(cards.begin(), cards.end(), [&](Card a, Card b) {
            if (a.rank() != b.rank()) return a.rank() > b.rank();
            return std::find(order.begin(), order.end(), a.suit()) <
                   std::find(order.begin(), order.end(), b.suit());
        });
        const bool with_suits =
            detail == PatternDetail::all_suits || (detail == PatternDetail::others_suits && part == 2);
        for (const Card card : cards) {
            text += letter_of(card.rank());
            if (with_suits) text += letters.letter(card.suit());
        }
    }
    return text;
}

/// Calls body with the pattern for every order of cards of equal rank.
template <class Body>
void for_each_pattern(const Contest& contest, PatternDetail detail, const Body& body) {
    const std::array<std::vector<Card>, 3> parts{highest_first(contest.hold(Side::rival).cards),
                                                 highest_first(contest.hold(Side::row).cards),
                                                 highest_first(contest.others())};
    // Letters are assigned in the order in which suits appear, so only cards of equal rank leave a choice:
    // the 24 orders of the suits cover all choices.
    std::vector<Suit> order{Suit::diamond, Suit::club, Suit::heart, Suit::spade};
    do {
        body(pattern_with_suits(parts, detail, order));
    } while (detail != PatternDetail::ranks && std::next_permutation(order.begin(), order.end()));
}

/// The texts of a contest's cards, made once for all the patterns that are compared with it.
/// A typed chart may have any of the equivalent texts of a pattern, not just the first one, which pattern_of
/// returns.
class PatternTexts {
  public:
    explicit PatternTexts(const Contest& contest) : contest_(contest) {}

    bool has(const CardPattern& pattern) {
        std::vector<std::string>& texts = of_detail_[static_cast<std::size_t>(pattern.detail)];
        if (texts.empty()) {
            for_each_pattern(contest_, pattern.detail,
                             [&](std::string text) { texts.push_back(std::move(text)); });
            std::sort(texts.begin(), texts.end());
            texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
        }
        return std::find(texts.begin(), texts.end(), pattern.cards) != texts.end();
    }

  private:
    const Contest& contest_;
    std::array<std::vector<std::string>, 3> of_detail_;
};

}  // namespace

bool is_within_limits(const Condition& condition) {
    const auto is_number = [](int number) { return std::abs(number) <= max_number; };
    return condition.terms.size() <= max_terms && is_number(condition.bound) &&
           std::all_of(condition.terms.begin(), condition.terms.end(),
                       [&](const Term& each) { return is_number(each.weight); });
}

bool holds(const Condition& condition, const Contest& contest) {
    int sum = 0;
    for (const Term& term : condition.terms) {
        Measure measure = term.measure;
        sum += term.weight * value_of(measure, contest);
        if (!condition.is_score) continue;
        // The same measure for the other hold: the remaining sum is the rival's lead in the score.
        measure.side = Side::row;
        sum -= term.weight * value_of(measure, contest);
    }
    return condition.at_least ? sum >= condition.bound : sum <= condition.bound;
}

std::string pattern_of(const Contest& contest, PatternDetail detail) {
    // Renaming suits must not change the pattern: over all orders of equal ranks, the first text is used.
    std::string first;
    for_each_pattern(contest, detail, [&](std::string text) {
        if (first.empty() || text < first) first = std::move(text);
    });
    return first;
}

bool matches(const CardPattern& pattern, const Contest& contest) {
    return PatternTexts(contest).has(pattern);
}

const Clause* deciding_clause(const Preference& preference, const Contest& contest) {
    PatternTexts texts(contest);
    for (const Clause& clause : preference.clauses) {
        if (clause.pattern && !texts.has(*clause.pattern)) continue;
        const bool applies = std::all_of(clause.conditions.begin(), clause.conditions.end(),
                                         [&](const Condition& each) { return holds(each, contest); });
        if (applies) return &clause;
    }
    return nullptr;
}

Side preferred(const Preference& preference, const Contest& contest) {
    const Clause* const clause = deciding_clause(preference, contest);
    return clause == nullptr ? Side::row : clause->keep;
}

std::size_t term_count(const Preference& preference) {
    std::size_t count = 0;
    for (const Clause& clause : preference.clauses) {
        for (const Condition& condition : clause.conditions) count += condition.terms.size();
    }
    return count;
}

std::size_t exception_count(const Preference& preference) {
    return static_cast<std::size_t>(
        std::count_if(preference.clauses.begin(), preference.clauses.end(),
                      [](const Clause& each) { return each.pattern.has_value(); }));
}

}  // namespace holdfast::videopoker::penalties
