#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <holdfast/videopoker/strategy/language/chart_tokens.h>
#include <holdfast/videopoker/strategy/language/pasted_chart.h>
#include <holdfast/videopoker/strategy/language/row_numbers.h>

namespace holdfast::videopoker {
namespace {

/// Characters of web pages and word processors, with their plain equivalents.
constexpr std::array<std::pair<std::string_view, std::string_view>, 15> plain_characters{{
    {"\xc2\xa0", " "},      // no-break space
    {"\xe2\x80\xaf", " "},  // narrow no-break space
    {"\xe2\x80\x83", " "},  // em space
    {"\xe2\x80\x87", " "},  // figure space
    {"\xe2\x80\x89", " "},  // thin space
    {"\xe2\x80\x90", "-"},  // hyphen
    {"\xe2\x80\x91", "-"},  // no-break hyphen
    {"\xe2\x80\x93", "-"},  // en dash
    {"\xe2\x80\x94", "-"},  // em dash
    {"\xe2\x88\x92", "-"},  // minus
    {"\xe2\x80\x99", "'"},  // apostrophe
    {"\xe2\x80\x9c", "\""},
    {"\xe2\x80\x9d", "\""},
    {"\xe2\x89\xa4", "<="},
    {"\xe2\x89\xa5", ">="},
}};

bool is_any_quotation_mark(std::string_view text, std::size_t at) {
    const std::string_view mark = text.substr(at, 3);
    return text[at] == '"' || mark == "\xe2\x80\x9c" || mark == "\xe2\x80\x9d";
}

/// The end of a name after its opening quotation mark: the closing mark, or the end of the line. A backslash
/// escapes a quotation mark or a backslash in the name, as in chart_tokens.cpp.
template <class EndsName>
std::size_t end_of_name(std::string_view text, std::size_t at, const EndsName& ends_name) {
    while (at < text.size() && text[at] != '\n' && !ends_name(at)) {
        const bool is_escape = text[at] == '\\' && at + 1 < text.size() && text[at + 1] != '\n';
        at += is_escape ? 2 : 1;
    }
    return at;
}

/// Replaces the character at `at` by a plain one, padded to its length, and returns its number of bytes.
std::size_t make_plain(std::string& text, std::size_t at) {
    for (const auto& [pasted, plain] : plain_characters) {
        if (text.compare(at, pasted.size(), pasted) != 0) continue;
        std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(at), pasted.size(), filler);
        text.replace(at, plain.size(), plain);
        return pasted.size();
    }
    return 1;
}

void make_characters_plain(std::string& text) {
    // No character begins with either byte; a filler would be ignored.
    std::replace(text.begin(), text.end(), filler, '\xfe');
    for (std::size_t at = 0; at < text.size();) {
        const bool is_name = is_any_quotation_mark(text, at);
        const std::size_t bytes = make_plain(text, at);
        at += bytes;
        if (!is_name) continue;
        // Names of the paytable stay unchanged.
        at = end_of_name(text, at, [&](std::size_t end) {
            return bytes == 1 ? text[end] == '"' : is_any_quotation_mark(text, end);
        });
        if (at < text.size() && text[at] != '\n') at += make_plain(text, at);
    }
}

bool has_letters(std::string_view text) {
    return std::any_of(text.begin(), text.end(),
                       [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
}

/// Whether the line begins with a bar, as those of Markdown's tables do.
bool begins_with_bar(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t\xff");
    return first != line.npos && line[first] == '|';
}

/// Whether the line is the one below the titles of such a table: "|---:|:----|".
bool is_bar_rule(std::string_view line) {
    return begins_with_bar(line) && line.find('-') != line.npos &&
           line.find_first_not_of("|-: \t\r\xff") == line.npos;
}

/// Blanks out the bars of a line of such a table, and its cells without letters: numbers of rows, and values. A bar
/// between two cells of words stays, since neither of them may be left out.
void make_bars_plain(std::string& text, std::size_t begin, std::size_t end) {
    bool has_words = false;
    for (std::size_t bar = text.find('|', begin); bar < end;) {
        const std::size_t next = std::min(text.find('|', bar + 1), end);
        const bool is_words = has_letters(std::string_view(text).substr(bar, next - bar));
        const std::size_t blank = is_words ? (has_words ? 0 : 1) : next - bar;
        std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(bar), blank, ' ');
        has_words |= is_words;
        bar = next;
    }
}

/// Blanks out all of Markdown's tables but their holds.
void make_markdown_plain(std::string& text) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = std::string_view(text).substr(begin, end - begin);
        if (begins_with_bar(line)) {
            const std::string_view rest = std::string_view(text).substr(std::min(end + 1, text.size()));
            const bool is_title = is_bar_rule(rest.substr(0, rest.find('\n')));
            if (is_title || is_bar_rule(line)) {
                std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(begin), end - begin, ' ');
            } else {
                make_bars_plain(text, begin, end);
            }
        }
        begin = end + 1;
    }
}

/// Extracts the tables from a text, line by line.
class TableReader {
  public:
    explicit TableReader(std::string& text) : text_(text) {
        for (std::size_t begin = 0; begin <= text.size();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            lines_.push_back({begin, end});
            begin = end + 1;
        }
    }

    /// Starts from blanks and copies the parts of the chart, each byte to its own position; a text without a
    /// table is unchanged.
    PlainChart taken_apart() {
        const auto is_head = [&](const Line& line) { return hold_column(line) > 0; };
        if (std::none_of(lines_.begin(), lines_.end(), is_head)) return {text_, blanks_for(text_)};
        std::size_t behind = 0;  // the line after the previous table
        for (std::size_t i = 0; i < lines_.size();) {
            const std::size_t hold = hold_column(lines_[i]);
            if (hold > 0) {
                // Titles that are repeated within a table, as after a page break, have a row above them.
                if (i > behind) leave_heading(i);
                i = behind = leave_table(i, hold);
            } else {
                // Titles, legends and returns; a heading above a table is extracted with the table.
                copy_line(lines_[i], remarks_);
                ++i;
            }
        }
        return {rows_, remarks_};
    }

  private:
    struct Line {
        std::size_t begin;
        std::size_t end;
    };

    std::string_view text_of(const Line& line) const {
        return std::string_view(text_).substr(line.begin, line.end - line.begin);
    }

    /// The column at which holds begin, in a table's line of titles; 0 for any other line.
    std::size_t hold_column(const Line& line) const {
        std::vector<std::string_view> words;
        const std::string_view text = text_of(line);
        for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos;) {
            const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
            words.push_back(text.substr(at, end - at));
            at = text.find_first_not_of(blanks, end);
        }
        if (words.size() < 2 || words[0] != "Row" || words[1] != "Hold") return 0;
        // Some printed tables lack some of these columns.
        const bool has_titles = std::all_of(words.begin() + 2, words.end(), [](std::string_view word) {
            return word == "Deals" || word == "Misplayed" || word == "Value";
        });
        return has_titles ? static_cast<std::size_t>(words[1].data() - text.data()) : 0;
    }

    bool is_blank(const Line& line) const {
        return text_of(line).find_first_not_of(blanks) == std::string_view::npos;
    }

    /// Whether the line has the number of a row, or blanks, and then words at column `hold`.
    bool is_of_table(const Line& line, std::size_t hold) const {
        const std::string_view text = text_of(line);
        return !is_blank(line) && text.find_first_not_of(" 0123456789\xff") >= hold && text.size() > hold;
    }

    /// Copies the rows below the titles, with or without blank lines between them; returns the number of the
    /// next line.
    std::size_t leave_table(std::size_t titles, std::size_t hold) {
        std::size_t last = titles;
        in_name_ = false;
        for (std::size_t next = titles + 1; next < lines_.size(); ++next) {
            if (is_blank(lines_[next])) continue;
            if (!is_of_table(lines_[next], hold)) break;
            leave_hold(last, next, hold);
            last = next;
        }
        return last + 1;
    }

    void copy_line(const Line& line, std::string& to) const {
        to.replace(line.begin, line.end - line.begin, text_of(line));
    }

    /// Copies the line above a table's titles, which names its section; a chart has a colon after it. The
    /// colon only fits at the line's end, so the line ends where the line of titles begins.
    void leave_heading(std::size_t titles) {
        if (titles == 0 || is_blank(lines_[titles - 1])) return;
        const Line& heading = lines_[titles - 1];
        copy_line(heading, rows_);
        std::fill(remarks_.begin() + static_cast<std::ptrdiff_t>(heading.begin),
                  remarks_.begin() + static_cast<std::ptrdiff_t>(heading.end), ' ');
        rows_[heading.end] = ':';
        rows_[lines_[titles].begin] = '\n';
    }

    /// `last`: the previous line of the table.
    void leave_hold(std::size_t last, std::size_t number, std::size_t hold) {
        const Line& line = lines_[number];
        const std::string_view text = text_of(line);
        const bool has_number = text.find_first_of("0123456789") < hold;
        const bool was_open = std::exchange(in_name_, in_name_ && !has_number) && !has_number;
        // From the column of the titles on, past blanks before a wrapped line or a rule.
        const std::size_t begin = std::min(text.find_first_not_of(" \xff", hold), text.size());
        const std::string_view words = text.substr(begin, end_of_words(text, begin) - begin);
        rows_.replace(line.begin + begin, words.size(), words);
        // A line without a number continues the row or rule above it, unless it begins a rule; the line
        // breaks before it become blanks. Within a name, one blank stands for all of them.
        if (was_open) {
            std::fill(rows_.begin() + static_cast<std::ptrdiff_t>(words_end_),
                      rows_.begin() + static_cast<std::ptrdiff_t>(line.begin + begin), filler);
            rows_[words_end_] = ' ';
        } else if (!has_number && words.substr(0, 4) != "but ") {
            for (; last < number; ++last) rows_[lines_[last].end] = ' ';
        }
        words_end_ = line.begin + begin + words.size();
    }

    /// The end of the words before two blanks, which separate columns and occur in a hold only within a name.
    /// A name that a table wraps ends on a later line (in_name_).
    std::size_t end_of_words(std::string_view text, std::size_t at) {
        while (at < text.size() && (in_name_ || !are_two_blanks(text, at))) {
            if (!in_name_ && text[at] != '"') {
                ++at;
                continue;
            }
            const std::size_t name = in_name_ ? at : at + 1;
            at = end_of_name(text, name, [&](std::size_t end) { return text[end] == '"'; }) + 1;
            in_name_ = at > text.size();
            if (!in_name_) continue;
            for (at = name; at < text.size() && text[at] != '\r' && !are_two_blanks(text, at);) ++at;
            return at;
        }
        return at;
    }

    static bool are_two_blanks(std::string_view text, std::size_t at) {
        const std::size_t next = text.find_first_not_of(filler, at + 1);
        return text[at] == ' ' && next < text.size() && text[next] == ' ';
    }

    static constexpr std::string_view blanks = " \r\xff";

    std::string& text_;
    std::vector<Line> lines_;
    std::string rows_ = blanks_for(text_);
    std::string remarks_ = rows_;
    bool in_name_ = false;       ///< the last line of a table ends within a name
    std::size_t words_end_ = 0;  ///< in the last line

    static std::string blanks_for(const std::string& text) {
        std::string blank = text;
        for (char& letter : blank) letter = letter == '\n' ? '\n' : ' ';
        return blank;
    }
};

}  // namespace

PlainChart plain_chart(std::string_view text) {
    std::string plain(text);
    make_characters_plain(plain);
    make_markdown_plain(plain);
    PlainChart chart = TableReader(plain).taken_apart();
    mark_numbers(chart.rows);
    return chart;
}

}  // namespace holdfast::videopoker
