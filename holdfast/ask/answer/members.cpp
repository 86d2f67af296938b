#include <algorithm>
#include <stdexcept>
#include <utility>

#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/csv_text.h>
#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/members.h>

namespace holdfast::ask::detail {
namespace {

bool is_number(ValueKind kind) {
    return kind != ValueKind::text && kind != ValueKind::texts;
}

/// The rows of tables, with an empty line between two tables.
class CsvTables final : public JsonDocument {
  public:
    std::string take_lines() { return std::move(lines_); }

    void table(const Members& members, const Rows& rows) override {
        std::vector<const void*> each;
        for (std::size_t row = 0; row < rows.count; ++row) each.push_back(rows[row]);
        lines_ += (lines_.empty() ? "" : "\n") + members.csv(each, nullptr);
    }

  private:
    std::string lines_;
};

}  // namespace

bool Reader::write(const void* answer, JsonOutput& output) const {
    if (write_(writer_.bytes, answer, output)) return true;
    if (!is_null_if_absent_) return false;
    output.null();
    return true;
}

Json Reader::json(const void* answer) const {
    JsonDocument document;
    return write(answer, document) ? document.take() : absent();
}

void Members::write(const void* answer, JsonOutput& output) const {
    output.begin_object(readers_.size());
    for (std::size_t i = 0; i < readers_.size(); ++i) {
        output.name(type_.members[i].name);
        readers_[i].write(answer, output);
    }
    output.end_object();
}

std::string Members::csv(const std::vector<const void*>& rows, const LastLine* last) const {
    std::vector<std::string_view> titles;
    std::vector<bool> kept;
    std::vector<std::vector<Json>> cells(rows.size() + (last == nullptr ? 0 : 1));
    std::size_t found = 0;
    for (const Column& column : columns_) {
        titles.push_back(column.title);
        kept.push_back(column.is_kept);
        for (std::size_t row = 0; row < rows.size(); ++row) cells[row].push_back(column.cell.json(rows[row]));
        // The last line is one more row, in which most columns have nothing.
        if (last == nullptr) continue;
        const auto cell = last->find(column.title);
        cells.back().push_back(cell == last->end() ? absent() : cell->second);
        if (cell != last->end()) ++found;
    }
    // Without this check, a cell whose title no column has, such as a total, would be dropped silently.
    if (last != nullptr && found != last->size()) {
        throw std::logic_error("the last line has a cell that no column has");
    }
    return csv_of_cells(titles, cells, kept);
}

std::string Members::csv_of(const void* answer) const {
    if (csv_tables_.empty()) return csv({answer}, nullptr);
    CsvTables tables;
    for (const Reader& table : csv_tables_) table.write(answer, tables);
    return tables.take_lines();
}

void Members::begin() {
    last_members_ = 0;
    last_columns_ = 0;
}

void Members::add_member(MemberType member, Reader reader) {
    for (const MemberType& each : type_.members) {
        // Checked here because JsonOutput does not look for duplicates.
        if (each.name == member.name) throw std::logic_error("two members are called " + member.name);
    }
    type_.members.push_back(std::move(member));
    readers_.push_back(reader);
    ++last_members_;
}

void Members::add_column(Column column) {
    columns_.push_back(std::move(column));
    ++last_columns_;
}

void Members::add(ValueKind kind, std::string_view name, std::string_view sentence, bool is_optional,
                  Reader reader) {
    add_member({std::string(name), kind, std::string(sentence), is_optional}, reader);
    // Whether an optional member is there may depend on the request: then its empty column is left out.
    add_column(
        {std::string(name), reader, !is_optional, std::string(sentence), is_number(kind), std::string(name)});
}

void Members::add_part(ValueKind kind, std::string_view name, std::string_view sentence, bool is_optional,
                       const AnswerType& parts, Reader reader) {
    // No column: a table has CSV of its own, and Shape::object() adds the columns of its part.
    add_member({std::string(name), kind, std::string(sentence), is_optional, false, {}, &parts}, reader);
}

void Members::title(std::initializer_list<std::string_view> titles) {
    // Fewer titles than columns rename the first ones; at() throws if there are more.
    std::size_t column = columns_.size() - last_columns_;
    for (const std::string_view title : titles) columns_.at(column++).title = title;
}

void Members::leave_out_of_csv() {
    // The member stays in JSON.
    columns_.erase(columns_.end() - static_cast<std::ptrdiff_t>(last_columns_), columns_.end());
    last_columns_ = 0;
}

void Members::keep_in_csv() {
    for (std::size_t i = columns_.size() - last_columns_; i < columns_.size(); ++i) {
        columns_[i].is_kept = true;
    }
}

void Members::put_rows_in_csv() {
    csv_tables_.push_back(readers_.back());
}

void Members::allow(std::vector<std::string_view> words) {
    if (last_members_ != 1 || type_.members.back().kind != ValueKind::text) {
        throw std::logic_error("only a text can be one of some words");
    }
    type_.members.back().words = std::move(words);
}

void Members::describe(std::string_view schema) {
    type_.members.back().schema = schema;
}

bool Members::is_good(const void* row) const {
    JsonLine unused;
    return is_good_ && is_good_->write(row, unused);
}

void Members::show_last(std::string_view title, Format format, int leave_out) {
    // An exact value has two members, of which the first is shown.
    show_member(type_.members.size() - last_members_, title, format, leave_out);
}

void Members::show(std::string_view name, std::string_view title, Format format, int leave_out) {
    if (const Column* const column = find_column(name)) {
        show_column(*column, title, format, leave_out);
        if (const Column* const dollars = find_column(std::string(name) + "_dollars")) {
            format.kind = Format::Kind::dollars;
            show_column(*dollars, title, format, leave_out);
        }
        return;
    }
    const auto member = std::find_if(type_.members.begin(), type_.members.end(),
                                     [&](const MemberType& each) { return each.name == name; });
    if (member == type_.members.end()) throw std::logic_error("no member is called " + std::string(name));
    show_member(static_cast<std::size_t>(member - type_.members.begin()), title, format, leave_out);
}

const Column* Members::find_column(std::string_view title) const {
    const auto found = std::find_if(columns_.begin(), columns_.end(),
                                    [&](const Column& each) { return each.title == title; });
    return found == columns_.end() ? nullptr : &*found;
}

void Members::show_column(const Column& column, std::string_view title, Format format, int leave_out) {
    add_shown(
        {std::string(title), column.sentence, format, leave_out, column.is_number, nullptr, column.member},
        column.cell);
}

void Members::show_member(std::size_t number, std::string_view title, Format format, int leave_out) {
    const MemberType& member = type_.members[number];
    add_shown({std::string(title), member.sentence, format, leave_out, is_number(member.kind), member.parts,
               member.name},
              readers_[number]);
}

void Members::add_shown(Shown shown, Reader reader) {
    type_.shown.push_back(std::move(shown));
    shown_readers_.push_back(reader);
}

void Members::keep_whole() {
    type_.members.back().is_whole = true;
}

void Members::null_if_absent() {
    // A null is there in every answer, so a schema requires the member. In CSV it is an empty cell, whose
    // column is shown even if all of its cells are empty.
    for (std::size_t i = readers_.size() - last_members_; i < readers_.size(); ++i) {
        type_.members[i].is_optional = false;
        type_.members[i].is_nullable = true;
        readers_[i].null_if_absent();
    }
    for (std::size_t i = columns_.size() - last_columns_; i < columns_.size(); ++i) {
        // A column has a copy of the reader.
        columns_[i].cell.null_if_absent();
    }
}

}  // namespace holdfast::ask::detail
