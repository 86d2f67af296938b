// The members of an answer, whatever its type: the core of Shape<Answer> (shape.h), compiled once for all
// answers.
#pragma once

#include <concepts>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <holdfast/ask/answer/json_output.h>
#include <holdfast/ask/answer/schema.h>
#include <holdfast/ask/answer/shown.h>

namespace holdfast::ask::detail {

/// Reads a value from an answer, and writes it as JSON. Only the function that makes a reader knows the type of the answer,
/// so this class is the same for several hundred members; with a std::function for each, they took most of
/// the compile time of this layer.
class Reader {
  public:
    /// Makes a reader that calls write(answer, output), which writes the value, if there is one, and returns
    /// whether there was.
    template <class Answer, class Write>
    static Reader of(const Write& write) {
        static_assert(std::is_trivially_copyable_v<Write>);
        static_assert(sizeof(Write) <= sizeof(Writer));
        static_assert(alignof(Write) <= alignof(Writer));
        Reader reader;
        new (reader.writer_.bytes) Write(write);
        reader.write_ = write_by<Answer, Write>;
        return reader;
    }

    /// From now on, writes null if there is no value.
    void null_if_absent() { is_null_if_absent_ = true; }

    /// Writes the value, if there is one, and returns whether there was. `answer` must point to an answer of
    /// the type that the reader was made for.
    bool write(const void* answer, JsonOutput& output) const;

    /// The value, or absent().
    Json json(const void* answer) const;

  private:
    Reader() = default;

    /// Room for a pointer to a method and for one to another reader or shape. Bytes, since copying them
    /// copies the function that they hold.
    struct Writer {
        alignas(void*) std::byte bytes[3 * sizeof(void*)];
    };

    template <class Answer, class Write>
    static bool write_by(const void* writer, const void* answer, JsonOutput& output) {
        return (*std::launder(static_cast<const Write*>(writer)))(*static_cast<const Answer*>(answer),
                                                                  output);
    }

    Writer writer_ = {};
    bool (*write_)(const void* writer, const void* answer, JsonOutput& output) = nullptr;
    bool is_null_if_absent_ = false;
};

struct Column {
    std::string title;
    Reader cell;
    bool is_kept = true;        ///< even if it is absent in every row
    std::string sentence = {};  ///< of its member
    bool is_number = false;
    std::string member = {};  ///< its path in JSON; empty: JSON does not have it
};

struct LastLine;  // json_document.h

/// The rows of a table, which lie one after the other.
struct Rows {
    const void* first;
    std::size_t count;
    std::size_t bytes;  ///< of one row

    const void* operator[](std::size_t row) const {
        return static_cast<const std::byte*>(first) + row * bytes;
    }
};

class Members {
  public:
    explicit Members(std::string_view name) : type_{std::string(name), {}} {}

    void rename(std::string_view name) { type_.name = name; }
    const AnswerType& type() const { return type_; }
    const std::vector<Reader>& readers() const { return readers_; }  ///< one for each member of the type
    const std::vector<Column>& columns() const { return columns_; }

    /// Writes an object of the members that have a value. `answer` must be of the type that the readers read.
    void write(const void* answer, JsonOutput& output) const;
    /// The answer alone, as CSV: the tables that are put there, or one line.
    std::string csv_of(const void* answer) const;
    /// `last` may be null.
    std::string csv(const std::vector<const void*>& rows, const LastLine* last) const;

    /// Begins a declaration. title() and the functions below it change what was added since the last begin().
    void begin();
    void add_member(MemberType member, Reader reader);
    void add_column(Column column);
    /// Adds a member, and a column of the same name.
    void add(ValueKind kind, std::string_view name, std::string_view sentence, bool is_optional,
             Reader reader);
    /// Adds a member that has a type of its own.
    void add_part(ValueKind kind, std::string_view name, std::string_view sentence, bool is_optional,
                  const AnswerType& parts, Reader reader);

    void title(std::initializer_list<std::string_view> titles);
    void leave_out_of_csv();
    void keep_in_csv();
    void put_rows_in_csv();
    void allow(std::vector<std::string_view> words);
    void describe(std::string_view schema);
    void null_if_absent();
    void keep_whole();

    // ---- what people see ------------------------------------------------------------------------------

    /// [i] reads the value of type().shown[i].
    const std::vector<Reader>& shown_readers() const { return shown_readers_; }
    bool is_good(const void* row) const;

    /// Shows the last member, whose sentence is its help.
    void show_last(std::string_view title, Format format, int leave_out);
    /// Shows the column of CSV of this name, or the member if it has no column; and its amount in dollars, if
    /// that has a column. Throws std::logic_error if there is neither.
    void show(std::string_view name, std::string_view title, Format format, int leave_out);
    void add_shown(Shown shown, Reader reader);
    /// `reader` writes nothing and returns whether to highlight a row.
    void good_if(Reader reader) { is_good_ = reader; }

  private:
    const Column* find_column(std::string_view title) const;
    void show_column(const Column& column, std::string_view title, Format format, int leave_out);
    void show_member(std::size_t number, std::string_view title, Format format, int leave_out);

    AnswerType type_;
    std::vector<Reader> readers_;
    std::vector<Column> columns_;
    std::vector<Reader> csv_tables_;
    std::vector<Reader> shown_readers_;
    std::optional<Reader> is_good_;
    std::size_t last_members_ = 0;  ///< added by the last declaration: two for an exact value
    std::size_t last_columns_ = 0;  ///< likewise
};

// How a value of each kind is written.

struct WriteAsItIs {
    void operator()(const Json& value, JsonOutput& output) const { output.json(value); }
};
struct WriteFlag {
    void operator()(bool value, JsonOutput& output) const { output.flag(value); }
};
struct WriteWholeNumber {
    void operator()(std::signed_integral auto value, JsonOutput& output) const { output.whole(i64{value}); }
    void operator()(std::unsigned_integral auto value, JsonOutput& output) const { output.whole(u64{value}); }
};
struct WriteCount {
    void operator()(u128 count, JsonOutput& output) const { output.count(count); }
    void operator()(const Rational& count, JsonOutput& output) const {
        output.text(count.is_integer() ? count.numerator().text() : count.text());
    }
};
struct WriteCounts {
    void operator()(const auto& counts, JsonOutput& output) const {
        output.begin_list(counts.size());
        for (const auto& count : counts) WriteCount()(count, output);
        output.end_list();
    }
};
struct WriteReal {
    void operator()(const Rational& value, JsonOutput& output) const { output.real_of(value); }
    void operator()(double value, JsonOutput& output) const { output.real(value); }
};
struct WriteFraction {
    void operator()(const Rational& value, JsonOutput& output) const { output.text(value.text()); }
};
struct WriteBets {
    void operator()(const Rational& value, JsonOutput& output) const { output.pays(value); }
};
struct WriteText {
    void operator()(std::string_view value, JsonOutput& output) const { output.text(value); }
};
struct WriteShown {
    void operator()(std::string_view text, JsonOutput& output) const { output.text(text); }
    void operator()(std::unsigned_integral auto count, JsonOutput& output) const { output.count(count); }
    void operator()(const Rational& value, JsonOutput& output) const { output.real_of(value); }
    void operator()(double value, JsonOutput& output) const { output.real(value); }
};
struct WriteTexts {
    void operator()(const std::vector<std::string>& values, JsonOutput& output) const {
        output.begin_list(values.size());
        for (const std::string& value : values) output.text(value);
        output.end_list();
    }
};

template <class Value>
inline constexpr bool is_optional_value = false;
template <class Value>
inline constexpr bool is_optional_value<std::optional<Value>> = true;

template <class Answer, class Get>
using Result = std::remove_cvref_t<std::invoke_result_t<const Get&, const Answer&>>;

/// Whether a getter returns std::optional.
template <class Answer, class Get>
inline constexpr bool is_optional = is_optional_value<Result<Answer, Get>>;

/// What a getter returns, or may return.
template <class Value>
struct PartOf {
    using type = Value;
};
template <class Value>
struct PartOf<std::optional<Value>> {
    using type = Value;
};
template <class Answer, class Get>
using Part = typename PartOf<Result<Answer, Get>>::type;

/// Whether it returns a count that weights may make a fraction.
template <class Answer, class Get>
inline constexpr bool is_weighed = std::is_same_v<Part<Answer, Get>, Rational>;

/// An element of the list that it returns, or may return.
template <class Answer, class Get>
using Row = typename Part<Answer, Get>::value_type;

/// Whether it returns a text.
template <class Answer, class Get>
inline constexpr bool is_text = std::is_convertible_v<Result<Answer, Get>, std::string_view> ||
                                std::is_convertible_v<Result<Answer, Get>, std::optional<std::string>>;

}  // namespace holdfast::ask::detail
