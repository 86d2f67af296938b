#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast {
namespace {

constexpr char upper(char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

/// Reads a text of cards from left to right. Positions are bytes of the text, as errors need them.
class CardReader {
  public:
    CardReader(std::string_view text, Deck deck) : text_(text), deck_(deck) {}

    std::vector<WrittenCard> read_all() { return read_from(size_of_history_label(text_)); }

    /// Without a label, which is text like any other.
    std::vector<WrittenCard> read_from(std::size_t begin) {
        std::vector<WrittenCard> cards;
        at_ = begin;
        for (skip_separators(); at_ < text_.size(); skip_separators()) {
            if (!cards.empty()) skip_sign();
            const std::size_t start = at_;
            const Card card = read_card();
            const std::size_t length = at_ - start;
            if (seen_.contains(card)) {
                fail("the card " + std::string(text_.substr(start, length)) + " is written twice", start,
                     length);
            }
            seen_.insert(card);
            cards.push_back({card, start, length});
        }
        if (bracket_) fail("the bracket '[' is not closed", *bracket_, 1);
        return cards;
    }

  private:
    [[noreturn]] void fail(const std::string& message, std::size_t start, std::size_t length) const {
        throw ParseError(message, std::string(text_), start, length);
    }

    void skip_blanks() {
        constexpr std::string_view blanks = " ,\t\n\v\f\r";
        at_ = std::min(text_.find_first_not_of(blanks, at_), text_.size());
    }

    /// Skips blanks and the brackets of hand histories, which hold cards and do not nest.
    void skip_separators() {
        for (skip_blanks(); at_ < text_.size(); skip_blanks()) {
            if (text_[at_] == '[' && !bracket_ && opens_with_card()) {
                bracket_ = at_++;
            } else if (text_[at_] == ']' && bracket_) {
                bracket_.reset();
                ++at_;
            } else {
                return;
            }
        }
    }

    /// Whether a card follows the bracket. If none does, the bracket itself is to blame.
    bool opens_with_card() const {
        CardReader inside = *this;
        ++inside.at_;
        inside.skip_blanks();
        if (inside.at_ == text_.size()) return false;
        try {
            inside.read_card();
            return true;
        } catch (const ParseError&) {
            return false;
        }
    }

    /// Skips one of the signs that stand between two cards, as in Kh-7d-2c and Kh7d2c|5s.
    void skip_sign() {
        constexpr std::string_view signs = "-/|";
        if (signs.find(text_[at_]) == std::string_view::npos) return;
        const std::size_t sign = at_++;
        skip_separators();
        const bool is_last = at_ == text_.size();
        if (is_last) fail("a card is missing after " + in_quotes(text_.substr(sign, 1)), sign, 1);
    }

    Card read_card() {
        if (is_word(at_, "JOKER")) {
            fail(deck_.jokers() > 0 ? "a joker is written Jk" : "there are no jokers in this deck", at_, 5);
        }
        if (upper(text_[at_]) == 'J' && at_ + 1 < text_.size() && upper(text_[at_ + 1]) == 'K') {
            return read_joker();
        }
        const std::size_t start = at_;
        const Rank rank = read_rank();
        const std::optional<Suit> suit = read_suit();
        if (!suit) {
            const std::size_t end = at_ < text_.size() ? at_ + code_point_at(text_, at_).length : at_;
            fail(in_quotes(text_.substr(start, end - start)) +
                     " is not a card: a suit c, d, h or s must follow the rank",
                 start, end - start);
        }
        return Card(rank, *suit);
    }

    Card read_joker() {
        const std::size_t start = at_;
        at_ += 2;
        if (jokers_ == deck_.jokers()) {
            fail(deck_.jokers() == 0 ? "there are no jokers in this deck"
                                     : "this deck has only " + std::to_string(deck_.jokers()) +
                                           (deck_.jokers() == 1 ? " joker" : " jokers"),
                 start, 2);
        }
        return Card::joker(jokers_++);
    }

    /// Whether `word`, in capitals, stands at `at`; letter case in the text does not matter.
    bool is_word(std::size_t at, std::string_view word) const {
        const std::string_view there = text_.substr(at, word.size());
        return std::equal(there.begin(), there.end(), word.begin(), word.end(),
                          [](char a, char b) { return upper(a) == b; });
    }

    bool is_suit_letter(std::size_t at) const {
        return at < text_.size() && text_[at] >= 'A' &&
               suit_letters.find(static_cast<char>(text_[at] | 0x20)) != std::string_view::npos;
    }

    Rank read_rank() {
        if (text_.substr(at_, 2) == "10") {
            at_ += 2;
            return Rank::ten;
        }
        const std::size_t number = rank_letters.find(upper(text_[at_]));
        if (number == std::string_view::npos) {
            const std::size_t letter = code_point_at(text_, at_).length;
            const std::string_view sign = text_.substr(at_, letter);
            if (is_typographic_quote(sign)) {
                fail(in_quotes(sign) + " is a typographic quote: leave it out", at_, letter);
            }
            if (is_long_dash(sign)) {
                fail(in_quotes(sign) + " is a long dash: leave it out, or write '-'", at_, letter);
            }
            // If a suit follows, it was meant as a card.
            const std::size_t length = letter + (is_suit_letter(at_ + letter) ? 1 : 0);
            fail(in_quotes(text_.substr(at_, length)) +
                     (length > letter ? " is not a card" : " is not a rank") +
                     ": cards are written like As, Td, 10h or 2c" + (deck_.jokers() > 0 ? ", jokers Jk" : ""),
                 at_, length);
        }
        ++at_;
        return static_cast<Rank>(number);
    }

    std::optional<Suit> read_suit() {
        if (at_ == text_.size()) return std::nullopt;
        const std::size_t number = suit_letters.find(static_cast<char>(text_[at_] | 0x20));
        if (number != std::string_view::npos && text_[at_] >= 'A') {
            ++at_;
            return static_cast<Suit>(number);
        }
        // U+2660..U+2667 are E2 99 A0..A7: black and white spade, heart, diamond, club.
        constexpr std::array<std::pair<std::string_view, Suit>, 8> signs{{{"♠", Suit::spade},
                                                                          {"♤", Suit::spade},
                                                                          {"♥", Suit::heart},
                                                                          {"♡", Suit::heart},
                                                                          {"♦", Suit::diamond},
                                                                          {"♢", Suit::diamond},
                                                                          {"♣", Suit::club},
                                                                          {"♧", Suit::club}}};
        for (const auto& [sign, suit] : signs) {
            if (text_.substr(at_, sign.size()) == sign) {
                at_ += sign.size();
                skip_variation_selector();
                return suit;
            }
        }
        return std::nullopt;
    }

    /// Phones write the signs as sign + U+FE0F or U+FE0E (show as picture, show as text).
    void skip_variation_selector() {
        if (text_.substr(at_, 3) == "\xEF\xB8\x8F" || text_.substr(at_, 3) == "\xEF\xB8\x8E") at_ += 3;
    }

    std::string_view text_;
    Deck deck_;
    std::size_t at_ = 0;
    int jokers_ = 0;
    CardSet seen_;
    std::optional<std::size_t> bracket_ = std::nullopt;  ///< where the open one is
};

/// Whether the text is cards alone: it may have no label, so that "Flop: Flop: ..." is not read again for each of them.
bool is_text_of_cards(std::string_view text) {
    try {
        static_cast<void>(CardReader(text, Deck()).read_from(0));
        return true;
    } catch (const ParseError&) {
        return false;
    }
}

/// Whether the small letters are "*** flop ***", or the same with a remark in brackets: "(total pot: $1.50)".
bool is_street(std::string_view label) {
    constexpr std::string_view stars = "***";
    const std::size_t last = label.rfind(stars);
    if (label.rfind("*** ", 0) != 0 || last <= stars.size()) return false;
    const std::string_view remark = trimmed(label.substr(last + stars.size()));
    return remark.empty() || (remark.front() == '(' && remark.back() == ')');
}

/// Whether the small letters are "dealt to" and a name; cards behind the name, as in "dealt to hero ah", are no part of it.
bool is_dealt_to_a_name(std::string_view label) {
    constexpr std::string_view words = "dealt to ";
    if (label.rfind(words, 0) != 0) return false;
    const std::string_view name = trimmed(label.substr(words.size()));
    const std::size_t blank = name.find_last_of(" \t");
    return blank == std::string_view::npos || !is_text_of_cards(name.substr(blank + 1));
}

bool is_word_for_board(std::string_view label) {
    constexpr std::array<std::string_view, 4> words{"board", "flop", "turn", "river"};
    return std::find(words.begin(), words.end(), label) != words.end();
}

/// The bytes before the cards in "Flop: Kh 7d 2c"; 0 if the text is nothing of the kind.
std::size_t size_of_label_without_bracket(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return 0;
    const bool is_label = is_word_for_board(in_small_letters(trimmed(text.substr(0, colon))));
    return is_label && is_text_of_cards(text.substr(colon + 1)) ? colon + 1 : 0;
}

/// Whether a bracket of the text holds cards, or all of its first line is cards.
bool has_cards(std::string_view text) {
    const std::string_view line = trimmed(text.substr(0, text.find('\n')));
    if (!line.empty() && is_text_of_cards(line)) return true;
    const std::size_t open = text.find('[');
    const std::size_t close = text.find(']', open == std::string_view::npos ? text.size() : open);
    return close != std::string_view::npos && is_text_of_cards(text.substr(open, close + 1 - open));
}

/// Whether three letters stand side by side.
bool has_word(std::string_view text) {
    constexpr std::size_t least = 3;
    std::size_t letters = 0;
    return std::any_of(text.begin(), text.end(), [&](char each) {
        letters = upper(each) >= 'A' && upper(each) <= 'Z' ? letters + 1 : 0;
        return letters == least;
    });
}

}  // namespace

bool is_of_history(std::string_view text) {
    // The second street of two.
    const std::size_t label = size_of_history_label(text);
    if (label > 0 && text.find("***", label) != std::string_view::npos) return true;
    // "Hero: Ah Kh". Behind the colon of a weight there is no blank, and no card.
    const std::size_t colon = text.find(": ");
    return colon != std::string_view::npos && has_word(text.substr(0, colon)) &&
           has_cards(text.substr(colon + 1));
}

std::vector<WrittenCard> parse_written_cards(std::string_view text, Deck deck) {
    try {
        return CardReader(text, deck).read_all();
    } catch (const ParseError& error) {
        if (!is_of_history(text)) throw;
        throw ParseError(history_advice, std::string(text), error.position, error.length);
    }
}

std::size_t size_of_history_label(std::string_view text) {
    const std::size_t bracket = text.find('[');
    if (bracket == std::string_view::npos) return size_of_label_without_bracket(text);
    std::string label = in_small_letters(trimmed(text.substr(0, bracket)));
    if (!label.empty() && label.back() == ':') label.pop_back();
    return is_word_for_board(label) || is_street(label) || is_dealt_to_a_name(label) ? bracket : 0;
}

std::vector<Card> parse_cards(std::string_view text, Deck deck) {
    std::vector<Card> cards;
    for (const WrittenCard& written : parse_written_cards(text, deck)) cards.push_back(written.card);
    return cards;
}

std::vector<Card> parse_cards(std::string_view text, Deck deck, std::size_t count) {
    std::vector<Card> cards = parse_cards(text, deck);
    if (cards.size() != count) {
        throw ParseError(
            "expected " + std::to_string(count) + " cards, found " + std::to_string(cards.size()),
            std::string(text));
    }
    return cards;
}

Rank parse_rank(std::string_view text) {
    if (text == "10") return Rank::ten;
    const std::size_t number = text.size() == 1 ? rank_letters.find(upper(text[0])) : std::string_view::npos;
    if (number == std::string_view::npos) {
        throw ParseError(in_quotes(text) + " is not a rank: ranks are 2 3 4 5 6 7 8 9 T J Q K A",
                         std::string(text));
    }
    return static_cast<Rank>(number);
}

std::string to_text(Card card) {
    if (card.is_joker()) return "Jk";
    return {letter_of(card.rank()), letter_of(card.suit())};
}

std::string to_text(CardSet cards) {
    std::string text;
    for (const Card card : cards) text += to_text(card);
    return text;
}

std::string to_text(const std::vector<Card>& cards) {
    std::string text;
    for (const Card card : cards) text += to_text(card);
    return text;
}

}  // namespace holdfast
