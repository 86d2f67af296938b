// The words typed for the fields of a query, as options and arguments, and the request that they make: the same
// as in JSON.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include <holdfast/queries/input/field_error.h>
#include <holdfast/queries/input/fields.h>
#include <holdfast/queries/query.h>

namespace holdfast::cli {

class TypedFields {
  public:
    explicit TypedFields(const queries::Query& query) : declared_(query.fields) {}

    /// This must outlive the parsing, and not be moved before it.
    void add_to(CLI::App& command);
    /// The request that these make; files that arguments name are read. Throws ParseError.
    queries::Fields fields() const;
    /// Throws the error anew: of two fields that contradict each other, or of the value of an option, it names the
    /// options, as a command line may have many.
    [[noreturn]] void throw_under_option(const queries::FieldError& error) const;

  private:
    CLI::Option* add_argument(CLI::App& command, const queries::Field& field, const std::string& help);

    const std::vector<queries::Field>& declared_;
    /// By field. CLI11 keeps references to these, and a map never moves its values.
    std::map<std::string_view, std::vector<std::string>> values_ = {};
    std::map<std::string_view, bool> flags_ = {};
};

}  // namespace holdfast::cli
