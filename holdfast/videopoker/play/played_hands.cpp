#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/play/played_hands.h>

namespace holdfast::videopoker {
namespace {

/// A part of the text, which knows where it stands.
struct Part {
    std::string_view words;
    std::size_t at;

    Part trimmed() const {
        const std::string_view inner = holdfast::trimmed(words);
        return {inner, at + static_cast<std::size_t>(inner.data() - words.data())};
    }
    /// Without the quotation marks around it.
    Part unquoted() const {
        const bool is_quoted = words.size() >= 2 && words.front() == '"' && words.back() == '"';
        return is_quoted ? Part{words.substr(1, words.size() - 2), at + 1}.trimmed() : *this;
    }
    Part from(std::size_t place) const { return {words.substr(place), at + place}; }
};

/// The cells of a line of CSV, without the quotes around them.
std::vector<Part> cells_of(const Part& line) {
    std::vector<Part> cells;
    bool is_quoted = false;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= line.words.size(); ++at) {
        // A quotation mark inside a cell without quotes is a letter like others.
        if (at < line.words.size() && line.words[at] == '"' &&
            (is_quoted || trimmed(line.words.substr(begin, at - begin)).empty())) {
            is_quoted = !is_quoted;
        }
        if (at < line.words.size() && (line.words[at] != ',' || is_quoted)) continue;
        const Part cell = Part{line.words.substr(begin, at - begin), line.at + begin}.trimmed();
        cells.push_back(cell.unquoted());
        begin = at + 1;
    }
    return cells;
}

/// The columns of the deal and the hold in a file of CSV.
struct Columns {
    std::size_t deal;
    std::size_t held;
    std::size_t count;  ///< of all columns
};

/// The end of the fifth card of a line that begins with a deal; nothing if it begins with none.
std::optional<std::size_t> end_of_deal(std::string_view line, Deck deck) {
    const auto is_in_word = [&](std::size_t at) {
        const auto letter = static_cast<unsigned char>(line[at]);
        return letter >= 0x80 || std::isalnum(letter) != 0;
    };
    // Five cards are at most 20 letters, blanks and signs aside: a long line is not tried to its end.
    constexpr std::size_t most_tries = 24;
    std::size_t tries = 0;
    for (std::size_t end = 1; end <= line.size() && tries < most_tries; ++end) {
        const bool is_end = is_in_word(end - 1) && (end == line.size() || !is_in_word(end));
        if (!is_end && line[end - 1] != ']') continue;
        ++tries;
        try {
            if (parse_cards(line.substr(0, end), deck).size() == deal_size) return end;
        } catch (const ParseError&) {
            // "A" of "A s": more of the line may make it a card.
        }
    }
    return std::nullopt;
}

/// What follows the deal, without the sign or the word that separates them; empty if nothing does.
Part held_part(Part rest) {
    constexpr std::array<std::string_view, 11> signs{"->", "=>", "- ",     "=",      ":",     ";",
                                                     ",",  "|",  "\u2192", "\u2013", "\u2014"};
    constexpr std::array<std::string_view, 4> verbs{"held", "hold", "kept", "keep"};
    rest = rest.trimmed();
    for (const std::string_view sign : signs) {
        if (rest.words.substr(0, sign.size()) != sign) continue;
        rest = rest.from(sign.size()).trimmed();
        break;
    }
    for (const std::string_view verb : verbs) {
        if (in_small_letters(rest.words.substr(0, verb.size())) != verb) continue;
        rest = rest.from(verb.size()).trimmed();
        if (rest.words.substr(0, 1) == ":") rest = rest.from(1).trimmed();
        break;
    }
    return rest;
}

class HandReader {
  public:
    HandReader(std::string_view text, Deck deck) : text_(text), deck_(deck) {}

    std::vector<PlayedHand> read(const StopFlag* stop) {
        std::size_t line = 0;
        for (std::size_t begin = after_byte_order_mark(text_); begin < text_.size();) {
            throw_if_stopped(stop);
            const std::size_t end = std::min(text_.find('\n', begin), text_.size());
            read_line(++line, without_remark(Part{text_.substr(begin, end - begin), begin}.trimmed()));
            begin = end + 1;
        }
        if (hands_.empty()) {
            throw ParseError(
                "there are no hands; a line is a deal and what was held of it, as in "
                "'As Ks Qs Js 5s: As Ks Qs Js'",
                std::string(text_), text_.size());
        }
        return std::move(hands_);
    }

  private:
    /// What `read` returns; its errors blame the part's place in the whole text.
    template <class Read>
    auto placed(const Part& part, const Read& read) const {
        try {
            return read();
        } catch (const ParseError& error) {
            throw ParseError(error.what(), std::string(text_), part.at + error.position, error.length);
        }
    }

    /// The line up to a '#'; in a cell of CSV it is a letter like others.
    Part without_remark(const Part& line) const {
        const bool has_cells = columns_ || line.words.substr(0, 1) == "\"";
        const std::size_t remark =
            has_cells ? (line.words.substr(0, 1) == "#" ? 0 : line.words.npos) : line.words.find('#');
        return Part{line.words.substr(0, std::min(remark, line.words.size())), line.at}.trimmed();
    }

    void read_line(std::size_t number, const Part& line) {
        if (line.words.empty()) return;
        // Titles stand before all hands.
        if (hands_.empty() && !columns_ && read_titles(line)) return;
        if (hands_.size() == most_played_hands) {
            fail(line, "expected at most " + std::to_string(most_played_hands) + " hands");
        }
        if (columns_) {
            read_cells(number, line);
        } else if (line.words.front() == '"') {
            read_quoted(number, line);
        } else {
            read_words(number, line);
        }
    }

    /// Whether the line has the titles of columns.
    bool read_titles(const Part& line) {
        const std::vector<Part> cells = cells_of(line);
        std::optional<std::size_t> deal;
        std::optional<std::size_t> held;
        for (std::size_t column = 0; column < cells.size(); ++column) {
            const std::string title = in_small_letters(cells[column].words);
            const bool is_deal = title == "deal" || title == "dealt";
            if (!is_deal && title != "held" && title != "hold") continue;
            std::optional<std::size_t>& place = is_deal ? deal : held;
            if (place) {
                fail(cells[column], "another column with the " + std::string(is_deal ? "deal" : "hold") +
                                        ": only one of them may have such a title");
            }
            place = column;
        }
        if (deal && held) {
            columns_ = Columns{*deal, *held, cells.size()};
            return true;
        }
        const std::string start = in_small_letters(line.words.substr(0, 4));
        if (deal || held || start == "deal" || start == "hand") {
            fail(line, "titles of columns are separated by commas, and two of them are 'deal' and 'held'");
        }
        return false;
    }

    void read_words(std::size_t number, const Part& line) {
        const std::optional<std::size_t> end = end_of_deal(line.words, deck_);
        if (!end) {
            // The deal alone is to blame, not what was held.
            const std::size_t sign = std::min(line.words.find_first_of(":;|"), line.words.size());
            deal_of({line.words.substr(0, sign), line.at});
            fail(line, "expected five cards, and what was held of them");
        }
        add(number, deal_of({line.words.substr(0, *end), line.at}), held_part(line.from(*end)));
    }

    /// Reads a deal in quotation marks, and what was held, with them or without.
    void read_quoted(std::size_t number, const Part& line) {
        const std::size_t end = line.words.find('"', 1);
        if (end == line.words.npos) fail(line, "a quotation mark without its other end");
        add(number, deal_of({line.words.substr(1, end - 1), line.at + 1}),
            held_part(line.from(end + 1)).unquoted());
    }

    void read_cells(std::size_t number, const Part& line) {
        const std::vector<Part> cells = cells_of(line);
        if (cells.size() != columns_->count) {
            fail(line, "expected " + std::to_string(columns_->count) + " columns, found " +
                           std::to_string(cells.size()));
        }
        add(number, deal_of(cells[columns_->deal]), cells[columns_->held]);
    }

    Deal deal_of(const Part& part) const {
        return placed(part, [&] { return parse_deal(part.words, deck_); });
    }

    void add(std::size_t number, const Deal& deal, const Part& held) {
        if (held.words.empty()) {
            throw ParseError("what was held of these cards is missing; if nothing was, write 'nothing'",
                             std::string(text_), held.at);
        }
        hands_.push_back({number, deal, placed(held, [&] { return parse_hold(held.words, deal, deck_); })});
    }

    [[noreturn]] void fail(const Part& part, const std::string& why) const {
        throw ParseError(why, std::string(text_), part.at, part.words.size());
    }

    std::string_view text_;
    Deck deck_;
    std::optional<Columns> columns_;
    std::vector<PlayedHand> hands_;
};

}  // namespace

std::vector<PlayedHand> read_played_hands(std::string_view text, Deck deck, const StopFlag* stop) {
    return HandReader(text, deck).read(stop);
}

}  // namespace holdfast::videopoker
