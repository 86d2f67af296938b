// An answer declared once: each member with its name, its kind, a sentence and where its value comes from.
// JSON, the schema that describes it to other programs, and CSV are made of it.
//
//   const Shape<HandAnswer>& HandAnswer::shape() {
//       static const Shape<HandAnswer> shape =
//           Shape<HandAnswer>("HandAnswer")
//               .query("hand")
//               .text("words", "The hand in words", [](const HandAnswer& answer) { return answer.words(); })
//               .whole_number("rank", "From 1 to 7,462; more is better", &HandAnswer::number);
//       return shape;
//   }
//
// A getter is a function of the answer, a member of it or a method. One that returns std::optional makes a
// member that may be absent: left out of JSON, an empty cell in CSV; if it is absent in every row, the column
// is left out too, unless kept_in_csv() says that it depends on the data and not on the request. Every member
// but tables and the name of the query is a column of CSV under its own name, those of an object as
// "object_member"; titled() and not_in_csv() change that for the member before them.
#pragma once

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <holdfast/queries/answer/csv_text.h>
#include <holdfast/queries/answer/json_text.h>
#include <holdfast/queries/answer/schema.h>

namespace holdfast::queries {

namespace detail {

template <class Value>
struct Optional : std::false_type {};
template <class Value>
struct Optional<std::optional<Value>> : std::true_type {};

inline Json json_of_count(u128 count) {
    return json_count(count);
}
inline Json json_of_count(const Rational& count) {
    return count.is_integer() ? count.numerator().text() : count.text();
}
inline Json json_of_real(const Rational& value) {
    return json_real(value);
}
inline Json json_of_real(double value) {
    return value;
}

/// A function of an answer whose type only its maker knows.
struct Reader {
    Reader() = default;
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;
    virtual ~Reader() = default;
    virtual Json read(const void* answer) const = 0;
};

}  // namespace detail

/// A function of an answer, its value as JSON. For the several hundred members of all shapes a std::function
/// takes most of the time in which this layer compiles; of this class little depends on the function.
template <class Answer>
class Value {
  public:
    template <class Function>
    Value(
        Function function)  // NOLINT(google-explicit-constructor): a function is a value, as in std::function
        : reader_(std::unique_ptr<const detail::Reader>(new ReaderBy<Function>(std::move(function)))) {}

    Json operator()(const Answer& answer) const { return reader_->read(&answer); }

  private:
    template <class Function>
    struct ReaderBy final : detail::Reader {
        explicit ReaderBy(Function given) : function(std::move(given)) {}
        Json read(const void* answer) const override { return function(*static_cast<const Answer*>(answer)); }
        Function function;
    };

    std::shared_ptr<const detail::Reader> reader_;
};

template <class Answer>
class Shape {
  public:
    using Value = queries::Value<Answer>;

    struct Column {
        std::string title;
        Value value;
        bool is_kept = true;  ///< even if it is absent in every row
    };

    explicit Shape(std::string name) : type_{std::move(name), {}} {}

    const AnswerType& type() const { return type_; }
    const std::vector<Column>& columns() const { return columns_; }

    Json json(const Answer& answer) const {
        Json object = object_with_room(values_.size());
        for (std::size_t i = 0; i < values_.size(); ++i) {
            Json value = values_[i](answer);
            if (!value.is_discarded()) object.emplace(type_.members[i].name, std::move(value));
        }
        return object;
    }

    /// A line below the rows, such as their total: its cells by the titles of their columns.
    using LastLine = std::map<std::string_view, Json>;

    /// The rows as CSV, titles first. A column that is absent in every row is left out unless it is kept.
    std::string csv(const std::vector<Answer>& rows, const LastLine& last = {}) const {
        std::vector<std::string_view> titles;
        std::vector<bool> kept;
        std::vector<std::vector<Json>> cells(rows.size() + (last.empty() ? 0 : 1));
        std::size_t found = 0;
        for (const Column& column : columns_) {
            titles.push_back(column.title);
            kept.push_back(column.is_kept);
            for (std::size_t row = 0; row < rows.size(); ++row) cells[row].push_back(column.value(rows[row]));
            if (last.empty()) continue;
            const auto cell = last.find(column.title);
            cells.back().push_back(cell == last.end() ? absent() : cell->second);
            if (cell != last.end()) ++found;
        }
        if (found != last.size()) throw std::logic_error("the last line has a cell that no column has");
        return csv_of_cells(titles, cells, kept);
    }

    // ---- members -------------------------------------------------------------------------------------

    /// The member "query" with which every answer to a query begins.
    Shape& query(std::string_view name) {
        add({"query", ValueKind::constant, "The query that is answered", false, false, {name}},
            [name](const Answer&) -> Json { return name; });
        return not_in_csv();
    }

    template <class Get>
    Shape& flag(std::string name, std::string sentence, Get get) {
        return value(ValueKind::flag, std::move(name), std::move(sentence), get,
                     [](bool value) -> Json { return value; });
    }
    /// An integer of JSON, exact up to 2^53 for readers that keep doubles: numbers of rows, cards, hands.
    template <class Get>
    Shape& whole_number(std::string name, std::string sentence, Get get) {
        return value(ValueKind::whole_number, std::move(name), std::move(sentence), get,
                     [](auto value) -> Json { return value; });
    }
    /// Whole numbers of any size, or fractions if weights make a count that is not whole.
    template <class Get>
    Shape& count(std::string name, std::string sentence, Get get) {
        return value(ValueKind::count, std::move(name), std::move(sentence), get,
                     [](const auto& value) { return detail::json_of_count(value); });
    }
    template <class Get>
    Shape& counts(std::string name, std::string sentence, Get get) {
        return value(ValueKind::counts, std::move(name), std::move(sentence), get, [](const auto& values) {
            Json list = Json::array();
            for (const auto& each : values) list.push_back(detail::json_of_count(each));
            return list;
        });
    }
    /// A Rational or a double, written as the nearest double.
    template <class Get>
    Shape& real(std::string name, std::string sentence, Get get) {
        return value(ValueKind::real, std::move(name), std::move(sentence), get,
                     [](const auto& value) { return detail::json_of_real(value); });
    }
    /// A Rational, written as p/q alone.
    template <class Get>
    Shape& fraction(std::string name, std::string sentence, Get get) {
        return value(ValueKind::fraction, std::move(name), std::move(sentence), get,
                     [](const Rational& value) -> Json { return value.text(); });
    }
    /// A Rational, written twice: the nearest double, and `name`_exact.
    template <class Get>
    Shape& exact(const std::string& name, std::string sentence, Get get) {
        real(name, std::move(sentence), get);
        return exactly(name, get);
    }
    /// A Rational that is not negative, written as the nearest double, but whole numbers without decimals.
    template <class Get>
    Shape& bets(std::string name, std::string sentence, Get get) {
        return value(ValueKind::pays, std::move(name), std::move(sentence), get,
                     [](const Rational& value) { return json_pays(value); });
    }
    /// Adds the pay of a row for a bet of 1, written twice as well: as a number and as a fraction.
    template <class Get>
    Shape& pays(const std::string& name, std::string sentence, Get get) {
        bets(name, std::move(sentence), get);
        return exactly(name, get);
    }
    template <class Get>
    Shape& text(std::string name, std::string sentence, Get get) {
        return value(ValueKind::text, std::move(name), std::move(sentence), get,
                     [](std::string_view value) -> Json { return value; });
    }
    template <class Get>
    Shape& texts(std::string name, std::string sentence, Get get) {
        return value(ValueKind::texts, std::move(name), std::move(sentence), get,
                     [](const std::vector<std::string>& value) -> Json { return value; });
    }
    /// A value that no other kind describes, with its JSON schema.
    template <class Get>
    Shape& other(std::string name, std::string sentence, std::string_view schema, Get get) {
        value(ValueKind::other, std::move(name), std::move(sentence), get, [](Json value) { return value; });
        type_.members.back().schema = schema;
        return *this;
    }

    template <class Part, class Get>
    Shape& object(std::string name, std::string sentence, const Shape<Part>& shape, Get get) {
        for (const typename Shape<Part>::Column& each : shape.columns()) {
            columns_.push_back(
                {name + "_" + each.title, value_of(get, each.value), each.is_kept && !is_optional<Get>});
        }
        const std::size_t columns = shape.columns().size();
        add_member({std::move(name),
                    ValueKind::object,
                    std::move(sentence),
                    is_optional<Get>,
                    false,
                    {},
                    &shape.type()},
                   value_of(get, [&shape](const Part& part) { return shape.json(part); }));
        last_columns_ = columns;
        return *this;
    }
    /// Shapes of parts are referred to, so they must live as long as this one.
    template <class Part, class Get>
    Shape& object(std::string name, std::string sentence, Shape<Part>&& shape, Get get) = delete;
    /// A list of objects, which CSV has no cell for: it has a table of its own, Shape<Row>::csv().
    template <class Row, class Get>
    Shape& table(std::string name, std::string sentence, const Shape<Row>& shape, Get get) {
        add_member({std::move(name),
                    ValueKind::table,
                    std::move(sentence),
                    is_optional<Get>,
                    false,
                    {},
                    &shape.type()},
                   value_of(get, [&shape](const std::vector<Row>& rows) {
                       Json list = Json::array();
                       for (const Row& row : rows) list.push_back(shape.json(row));
                       return list;
                   }));
        last_columns_ = 0;
        return *this;
    }
    template <class Row, class Get>
    Shape& table(std::string name, std::string sentence, Shape<Row>&& shape, Get get) = delete;
    /// The members of another shape, but for its query, as if they were declared here; if the part is
    /// optional, they all are.
    template <class Part, class Get>
    Shape& members_of(const Shape<Part>& shape, Get get) {
        const std::size_t before = values_.size();
        for (std::size_t i = 0; i < shape.values().size(); ++i) {
            MemberType member = shape.type().members[i];
            if (member.kind == ValueKind::constant) continue;
            member.is_optional = member.is_optional || is_optional<Get>;
            add_member(std::move(member), value_of(get, shape.values()[i]));
        }
        for (const typename Shape<Part>::Column& each : shape.columns()) {
            columns_.push_back({each.title, value_of(get, each.value), each.is_kept && !is_optional<Get>});
        }
        last_members_ = values_.size() - before;
        last_columns_ = shape.columns().size();
        return *this;
    }
    /// A cell that JSON does not have.
    template <class Get>
    Shape& only_in_csv(std::string title, Get get) {
        columns_.push_back(
            {std::move(title), value_of(get, [](Json value) { return value; }), !is_optional<Get>});
        last_members_ = 0;
        last_columns_ = 1;
        return *this;
    }

    // ---- what is said of the member before ------------------------------------------------------------

    Shape& titled(std::initializer_list<std::string_view> titles) {
        std::size_t column = columns_.size() - last_columns_;
        for (const std::string_view title : titles) columns_.at(column++).title = title;
        return *this;
    }
    Shape& not_in_csv() {
        columns_.erase(columns_.end() - static_cast<std::ptrdiff_t>(last_columns_), columns_.end());
        last_columns_ = 0;
        return *this;
    }
    /// Keeps the columns of the last member in CSV even if it is absent in every row.
    Shape& kept_in_csv() {
        for (std::size_t i = columns_.size() - last_columns_; i < columns_.size(); ++i) {
            columns_[i].is_kept = true;
        }
        return *this;
    }
    /// A text is one of these.
    Shape& one_of(std::vector<std::string_view> words) {
        if (last_members_ != 1 || type_.members.back().kind != ValueKind::text) {
            throw std::logic_error("only a text can be one of some words");
        }
        type_.members.back().words = std::move(words);
        return *this;
    }
    /// Makes the last member null, not absent, if it has no value: that there is none is an answer.
    Shape& or_null() {
        for (std::size_t i = values_.size() - last_members_; i < values_.size(); ++i) {
            type_.members[i].is_optional = false;
            type_.members[i].is_nullable = true;
            values_[i] = null_if_absent(std::move(values_[i]));
        }
        for (std::size_t i = columns_.size() - last_columns_; i < columns_.size(); ++i) {
            columns_[i].value = null_if_absent(std::move(columns_[i].value));
        }
        return *this;
    }

    const std::vector<Value>& values() const { return values_; }

  private:
    template <class Get>
    static constexpr bool is_optional =
        detail::Optional<std::remove_cvref_t<std::invoke_result_t<Get, const Answer&>>>::value;

    template <class Get, class Write>
    static Value value_of(Get get, Write write) {
        return [get, write](const Answer& answer) -> Json {
            decltype(auto) value = std::invoke(get, answer);
            if constexpr (is_optional<Get>) {
                return value ? write(*value) : absent();
            } else {
                return write(value);
            }
        };
    }

    static Value null_if_absent(Value value) {
        return [value = std::move(value)](const Answer& answer) {
            Json json = value(answer);
            return json.is_discarded() ? Json() : json;
        };
    }

    void add_member(MemberType member, Value value) {
        type_.members.push_back(std::move(member));
        values_.push_back(std::move(value));
        last_members_ = 1;
    }

    void add(MemberType member, Value value) {
        columns_.push_back({member.name, value, !member.is_optional});
        add_member(std::move(member), std::move(value));
        last_columns_ = 1;
    }

    template <class Get, class Write>
    Shape& value(ValueKind kind, std::string name, std::string sentence, Get get, Write write) {
        add({std::move(name), kind, std::move(sentence), is_optional<Get>}, value_of(get, write));
        return *this;
    }

    /// The second member of an exact value.
    template <class Get>
    Shape& exactly(const std::string& name, Get get) {
        fraction(name + "_exact", "The same, exactly", get);
        last_members_ = 2;
        last_columns_ = 2;
        return *this;
    }

    AnswerType type_;
    std::vector<Value> values_;  ///< of each member
    std::vector<Column> columns_;
    std::size_t last_members_ = 0;  ///< how many the last declaration made: two of an exact value
    std::size_t last_columns_ = 0;  ///< likewise
};

/// An answer as the JSON object that its shape declares.
template <class Answer>
requires requires {
    Answer::shape();
}
Json to_json(const Answer& answer) {
    return Answer::shape().json(answer);
}

}  // namespace holdfast::queries
