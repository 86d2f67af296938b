#include <cstdlib>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <apps/cli/answer_options.h>
#include <apps/cli/holdem/session_options.h>
#include <apps/cli/typed_fields.h>

#include <holdfast/ask/holdem/typed/ranges_file.h>
#include <holdfast/ask/input/json_value.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/odds/odds_tables.h>
#include <holdfast/holdem/tables/table_folder.h>

namespace holdfast::cli {
namespace {

holdem::OddsTables tables_of(const std::vector<std::string>& typed, SessionOption::Opening opening) {
    // An empty variable counts as none, as an unset one does; an empty --tables is an error.
    const char* const named = std::getenv("HOLDFAST_TABLES");
    const bool is_typed = !typed.empty();
    const std::string folder = is_typed ? single_value("--tables", typed) : named == nullptr ? "" : named;
    if (folder.empty() && !is_typed) return {};
    try {
        const auto tables = std::make_shared<const holdem::TableFolder>(folder);
        if (opening == SessionOption::Opening::at_once) tables->open_all();
        return holdem::TableFolder::lookup(tables);
    } catch (const std::invalid_argument& error) {
        throw ParseError(std::string(is_typed ? "--tables: " : "HOLDFAST_TABLES: ") + error.what(), folder);
    }
}

/// The member `names` of requests; nothing if there is no file.
std::optional<ask::JsonValue> names_of(const std::vector<std::string>& typed) {
    // As with the tables: an empty variable counts as none.
    const char* const named = std::getenv("HOLDFAST_RANGES");
    const bool is_typed = !typed.empty();
    const std::string path = is_typed ? single_value("--ranges", typed) : named == nullptr ? "" : named;
    if (path.empty() && !is_typed) return std::nullopt;
    std::string text;
    try {
        // Standard input may have requests or a chart.
        if (path == "-") throw ParseError("ranges are read from a file, not from standard input", path);
        text = read_lines(path, "range list");
    } catch (const ParseError& error) {
        throw ParseError(std::string(is_typed ? "--ranges: " : "HOLDFAST_RANGES: ") + error.what(), path);
    }
    ask::JsonValue names;
    names.kind = ask::JsonValue::Kind::object;
    for (ask::OwnRange& each : ask::parse_ranges_file(text, path)) {
        names.members.push_back({std::move(each.name), ask::JsonValue::of_text(std::move(each.range))});
    }
    return names;
}

class TablesOption final : public SessionOption {
  public:
    std::string_view name() const override { return "--tables"; }
    void add_to(CLI::App& command) override {
        command
            .add_option("--tables", typed_,
                        "Look odds up in the complete tables of this folder: flop.table, turn.table and "
                        "river.table against one opponent and, for 'holdem odds', graphs.table against 1 to "
                        "9 (default: HOLDFAST_TABLES)")
            ->allow_extra_args(false)
            ->type_name("FOLDER");
    }
    void apply(ask::Session& session, Opening opening) const override {
        session.of<holdem::OddsTables>() = tables_of(typed_, opening);
    }

  private:
    std::vector<std::string> typed_;
};

class RangesOption final : public SessionOption {
  public:
    std::string_view name() const override { return "--ranges"; }
    void add_to(CLI::App& command) override {
        command
            .add_option("--ranges", typed_,
                        "File of named ranges, whose names can stand for ranges: under [ranges], lines such "
                        "as open-btn = \"22+,A2s+\" (default: HOLDFAST_RANGES)")
            ->allow_extra_args(false)
            ->type_name("FILE");
    }
    void apply(ask::Session& session, Opening /*opening*/) const override {
        if (std::optional<ask::JsonValue> names = names_of(typed_)) {
            session.supply("names", std::move(*names));
        }
    }

  private:
    std::vector<std::string> typed_;
};

}  // namespace

std::unique_ptr<SessionOption> tables_option() {
    return std::make_unique<TablesOption>();
}

std::unique_ptr<SessionOption> ranges_option() {
    return std::make_unique<RangesOption>();
}

}  // namespace holdfast::cli
