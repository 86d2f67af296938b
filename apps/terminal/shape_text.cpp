#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include <apps/terminal/bets_text.h>
#include <apps/terminal/display.h>
#include <apps/terminal/shape_text.h>
#include <apps/terminal/text_table.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/csv_text.h>
#include <holdfast/ask/answer/numbers.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

using ask::detail::Members;
using ask::detail::Rows;
using Sign = Format::Sign;

/// What stands for null.
constexpr std::string_view no_value = "none";

std::string unsigned_text(const Format& format, double value) {
    switch (format.kind) {
        case Format::Kind::percent:
            return percent(value, format.decimals);
        case Format::Kind::bets:
            return bets_text(value, format.decimals);
        case Format::Kind::dollars:
            return dollars_text(value);
        default:
            return fixed_text(value, format.decimals);
    }
}

std::string unsigned_text(const Format& format, const Rational& value) {
    switch (format.kind) {
        case Format::Kind::plain:
            return pays_text(value);
        case Format::Kind::percent:
            return percent(value, format.decimals);
        case Format::Kind::fixed:
            return decimal_text(value, format.decimals);
        default:
            return unsigned_text(format, nearest_double(value));
    }
}

/// "As Kd" for "AsKd"; "nothing" if all cards are discarded.
std::string spaced(std::string_view cards) {
    if (cards.empty() || cards == "nothing") return "nothing";
    std::string text;
    for (std::size_t card = 0; card < cards.size(); card += 2) {
        (text += card == 0 ? "" : " ") += cards.substr(card, 2);
    }
    return text;
}

/// What a value is written to, as people see it: a few words, or a table.
class ShownValue final : public JsonOutput {
  public:
    /// Items of a list are separated by blanks, or stand on lines of their own in a paragraph.
    ShownValue(const Shown& shown, const TextStyle& style, std::size_t most_rows)
        : JsonOutput(nullptr),
          format_(shown.format),
          style_(style),
          between_(shown.title.empty() ? "\n" : " "),
          most_rows_(most_rows) {}

    std::string take() { return std::move(text_); }

    void text(std::string_view value) override {
        add(format_.kind == Format::Kind::cards ? spaced(value) : std::string(value));
    }
    void whole(i64 value) override { add(std::to_string(value)); }
    void whole(u64 value) override { count(value); }
    void count(u128 count) override { add(grouped(count)); }
    void real(double value) override { add(number_text(value)); }
    void real_of(const Rational& value) override { add(number_text(value)); }
    void pays(const Rational& pays) override { add(pays_text(pays)); }
    void flag(bool value) override { add(value ? "yes" : "no"); }
    void null() override { add(no_value); }
    void json(const Json& value) override { text(cell_text(value)); }
    void table(const Members& members, const Rows& rows) override;
    void begin_list(std::size_t /*items*/) override {}
    void end_list() override {}
    void end_object() override {}

  private:
    void open_object(std::size_t /*most_members*/) override {}
    void add(std::string_view text) { (text_ += text_.empty() ? "" : between_) += text; }

    template <class Number>
    std::string number_text(const Number& value) const {
        std::string sign;
        if (format_.sign == Sign::either_way) sign = style_.is_ascii ? "+- " : "± ";
        if (format_.sign == Sign::always && value > Number()) sign = "+";
        return sign + unsigned_text(format_, value);
    }

    Format format_;
    const TextStyle& style_;
    std::string_view between_;
    std::size_t most_rows_;
    std::string text_;
};

/// What is seen under one title: the values from one of Members::shown to before another one.
struct Titled {
    std::size_t begin;
    std::size_t end;
};

std::vector<Titled> titled(const std::vector<Shown>& shown) {
    std::vector<Titled> groups;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        if (i > 0 && !shown[i].title.empty() && shown[i].title == shown[i - 1].title) {
            groups.back().end = i + 1;
        } else {
            groups.push_back({i, i + 1});
        }
    }
    return groups;
}

/// Empty if the answer, or the row of a table, has none of the values.
std::string shown_text(const Members& members, const Titled& group, const void* answer,
                       const TextStyle& style, std::size_t most_rows = all_rows) {
    std::string text;
    for (std::size_t i = group.begin; i < group.end; ++i) {
        const Shown& shown = members.type().shown[i];
        ShownValue value(shown, style, most_rows);
        if (!members.shown_readers()[i].write(answer, value)) continue;
        text = shown.format.is_beside && !text.empty() ? text + " (" + value.take() + ")" : value.take();
    }
    return text;
}

Column column_of(const Shown& shown) {
    const auto align = shown.format.kind == Format::Kind::sentences ? Column::sentences
                       : shown.is_number                            ? Column::right
                                                                    : Column::left;
    return {shown.title, align, shown.leave_out};
}

/// Whether any of the cells says something.
bool has_value(const Column& column, const std::vector<std::string>& cells) {
    return std::any_of(cells.begin(), cells.end(), [&](const std::string& cell) {
        return !cell.empty() && (column.align != Column::right || cell != no_value);
    });
}

/// The first rows. Columns that have no value in any of them are left out.
TextTable table_of(const Members& members, const Rows& rows, std::size_t shown_rows, const TextStyle& style) {
    std::vector<Column> columns;
    std::vector<std::vector<std::string>> cells(shown_rows);  // [row]
    for (const Titled& group : titled(members.type().shown)) {
        std::vector<std::string> of_column;
        for (std::size_t row = 0; row < shown_rows; ++row) {
            of_column.push_back(shown_text(members, group, rows[row], style));
        }
        const Column column = column_of(members.type().shown[group.begin]);
        if (!has_value(column, of_column)) continue;
        columns.push_back(column);
        for (std::size_t row = 0; row < shown_rows; ++row) cells[row].push_back(std::move(of_column[row]));
    }
    TextTable table(std::move(columns));
    for (std::size_t row = 0; row < shown_rows; ++row) {
        table.add_row(std::move(cells[row]), members.is_good(rows[row]) ? Look::good : Look::plain);
    }
    return table;
}

void ShownValue::table(const Members& members, const Rows& rows) {
    if (rows.count == 0) return;
    const std::size_t shown_rows = std::min(rows.count, most_rows_);
    text_ += table_of(members, rows, shown_rows, style_).text(style_);
    if (rows.count > shown_rows) {
        text_ += fmt::format("{} more; --all shows every one\n", grouped(rows.count - shown_rows));
    }
}

/// A part of an answer that is there.
struct ShownPart {
    std::string_view title;
    std::string text;
    bool is_table;

    bool is_fact() const { return !is_table && !title.empty(); }
};

std::vector<ShownPart> parts_of(const Members& members, const void* answer, const TextStyle& style,
                                std::size_t most_rows) {
    std::vector<ShownPart> parts;
    for (const Titled& group : titled(members.type().shown)) {
        const Shown& shown = members.type().shown[group.begin];
        std::string text = shown_text(members, group, answer, style, most_rows);
        if (!text.empty()) parts.push_back({shown.title, std::move(text), shown.rows != nullptr});
    }
    return parts;
}

/// The facts from one on, without an empty line between them; `fact` becomes the part after the last.
std::string facts_text(const std::vector<ShownPart>& parts, std::size_t& fact) {
    std::size_t width = 0;
    for (std::size_t i = fact; i < parts.size() && parts[i].is_fact(); ++i) {
        width = std::max(width, parts[i].title.size());
    }
    std::string text;
    for (; fact < parts.size() && parts[fact].is_fact(); ++fact) {
        text += fmt::format("{:<{}}  {}\n", parts[fact].title, width, parts[fact].text);
    }
    return text;
}

std::string paragraph_text(std::string_view text, const TextStyle& style) {
    std::string lines;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        for (const std::string& line : wrapped_words(text.substr(from, end - from), style.width)) {
            (lines += line) += "\n";
        }
        from = end + 1;
    }
    return lines;
}

}  // namespace

std::string shape_text(const Members& members, const void* answer, const TextStyle& style,
                       std::size_t most_rows) {
    const std::vector<ShownPart> parts = parts_of(members, answer, style, most_rows);
    std::string text;
    for (std::size_t i = 0; i < parts.size();) {
        if (i > 0) text += "\n";
        if (parts[i].is_fact()) {
            text += facts_text(parts, i);
            continue;
        }
        const ShownPart& part = parts[i++];
        if (part.is_table && !part.title.empty()) (text += part.title) += "\n";
        text += part.is_table ? part.text : paragraph_text(part.text, style);
    }
    return text;
}

}  // namespace holdfast::terminal
