#include <cstdlib>
#include <memory>
#include <stdexcept>

#include <apps/cli/answer_options.h>
#include <apps/cli/tables_option.h>

#include <holdfast/core/error.h>
#include <holdfast/holdem/tables/table_folder.h>

namespace holdfast::cli {

void TablesOption::add_to(CLI::App& command) {
    command
        .add_option("--tables", typed_,
                    "Look odds up in the complete tables of this folder: flop.table, turn.table and "
                    "river.table (default: HOLDFAST_TABLES)")
        ->allow_extra_args(false)
        ->type_name("FOLDER");
}

holdem::HeadsUpLookup TablesOption::open() const {
    const char* const named = std::getenv("HOLDFAST_TABLES");
    const bool is_typed = !typed_.empty();
    const std::string folder = is_typed ? single_value("--tables", typed_) : named == nullptr ? "" : named;
    if (folder.empty() && !is_typed) return {};
    try {
        return holdem::TableFolder::lookup(std::make_shared<const holdem::TableFolder>(folder));
    } catch (const std::invalid_argument& error) {
        throw ParseError(std::string(is_typed ? "--tables: " : "HOLDFAST_TABLES: ") + error.what(), folder);
    }
}

}  // namespace holdfast::cli
