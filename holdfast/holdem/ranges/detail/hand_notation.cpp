#include <algorithm>
#include <array>
#include <utility>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/text.h>
#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/preflop/hand_order.h>
#include <holdfast/holdem/ranges/detail/card_notation.h>
#include <holdfast/holdem/ranges/detail/hand_notation.h>
#include <holdfast/holdem/ranges/detail/hand_phrases.h>
#include <holdfast/holdem/ranges/detail/spoken_hands.h>
#include <holdfast/holdem/ranges/named_ranges.h>
#include <holdfast/holdem/ranges/range.h>

namespace holdfast::holdem::detail {
namespace {

constexpr const char* written_like =
    "ranges are written like AA, QQ+, 77-55, AKs, KTs+, A5s-A2s, A*, AhKh, random or 'top 15%'";

enum class Suits { suited, offsuit, any };

/// Two ranks and what is known of their suits: a starting hand, or two of them.
struct RankPair {
    Rank high;
    Rank low;
    Suits suits;

    bool is_pair() const { return high == low; }
    int gap() const { return number_of(high) - number_of(low); }
};

/// The rank this many steps higher, or lower if negative; the caller knows that there is one.
constexpr Rank above(Rank rank, int steps) {
    return static_cast<Rank>(number_of(rank) + steps);
}

void append(std::vector<HoleCards>& combos, const RankPair& pair) {
    const auto append_hand = [&combos](StartingHand hand) {
        const std::vector<HoleCards> more = hand.combos();
        combos.insert(combos.end(), more.begin(), more.end());
    };
    if (pair.is_pair()) {
        append_hand(StartingHand::pair(pair.high));
        return;
    }
    if (pair.suits != Suits::offsuit) append_hand(StartingHand::suited(pair.high, pair.low));
    if (pair.suits != Suits::suited) append_hand(StartingHand::offsuit(pair.high, pair.low));
}

/// The hands from one to the other: at each step both ranks rise by one, or only the lower one does.
std::vector<HoleCards> combos_between(const RankPair& lowest, const RankPair& highest) {
    // A2s to A5s: only the lower rank rises. 54s to 76s, 55 to 77: both do.
    const int high_step = lowest.high == highest.high ? 0 : 1;
    std::vector<HoleCards> combos;
    for (int steps = 0; steps <= number_of(highest.low) - number_of(lowest.low); ++steps) {
        append(combos, {above(lowest.high, high_step * steps), above(lowest.low, steps), lowest.suits});
    }
    return combos;
}

/// Whether a range can run from one hand to the other. Two pairs always fit; other hands need the same suits,
/// and the same higher rank or the same gap between their ranks.
bool are_ends(const RankPair& one, const RankPair& other) {
    return one.suits == other.suits && one.is_pair() == other.is_pair() &&
           (one.high == other.high || one.gap() == other.gap());
}

/// Takes a rank off the front: "T", "t" or "10".
Rank take_rank(RangePart& rest) {
    if (rest.empty()) rest.fail("a rank is missing: starting hands are written like AA, AKs or AKo");
    const RangePart one = rest.begins_with("10") ? rest.first(2) : rest.first_character();
    try {
        const Rank rank = parse_rank(one.text());
        rest = rest.without_first(one.size());
        return rank;
    } catch (const ParseError&) {
        one.fail(one.quoted() + " is not a rank: " + written_like);
    }
}

/// Takes an "s" or an "o", or the word, off the front, if one is there.
Suits take_suits(RangePart& rest) {
    using Word = std::pair<std::string_view, Suits>;
    // The longest first: each begins with a shorter one.
    for (const auto& [word, suits] :
         {Word{"suited", Suits::suited}, Word{"offsuit", Suits::offsuit}, Word{"off", Suits::offsuit},
          Word{"s", Suits::suited}, Word{"o", Suits::offsuit}}) {
        if (!rest.begins_with(word)) continue;
        rest = rest.without_first(word.size());
        return suits;
    }
    return Suits::any;
}

/// Takes a starting hand off the front, its ranks in any order: "AKs", "kao", "77", or "AK" for both.
RankPair take_hand(RangePart& rest) {
    const Rank one = take_rank(rest);
    const Rank other = take_rank(rest);
    const RangePart suits_at = rest;
    const Suits suits = take_suits(rest);
    if (suits != Suits::any && one == other) {
        suits_at.first(1).fail("a pair is neither suited nor offsuit: write only its two ranks");
    }
    return {std::max(one, other), std::min(one, other), suits};
}

/// The hands with this rank, including its pair.
std::vector<HoleCards> combos_with(Rank rank, RangePart rest) {
    const Suits suits = take_suits(rest);
    if (!rest.empty()) rest.fail(rest.quoted() + " cannot follow all hands with a rank");
    std::vector<HoleCards> combos;
    for (int number = 0; number < rank_count; ++number) {
        const Rank other = static_cast<Rank>(number);
        // A* includes AA; A*s and A*o do not, since a pair is neither.
        if (other != rank || suits == Suits::any) {
            append(combos, {std::max(rank, other), std::min(rank, other), suits});
        }
    }
    return combos;
}

std::string to_text(const RankPair& pair) {
    std::string text{letter_of(pair.high), letter_of(pair.low)};
    if (pair.suits != Suits::any && !pair.is_pair()) text += pair.suits == Suits::suited ? 's' : 'o';
    return text;
}

/// QQ+ ends at the aces, KTs+ below its higher rank. For neighbours (76s+) that is the hand itself.
RankPair highest_from(const RankPair& first) {
    if (first.is_pair()) return {Rank::ace, Rank::ace, first.suits};
    return {first.high, above(first.high, -1), first.suits};
}

/// 99- ends at the twos, ATo- at A2o.
RankPair lowest_from(const RankPair& first, RangePart item) {
    if (first.is_pair()) return {Rank::two, Rank::two, first.suits};
    const RankPair last{first.high, Rank::two, first.suits};
    if (first.gap() == 1 && first.low != Rank::two) {
        const RankPair connector{Rank::three, Rank::two, first.suits};
        item.fail(item.quoted() + " may be " + to_text(first) + "-" + to_text(last) + " or " +
                  to_text(first) + "-" + to_text(connector) + ": write one of them");
    }
    return last;
}

/// Throws ParseError if these would be the ends of a range but for their suits, as in A5-A2s: it names the ranges with
/// the suits of either end.
void check_suits_of_ends(const RankPair& one, const RankPair& other, RangePart item) {
    const auto range_with = [&](Suits suits) {
        return to_text({one.high, one.low, suits}) + "-" + to_text({other.high, other.low, suits});
    };
    const bool differ_in_suits = one.suits != other.suits && !one.is_pair() && !other.is_pair();
    if (!differ_in_suits || !are_ends(one, {other.high, other.low, one.suits})) return;
    const Suits second = one.suits != Suits::any && other.suits != Suits::any ? Suits::offsuit : Suits::any;
    const bool has_suited = one.suits == Suits::suited || other.suits == Suits::suited;
    item.fail("one end of " + item.quoted() + " is " + (has_suited ? "suited" : "offsuit") + ", the other " +
              (second == Suits::offsuit ? "offsuit" : "is not") + ": write " +
              range_with(has_suited ? Suits::suited : Suits::offsuit) + " or " + range_with(second));
}

/// item = rank ( "*" | "x" ) [ "s" | "o" ]      A*, Kxs
///      | hand [ "+" | "-" | "-" hand ]        AK, QQ+, 99-, A5s-A2s
/// hand = rank rank [ "s" | "o" ]
std::vector<HoleCards> starting_hands(RangePart item) {
    RangePart rest = item;
    const Rank rank = take_rank(rest);
    if (rest.lower(0) == '*' || rest.lower(0) == 'x') return combos_with(rank, rest.without_first(1));
    // Back to the first rank: it begins a hand.
    rest = item;
    const RankPair first = take_hand(rest);
    if (rest.empty()) return combos_between(first, first);
    if (rest.text() == "+") return combos_between(first, highest_from(first));
    if (rest.text() == "-") return combos_between(lowest_from(first, item), first);
    const std::size_t open = rest.text().front() == '+' ? 1 : 0;
    if (open > 0 || rest.text().front() != '-') {
        rest = rest.without_first(open);
        rest.fail(rest.quoted() + " cannot follow a starting hand; commas separate the items of a range");
    }
    rest = rest.without_first(1);
    const RankPair second = take_hand(rest);
    if (!rest.empty()) rest.fail("unexpected " + rest.quoted() + " after a range such as 77-55");
    if (!are_ends(first, second)) {
        check_suits_of_ends(first, second, item);
        item.fail(
            "the two ends of " + item.quoted() +
            " must be pairs, or share the higher rank, or be equally far apart in rank, as in 77-55, A5s-A2s "
            "or 76s-54s");
    }
    // The lower ranks differ unless both are the same hand, and so tell which end is the lower one.
    return first.low < second.low ? combos_between(first, second) : combos_between(second, first);
}

/// Reads "15%" off the front.
Rational take_share(RangePart& rest) {
    const std::size_t sign = rest.text().find('%');
    if (sign == std::string_view::npos) rest.fail("the best hands are written like 'top 15%' or 15%-30%");
    const Rational share = parse_percent(rest.first(sign), "a share of all hands", "15%");
    rest = rest.without_first(sign + 1);
    return share;
}

/// The hands of the larger share that are not in the smaller one.
std::vector<HoleCards> combos_of_band(RangePart item, const Rational& one, const Rational& other) {
    // Both are beginnings of the same list, so the smaller one is cut off the front of the larger.
    const std::size_t first = best_combos(std::min(one, other)).size();
    std::vector<HoleCards> combos = best_combos(std::max(one, other));
    combos.erase(combos.begin(), combos.begin() + static_cast<std::ptrdiff_t>(first));
    if (combos.empty()) item.fail("no whole starting hand lies in " + item.quoted());
    return combos;
}

/// 'top 15%', or the same without the word, or 15%-30%.
std::vector<HoleCards> best_hands(RangePart item) {
    const RangePart shares = item.without_first(size_of_top(item));
    const bool is_named = shares.size() < item.size();
    if (is_named && shares.text().find('%') == std::string_view::npos) {
        if (shares.empty()) item.fail(item.quoted() + " needs a share in the same argument: 'top 15%'");
        item.fail("the best hands are written like 'top 15%'; without the sign, it may be a number of hands");
    }
    RangePart rest = shares;
    const Rational share = take_share(rest);
    if (rest.empty()) {
        std::vector<HoleCards> combos = best_combos(share);
        if (combos.empty()) {
            shares.fail("even the best starting hand is more than " + cut_short(shares.text()) +
                        " of all combos");
        }
        return combos;
    }
    if (is_named || rest.text().front() != '-') {
        rest.fail(rest.quoted() + " cannot follow a share of all hands");
    }
    rest = rest.without_first(1);
    const Rational other = take_share(rest);
    if (!rest.empty()) rest.fail("unexpected " + rest.quoted() + " after a range such as 15%-30%");
    return combos_of_band(item, share, other);
}

/// Whether it is "top 15%" or a percentage. Other letters are a hand that lacks its comma: "AKs top 15%".
bool is_best_hands(RangePart item) {
    if (size_of_top(item) > 0) return true;
    const std::string_view text = item.text();
    return text.find('%') != text.npos && std::none_of(text.begin(), text.end(), [](char letter) {
               return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
           });
}

bool is_word_for_all(RangePart item) {
    const auto is_word = [item](std::string_view word) {
        return item.size() == word.size() && item.begins_with(word);
    };
    return is_word("random") || is_word("any");
}

std::vector<HoleCards> combos_of_phrase(const std::string& phrase, RangePart item) {
    if (phrase.empty()) {
        item.fail(item.quoted() +
                  " may be meant with or without the pairs: write TT+,AT+,KT+,QT+,JT or AT+,KT+,QT+,JT");
    }
    const RangeLetters letters(phrase);
    std::vector<HoleCards> combos;
    for (RangePart rest(letters); !rest.empty();) {
        const RangePart hand = rest.before_any(",");
        for (const HoleCards combo : combos_of(hand)) combos.push_back(combo);
        rest = rest.without_first(std::min(hand.size() + 1, rest.size()));
    }
    return combos;
}

/// Whether it is a word of at least three letters, some of which no hand has, and does not begin with two ranks.
bool is_unknown_word(RangePart item) {
    constexpr std::string_view of_ranks = "akqjt0123456789";
    constexpr std::string_view of_hands = "akqjt0123456789cdhsox*+-";
    std::string word = in_small_letters(item.text());
    if (!word.empty() && word.back() == '+') word.pop_back();
    return word.size() > 2 && word.find_first_not_of(of_ranks) < 2 &&
           word.find_first_not_of(of_hands) != std::string::npos &&
           std::all_of(word.begin(), word.end(), may_be_in_range_name);
}

}  // namespace

std::vector<HoleCards> combos_of(RangePart item) {
    const std::size_t exclusion = item.text().find('!');
    if (exclusion != std::string_view::npos && exclusion > 0) {
        item.without_first(exclusion).first(1).fail("a comma is missing before '!', as in random,!AA");
    }
    // From the most specific to the least: "top" begins with a ten, "any" with an ace.
    if (is_word_for_all(item)) return Range::all().combos();
    if (const auto phrase = find_phrase(item.text())) return combos_of_phrase(*phrase, item);
    check_is_not_said(item);
    if (is_best_hands(item)) return best_hands(item);
    std::vector<HoleCards> combos = combos_of_patterns(item);
    if (!combos.empty()) return combos;
    if (is_cards(item)) return {hole_cards(item)};
    const RangePart share = item.before_any("bBtT");
    if (is_share(share) && size_of_top(item.without_first(share.size())) > 0) {
        item.fail("the best hands are written 'top " + std::string(share.text()) + "'");
    }
    if (is_unknown_word(item)) item.fail(item.quoted() + " is not a range: " + written_like);
    return starting_hands(item);
}

std::string note_on(RangePart item) {
    if (item.empty() || item.text().back() != '+') return "";
    const RankPair hand = take_hand(item);
    // Above AKs there is no other connector, and nothing above AA.
    if (hand.gap() != 1 || hand.high == Rank::ace) return "";
    const RankPair highest{Rank::ace, Rank::king, hand.suits};
    const std::string text = to_text(hand);
    return text + "+ is " + text + " alone; connectors: " + to_text(highest) + "-" + text;
}

std::size_t size_of_top(RangePart item) {
    return item.begins_with("top") ? 3 : item.begins_with("best") ? 4 : 0;
}

bool is_share(RangePart item) {
    return !item.empty() && item.text().back() == '%' &&
           item.text().find_first_not_of("0123456789./%") == std::string_view::npos;
}

bool is_word_or_share(RangePart item) {
    return is_word_for_all(item) || find_phrase(item.text()) || size_of_top(item) > 0 ||
           item.text().find('%') != std::string_view::npos;
}

Rational parse_percent(RangePart number, const char* what, const char* example) {
    number.check_number();
    Rational percent;
    try {
        percent = parse_rational(number.text());
    } catch (const ParseError& error) {
        number.fail(std::string(what) + " is a percentage such as " + example + ", not " +
                        in_quotes(std::string(number.text()) + "%"),
                    error);
    }
    // 0% is accepted here; callers that need more check it themselves.
    if (percent.is_negative() || percent > Rational(100)) number.fail(std::string(what) + " is 0% to 100%");
    return percent / Rational(100);
}

}  // namespace holdfast::holdem::detail
