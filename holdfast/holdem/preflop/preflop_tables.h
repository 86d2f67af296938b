// The tables of odds before the flop, which answer at once what would take hours to count.
//
// A build embeds them in the library (HOLDFAST_EMBED_TABLES, the default). One that does not, such as the web
// page's, is handed each of them once: they weigh as much as all the rest, and few queries look at them.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include <holdfast/core/integers.h>

namespace holdfast::holdem {

/// Each is the file of holdfast/holdem/preflop/data whose name it ends.
enum class PreflopTable : u8 { pairs, multiway, categories };

inline constexpr int preflop_table_count = 3;

/// A query looked at a table that this build does not embed and that was not handed over yet.
class PreflopTableMissing : public std::runtime_error {
  public:
    explicit PreflopTableMissing(PreflopTable missing)
        : std::runtime_error("a table of odds before the flop is not loaded"), table(missing) {}

    PreflopTable table;
};

/// Whether these are the bytes of the table: its size and checksum are compiled in.
bool is_preflop_table(PreflopTable table, std::string_view bytes);

/// Hands over the bytes of a table, before or between queries but not during one. Throws
/// std::invalid_argument where they are not those of the table, and std::logic_error in a build that embeds the
/// tables.
void load_preflop_table(PreflopTable table, std::string bytes);

}  // namespace holdfast::holdem
