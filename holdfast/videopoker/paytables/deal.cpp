#include <algorithm>
#include <bit>
#include <optional>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/paytables/deal.h>

namespace holdfast::videopoker {
namespace {

std::array<Card, deal_size> five_different(const std::vector<Card>& cards) {
    const CardSet set = holdfast::set_of(cards);
    if (cards.size() != deal_size || set.size() != deal_size) {
        throw InvalidArgument("a deal is five different cards");
    }
    return {cards[0], cards[1], cards[2], cards[3], cards[4]};
}

/// "11010": a 1 for each card held, a 0 for each one discarded. As places, five digits are 1 to 5, each once.
std::optional<Hold> hold_of_mask(std::string_view text) {
    u32 held = 0;
    std::size_t place = 0;
    for (const char letter : text) {
        if (!is_digit(letter)) continue;
        if (letter > '1' || place == deal_size) return std::nullopt;
        held |= static_cast<u32>(letter - '0') << place++;
    }
    return place == deal_size ? std::optional(Hold::from_mask(held)) : std::nullopt;
}

Hold hold_of_places(std::string_view text) {
    if (const std::optional<Hold> hold = hold_of_mask(text)) return *hold;
    constexpr const char* advice = "; write places such as 125, cards such as 5s5d, or 11001";
    u32 held = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!is_digit(text[at])) continue;
        if (text[at] < '1' || text[at] > '5') {
            throw ParseError(std::string("the places of a deal are 1 to 5") + advice, std::string(text), at,
                             1);
        }
        const u32 bit = u32{1} << (text[at] - '1');
        if ((held & bit) != 0) {
            throw ParseError(std::string("this place is held twice") + advice, std::string(text), at, 1);
        }
        held |= bit;
    }
    if (held == 0) {
        throw ParseError("no place is given; if five cards are drawn, write nothing", std::string(text));
    }
    return Hold::from_mask(held);
}

/// Whether the text has only ranks, and a letter among them: "JJ", "AK9". Digits alone are places, and Jk is a
/// joker.
bool are_ranks(std::string_view small_text) {
    constexpr std::string_view letters = "tjqka";
    return small_text.find("jk") == small_text.npos && small_text.find_first_of(letters) != small_text.npos &&
           small_text.find_first_not_of("23456789tjqka, \t") == small_text.npos;
}

/// Holds all cards of each rank, which must be as many as are named: of three jacks "JJ" could be any two.
Hold hold_of_ranks(std::string_view text, const Deal& deal) {
    u32 held = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::string_view letter = text.substr(at, 1);
        if (letter.find_first_of(", \t") != letter.npos) continue;
        const Rank rank = parse_rank(letter);
        u32 dealt = 0;
        for (std::size_t place = 0; place < deal_size; ++place) {
            const bool is_it = !deal[place].is_joker() && deal[place].rank() == rank;
            if (is_it) dealt |= u32{1} << place;
        }
        const auto is_same = [&](char other) { return small_letter(other) == small_letter(letter.front()); };
        const auto named = std::count_if(text.begin(), text.end(), is_same);
        if (std::popcount(dealt) < named) {
            throw ParseError("this card was not dealt", std::string(text), at, 1);
        }
        if (std::popcount(dealt) > named) {
            throw ParseError("more cards of this rank were dealt: say which, as places or with their suits",
                             std::string(text), at, 1);
        }
        held |= dealt;
    }
    return Hold::from_mask(held);
}

Hold hold_of_cards(std::string_view text, const Deal& deal, Deck deck) {
    u32 held = 0;
    std::size_t jokers = 0;
    for (const WrittenCard& written : parse_written_cards(text, deck)) {
        const bool is_joker = written.card.is_joker();
        std::size_t to_pass = is_joker ? jokers++ : 0;
        std::size_t place = 0;
        for (; place < deal_size; ++place) {
            const bool is_it = is_joker ? deal[place].is_joker() : deal[place] == written.card;
            if (is_it && to_pass-- == 0) break;
        }
        if (place == deal_size) {
            throw ParseError("this card was not dealt", std::string(text), written.position, written.length);
        }
        held |= u32{1} << place;
    }
    return Hold::from_mask(held);
}

}  // namespace

Deal::Deal(const std::vector<Card>& cards)
    : cards_(five_different(cards)), set_{cards_[0], cards_[1], cards_[2], cards_[3], cards_[4]} {}

CardSet Deal::set_of(Hold hold) const {
    CardSet held;
    for (std::size_t place = 0; place < cards_.size(); ++place) {
        if (hold.holds(place)) held.insert(cards_[place]);
    }
    return held;
}

std::vector<Card> Deal::held(Hold hold) const {
    std::vector<Card> held;
    for (std::size_t place = 0; place < cards_.size(); ++place) {
        if (hold.holds(place)) held.push_back(cards_[place]);
    }
    return held;
}

Deal parse_deal(std::string_view text, Deck deck) {
    return Deal(parse_cards(text, deck, deal_size));
}

Hold parse_hold(std::string_view text, const Deal& deal, Deck deck) {
    const std::string words = in_small_letters(trimmed(text));
    if (words.empty() || words == "nothing" || words == "none" || words == "-") return {};
    if (words == "all" || words == "everything") return Hold::everything();
    if (are_ranks(words)) return hold_of_ranks(text, deal);
    return text.find_first_not_of("0123456789, \t") == text.npos ? hold_of_places(text)
                                                                 : hold_of_cards(text, deal, deck);
}

Deal representative_deal(const DealClasses& classes, u32 deal_class) {
    std::vector<Card> cards;
    for (const Card card : classes.representative(deal_size, deal_class)) cards.push_back(card);
    return Deal(cards);
}

std::string to_text(const Deal& deal) {
    return to_text(std::vector<Card>(deal.begin(), deal.end()));
}

}  // namespace holdfast::videopoker
