// TOML with places: reads values of a given type, or says where in the text they are wrong.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <holdfast/core/error.h>
#include <holdfast/core/integers.h>
#include <holdfast/core/rational.h>
#include <holdfast/toml/toml_parser.h>

namespace holdfast {

// The errors of toml++ in words for people who write a paytable rather than a parser.
//
// Its descriptions are recognised by the words of toml++ 3.3; an unknown one is shown unchanged.

struct TomlError {
    std::string message;   ///< one sentence
    std::size_t position;  ///< of the mistake, in bytes of the text
    std::size_t length;
};

/// `description` is what toml++ says, `position` where it stopped reading: often after the mistake.
TomlError explained(std::string_view text, std::string_view description, std::size_t position);

class TomlText {
  public:
    /// Keeps references: both must outlive this object.
    TomlText(std::string_view text, std::string_view source) : text_(text), source_(source) {}

    /// Throws ParseError if the text is not TOML.
    toml::table parse() const;

    /// All of these throw ParseError at the node if it is of another type or out of range.
    std::string_view string(const toml::node& node) const;
    /// A text that answers will repeat, such as the name of a row, of at most `longest` characters.
    std::string name(const toml::node& node, std::size_t longest = 64) const;
    bool boolean(const toml::node& node) const;
    /// `what` names the number in the error: "expected a deck of 52 to 57 cards, ..., found '51'".
    i64 integer(const toml::node& node, const std::string& what, i64 least, i64 most) const;
    /// What a row pays, >= 0, exactly as it is written: an integer, a decimal, or a fraction in quotes. `noun` is what
    /// errors call it.
    Rational pay(const toml::node& node, const std::string& noun = "a pay") const;

    /// The text of the node as written, in quotes; only its first line.
    std::string quoted(const toml::node& node) const;

    /// Throws ParseError that blames a node, a key, or bytes of the text.
    [[noreturn]] void fail(const toml::node& node, const std::string& message) const;
    [[noreturn]] void fail(const toml::key& key, const std::string& message) const;
    /// Blames what is wrong inside a text, with the place that its reader found; the whole text if it is not written as it is
    /// read, as with a backslash.
    [[noreturn]] void fail_inside(const toml::node& text, const ParseError& inner) const;
    [[noreturn]] void fail_at(std::size_t position, std::size_t length, const std::string& message) const;

  private:
    std::size_t offset_of(const toml::source_position& place) const;
    [[noreturn]] void fail_in(const toml::source_region& region, const std::string& message) const;
    /// The text of the node as written, only its first line.
    std::string_view written(const toml::node& node) const;

    std::string_view text_;
    std::string_view source_;
};

}  // namespace holdfast
