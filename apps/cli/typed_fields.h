// The words typed for the fields of a query, as options and arguments, and the request that they make: the
// same as in JSON.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include <holdfast/ask/query.h>

namespace holdfast::cli {

// Reads the files that arguments name: a document, such as a paytable, or lines, such as a chart. Nothing
// else reads them. Only a plain file of at most 1 MiB is read, so that no device blocks; lines may also come
// through a pipe, which shells make: <(command).

/// Throws ParseError if no document is known by this name but a file in this folder has it: to be read, it
/// needs a './' before it.
void check_names_no_file(const std::string& name, const ask::KnownDocuments& documents);

/// The text of the file. Throws ParseError, blaming the path, if it cannot be read.
std::string read_document(const std::string& path, const ask::KnownDocuments& documents);

/// Reads lines in the same way; "-" is standard input. `noun`: what the file has, for errors.
std::string read_lines(const std::string& path, std::string_view noun);

class TypedFields {
  public:
    explicit TypedFields(const ask::Query& query) : declared_(query.fields) {}

    /// Adds options that refer to this object: it must outlive the parsing, and not be moved before it.
    void add_to(CLI::App& command);
    /// The request that the typed words make, with the members `supplied`; reads the files that arguments
    /// name. Throws ParseError.
    ask::Fields fields(const std::vector<ask::JsonValue::Member>& supplied) const;
    /// Rethrows the error so that it names the options, since a command line may have many: both if two
    /// fields contradict each other, or the one whose value is wrong.
    [[noreturn]] void throw_under_option(const ask::FieldError& error) const;

  private:
    CLI::Option* add_argument(CLI::App& command, const ask::Field& field, const std::string& help);

    const std::vector<ask::Field>& declared_;
    /// The values typed, by field. CLI11 keeps references to these, and a map never moves its values.
    std::map<std::string_view, std::vector<std::string>> values_ = {};
    std::map<std::string_view, bool> flags_ = {};
};

}  // namespace holdfast::cli
