#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/core/parse_errors.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/videopoker/strategy/language/chart_lines.h>
#include <holdfast/videopoker/strategy/language/chart_mistakes.h>
#include <holdfast/videopoker/strategy/language/chart_remarks.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>
#include <holdfast/videopoker/strategy/language/chart_titles.h>
#include <holdfast/videopoker/strategy/language/chart_tokens.h>
#include <holdfast/videopoker/strategy/language/mistyped_rows.h>
#include <holdfast/videopoker/strategy/language/order_of_holds.h>
#include <holdfast/videopoker/strategy/language/pasted_chart.h>
#include <holdfast/videopoker/strategy/language/preference_text.h>
#include <holdfast/videopoker/strategy/language/row_numbers.h>
#include <holdfast/videopoker/strategy/language/row_reader.h>
#include <holdfast/videopoker/strategy/language/section_headings.h>
#include <holdfast/videopoker/strategy/language/straight_flush_types.h>

namespace holdfast::videopoker {
namespace {

using Tokens = std::vector<ChartToken>;

/// Reads a chart line by line: titles, headings, rows, and the rules under a row. It keeps track of the section, on
/// which the words of a row depend (two cards and a deuce are "three to a flush"), and of all that is wrong.
class ChartReader {
  public:
    ChartReader(const HoldVocabulary& vocabulary, std::string_view text, const StopFlag* stop)
        : vocabulary_(vocabulary),
          text_(text),
          stop_(stop),
          has_own_types_(has_fourth_type(text)),
          lines_(lines_of(text)) {}

    ChartReading read() {
        const std::size_t sections = vocabulary_.types().sections();
        reading_.chart.sections.resize(sections);
        reading_.in_order.sections.resize(sections);
        is_here_.assign(sections, sections == 1);  // a game without wild cards needs no heading
        for (line_ = 0; line_ < lines_.size() && !is_full_; ++line_) {
            try_line();
            throw_if_stopped(stop_);
        }
        if (mistakes_.empty()) settle_title();
        if (mistakes_.empty()) check_sections();
        if (rules_ > 0 || holds_read_ > max_chart_rows) reading_.in_order = {};
        mistakes_.throw_if_any(text_);
        return std::move(reading_);
    }

  private:
    std::string_view line() const { return lines_[line_]; }
    std::size_t position() const { return static_cast<std::size_t>(line().data() - text_.data()); }
    std::vector<ChartRow>& rows() { return reading_.chart.sections[section_]; }

    void try_line() {
        const bool is_above = has_only_titles_ && mistakes_.empty() && after_list_mark(line()) == 0;
        try {
            read_line();
        } catch (const ParseError& error) {
            if (refuse_number()) return;
            std::string message = error.what();
            const bool is_told = message.find("is a title, put '#' before it") != message.npos;
            const bool is_likely = is_above && (is_foreign(line()) || is_title_or_mistyped_row(line()));
            if (!is_told && is_likely && next_tokens()) {
                message += "; if this line is a title, put '#' before it";
            }
            mistakes_.add(message, position() + error.position, error.length);
        }
    }

    /// Whether the line, which could not be read, is a row behind its number: told once for all such lines.
    bool refuse_number() {
        const std::optional<NumberedLine> row = after_number(line());
        const bool is_tried = row && ++numbers_tried_ <= max_chart_rows;
        const bool is_told = is_tried && is_row(vocabulary_, row->words, stop_) &&
                             !is_row(vocabulary_, without_dash(*row), stop_);
        if (is_told) tell_number(*row);
        return is_told;
    }

    /// Refuses "#3 full house", once for all such lines.
    void check_hash() {
        const std::optional<NumberedLine> row = is_number_told_ ? std::nullopt : after_hash_number(line());
        if (!row) return;
        is_full_ = ++numbers_tried_ > max_chart_rows;
        if (is_full_) {
            throw ParseError("a chart has at most 5,000 comments that begin with a number",
                             std::string(line()), 0, line().size());
        }
        if (is_row(vocabulary_, row->words, stop_)) tell_number(*row);
    }

    void tell_number(const NumberedLine& row) {
        if (std::exchange(is_number_told_, true)) return;
        mistakes_.add(advice_on(row), static_cast<std::size_t>(row.number.data() - text_.data()),
                      row.number.size());
    }

    void read_line() {
        check_hash();
        if (take_title()) return;
        Tokens tokens = line_tokens(line());
        if (tokens.size() == 1) return;  // only the end token: a blank line or a comment
        if (tokens.front().is("but")) return read_rule(tokens);
        if (is_heading(tokens)) return begin_section(tokens);
        if (!is_lost_) read_rows(tokens);
    }

    void add_line(ReadLine::Kind kind) {
        has_only_titles_ = has_only_titles_ && kind == ReadLine::Kind::title;
        const std::size_t row = rows().empty() ? 0 : rows().size() - 1;
        reading_.lines.push_back({kind, position(), line().size(), section_, row});
    }

    /// Takes a title above the chart: the name of a game, unless it is also a heading or a hold.
    bool take_title() {
        constexpr std::size_t most = 10;  // ten times as many of columns
        const std::string_view words = line().substr(0, line().find('#'));
        const bool is_above = has_only_titles_ ? reading_.lines.size() < most : is_below_name();
        const bool is_of_columns =
            rows_read_ == 0 && reading_.lines.size() < 10 * most && has_column_words(words);
        const bool may_be_title = (is_above || is_of_columns) && after_list_mark(line()) == 0;
        if (!may_be_title || !is_title(words, game())) return false;
        if (vocabulary_.types().sections() == 1 && try_row(vocabulary_, 0, words, stop_)) return false;
        if (is_heading_of_section(words)) return false;
        if (is_below_name()) leave_out_first_row();
        add_line(ReadLine::Kind::title);
        if (names_another_game(words, game())) {
            reading_.notes.push_back(note_on_title(words) + ", though the game is " + game().name);
        }
        return true;
    }

    /// Whether the only row above is the name of a game, "Jacks or Better".
    bool is_below_name() const {
        const std::vector<ChartRow>& first = reading_.chart.sections.front();
        return doubted_.is_name && first.size() == 1 && first.front().rules.empty();
    }

    const Game& game() const { return vocabulary_.types().tables().game(); }

    bool is_heading(const Tokens& tokens) const {
        const std::optional<std::size_t> here = in_section_ ? std::optional(section_) : std::nullopt;
        return holdfast::videopoker::is_heading(vocabulary_.types(), {line(), tokens}, here);
    }

    /// Whether the words are the heading of a section, of a game with several.
    bool is_heading_of_section(std::string_view words) const {
        try {
            const Tokens tokens = line_tokens(words);
            return vocabulary_.types().sections() > 1 && section_said(vocabulary_.types(), {words, tokens});
        } catch (const ParseError&) {
            return false;
        }
    }

    /// Reads a row, or the rows of a whole chart in one line.
    void read_rows(const Tokens& tokens) {
        const TokenCursor row(line(), tokens);
        if (vocabulary_.types().sections() > 1 && !in_section_) {
            is_lost_ = true;  // one error says it for all rows up to the next heading
            row.refuse("say first which deals the rows are for, such as " + heading_like());
        }
        const std::vector<Tokens> parts = parts_in_order(tokens);
        is_full_ = rows_read_ + parts.size() > max_chart_rows;
        if (is_full_) row.refuse("a chart has at most 5,000 rows for deals of one kind");
        const bool may_be_title = rows_read_ == 0 && has_only_titles_ && after_list_mark(line()) == 0;
        rows_read_ += parts.size();
        is_row_read_ = false;
        check_types(row, tokens, has_own_types_, reading_.notes);
        for (const Tokens& part : parts) read_row_of(part);
        is_row_read_ = true;
        if (!may_be_title) return;
        const bool is_name = is_title(line().substr(0, line().find('#')), game());
        const bool is_or_better =
            tokens.size() == 4 && rank_said(tokens[0], true) && tokens[1].is("or") && tokens[2].is("better");
        if (is_name || is_or_better) doubted_ = {true, is_name, line_};
    }

    void read_row_of(const Tokens& tokens) {
        const RowCursor row = row_cursor({line(), tokens});
        const std::vector<std::vector<TypeIndex>> holds = read_typed_holds(row);
        if (may_be_an_order(vocabulary_, holds)) {
            row.refuse(
                tokens.front(), tokens[tokens.size() - 2],
                "this row may be a whole order of play, since every deal has its last hold: if it is, write "
                "each hold on a line of its own; if not, write the last one on a line below the others");
        }
        rows().push_back({row_of(holds), {}});
        for (const std::vector<TypeIndex>& hold : holds) {
            if (++holds_read_ <= max_chart_rows) reading_.in_order.sections[section_].push_back({hold, {}});
        }
        add_line(ReadLine::Kind::row);
    }

    RowCursor row_cursor(const TokenCursor& tokens) const {
        RowCursor row(vocabulary_, section_, tokens, stop_);
        row.is_trial = mistakes_.are_all_told();  // more are counted, not told
        return row;
    }

    /// The rows of "royal flush; straight flush; discard all", if that is all there is for these deals: as one row, it
    /// would leave everything to the rule of play. Otherwise the line is one row.
    std::vector<Tokens> parts_in_order(const Tokens& tokens) {
        std::vector<Tokens> parts = between_semicolons(tokens);
        const bool is_first = rows_read_ == 0 || (rows_read_ == 1 && doubted_.is_name);
        if (parts.size() == 1 || !is_first) return {tokens};
        const std::optional<Tokens> next = next_tokens();
        const bool is_alone = !next || is_heading(*next);
        if (!is_alone || !holds_nothing(parts.back())) return {tokens};
        reading_.notes.push_back("the line with semicolons was read as " + std::to_string(parts.size()) +
                                 " rows in order of play");
        return parts;
    }

    /// Whether the words are "discard all", or in deals with wild cards, these alone.
    bool holds_nothing(const Tokens& tokens) const {
        RowCursor row(vocabulary_, section_, {line(), tokens}, stop_);
        row.is_trial = true;
        try {
            return hold_nothing(vocabulary_.types(), read_row(std::move(row)));
        } catch (const ParseError&) {
            return false;
        }
    }

    /// The tokens of the next line that has any.
    std::optional<Tokens> next_tokens() const {
        for (std::size_t next = line_ + 1; next < lines_.size(); ++next) {
            try {
                Tokens tokens = line_tokens(lines_[next]);
                if (tokens.size() > 1) return tokens;
            } catch (const ParseError&) {
                return Tokens(2, {ChartToken::Kind::end, "", "", 0, 1});  // no heading
            }
        }
        return std::nullopt;
    }

    /// Reads a rule, which comes below its row: "but four to a flush: take it if ..."
    void read_rule(Tokens& tokens) {
        const TokenCursor rule_line(line(), tokens);
        if (rows().empty() && !is_lost_ && rows_read_ == 0) {
            rule_line.refuse("a rule stands under its row, and there is none");
        }
        is_full_ = ++rules_ > max_chart_rules;
        if (is_full_) rule_line.refuse("a chart has at most 200 rules");
        // The first colon ends the rival's words. Later ones belong to the preference ("the points are 5 or
        // more: ...").
        const auto colon =
            std::find_if(tokens.begin(), tokens.end(), [](const ChartToken& token) { return token.is(":"); });
        if (colon == tokens.end()) rule_line.refuse("a rule is like 'but four to a flush: take it if ...'");
        if (is_lost_) return;
        // The rival's words end where their colon was: they are read as a row of their own.
        *colon = {ChartToken::Kind::end, "", "", colon->position, 1};
        PenaltyRule rule{row_of(read_typed_holds(row_cursor({line(), &tokens[1], &*colon}))),
                         penalties::parse_preference({line(), &*colon + 1, &tokens.back()})};
        clauses_ += rule.preference.clauses.size();
        is_full_ = clauses_ > max_chart_clauses;
        if (is_full_) rule_line.refuse("the rules of a chart have at most 1,000 parts between semicolons");
        if (!is_row_read_) return;  // its row is refused
        rows().back().rules.push_back(std::move(rule));
        add_line(ReadLine::Kind::rule);
    }

    void begin_section(const Tokens& tokens) {
        const TokenCursor heading(line(), tokens);
        const auto refuse = [&](const std::string& message) {
            heading.refuse(tokens.front(), tokens[tokens.size() - 2], message);
        };
        is_lost_ = true;
        const std::optional<std::size_t> section = section_said(vocabulary_.types(), heading);
        if (!section) refuse("a heading is like " + heading_like());
        if (*section >= vocabulary_.types().sections()) refuse("no deal of this game has so many wild cards");
        // A game without wild cards starts in its only section; its heading may still occur once.
        if (in_section_ && is_here_[*section]) refuse("this section is here twice");
        section_ = *section;
        rows_read_ = 0;
        in_section_ = true;
        is_lost_ = false;
        is_here_[section_] = true;
        add_line(ReadLine::Kind::heading);
    }

    std::string heading_like() const { return in_quotes(section_words(vocabulary_.types(), 0) + ":"); }

    /// Decides whether the first line, "Jacks or Better", is a title or a row.
    void settle_title();
    /// Makes a title of the first row, which is the doubted line.
    void leave_out_first_row();

    /// Adds the error, at the end of the text, if there are deals for which the chart has no row at all.
    void check_sections() {
        std::size_t rows = 0;
        for (const std::vector<ChartRow>& section : reading_.chart.sections) rows += section.size();
        const auto add = [&](const std::string& message) { mistakes_.add(message, text_.size(), 1); };
        if (rows == 0) return add("the chart has no rows");
        for (std::size_t section = 0; section < reading_.chart.sections.size(); ++section) {
            if (!reading_.chart.sections[section].empty()) continue;
            return add("the chart has no rows for " + section_words(vocabulary_.types(), section));
        }
    }

    /// The first row, if it may be a title instead.
    struct Doubted {
        bool is_doubted = false;
        bool is_name = false;  ///< of a game
        std::size_t line = 0;
    };

    const HoldVocabulary& vocabulary_;
    std::string_view text_;
    const StopFlag* stop_;
    bool has_own_types_;
    std::vector<std::string_view> lines_;
    std::size_t line_ = 0;
    ChartReading reading_;
    ChartMistakes mistakes_;
    Doubted doubted_;
    std::vector<bool> is_here_;
    bool in_section_ = false;
    bool is_lost_ = false;         ///< the rows here are for unknown deals
    bool is_full_ = false;         ///< nothing more is read
    bool is_number_told_ = false;  ///< of a row whose number is not read as one
    bool is_row_read_ = false;     ///< the row above
    bool has_only_titles_ = true;  ///< so far
    std::size_t numbers_tried_ = 0;
    std::size_t rows_read_ = 0;  ///< of the section, with those that are refused
    std::size_t holds_read_ = 0;
    std::size_t rules_ = 0;
    std::size_t clauses_ = 0;
    std::size_t section_ = 0;
};

void ChartReader::leave_out_first_row() {
    std::vector<ChartRow>& all = reading_.chart.sections.front();
    all.erase(all.begin());
    std::vector<ChartRow>& in_order = reading_.in_order.sections.front();
    in_order.erase(in_order.begin());
    reading_.notes.push_back(note_on_title(lines_[doubted_.line]));
    has_only_titles_ = true;
    for (ReadLine& each : reading_.lines) {
        const bool is_first = each.kind == ReadLine::Kind::row && each.row == 0;
        if (is_first) each.kind = ReadLine::Kind::title;
        if (!is_first && each.row > 0) --each.row;
        has_only_titles_ = has_only_titles_ && each.kind == ReadLine::Kind::title;
    }
    doubted_ = {};
    --rows_read_;
    --holds_read_;
}

void ChartReader::settle_title() {
    if (!doubted_.is_doubted) return;
    const std::vector<ChartRow>& all = reading_.chart.sections.front();
    const FirstLine first = first_line_of(vocabulary_, all, doubted_.is_name);
    if (first == FirstLine::title) {
        leave_out_first_row();
    } else if (first == FirstLine::unclear) {
        line_ = doubted_.line;
        const std::string words(line().substr(0, line().find_last_not_of(" \r\xff") + 1));
        mistakes_.add(
            in_quotes(words) +
                " may be the title of the chart or its first row, which would hold a pair of better hands "
                "below it; write '# " +
                words + "' or '1. " + words + "'",
            position(), words.size());
    }
}

}  // namespace

ChartReading read_chart_text(const HoldVocabulary& vocabulary, std::string_view text, const StopFlag* stop) {
    // The plain text is as long as `text`, byte for byte, so an error's position is right for both; the line
    // in the error must be the original one.
    const PlainChart plain = plain_chart(text);
    try {
        check_lengths(plain.rows);
        refuse_rows(vocabulary, plain.remarks, stop);
        return ChartReader(vocabulary, plain.rows, stop).read();
    } catch (const ParseError& error) {
        ParseErrors original(error.what(), std::string(text), error.position, error.length);
        original.add_others_of(error);
        throw original;
    }
}

Chart parse_chart(const HoldVocabulary& vocabulary, std::string_view text, const StopFlag* stop) {
    return read_chart_text(vocabulary, text, stop).chart;
}

}  // namespace holdfast::videopoker
