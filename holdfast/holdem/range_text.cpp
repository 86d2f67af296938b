#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/hand_order.h>
#include <holdfast/holdem/range_text.h>

namespace holdfast::holdem {
namespace {

constexpr bool is_blank(char letter) {
    return letter == ' ' || letter == '\t';
}

constexpr char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// Part of the whole text that is being read, so that every error can name its place.
struct Part {
    std::string_view whole;
    std::size_t at = 0;
    std::size_t size = 0;

    std::string_view text() const { return whole.substr(at, size); }
    bool empty() const { return size == 0; }
    Part trimmed() const {
        Part part = *this;
        for (; part.size > 0 && is_blank(part.text().back()); --part.size) {
        }
        for (; part.size > 0 && is_blank(part.text().front()); --part.size) {
            ++part.at;
        }
        return part;
    }
    Part first(std::size_t count) const { return {whole, at, count}; }
    Part without_first(std::size_t count) const { return {whole, at + count, size - count}; }
    bool starts_with_letters(std::string_view letters) const {
        return size >= letters.size() && std::equal(letters.begin(), letters.end(), text().begin(),
                                                    [](char a, char b) { return a == lower(b); });
    }

    [[noreturn]] void fail(const std::string& message) const {
        throw ParseError(message, std::string(whole), at, std::max<std::size_t>(size, 1));
    }
    /// The same error, its place counted in the whole text.
    [[noreturn]] void fail(const ParseError& inner) const {
        throw ParseError(inner.what(), std::string(whole), at + inner.position, inner.length);
    }
    std::string quoted() const { return "'" + std::string(text()) + "'"; }
};

enum class Suits { suited, offsuit, any };

/// Two ranks and what is known of their suits: a starting hand, or two of them.
struct RankPair {
    Rank high;
    Rank low;
    Suits suits;

    bool is_pair() const { return high == low; }
};

/// One item of the list, behind which no weight is left.
class ItemReader {
  public:
    explicit ItemReader(Part item) : item_(item) {}

    std::vector<HoleCards> combos() {
        if (item_.size == 6 && item_.starts_with_letters("random")) {
            return Range::all().combos();
        }
        if (item_.starts_with_letters("top")) {
            return top_combos(item_.without_first(3).trimmed());
        }
        if (is_cards()) {
            return {hole_cards()};
        }
        return hands();
    }

  private:
    std::vector<HoleCards> top_combos(Part share) const {
        if (share.empty() || share.text().back() != '%') {
            item_.fail("the best hands are written as in 'top 15%'");
        }
        const Part number = share.first(share.size - 1).trimmed();
        Rational percent;
        try {
            percent = parse_rational(number.text());
        } catch (const ParseError& error) {
            number.fail(error);
        }
        if (percent.is_negative() || percent > Rational(100)) {
            share.fail("a share of all hands is 0% to 100%");
        }
        std::vector<HoleCards> combos = best_combos(percent / Rational(100));
        if (combos.empty()) {
            share.fail("even the best starting hand is more than " + std::string(share.text()) +
                       " of all combos");
        }
        return combos;
    }

    /// Whether a suit stands behind the first rank: then these are cards, not starting hands.
    bool is_cards() const {
        const std::size_t second = item_.text().substr(0, 2) == "10" ? 2 : 1;
        if (item_.size <= second) {
            return false;
        }
        const char letter = item_.text()[second];
        return suit_letters.find(lower(letter)) != std::string_view::npos ||
               (static_cast<unsigned char>(letter) & 0x80U) != 0;
    }

    HoleCards hole_cards() const {
        std::vector<Card> cards;
        try {
            cards = parse_cards(item_.text(), Deck());
        } catch (const ParseError& error) {
            item_.fail(error);
        }
        if (cards.size() != 2) {
            item_.fail("hole cards are two cards, not " + std::to_string(cards.size()));
        }
        return {cards[0], cards[1]};
    }

    std::vector<HoleCards> hands() {
        Part rest = item_;
        const RankPair first = take_hand(rest);
        rest = rest.trimmed();
        if (rest.empty()) {
            return combos_between(first, first.low, first.low);
        }
        if (rest.text() == "+") {
            const Rank last = first.is_pair() ? Rank::ace : static_cast<Rank>(number_of(first.high) - 1);
            return combos_between(first, first.low, last);
        }
        if (rest.text().front() != '-') {
            rest.fail(rest.quoted() + " cannot stand behind a starting hand");
        }
        rest = rest.without_first(1).trimmed();
        const RankPair second = take_hand(rest);
        if (!rest.empty()) {
            rest.fail(rest.quoted() + " is too much: a range from hand to hand ends here");
        }
        if (first.is_pair() != second.is_pair() || first.suits != second.suits ||
            (!first.is_pair() && first.high != second.high)) {
            item_.fail("the two ends of " + item_.quoted() +
                       " must be pairs, or alike but for the lower rank, as in 77-55 or A5s-A2s");
        }
        return combos_between(first, std::min(first.low, second.low), std::max(first.low, second.low));
    }

    RankPair take_hand(Part& rest) const {
        const Rank one = take_rank(rest);
        const Rank other = take_rank(rest);
        const char letter = rest.empty() ? ' ' : lower(rest.text().front());
        const bool has_suits = letter == 's' || letter == 'o';
        if (has_suits && one == other) {
            rest.first(1).fail("a pair is never suited: write only its two ranks");
        }
        if (has_suits) {
            rest = rest.without_first(1);
        }
        return {std::max(one, other), std::min(one, other),
                letter == 's'   ? Suits::suited
                : letter == 'o' ? Suits::offsuit
                                : Suits::any};
    }

    Rank take_rank(Part& rest) const {
        if (rest.empty()) {
            rest.fail("a rank is missing: starting hands are written as in AA, AKs or AKo");
        }
        const Part one = rest.first(rest.text().substr(0, 2) == "10" ? 2 : 1);
        try {
            const Rank rank = parse_rank(one.text());
            rest = rest.without_first(one.size);
            return rank;
        } catch (const ParseError&) {
            one.fail(
                one.quoted() +
                " is no rank: ranges are written as in AA, QQ+, 77-55, AKs, KTs+, A5s-A2s, AhKh, random or "
                "'top 15%'");
        }
    }

    /// Of a pair both ranks run from `first` to `last`, else the lower one.
    static std::vector<HoleCards> combos_between(const RankPair& hand, Rank first, Rank last) {
        std::vector<HoleCards> combos;
        const auto append = [&combos](StartingHand each) {
            const std::vector<HoleCards> more = each.combos();
            combos.insert(combos.end(), more.begin(), more.end());
        };
        for (int number = number_of(first); number <= number_of(last); ++number) {
            const Rank rank = static_cast<Rank>(number);
            if (hand.is_pair()) {
                append(StartingHand::pair(rank));
                continue;
            }
            if (hand.suits != Suits::offsuit) {
                append(StartingHand::suited(hand.high, rank));
            }
            if (hand.suits != Suits::suited) {
                append(StartingHand::offsuit(hand.high, rank));
            }
        }
        return combos;
    }

    Part item_;
};

Rational read_weight(Part part) {
    Rational weight;
    try {
        weight = parse_rational(part.text());
    } catch (const ParseError& error) {
        part.fail(error);
    }
    if (weight.is_negative() || weight.is_zero() || weight > Rational(1)) {
        part.fail("a weight is above 0 and at most 1, not " + std::string(part.text()));
    }
    return weight;
}

void add_item(Range& range, Part item) {
    const std::size_t colon = item.text().find(':');
    const bool has_weight = colon != std::string_view::npos;
    const Part what = (has_weight ? item.first(colon) : item).trimmed();
    if (what.empty()) {
        what.fail("a part of the range is missing here");
    }
    const std::vector<HoleCards> combos = ItemReader(what).combos();
    const Part weight_text = has_weight ? item.without_first(colon + 1).trimmed() : what;
    const Rational weight = has_weight ? read_weight(weight_text) : Rational(1);
    for (const HoleCards combo : combos) {
        if (range.contains(combo) && range.weight(combo) != weight) {
            what.fail("the combo " + to_text(combo.cards()) + " is listed before with the weight " +
                      range.weight(combo).text() + ", here with " + weight.text());
        }
        try {
            range.set(combo, weight);
        } catch (const OverflowError& error) {
            weight_text.fail(error.what());
        }
    }
}

}  // namespace

Range parse_range(std::string_view text) {
    Range range;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(',', start), text.size());
        add_item(range, Part{text, start, end - start}.trimmed());
        start = end + 1;
    }
    return range;
}

}  // namespace holdfast::holdem
