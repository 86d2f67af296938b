#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/text.h>
#include <holdfast/holdem/preflop/hand_order.h>
#include <holdfast/holdem/ranges/detail/hand_notation.h>
#include <holdfast/holdem/ranges/range.h>

namespace holdfast::holdem::detail {
namespace {

constexpr std::array<std::string_view, 27> dashes{
    "-",      "\u058A", "\u05BE", "\u1400", "\u1806", "\u2010", "\u2011", "\u2012",     "\u2013",
    "\u2014", "\u2015", "\u2E17", "\u2E1A", "\u2E3A", "\u2E3B", "\u2E40", "\u2E5D",     "\u301C",
    "\u3030", "\u30A0", "\uFE31", "\uFE32", "\uFE58", "\uFE63", "\uFF0D", "\U00010EAD", "\u2212"};

constexpr bool is_blank(char letter) {
    return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
}

constexpr bool continues_a_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The size in bytes of the dash that the text begins with; 0 if it begins with none.
std::size_t dash_size(std::string_view text) {
    const auto* const found = std::find_if(dashes.begin(), dashes.end(), [text](std::string_view dash) {
        return text.substr(0, dash.size()) == dash;
    });
    return found == dashes.end() ? 0 : found->size();
}

}  // namespace

RangeLetters::RangeLetters(std::string_view typed) : typed_(typed) {
    for (std::size_t at = 0; at < typed.size();) {
        // A dash becomes one letter; typed, it has up to four bytes.
        if (const std::size_t size = dash_size(typed.substr(at)); size > 0) {
            append('-', {at, size});
            at += size;
            continue;
        }
        if (!is_blank(typed[at])) {
            append(typed[at], {at, 1});
        }
        ++at;
    }
}

void RangeLetters::append(char letter, Bytes bytes) {
    letters_ += letter;
    bytes_.push_back(bytes);
}

RangeLetters::Bytes RangeLetters::bytes_of(std::size_t first, std::size_t count) const {
    if (count > 0) {
        // From the first letter to the end of the last, with the blanks that were typed between them.
        const Bytes last = bytes_[first + count - 1];
        return {bytes_[first].at, last.at + last.size - bytes_[first].at};
    }
    // If there are no letters: the letter that comes next, where they are missing, or the place after the
    // last.
    if (first < bytes_.size()) {
        return {bytes_[first].at, 1};
    }
    return {bytes_.empty() ? 0 : bytes_.back().at + bytes_.back().size, 1};
}

char RangePart::lower(std::size_t index) const {
    return small_letter(index < size_ ? text()[index] : ' ');
}

bool RangePart::begins_with(std::string_view letters) const {
    for (std::size_t index = 0; index < letters.size(); ++index) {
        if (lower(index) != letters[index]) return false;
    }
    return true;
}

RangePart RangePart::first_character() const {
    std::size_t count = std::min<std::size_t>(size_, 1);
    // UTF-8: bytes 10xxxxxx belong to the character before them. An error must not cut one in two.
    while (count < size_ && continues_a_character(text()[count])) ++count;
    return first(count);
}

void RangePart::fail(const std::string& message) const {
    const RangeLetters::Bytes bytes = all_->bytes_of(at_, size_);
    throw ParseError(message, std::string(all_->typed()), bytes.at, bytes.size);
}

void RangePart::fail(const std::string& message, const ParseError& inner) const {
    // The inner error counts in text(), without blanks; RangeLetters knows where that was typed.
    const std::size_t at = std::min(inner.position, size_);
    RangePart{*all_, at_ + at, std::min(inner.length, size_ - at)}.fail(message);
}

std::string RangePart::quoted() const {
    const RangeLetters::Bytes bytes = all_->bytes_of(at_, size_);
    return in_quotes(all_->typed().substr(bytes.at, empty() ? 0 : bytes.size));
}

namespace {

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
        one.fail(
            one.quoted() +
            " is not a rank: ranges are written like AA, QQ+, 77-55, AKs, KTs+, A5s-A2s, A*, AhKh, random "
            "or 'top 15%'");
    }
}

/// Takes an "s" or an "o" off the front, if one is there.
Suits take_suits(RangePart& rest) {
    const char letter = rest.lower(0);
    if (letter != 's' && letter != 'o') return Suits::any;
    rest = rest.without_first(1);
    return letter == 's' ? Suits::suited : Suits::offsuit;
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

/// item = rank ( "*" | "x" ) [ "s" | "o" ]      A*, Kxs
///      | hand [ "+" | "-" hand ]              AK, QQ+, A5s-A2s
/// hand = rank rank [ "s" | "o" ]
std::vector<HoleCards> starting_hands(RangePart item) {
    RangePart rest = item;
    const Rank rank = take_rank(rest);
    if (rest.lower(0) == '*' || rest.lower(0) == 'x') return combos_with(rank, rest.without_first(1));
    // Back to the first rank: it begins a hand.
    rest = item;
    const RankPair first = take_hand(rest);
    if (rest.empty()) return combos_between(first, first);
    const bool is_open = rest.text().front() == '+';
    if (is_open) rest = rest.without_first(1);
    if (is_open && rest.empty()) {
        // QQ+ ends at the aces, KTs+ below its higher rank. For neighbours (76s+) that is the hand itself.
        const RankPair last = first.is_pair() ? RankPair{Rank::ace, Rank::ace, first.suits}
                                              : RankPair{first.high, above(first.high, -1), first.suits};
        return combos_between(first, last);
    }
    const char next = rest.text().front();
    if (next == '@' || next == '(') {
        rest.fail(rest.quoted() + " cannot follow a starting hand; a weight is written like :0.5 or :50%");
    }
    if (is_open || next != '-') {
        rest.fail(rest.quoted() + " cannot follow a starting hand; commas separate the items of a range");
    }
    rest = rest.without_first(1);
    const RankPair second = take_hand(rest);
    if (!rest.empty()) rest.fail("unexpected " + rest.quoted() + " after a range such as 77-55");
    if (!are_ends(first, second)) {
        item.fail(
            "the two ends of " + item.quoted() +
            " must be pairs, or share the higher rank, or be equally far apart in rank, as in 77-55, A5s-A2s "
            "or 76s-54s");
    }
    // The lower ranks differ unless both are the same hand, and so tell which end is the lower one.
    return first.low < second.low ? combos_between(first, second) : combos_between(second, first);
}

/// Whether a suit follows the first rank: then these are cards, not starting hands.
bool is_cards(RangePart item) {
    // A suit may be a symbol, whose first byte is not ASCII; the second letter of a starting hand always is.
    const std::size_t second = item.begins_with("10") ? 2 : 1;
    const auto is_ascii = [&item](std::size_t index) {
        return (static_cast<unsigned char>(item.text()[index]) & 0x80U) == 0;
    };
    return item.size() > second && (suit_letters.find(item.lower(second)) != std::string_view::npos ||
                                    (is_ascii(0) && !is_ascii(second)));
}

/// Reads "AhKh": exactly two cards.
HoleCards hole_cards(RangePart item) {
    std::vector<Card> cards;
    try {
        cards = parse_cards(item.text(), Deck());
    } catch (const ParseError& error) {
        item.fail(error);
    }
    if (cards.size() != 2) item.fail("hole cards are two cards, not " + std::to_string(cards.size()));
    return {cards[0], cards[1]};
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
    const bool is_named = item.begins_with("top");
    const RangePart shares = is_named ? item.without_first(3) : item;
    if (is_named && shares.text().find('%') == std::string_view::npos) {
        item.fail(shares.empty() ? "'top' needs a share in the same argument: 'top 15%'"
                                 : "the best hands are written like 'top 15%'");
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
    if (item.begins_with("top")) return true;
    const std::string_view text = item.text();
    return text.find('%') != text.npos && std::none_of(text.begin(), text.end(), [](char letter) {
               return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
           });
}

bool is_word(RangePart item, std::string_view word) {
    return item.size() == word.size() && item.begins_with(word);
}

}  // namespace

std::vector<HoleCards> combos_of(RangePart item) {
    const std::size_t exclusion = item.text().find('!');
    if (exclusion != std::string_view::npos && exclusion > 0) {
        item.without_first(exclusion).first(1).fail("a comma is missing before '!', as in random,!AA");
    }
    // From the most specific to the least: "top" begins with a ten, "any" with an ace.
    if (is_word(item, "random") || is_word(item, "any")) return Range::all().combos();
    if (is_best_hands(item)) return best_hands(item);
    if (is_cards(item)) {
        return {hole_cards(item)};
    }
    return starting_hands(item);
}

Rational parse_percent(RangePart number, const char* what, const char* example) {
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
