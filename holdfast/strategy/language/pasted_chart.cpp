#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <holdfast/strategy/language/pasted_chart.h>

namespace holdfast::videopoker {
namespace {

/// What web pages and word processors write for plain characters; both sides have as many bytes.
constexpr std::array<std::pair<std::string_view, std::string_view>, 13> plain_characters{{
    {"\xc2\xa0", "  "},       // no-break space
    {"\xe2\x80\xaf", "   "},  // narrow no-break space
    {"\xe2\x80\x83", "   "},  // em space
    {"\xe2\x80\x87", "   "},  // figure space
    {"\xe2\x80\x89", "   "},  // thin space
    {"\xe2\x80\x91", "-  "},  // no-break hyphen
    {"\xe2\x80\x93", "-  "},  // en dash
    {"\xe2\x80\x94", "-  "},  // em dash
    {"\xe2\x88\x92", "-  "},  // minus
    {"\xe2\x80\x9c", "  \""},
    {"\xe2\x80\x9d", "\"  "},
    {"\xe2\x89\xa4", "<= "},
    {"\xe2\x89\xa5", ">= "},
}};

/// Whether the byte at `at` begins or ends a name in quotation marks; "\"" does not.
bool is_quotation_mark(std::string_view text, std::size_t at) {
    return text[at] == '"' && (at == 0 || text[at - 1] != '\\');
}

void make_characters_plain(std::string& text) {
    bool in_name = false;  // names of the paytable stay as they are
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (is_quotation_mark(text, at)) in_name = !in_name;
        if (text[at] == '\n') in_name = false;
        if (in_name) continue;
        for (const auto& [pasted, plain] : plain_characters) {
            if (text.compare(at, pasted.size(), pasted) != 0) continue;
            text.replace(at, plain.size(), plain);
            at += plain.size() - 1;
            break;
        }
    }
}

/// Takes the tables of a text apart, line by line.
class TableReader {
  public:
    explicit TableReader(std::string& text) : text_(text) {
        for (std::size_t begin = 0; begin <= text.size();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            lines_.push_back({begin, end});
            begin = end + 1;
        }
    }

    /// Starts from blanks and copies back what belongs to the chart, each byte to its own place; a text
    /// without a table is left as it is.
    void leave_rows() {
        const auto is_head = [&](const Line& line) { return hold_column(line) > 0; };
        if (std::none_of(lines_.begin(), lines_.end(), is_head)) return;
        for (std::size_t i = 0; i < lines_.size();) {
            const std::size_t hold = hold_column(lines_[i]);
            if (hold > 0) {
                leave_heading(i);
                for (++i; i < lines_.size() && is_of_table(lines_[i], hold); ++i) leave_hold(lines_[i], hold);
            } else {
                // Titles, legends and returns; a heading above a table is put back when the table is met.
                ++i;
            }
        }
        text_ = rows_;
    }

  private:
    struct Line {
        std::size_t begin;
        std::size_t end;
    };

    std::string_view text_of(const Line& line) const {
        return std::string_view(text_).substr(line.begin, line.end - line.begin);
    }

    /// Where the holds begin in a table's line of titles; 0 for any other line.
    std::size_t hold_column(const Line& line) const {
        std::vector<std::string_view> words;
        const std::string_view text = text_of(line);
        constexpr std::string_view blanks = " \r";
        for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos;) {
            const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
            words.push_back(text.substr(at, end - at));
            at = text.find_first_not_of(blanks, end);
        }
        if (words.size() < 2 || words[0] != "Row" || words[1] != "Hold") return 0;
        // Not every table that is printed has all of these columns.
        const bool has_titles = std::all_of(words.begin() + 2, words.end(), [](std::string_view word) {
            return word == "Deals" || word == "Misplayed" || word == "Value";
        });
        return has_titles ? static_cast<std::size_t>(words[1].data() - text.data()) : 0;
    }

    /// The number of a row, or nothing, and then its words.
    bool is_of_table(const Line& line, std::size_t hold) const {
        const std::string_view text = text_of(line);
        return text.find_first_not_of(" \r") != std::string_view::npos &&
               text.find_first_not_of(" 0123456789") >= hold && text.size() > hold;
    }

    /// The line above a table's titles names its section; a chart has a colon behind it. There is no room for
    /// one but at the line's end, so the line ends where the line of titles begins.
    void leave_heading(std::size_t titles) {
        if (titles == 0 || text_of(lines_[titles - 1]).find_first_not_of(" \r") == std::string_view::npos) {
            return;
        }
        const Line& heading = lines_[titles - 1];
        rows_.replace(heading.begin, heading.end - heading.begin, text_of(heading));
        rows_[heading.end] = ':';
        rows_[lines_[titles].begin] = '\n';
    }

    void leave_hold(const Line& line, std::size_t hold) {
        const std::string_view text = text_of(line);
        // From the column of the titles on, past blanks before a wrapped line or a rule.
        const std::size_t begin = std::min(text.find_first_not_of(' ', hold), text.size());
        std::size_t end = begin;  // two blanks are between columns, and nowhere in a hold but in a name
        for (bool in_name = false; end < text.size(); ++end) {
            if (is_quotation_mark(text, end)) in_name = !in_name;
            if (!in_name && text.compare(end, 2, "  ") == 0) break;
        }
        const std::string_view words = text.substr(begin, end - begin);
        rows_.replace(line.begin + begin, words.size(), words);
        // A line without a number goes on with the row or rule above it, unless it begins a rule; the line
        // break before it becomes a blank.
        const bool has_number = text.find_first_of("0123456789") < hold;
        if (!has_number && words.substr(0, 4) != "but ") rows_[line.begin - 1] = ' ';  // wrapped
    }

    std::string& text_;
    std::vector<Line> lines_;
    std::string rows_ = blanks_for(text_);

    static std::string blanks_for(const std::string& text) {
        std::string blank = text;
        for (char& letter : blank) letter = letter == '\n' ? '\n' : ' ';
        return blank;
    }
};

}  // namespace

std::string plain_chart(std::string_view text) {
    std::string plain(text);
    make_characters_plain(plain);
    TableReader(plain).leave_rows();
    return plain;
}

}  // namespace holdfast::videopoker
