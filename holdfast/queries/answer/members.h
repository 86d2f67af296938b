// The members of an answer without its type: what Shape<Answer> (shape.h) is made of, compiled once for all
// answers.
#pragma once

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <map>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/queries/answer/json_text.h>
#include <holdfast/queries/answer/schema.h>

namespace holdfast::queries::detail {

/// Reads a value from an answer, as JSON. Only the function that makes a reader knows the type of the answer,
/// so this class is the same for several hundred members; with a std::function for each, they took most of
/// the compile time of this layer.
class Reader {
  public:
    /// Makes a reader for `Answer`, which returns Write()(get(answer)), or absent() if that is an optional
    /// without a value.
    template <class Answer, class Write, class Get>
    static Reader of(const Get& get) {
        static_assert(std::is_trivially_copyable_v<Get>);
        static_assert(std::is_empty_v<Write>);
        static_assert(sizeof(Get) <= sizeof(Getter));
        static_assert(alignof(Get) <= alignof(Getter));
        Reader reader;
        new (reader.getter_.bytes) Get(get);
        reader.read_ = read_by<Answer, Write, Get>;
        return reader;
    }

    /// From now on, returns null instead of absent().
    void null_if_absent() { is_null_if_absent_ = true; }

    /// `answer` must point to an answer of the type that the reader was made for.
    Json operator()(const void* answer) const;

  private:
    Reader() = default;

    /// Room for a pointer to a method and for one to another reader or shape. Bytes, since copying them
    /// copies the getter that they hold.
    struct Getter {
        alignas(void*) std::byte bytes[3 * sizeof(void*)];
    };

    template <class Answer, class Write, class Get>
    static Json read_by(const void* getter, const void* answer);

    Getter getter_ = {};
    Json (*read_)(const void* getter, const void* answer) = nullptr;
    bool is_null_if_absent_ = false;
};

struct Column {
    std::string title;
    Reader cell;
    bool is_kept = true;  ///< even if it is absent in every row
};

/// A line below the rows, such as their total: its cells by the titles of their columns.
using LastLine = std::map<std::string_view, Json>;

/// While it lives, objects made on its thread look at the flag first, and throw Stopped if it is raised: an
/// answer of ten thousand rows takes a while to write. Null: nothing stops them.
class StoppableJson {
  public:
    explicit StoppableJson(const StopFlag* stop);
    ~StoppableJson();
    StoppableJson(const StoppableJson&) = delete;
    StoppableJson& operator=(const StoppableJson&) = delete;

  private:
    const StopFlag* before_;
};

class Members {
  public:
    explicit Members(std::string_view name) : type_{std::string(name), {}} {}

    const AnswerType& type() const { return type_; }
    const std::vector<Reader>& readers() const { return readers_; }  ///< one for each member of the type
    const std::vector<Column>& columns() const { return columns_; }

    /// Answers are given as pointers to what the readers read. Throws Stopped, as StoppableJson says.
    Json json(const void* answer) const;
    std::string csv(const std::vector<const void*>& rows, const LastLine& last) const;

    /// Begins a declaration. title() and the functions below it change what was added since the last begin().
    void begin();
    void add_member(MemberType member, Reader reader);
    void add_column(std::string title, Reader cell, bool is_kept);
    /// A member, and a column of the same name.
    void add(ValueKind kind, std::string_view name, std::string_view sentence, bool is_optional,
             Reader reader);
    /// A member with a type of its own.
    void add_part(ValueKind kind, std::string_view name, std::string_view sentence, bool is_optional,
                  const AnswerType& parts, Reader reader);

    void title(std::initializer_list<std::string_view> titles);
    void leave_out_of_csv();
    void keep_in_csv();
    void allow(std::vector<std::string_view> words);
    void describe(std::string_view schema);
    void null_if_absent();

  private:
    AnswerType type_;
    std::vector<Reader> readers_;
    std::vector<Column> columns_;
    std::size_t last_members_ = 0;  ///< added by the last declaration: two for an exact value
    std::size_t last_columns_ = 0;  ///< likewise
};

template <class Value>
inline constexpr bool is_optional_value = false;
template <class Value>
inline constexpr bool is_optional_value<std::optional<Value>> = true;

/// Whether a getter returns std::optional.
template <class Answer, class Get>
inline constexpr bool is_optional =
    is_optional_value<std::remove_cvref_t<std::invoke_result_t<const Get&, const Answer&>>>;

template <class Answer, class Write, class Get>
Json Reader::read_by(const void* getter, const void* answer) {
    decltype(auto) value =
        std::invoke(*std::launder(static_cast<const Get*>(getter)), *static_cast<const Answer*>(answer));
    if constexpr (is_optional<Answer, Get>) {
        return value ? Write()(*value) : absent();
    } else {
        return Write()(value);
    }
}

}  // namespace holdfast::queries::detail
