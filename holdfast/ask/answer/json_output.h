// Receives an answer value by value, in the order of its JSON. JsonLine writes one line of text without
// building a document; JsonDocument (json_document.h) builds one, for code that lays it out or looks into it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <holdfast/ask/answer/json_text.h>
#include <holdfast/core/integers.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>

namespace holdfast::ask {

namespace detail {
class Members;
struct Rows;
}  // namespace detail

class JsonOutput {
  public:
    /// `stop` is checked at the beginning of each object, because writing ten thousand rows takes a while;
    /// then Stopped is thrown. Null: never.
    explicit JsonOutput(const StopFlag* stop) : stop_(stop) {}
    virtual ~JsonOutput() = default;
    JsonOutput(const JsonOutput&) = delete;
    JsonOutput& operator=(const JsonOutput&) = delete;

    virtual void text(std::string_view value) = 0;
    virtual void whole(i64 value) = 0;
    virtual void whole(u64 value) = 0;
    virtual void real(double value) = 0;
    virtual void flag(bool value) = 0;
    virtual void null() = 0;
    virtual void json(const Json& value) = 0;

    // Values that JSON has in another form. Text for people is made from the exact value.

    /// Writes the nearest double.
    virtual void real_of(const Rational& value) { real(nearest_double(value)); }
    /// Writes the digits as text.
    virtual void count(u128 count) { text(holdfast::to_text(count)); }
    /// Writes the pay of a row as json_pays() has it.
    virtual void pays(const Rational& pays);
    /// Writes a list of objects.
    virtual void table(const detail::Members& members, const detail::Rows& rows);

    void begin_object(std::size_t most_members) {
        throw_if_stopped(stop_);
        open_object(most_members);
    }
    /// Names the next value. A name that no value follows is dropped. It must live until then; names within
    /// an object must differ.
    void name(std::string_view name) { name_ = name; }
    virtual void end_object() = 0;
    virtual void begin_list(std::size_t items) = 0;
    virtual void end_list() = 0;

  protected:
    virtual void open_object(std::size_t most_members) = 0;
    /// The name of the value that is being written; meaningless within a list.
    std::string_view name() const { return name_; }

  private:
    const StopFlag* stop_;
    std::string_view name_;
};

/// A value as one line of JSON, without a line break.
class JsonLine final : public JsonOutput {
  public:
    explicit JsonLine(const StopFlag* stop = nullptr) : JsonOutput(stop) {}

    std::string take() { return std::move(text_); }

    void text(std::string_view value) override;
    void whole(i64 value) override;
    void whole(u64 value) override;
    void real(double value) override;
    void flag(bool value) override;
    void null() override;
    void json(const Json& value) override;
    void end_object() override { close('}'); }
    void begin_list(std::size_t /*items*/) override { open('['); }
    void end_list() override { close(']'); }

  private:
    void open_object(std::size_t /*most_members*/) override { open('{'); }
    void begin_value();
    void open(char bracket);
    void close(char bracket);

    std::string text_;
    std::vector<bool> is_object_;  ///< of each list or object that is open
    bool is_first_ = true;         ///< whether the next value is the first of its list or object
};

}  // namespace holdfast::ask
