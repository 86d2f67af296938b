// The fields of one request, checked against what its query declares: no unknown field, none missing, each of
// the right kind. Bounds and choices are checked when a value is read.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <holdfast/ask/input/amount.h>
#include <holdfast/ask/input/field_kind.h>
#include <holdfast/ask/input/json_value.h>
#include <holdfast/core/error.h>
#include <holdfast/core/integers.h>
#include <holdfast/core/parse_errors.h>
#include <holdfast/core/rational.h>

namespace holdfast::ask {

// A field as its query declares it. The options, forms and checks of every front end are made from this.

/// The place of a field on a command line.
enum class FieldPlace : u8 {
    option,
    argument,
    nowhere  ///< another option supplies it (Session::supply)
};

/// The items of a list, joined by a separator as on the command line; any other value as it is.
std::string joined_items(const JsonValue& value, std::string_view separator);

/// Documents with known names, such as the games of the catalog, for fields that take a name or the path of a
/// file.
struct KnownDocuments {
    std::string_view noun;         ///< "game"
    std::string_view file_noun;    ///< what a file of one has: "paytable"
    std::string_view text_member;  ///< the member of a document in JSON that is its text: "toml"
    bool (*is_known)(const std::string& name);
    bool (*is_path)(const std::string& word);
    /// A hint for the error about a file that does not exist; may be empty.
    std::string (*about_missing_file)(const std::string& path);
};

/// The values that a field takes, if its kind does not say it all: a form defined by a family, such as a
/// game's.
struct ValueForm {
    bool (*is_right)(const JsonValue& value);
    std::string_view expected;   ///< what errors expect of a value: "a list of strings, one for each player"
    std::string_view json_form;  ///< what the reference says of it in JSON: "list of games"
    std::string_view schema;     ///< its JSON Schema
    /// What programs read instead of the help, which is for the command line; if it begins with ':', what they read from
    /// the help's ':' on. Empty: they read the help.
    std::string_view for_programs = {};
    /// Throws FieldError on wrong values for which there is a specific message; null if there are none.
    void (*check)(const JsonValue& value) = nullptr;
    const KnownDocuments* documents = nullptr;  ///< of FieldKind::document and documents
};

struct Field {
    std::string_view name;  ///< as in JSON: letters and '_'
    FieldKind kind = FieldKind::flag;
    std::string_view value_name;  ///< what help calls the value: "CARDS", "N"; empty for flags
    std::string_view help;        ///< one sentence
    bool required = false;
    FieldPlace place = FieldPlace::option;
    std::string_view fallback = {};  ///< the default, as a request writes it; empty: none
    std::string_view least = {};     ///< of a number, or of each of several; empty: no bound
    std::string_view most = {};
    std::vector<std::string_view> choices = {};  ///< of a choice, all there are
    std::string_view stated =
        {};  ///< the default in words, if it depends on other fields and has no fallback
    const ValueForm* form = nullptr;  ///< null: the kind says all
    std::string_view noun = {};       ///< what errors call a file of FieldKind::lines, if not by the name

    // What a declaration may add to name, kind, value and help: Field{...}.by_default("1").between("0",
    // "22").

    Field argument() const {
        return changed([](Field& field) { field.place = FieldPlace::argument; });
    }
    Field only_in_requests() const {
        return changed([](Field& field) { field.place = FieldPlace::nowhere; });
    }
    Field mandatory() const {
        return changed([](Field& field) { field.required = true; });
    }
    Field by_default(std::string_view value) const {
        return changed([=](Field& field) { field.fallback = value; });
    }
    Field at_least(std::string_view value) const {
        return changed([=](Field& field) { field.least = value; });
    }
    Field between(std::string_view lowest, std::string_view highest) const {
        return at_least(lowest).changed([=](Field& field) { field.most = highest; });
    }
    Field otherwise(std::string_view words) const {
        return changed([=](Field& field) { field.stated = words; });
    }
    Field of_form(const ValueForm& which) const {
        return changed([&](Field& field) { field.form = &which; });
    }
    Field called(std::string_view what) const {
        return changed([=](Field& field) { field.noun = what; });
    }
    Field one_of(std::vector<std::string_view> all) const {
        return changed([&](Field& field) { field.choices = std::move(all); });
    }

    /// The default as help says it; empty if there is none.
    std::string_view default_words() const { return fallback.empty() ? stated : fallback; }

  private:
    template <class Change>
    Field changed(Change change) const {
        Field copy = *this;
        change(copy);
        return copy;
    }
};

/// The fields of a request, declared one by one or several together: {game_fields(), Field{...}, tie_rule_field()}.
class FieldList : public std::vector<Field> {
  public:
    struct Part {
        std::vector<Field> fields;

        Part(const Field& field) : fields{field} {}
        Part(std::vector<Field> several) : fields(std::move(several)) {}
    };

    FieldList(std::initializer_list<Part> parts) {
        for (const Part& part : parts) insert(end(), part.fields.begin(), part.fields.end());
    }
};

/// A field's name as a sentence says it: "target error" for "target_error".
std::string spoken(std::string_view name);

class Fields {
  public:
    /// `request`: an object; its members "query" and "id" belong to the entry point and are skipped.
    /// `declared` outlives this. Members that are `supplied` are taken if the request lacks a field of that name. Throws
    /// FieldError on an unknown field, a missing one, and a value of the wrong kind.
    Fields(const std::vector<Field>& declared, JsonValue request,
           const std::vector<JsonValue::Member>& supplied = {});

    /// The request as compact JSON.
    std::string source() const { return source_of(request_); }

    /// Sets what errors call the request's documents, in their order: the names of their files.
    void call_documents(std::vector<std::string> names) { document_names_ = std::move(names); }
    /// Empty unless it was set.
    std::string document_name(std::size_t place) const {
        return place < document_names_.size() ? document_names_[place] : "";
    }

    /// Sets what errors call the text of this field of FieldKind::lines: a file's name.
    void call_lines(std::string_view field, std::string name) { lines_names_[field] = std::move(name); }
    /// Empty unless it was set.
    std::string lines_name(std::string_view field) const {
        const auto found = lines_names_.find(field);
        return found == lines_names_.end() ? "" : found->second;
    }

    /// Whether the request has the field, whatever its value.
    bool has(std::string_view name) const { return value(name) != nullptr; }
    /// The value in the request, of the field's kind and form; null if the field is absent.
    const JsonValue* value(std::string_view name) const { return request_.find(name); }
    /// Whether the query has such a field.
    bool declares(std::string_view name) const;
    /// False if the flag is absent.
    bool flag(std::string_view name) const;
    /// The text of a choice, a text, cards or numbers: as the command line takes it; the fallback if the
    /// field is absent. The items of a list are joined, cards with spaces, numbers with commas.
    std::string text(std::string_view name) const;
    std::optional<std::string> optional_text(std::string_view name) const;
    /// The number of the chosen word among the field's choices, from 0. Throws FieldError on any other word.
    std::size_t choice(std::string_view name) const;
    // Throw FieldError on what is not a number, and outside the bounds.

    /// The fallback if the field is absent; nothing if it has none.
    std::optional<u64> whole_number(std::string_view name) const;
    /// Nullopt if the field is absent: like that of share(), this kind has no default.
    std::optional<Rational> fraction(std::string_view name) const;
    /// Reads a price in dollars, with or without their sign.
    std::optional<Rational> price(std::string_view name) const;
    /// Reads an amount in bets (Amount::in_bets). Throws FieldError as it does. `price`: that of a bet, if known.
    std::optional<Rational> bets(std::string_view name, const std::optional<Rational>& price) const;
    /// Reads an amount in dollars (Amount::in_dollars).
    std::optional<Rational> dollars(std::string_view name, const std::optional<Rational>& price) const;
    /// Reads a share; what ends in a percent sign is divided by 100.
    std::optional<Rational> share(std::string_view name) const;
    /// All shares of the list, or of the fallback.
    std::vector<Rational> shares(std::string_view name) const;
    /// The items of texts and lists.
    std::vector<std::string> texts(std::string_view name) const;

  private:
    const Field& declared(std::string_view name) const;
    Rational checked_share(const Field& field, const std::string& text) const;
    /// The amount in a field, as `in_unit` converts it; nullopt if the field is absent.
    std::optional<Rational> amount(std::string_view name,
                                   Rational (Amount::*in_unit)(const std::optional<Rational>&) const,
                                   const std::optional<Rational>& price) const;
    [[noreturn]] void refuse_number(const Field& field, const std::string& text) const;
    /// `hint` is appended to the error about a value out of bounds.
    void check_bounds(const Field& field, const Rational& value, const std::string& text,
                      const std::string& hint = "") const;

    const std::vector<Field>* declared_;
    JsonValue request_;
    std::vector<std::string> document_names_;
    std::map<std::string_view, std::string> lines_names_;
};

// An error in one field of a request: a ParseError that also says which field, so that a program that sent
// the request can mark it. The text, and the place in it, are those of the field's value.

struct FieldError : ParseErrors {
    FieldError(std::string_view of_field, const ParseError& error) : ParseErrors(error), field(of_field) {}
    /// Blames `bytes` bytes of the text from `at` on.
    FieldError(std::string_view of_field, const std::string& message, const std::string& whole_text,
               std::size_t at, std::size_t bytes)
        : ParseErrors(message, whole_text, at, bytes), field(of_field) {}
    /// Blames all of the text.
    FieldError(std::string_view of_field, const std::string& message, const std::string& whole_text)
        : ParseErrors(message, whole_text), field(of_field) {}

    std::string field;  ///< its name in the request
};

/// The error for two fields that cannot be used together; the first is blamed.
struct ContradictoryFields : FieldError {
    ContradictoryFields(std::string_view blamed, std::string_view other_field, const std::string& whole_text)
        : FieldError(
              blamed,
              "'" + std::string(other_field) + "' and '" + std::string(blamed) + "' cannot be used together",
              whole_text),
          other(other_field) {}

    std::string other;
};

/// An error that offers another field: "...; to round them to six decimals, set 'round_weights'".
struct OfferedField : FieldError {
    OfferedField(std::string_view of_field, const ParseError& error, const std::string& advice,
                 std::string_view other_field)
        : FieldError(of_field, error.what() + ("; " + advice) + " '" + std::string(other_field) + "'",
                     error.text, error.position, error.length),
          offered(other_field) {}

    std::string offered;  ///< its name ends the sentence, in quotes
};

/// Calls `read` and returns its result. A ParseError that it throws is rethrown with the field's name.
template <class Read>
auto in_field(std::string_view field, Read read) -> decltype(read()) {
    try {
        return read();
    } catch (const FieldError&) {
        // An error that already names a field keeps that name, since it may be a field within this one.
        throw;
    } catch (const ParseError& error) {
        throw FieldError(field, error);
    }
}

/// Like in_field(), for a field of FieldKind::lines: the error also says the source of the text, a file's name.
template <class Read>
auto in_lines(std::string_view field, const std::string& source, Read read) -> decltype(read()) {
    return in_field(field, [&] {
        try {
            return read();
        } catch (ParseError& error) {
            error.source = source;
            throw;
        }
    });
}

/// A share as people write it, "0.25%", "0.0025" or "1/400", of any sign and size; nothing if it is not a number.
std::optional<Rational> share_of(const std::string& text);

}  // namespace holdfast::ask
