// The fields of one request, checked against what its query declares: no unknown field, none missing, each
// of the right kind. Bounds and choices are checked when a value is read. What reads a request takes its
// values from here.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <holdfast/core/rational.h>
#include <holdfast/queries/input/field.h>
#include <holdfast/queries/input/game_choice.h>
#include <holdfast/queries/input/json_value.h>

namespace holdfast::queries {

class Fields {
  public:
    /// `request`: an object; its members "query" and "id" belong to the entry point and are skipped.
    /// `declared` outlives this. Throws FieldError on an unknown field, a missing one, and a value of the
    /// wrong kind.
    Fields(const std::vector<Field>& declared, JsonValue request);

    /// The request as compact JSON.
    std::string source() const { return request_.source(); }

    /// What errors call the paytable texts of the field `game` or `games`, in their order: names of files.
    void call_paytables(std::vector<std::string> names) { paytable_names_ = std::move(names); }

    /// What errors call the text of the field `chart`: a file's name.
    void call_chart(std::string name) { chart_name_ = std::move(name); }
    const std::string& chart_name() const { return chart_name_; }

    /// Whether the request has the field, whatever its value.
    bool has(std::string_view name) const { return request_.find(name) != nullptr; }
    /// False where the flag is absent.
    bool flag(std::string_view name) const;
    /// Of a choice, a text, cards or numbers: as the command line takes it; the fallback where the field is
    /// absent. The items of a list are joined, cards with spaces, numbers with commas.
    std::string text(std::string_view name) const;
    std::optional<std::string> optional_text(std::string_view name) const;
    /// Throw FieldError on what is not a number, and outside the bounds.
    std::optional<u64> whole_number(std::string_view name) const;
    std::optional<Rational> fraction(std::string_view name) const;
    /// The same for a share; what ends in a percent sign is divided by 100.
    std::optional<Rational> share(std::string_view name) const;
    /// All of a list of shares, or of the fallback.
    std::vector<Rational> shares(std::string_view name) const;
    /// Of texts and ranges: one for each item.
    std::vector<std::string> texts(std::string_view name) const;
    /// The fields `game` and, where the query has it, `pay`.
    GameChoice game() const;
    /// The field `games`.
    std::vector<GameChoice> games() const;

  private:
    const Field& declared(std::string_view name) const;
    std::string paytable_name(std::size_t game) const;
    static GameChoice game_of(const JsonValue& game, std::string source);
    Rational checked_share(const Field& field, const std::string& text) const;
    /// `hint` ends the sentence about a value outside them.
    void check_bounds(const Field& field, const Rational& value, const std::string& text,
                      const std::string& hint = "") const;

    const std::vector<Field>* declared_;
    JsonValue request_;
    std::vector<std::string> paytable_names_;
    std::string chart_name_;
};

}  // namespace holdfast::queries
