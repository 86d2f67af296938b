#include <cstddef>

#include <fmt/format.h>

#include <holdfast/queries/output/json_text.h>

namespace holdfast::queries {
namespace {

constexpr std::size_t line_width = 240;  // room for one row of a table
constexpr std::size_t indent_width = 2;

class JsonWriter {
  public:
    /// `before`: how many characters stand before the value on its line, behind the indent.
    void write(const Json& value, std::size_t depth, std::size_t before) {
        if (!value.is_structured() || value.empty()) {
            write_flat(value);
            return;
        }
        const std::size_t start = text_.size();
        write_flat(value);
        // One more for the comma that may follow.
        if (depth * indent_width + before + (text_.size() - start) + 1 > line_width) {
            text_.resize(start);
            write_broken(value, depth);
        }
    }

    std::string take() { return std::move(text_); }

  private:
    /// On one line.
    void write_flat(const Json& value) {
        if (value.is_number_float()) {
            text_ += shortest_text(value.get<double>());
        } else if (value.is_object()) {
            write_members(value, '{', '}', [this](const std::string& key, const Json& member) {
                ((text_ += Json(key).dump()) += ": ");
                write_flat(member);
            });
        } else if (value.is_array()) {
            write_members(value, '[', ']',
                          [this](const std::string&, const Json& member) { write_flat(member); });
        } else {
            text_ += value.dump();
        }
    }

    template <class WriteMember>
    void write_members(const Json& value, char open, char close, WriteMember write_member) {
        text_ += open;
        bool first = true;
        for (const auto& [key, member] : value.items()) {
            text_ += first ? "" : ", ";
            first = false;
            write_member(key, member);
        }
        text_ += close;
    }

    /// Each member on lines of its own.
    void write_broken(const Json& value, std::size_t depth) {
        const bool is_object = value.is_object();
        text_ += is_object ? '{' : '[';
        bool first = true;
        for (const auto& [key, member] : value.items()) {
            text_ += first ? "\n" : ",\n";
            first = false;
            text_.append((depth + 1) * indent_width, ' ');
            const std::string label = is_object ? Json(key).dump() + ": " : "";
            text_ += label;
            write(member, depth + 1, label.size());
        }
        (text_ += '\n').append(depth * indent_width, ' ');
        text_ += is_object ? '}' : ']';
    }

    std::string text_;
};

}  // namespace

Json json_count(u128 count) {
    return to_text(count);
}

Json json_real(const Rational& value) {
    return nearest_double(value);
}

Json json_pays(const Rational& pays) {
    if (pays.is_integer()) return static_cast<u64>(pays.numerator().to_u128());
    return nearest_double(pays);
}

std::string shortest_text(double value) {
    std::string text = fmt::format("{}", value);
    if (text.find_first_of(".e") == std::string::npos) text += ".0";
    return text;
}

std::string json_text(const Json& document) {
    JsonWriter writer;
    writer.write(document, 0, 0);
    return writer.take() + "\n";
}

}  // namespace holdfast::queries
