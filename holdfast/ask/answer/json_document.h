// An answer as a JSON document, for code that lays it out or looks into it. The one-line form (json_output.h)
// needs no document, so include this only where it is needed: it is slow to compile.
#pragma once

#include <cstddef>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/json_output.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/answer/shape.h>
#include <holdfast/core/integers.h>

namespace holdfast::ask {

/// Collects a value into a document, which is absent() if nothing was written.
class JsonDocument : public JsonOutput {
  public:
    JsonDocument() : JsonOutput(nullptr) {}

    Json take() { return std::move(root_); }

    void text(std::string_view value) override { add(value); }
    void whole(i64 value) override { add(value); }
    void whole(u64 value) override { add(value); }
    void real(double value) override { add(value); }
    void flag(bool value) override { add(value); }
    void null() override { add(nullptr); }
    void json(const Json& value) override { add(value); }
    void end_object() override { open_.pop_back(); }
    void begin_list(std::size_t items) override;
    void end_list() override { open_.pop_back(); }

  private:
    void open_object(std::size_t most_members) override {
        open_.push_back(&add(object_with_room(most_members)));
    }
    Json& add(Json value);

    Json root_ = absent();
    std::vector<Json*> open_;  ///< the lists and objects being written, outermost first
};

/// An answer as the JSON object that its shape declares.
template <class Answer>
requires requires(Shape<Answer>& shape) {
    Answer::declare(shape);
}
Json to_json(const Answer& answer) {
    JsonDocument document;
    shape_of<Answer>().write(answer, document);
    return document.take();
}

/// A line of CSV below the rows, such as their total: its cells by the titles of their columns.
struct detail::LastLine : std::map<std::string_view, Json> {
    using std::map<std::string_view, Json>::map;
};

}  // namespace holdfast::ask
