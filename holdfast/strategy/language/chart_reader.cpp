#include <algorithm>
#include <array>

#include <holdfast/core/error.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/strategy/language/chart_text.h>
#include <holdfast/strategy/language/chart_tokens.h>
#include <holdfast/strategy/language/pasted_chart.h>
#include <holdfast/strategy/language/preference_text.h>
#include <holdfast/strategy/language/row_reader.h>

namespace holdfast::videopoker {
namespace {

using Tokens = std::vector<ChartToken>;

/// The name of a game's wild cards: "deuce" and "deuces", "joker", or "wild card".
std::string wild_noun(const HoldTypes& types, bool is_one) {
    const Game& game = types.tables().game();
    if (game.wild.empty()) return is_one ? "joker" : "jokers";
    if (game.deck.jokers() == 0 && game.wild.size() == suit_count && !types.wild_ranks().empty()) {
        const Rank rank = static_cast<Rank>(__builtin_ctz(types.wild_ranks().mask()));
        return is_one ? std::string(word_of(rank)) : plural_of(rank);
    }
    return is_one ? "wild card" : "wild cards";
}

/// Reads a chart line by line: headings, rows, and the rules under a row. It keeps track of the section, on
/// which the words of a row depend (two cards and a deuce are "three to a flush").
class ChartReader {
  public:
    ChartReader(const HoldVocabulary& vocabulary, std::string_view text, const StopFlag* stop)
        : vocabulary_(vocabulary), text_(text), stop_(stop) {}

    Chart read() {
        const std::size_t sections = vocabulary_.types().sections();
        chart_.sections.resize(sections);
        is_here_.assign(sections, sections == 1);  // a game without wild cards needs no heading
        for (std::size_t begin = after_byte_order_mark(text_); begin <= text_.size();) {
            const std::size_t end = std::min(text_.find('\n', begin), text_.size());
            read_line(chart_tokens(text_, after_list_mark(begin, end), end));
            begin = end + 1;
            if (begin <= text_.size()) throw_if_stopped(stop_);
        }
        check_sections();
        return std::move(chart_);
    }

  private:
    void read_line(Tokens tokens) {
        if (tokens.size() == 1) return;  // only the end token: a blank line or a comment
        if (tokens.front().is("but")) return read_rule(tokens);
        // tokens.back() is the end token, so this is the last token in the line: only a heading has a colon
        // there.
        if (tokens[tokens.size() - 2].is(":") || is_bare_heading(tokens)) return begin_section(tokens);
        const TokenCursor row(text_, tokens);
        if (vocabulary_.types().sections() > 1 && !in_section_) {
            row.refuse("say first which deals the rows are for, such as " + heading_like());
        }
        if (chart_.sections[section_].size() == max_chart_rows) {
            row.refuse("a chart has at most 5,000 rows for deals of one kind");
        }
        chart_.sections[section_].push_back({read_row({vocabulary_, section_, row, stop_}), {}});
    }

    /// Whether the line is a heading without its colon, "2 deuces", for other deals than those that the rows above
    /// are for: in these, two deuces are a hold.
    bool is_bare_heading(const Tokens& tokens) const {
        const std::size_t sections = vocabulary_.types().sections();
        TokenCursor heading(text_, tokens);
        const int number = number_said(heading.next());
        if (sections == 1 || number < 0 || static_cast<std::size_t>(number) >= sections) return false;
        heading.skip();
        const bool is_here = in_section_ && static_cast<std::size_t>(number) == section_;
        return take_wild_noun(heading) && heading.at_end() && !is_here;
    }

    /// Skips a list mark at the start of a line, as charts are often written as lists: "12.", "12)", "12:", "(12)",
    /// a number and a tab, "-", "*" or a bullet.
    std::size_t after_list_mark(std::size_t begin, std::size_t end) const {
        std::size_t first = std::min(text_.find_first_not_of(" \t\xff", begin), end);
        const bool is_in_brackets = first < end && text_[first] == '(';
        if (is_in_brackets) ++first;
        // A number alone is not a list mark: "3 of a kind" begins with one.
        const std::size_t digits = std::min(text_.find_first_not_of("0123456789", first), end);
        const bool is_marked =
            digits < end &&
            (text_[digits] == ')' ||
             (!is_in_brackets && (text_[digits] == '.' || text_[digits] == ':' || text_[digits] == '\t')));
        if (digits > first && is_marked) return digits + 1;
        if (is_in_brackets) return begin;
        for (const std::string_view bullet : {"- ", "-\xff", "* ", "\xe2\x80\xa2"}) {
            if (text_.substr(first, bullet.size()) == bullet) return first + bullet.size();
        }
        return begin;
    }

    /// Reads a rule, which comes below its row: "but four to a flush: take it if ..."
    void read_rule(Tokens& tokens) {
        const TokenCursor line(text_, tokens);
        if (chart_.sections[section_].empty()) line.refuse("a rule stands under its row, and there is none");
        if (++rules_ > max_chart_rules) line.refuse("a chart has at most 200 rules");
        // The first colon ends the rival's words. Later ones belong to the preference ("the points are 5 or
        // more: ...").
        const auto colon =
            std::find_if(tokens.begin(), tokens.end(), [](const ChartToken& token) { return token.is(":"); });
        if (colon == tokens.end()) line.refuse("a rule is like 'but four to a flush: take it if ...'");
        // The rival's words end where their colon was: they are read as a row of their own.
        *colon = {ChartToken::Kind::end, "", "", colon->position, 1};
        PenaltyRule rule{read_row({vocabulary_, section_, {text_, &tokens[1], &*colon}, stop_}),
                         penalties::parse_preference({text_, &*colon + 1, &tokens.back()})};
        clauses_ += rule.preference.clauses.size();
        if (clauses_ > max_chart_clauses) {
            line.refuse("the rules of a chart have at most 1,000 parts between semicolons");
        }
        chart_.sections[section_].back().rules.push_back(std::move(rule));
    }

    void begin_section(const Tokens& tokens) {
        TokenCursor heading(text_, tokens);
        const auto refuse = [&](const std::string& message) {
            heading.refuse(tokens.front(), tokens[tokens.size() - 2], message);
        };
        const std::size_t sections = vocabulary_.types().sections();
        int number = 1;
        // "joker:" is short for "one joker:"; the colon and the end are tokens, too.
        if (tokens.size() > 3 || sections == 1 || !tokens[tokens.size() - 2].is(":")) {
            number = number_said(heading.next());
            heading.skip();
        }
        if (number < 0 || !take_wild_noun(heading) || !(heading.is(":") || heading.at_end())) {
            refuse("a heading is like " + heading_like());
        }
        if (static_cast<std::size_t>(number) >= sections) {
            refuse("no deal of this game has so many wild cards");
        }
        section_ = static_cast<std::size_t>(number);
        // A game without wild cards starts in its only section; its heading may still occur once.
        if (in_section_ && is_here_[section_]) refuse("this section is here twice");
        in_section_ = true;
        is_here_[section_] = true;
    }

    /// Takes the game's name for its wild cards, or "wild cards", which every game allows.
    bool take_wild_noun(TokenCursor& heading) const {
        const HoldTypes& types = vocabulary_.types();
        return heading.take_words("wild card") || heading.take_words("wild cards") ||
               heading.take_words(wild_noun(types, true)) || heading.take_words(wild_noun(types, false));
    }

    std::string heading_like() const { return in_quotes(section_words(vocabulary_.types(), 0) + ":"); }

    /// Throws ParseError, at the end of the text, if there are deals for which the chart has no row at all.
    void check_sections() const {
        std::size_t rows = 0;
        for (const std::vector<ChartRow>& section : chart_.sections) rows += section.size();
        const auto error = [&](const std::string& message) {
            return ParseError(message, std::string(text_), text_.size());
        };
        if (rows == 0) throw error("the chart has no rows");
        for (std::size_t section = 0; section < chart_.sections.size(); ++section) {
            if (chart_.sections[section].empty()) {
                throw error("the chart has no rows for " + section_words(vocabulary_.types(), section));
            }
        }
    }

    const HoldVocabulary& vocabulary_;
    std::string_view text_;
    const StopFlag* stop_;
    Chart chart_;
    std::vector<bool> is_here_;
    bool in_section_ = false;
    std::size_t rules_ = 0;
    std::size_t clauses_ = 0;
    std::size_t section_ = 0;
};

/// Whether the words, with or without a number or bullet before them, are a row of any section. A number may
/// also be part of the row: "4 to a flush".
bool is_row(const HoldVocabulary& vocabulary, std::string_view words, const StopFlag* stop) {
    std::string_view bare = words;
    bare.remove_prefix(std::min(bare.find_first_not_of(" 0123456789.)-*\xe2\x80\xa2\t\xff"), bare.size()));
    for (std::size_t section = 0; section < vocabulary.types().sections(); ++section) {
        if (try_row(vocabulary, section, words, stop)) return true;
        if (try_row(vocabulary, section, bare, stop)) return true;
    }
    return false;
}

/// Whether the line names a deck, "52 cards": then the line above it is the name of the game, whatever it is.
bool is_deck(std::string_view line) {
    const std::size_t cards = std::min(line.find(" cards"), line.size());
    return cards > 0 && cards < line.size() && line[cards - 1] >= '0' && line[cards - 1] <= '9';
}

/// Refuses lines that take long to read, remarks too, whose place is blank in the rows.
void check_lengths(std::string_view text) {
    constexpr std::size_t most = 100'000;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (end - begin > most) {
            throw ParseError("a line of a chart has at most 100,000 characters", std::string(text),
                             begin + most);
        }
        begin = end + 1;
    }
}

/// Refuses rows and rules among the lines outside tables, which would otherwise be ignored.
void refuse_rows(const HoldVocabulary& vocabulary, std::string_view remarks, const StopFlag* stop) {
    constexpr std::string_view blanks = " \t\r\xff";
    for (std::size_t begin = 0; begin < remarks.size();) {
        const std::size_t end = std::min(remarks.find('\n', begin), remarks.size());
        const std::size_t first = remarks.find_first_not_of(blanks, begin);
        const std::string_view below = remarks.substr(std::min(end + 1, remarks.size()));
        if (first < end && !is_deck(below.substr(0, below.find('\n')))) {
            throw_if_stopped(stop);
            const std::string_view line =
                remarks.substr(first, remarks.find_last_not_of(blanks, end - 1) + 1 - first);
            constexpr std::string_view but = "but ";
            const bool is_rule = line.substr(0, but.size()) == but && line.find(':') != line.npos;
            const std::string_view words =
                is_rule ? line.substr(but.size(), line.find(':') - but.size()) : line;
            if (is_row(vocabulary, words, stop)) {
                throw ParseError("this row stands outside the table; only rows of the table are read",
                                 std::string(remarks), first, line.size());
            }
        }
        begin = end + 1;
    }
}

}  // namespace

Chart parse_chart(const HoldVocabulary& vocabulary, std::string_view text, const StopFlag* stop) {
    // The plain text is as long as `text`, byte for byte, so an error's position is right for both; the line
    // in the error must be the original one.
    const PlainChart plain = plain_chart(text);
    try {
        check_lengths(plain.rows);
        refuse_rows(vocabulary, plain.remarks, stop);
        return ChartReader(vocabulary, plain.rows, stop).read();
    } catch (const ParseError& error) {
        throw ParseError(error.what(), std::string(text), error.position, error.length);
    }
}

std::string section_words(const HoldTypes& types, std::size_t section) {
    return std::string(numbers_in_words[section]) + " " + wild_noun(types, section == 1);
}

}  // namespace holdfast::videopoker
