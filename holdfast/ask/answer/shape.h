// An answer declared once: each member with its name, its kind, a sentence and where its value comes from.
// JSON, the schema that describes it to other programs, and CSV are made of it, and what people see: tables, facts,
// and what their titles mean.
//
//   void HandAnswer::declare(Shape<HandAnswer>& shape) {
//       shape.named("HandAnswer")
//           .query("hand")
//           .text("words", "The hand in words", [](const HandAnswer& answer) { return answer.words(); })
//           .whole_number("rank", "From 1 to 7,462; more is better", &HandAnswer::number)
//           .shown("Rank");
//   }
//
// shape_of<HandAnswer>() is made by that. So are the shapes of parts and rows, wherever they are a member; if they
// have no such function, or another one is meant, it is named: .table<mistake>("mistakes", ...).
//
// A getter is a function of the answer, a member of it or a method. One that returns std::optional makes a
// member that may be absent: left out of JSON, an empty cell in CSV; if it is absent in every row, the column
// is left out too, unless kept_in_csv() says that it depends on the data and not on the request. Every member
// but tables and the name of the query is a column of CSV under its own name, those of an object as
// "object_member"; titled() and not_in_csv() change that for the member before them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <holdfast/ask/answer/json_output.h>
#include <holdfast/ask/answer/members.h>
#include <holdfast/ask/answer/schema.h>

namespace holdfast::ask {

template <class Answer>
class Shape;

namespace detail {

/// Says what a function declares.
template <class Answer>
std::type_identity<Answer> declared_by(void (*declare)(Shape<Answer>&));

}  // namespace detail

/// The shape that declare(shape) declares, made once.
template <auto declare>
const auto& shape_of() {
    using Answer = typename decltype(detail::declared_by(declare))::type;
    static const Shape<Answer> shape = [] {
        Shape<Answer> made;
        declare(made);
        return made;
    }();
    return shape;
}

/// The shape that Answer::declare(shape) declares.
template <class Answer>
const Shape<Answer>& shape_of() {
    return shape_of<Answer::declare>();
}

template <class Answer>
class Shape {
  public:
    using Column = detail::Column;
    using LastLine = detail::LastLine;

    explicit Shape(std::string_view name = "") : members_(name) {}

    /// What schemas call the answer.
    Shape& named(std::string_view name) {
        members_.rename(name);
        return *this;
    }

    const AnswerType& type() const { return members_.type(); }
    const std::vector<Column>& columns() const { return members_.columns(); }

    /// An object of those members that have a value.
    void write(const Answer& answer, JsonOutput& output) const { members_.write(&answer, output); }

    /// The rows as CSV, titles first. A column that is absent in every row is left out unless it is kept.
    std::string csv(const std::vector<Answer>& rows) const { return members_.csv(pointers(rows), nullptr); }
    std::string csv(const std::vector<Answer>& rows, const LastLine& last) const {
        return members_.csv(pointers(rows), &last);
    }

    /// The cell of an answer in a column of this shape, a Json. (`auto`, since that is only declared here.)
    static auto cell(const Column& column, const Answer& answer) { return column.cell.json(&answer); }

    /// Makes a column that belongs to no member.
    template <class Get>
    static Column column(std::string title, Get get) {
        return {std::move(title), reader<detail::WriteAsItIs>(get), !is_optional<Get>};
    }

    // ---- members -------------------------------------------------------------------------------------

    /// The member "query" with which every answer to a query begins.
    Shape& query(std::string_view name) {
        members_.begin();
        members_.add_member(
            {"query", ValueKind::constant, "The query that is answered", false, false, {name}},
            reader<detail::WriteText>([name](const Answer&) { return name; }));
        return *this;
    }

    template <class Get>
    Shape& flag(std::string_view name, std::string_view sentence, Get get) {
        return value<detail::WriteFlag>(ValueKind::flag, name, sentence, get);
    }
    /// An integer of JSON, exact up to 2^53 for readers that keep doubles: numbers of rows, cards, hands.
    template <class Get>
    Shape& whole_number(std::string_view name, std::string_view sentence, Get get) {
        return value<detail::WriteWholeNumber>(ValueKind::whole_number, name, sentence, get);
    }
    /// Whole numbers of any size, or fractions if weights make a count that is not whole.
    template <class Get>
    Shape& count(std::string_view name, std::string_view sentence, Get get) {
        value<detail::WriteCount>(ValueKind::count, name, sentence, get);
        if (!detail::is_weighed<Answer, Get>) members_.keep_whole();
        return *this;
    }
    template <class Get>
    Shape& counts(std::string_view name, std::string_view sentence, Get get) {
        return value<detail::WriteCounts>(ValueKind::counts, name, sentence, get);
    }
    /// A Rational or a double, written as the nearest double.
    template <class Get>
    Shape& real(std::string_view name, std::string_view sentence, Get get) {
        return value<detail::WriteReal>(ValueKind::real, name, sentence, get);
    }
    /// A Rational, written as p/q alone.
    template <class Get>
    Shape& fraction(std::string_view name, std::string_view sentence, Get get) {
        return value<detail::WriteFraction>(ValueKind::fraction, name, sentence, get);
    }
    /// A Rational, written twice: the nearest double, and `name`_exact.
    template <class Get>
    Shape& exact(std::string_view name, std::string_view sentence, Get get) {
        real(name, sentence, get);
        return exactly(name, get);
    }
    /// An amount of bets in dollars, as `name`_dollars; absent if the price of a bet is not known. `Answer` has
    /// a method dollars(bets).
    template <class Get>
    Shape& in_dollars(std::string_view name, const Get& get) {
        return real(std::string(name) + "_dollars", "The same in dollars, if the price of a bet is given",
                    [get](const Answer& answer) {
                        const auto bets = std::invoke(get, answer);
                        if constexpr (is_optional<Get>) {
                            return bets ? answer.dollars(*bets) : std::nullopt;
                        } else {
                            return answer.dollars(bets);
                        }
                    });
    }
    /// A Rational that is not negative, written as the nearest double, but whole numbers without decimals.
    template <class Get>
    Shape& bets(std::string_view name, std::string_view sentence, Get get) {
        return value<detail::WriteBets>(ValueKind::pays, name, sentence, get);
    }
    /// Adds the pay of a row for a bet of 1, written twice: as a number, and as a fraction in `name`_exact.
    template <class Get>
    Shape& pays(std::string_view name, std::string_view sentence, Get get) {
        bets(name, sentence, get);
        return exactly(name, get);
    }
    template <class Get>
    Shape& text(std::string_view name, std::string_view sentence, Get get) {
        return value<detail::WriteText>(ValueKind::text, name, sentence, get);
    }
    template <class Get>
    Shape& texts(std::string_view name, std::string_view sentence, Get get) {
        return value<detail::WriteTexts>(ValueKind::texts, name, sentence, get);
    }
    /// A value that no other kind describes, with its JSON schema.
    template <class Get>
    Shape& other(std::string_view name, std::string_view sentence, std::string_view schema, Get get) {
        value<detail::WriteAsItIs>(ValueKind::other, name, sentence, get);
        members_.describe(schema);
        return *this;
    }

    template <auto declare = nullptr, class Get>
    Shape& object(std::string_view name, std::string_view sentence, Get get) {
        using Part = detail::Part<Answer, Get>;
        const Shape<Part>& shape = shape_of_part<Part, declare>();
        members_.begin();
        members_.add_part(ValueKind::object, name, sentence, is_optional<Get>, shape.type(),
                          part_reader(get, [&shape](const Part& part, JsonOutput& output) {
                              shape.write(part, output);
                              return true;
                          }));
        for (const Column& each : shape.columns()) {
            const std::string within = std::string(name) + ".";
            add_column_of_part<Part>(std::string(name) + "_" + each.title,
                                     each.member.empty() ? "" : within + each.member, each, get);
        }
        return *this;
    }
    /// A list of objects. It has no cell in CSV, but a table of its own, Shape<Row>::csv().
    template <auto declare = nullptr, class Get>
    Shape& table(std::string_view name, std::string_view sentence, Get get) {
        const auto& shape = shape_of_part<detail::Row<Answer, Get>, declare>();
        members_.begin();
        members_.add_part(ValueKind::table, name, sentence, is_optional<Get>, shape.type(),
                          table_reader(shape, get));
        return *this;
    }
    /// The members of a part except its query, as if they were declared here. If the part is optional, all of them are.
    template <auto declare = nullptr, class Get>
    Shape& members_of(Get get) {
        using Part = detail::Part<Answer, Get>;
        const Shape<Part>& shape = shape_of_part<Part, declare>();
        members_.begin();
        for (std::size_t i = 0; i < shape.members().readers().size(); ++i) {
            MemberType member = shape.type().members[i];
            if (member.kind == ValueKind::constant) continue;
            member.is_optional = member.is_optional || is_optional<Get>;
            members_.add_member(std::move(member), reader_of_part<Part>(shape.members().readers()[i], get));
        }
        for (const Column& each : shape.columns()) {
            add_column_of_part<Part>(each.title, each.member, each, get);
        }
        for (std::size_t i = 0; i < shape.type().shown.size(); ++i) {
            members_.add_shown(shape.type().shown[i],
                               reader_of_part<Part>(shape.members().shown_readers()[i], get));
        }
        return *this;
    }
    /// Adds a column of CSV that JSON does not have.
    template <class Get>
    Shape& only_in_csv(std::string title, Get get) {
        members_.begin();
        members_.add_column(column(std::move(title), get));
        return *this;
    }

    // ---- options of the last member -------------------------------------------------------------------

    Shape& titled(std::initializer_list<std::string_view> titles) {
        members_.title(titles);
        return *this;
    }
    Shape& not_in_csv() {
        members_.leave_out_of_csv();
        return *this;
    }
    /// Keeps the columns of the last member in CSV even if it is absent in every row.
    Shape& kept_in_csv() {
        members_.keep_in_csv();
        return *this;
    }
    /// Makes the rows of the last table the lines of CSV, which then has none for the answer. Tables follow each other
    /// with an empty line between.
    Shape& rows_in_csv() {
        members_.put_rows_in_csv();
        return *this;
    }
    /// Restricts the last member, a text, to these words.
    Shape& one_of(std::vector<std::string_view> words) {
        members_.allow(std::move(words));
        return *this;
    }
    /// Makes the last member null, not absent, if it has no value: that there is no value is itself an
    /// answer.
    Shape& or_null() {
        members_.null_if_absent();
        return *this;
    }

    // ---- what people see: columns of rows, parts of an answer ------------------------------------------

    /// Shows the last member under this title. Members that follow each other under one title share a column,
    /// in which the last one that has a value is shown.
    Shape& shown(std::string_view title, Format format = {}, int leave_out = 0) {
        members_.show_last(title, format, leave_out);
        return *this;
    }
    /// Shows the column of CSV of this name, such as a member of an object, or a member without a column. If
    /// the price of a bet is known, the amount that in_dollars() added is shown instead, or beside() it. The
    /// members from members_of() are shown as their own shape says.
    Shape& show(std::string_view name, std::string_view title, Format format = {}, int leave_out = 0) {
        members_.show(name, title, format, leave_out);
        return *this;
    }
    /// Shows what JSON does not have: a text, a count, a Rational or a double.
    template <class Get>
    Shape& only_shown(std::string_view title, std::string_view sentence, Get get, Format format = {},
                      int leave_out = 0) {
        constexpr bool is_number = !detail::is_text<Answer, Get>;
        members_.add_shown({std::string(title), std::string(sentence), format, leave_out, is_number},
                           reader<detail::WriteShown>(get));
        return *this;
    }
    /// Shows a table that JSON does not have, or has in another form.
    template <auto declare = nullptr, class Get>
    Shape& only_shown_table(std::string_view title, std::string_view sentence, Get get) {
        const auto& shape = shape_of_part<detail::Row<Answer, Get>, declare>();
        members_.add_shown({std::string(title), std::string(sentence), {}, 0, false, &shape.type()},
                           table_reader(shape, get));
        return *this;
    }
    /// A paragraph of the answer, which JSON does not have. One that is empty is left out.
    template <class Get>
    Shape& paragraph(Get get) {
        return only_shown("", "", get, Format::sentences());
    }
    /// Highlights the rows for which this is true.
    template <class Get>
    Shape& good_if(Get get) {
        members_.good_if(part_reader(get, [](bool is_good, JsonOutput&) { return is_good; }));
        return *this;
    }

    const detail::Members& members() const { return members_; }

  private:
    static std::vector<const void*> pointers(const std::vector<Answer>& rows) {
        std::vector<const void*> each;
        for (const Answer& row : rows) each.push_back(&row);
        return each;
    }

    template <class Get>
    static constexpr bool is_optional = detail::is_optional<Answer, Get>;

    /// `declare`: null if it is that of the part.
    template <class Part, auto declare>
    static const Shape<Part>& shape_of_part() {
        if constexpr (std::is_null_pointer_v<decltype(declare)>) {
            return shape_of<Part>();
        } else {
            return shape_of<declare>();
        }
    }

    template <class Write, class Get>
    static detail::Reader reader(const Get& get) {
        return part_reader(get, [](const auto& value, JsonOutput& output) {
            Write()(value, output);
            return true;
        });
    }

    /// Makes a reader that calls write(get(answer), output), which returns whether there is a value.
    template <class Get, class Write>
    static detail::Reader part_reader(Get get, Write write) {
        return detail::Reader::of<Answer>([get, write](const Answer& answer, JsonOutput& output) -> bool {
            decltype(auto) part = std::invoke(get, answer);
            if constexpr (is_optional<Get>) {
                return part && write(*part, output);
            } else {
                return write(part, output);
            }
        });
    }
    template <class Row, class Get>
    static detail::Reader table_reader(const Shape<Row>& shape, Get get) {
        return part_reader(get, [&shape](const std::vector<Row>& rows, JsonOutput& output) {
            output.table(shape.members(), {rows.data(), rows.size(), sizeof(Row)});
            return true;
        });
    }
    template <class Part, class Get>
    static detail::Reader reader_of_part(const detail::Reader& read, Get get) {
        return part_reader(
            get, [&read](const Part& part, JsonOutput& output) { return read.write(&part, output); });
    }

    template <class Write, class Get>
    Shape& value(ValueKind kind, std::string_view name, std::string_view sentence, const Get& get) {
        members_.begin();
        members_.add(kind, name, sentence, is_optional<Get>, reader<Write>(get));
        return *this;
    }

    /// Adds the exact fraction beside a rounded value.
    template <class Get>
    Shape& exactly(std::string_view name, const Get& get) {
        members_.add(ValueKind::fraction, std::string(name) + "_exact", "The same, exactly", is_optional<Get>,
                     reader<detail::WriteFraction>(get));
        return *this;
    }

    template <class Part, class Get>
    void add_column_of_part(std::string title, std::string member, const Column& column, Get get) {
        members_.add_column({std::move(title), reader_of_part<Part>(column.cell, get),
                             column.is_kept && !is_optional<Get>, column.sentence, column.is_number,
                             std::move(member)});
    }

    detail::Members members_;
};

}  // namespace holdfast::ask
