#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include <holdfast/cards/card.h>
#include <holdfast/core/rational.h>
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/holdem/ranges/detail/hand_notation.h>
#include <holdfast/holdem/ranges/detail/spoken_hands.h>

namespace holdfast::holdem::detail {
namespace {

/// The rank whose word the text begins with, which is then taken off: "ace", "deuce" or "two".
std::optional<Rank> take_spoken_rank(std::string_view& text) {
    for (int number = 0; number < rank_count; ++number) {
        const Rank rank = static_cast<Rank>(number);
        for (const std::string_view word : {word_of(rank), std::string_view("two")}) {
            const bool is_word_of_rank = rank == Rank::two || word != "two";
            if (!is_word_of_rank || text.substr(0, word.size()) != word) continue;
            text.remove_prefix(word.size());
            return rank;
        }
    }
    return std::nullopt;
}

/// "aces" and "ace", which "pocket" or "any" would stand before.
void check_is_no_rank(RangePart item, std::string_view said) {
    const std::optional<Rank> rank = take_spoken_rank(said);
    if (!rank || !(said.empty() || said == "s" || said == "es")) return;
    const std::string letter(1, letter_of(*rank));
    const std::string article = *rank == Rank::ace || *rank == Rank::eight ? "an " : "a ";
    item.fail(item.quoted() + " may be the pair or every hand with " + article + std::string(word_of(*rank)) +
              ": write " + letter + letter + " or " + letter + "*");
}

/// "ace king", "ace-king suited".
void check_are_no_ranks(RangePart item, std::string_view said) {
    const std::optional<Rank> one = take_spoken_rank(said);
    if (one && !said.empty() && said.front() == '-') said.remove_prefix(1);
    const std::optional<Rank> other = one ? take_spoken_rank(said) : std::nullopt;
    if (!other) return;
    const std::string hand{letter_of(std::max(*one, *other)), letter_of(std::min(*one, *other))};
    const bool is_pair = *one == *other;
    const std::string written = item.quoted() + " is written " + hand;
    if (said.empty()) {
        item.fail(written + (is_pair ? "" : ", " + hand + "s suited and " + hand + "o offsuit"));
    }
    const bool is_offsuit = said == "offsuit" || said == "off";
    if (!is_pair && (is_offsuit || said == "suited")) item.fail(written + (is_offsuit ? "o" : "s"));
}

/// "87.5", or a fraction if it has more than six decimals.
std::string percent_text(const Rational& percent) {
    constexpr int most_decimals = 6;
    if (!(percent * Rational(1'000'000)).is_integer()) return percent.text();
    std::string text = decimal_text(percent, most_decimals);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text;
}

/// "bottom 20%".
void check_is_not_bottom(RangePart item) {
    const std::size_t word = item.begins_with("bottom") ? 6 : item.begins_with("worst") ? 5 : 0;
    const RangePart share = item.without_first(word);
    if (word == 0 || !is_share(share)) return;
    const Rational part = parse_percent(share.first(share.size() - 1), "a share of all hands", "15%");
    if (part.is_zero()) return;
    item.fail(item.quoted() + " is written " + percent_text((Rational(1) - part) * Rational(100)) + "%-100%");
}

/// "5-20%".
void check_has_both_signs(RangePart item) {
    const RangePart first = item.before_any("-");
    const RangePart second = item.without_first(std::min(first.size() + 1, item.size()));
    const bool is_number =
        !first.empty() && first.text().find_first_not_of("0123456789.") == std::string_view::npos;
    if (!is_number || !is_share(second)) return;
    item.fail(item.quoted() + " is written " + std::string(first.text()) + "%-" + std::string(second.text()));
}

/// AKhh: two ranks and then their suits.
void check_suits_are_apart(RangePart item) {
    std::array<char, 2> ranks{};
    RangePart rest = item;
    for (char& rank : ranks) {
        const bool is_ten = rest.begins_with("10");
        const char letter = rest.lower(0);
        rank = is_ten ? 'T' : letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
        if (rank_letters.find(rank) == std::string_view::npos) return;
        rest = rest.without_first(is_ten ? 2 : 1);
    }
    if (rest.size() != 2) return;
    const std::size_t one = suit_letters.find(rest.lower(0));
    const std::size_t other = suit_letters.find(rest.lower(1));
    if (one == std::string_view::npos || other == std::string_view::npos) return;
    const bool are_alike = one == other;
    if (are_alike && ranks[0] == ranks[1]) return;
    // In the order of suit_letters.
    constexpr std::array<std::string_view, suit_count> words{"diamonds", "clubs", "hearts", "spades"};
    item.fail(item.quoted() + " is written with a suit behind each rank: " +
              (are_alike ? "both " + std::string(words[one]) + " is " : "") + ranks[0] + suit_letters[one] +
              ranks[1] + suit_letters[other]);
}

}  // namespace

void check_is_not_said(RangePart item) {
    for (RangePart rest = item; !rest.empty(); rest = rest.without_first(rest.first_character().size())) {
        const RangePart letter = rest.first_character();
        if (is_typographic_quote(letter.text())) {
            letter.fail(letter.quoted() + " is a typographic quote: leave it out");
        }
    }
    const std::string said = in_small_letters(item.text());
    check_is_no_rank(item, said);
    check_are_no_ranks(item, said);
    check_is_not_bottom(item);
    check_has_both_signs(item);
    check_suits_are_apart(item);
}

}  // namespace holdfast::holdem::detail
