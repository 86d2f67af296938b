// A SQLite file with one table of many rows, written at once.
//
//   <table>   the rows, in the order in which they were appended
//   holdfast  name -> value: the kind of file (table, version), the digest of its plan, how far the plan went (done)
//
// Nothing else is at work in FILE.holdfast-new, which is begun anew after an interruption. So SQLite needs neither a
// journal nor to wait for the disk, and all rows go into one transaction: the same rows make the same bytes.
#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include <holdfast/core/integers.h>
#include <holdfast/storage/part_file.h>

namespace SQLite {  // NOLINT(readability-identifier-naming): theirs
class Database;
class Statement;
}  // namespace SQLite

namespace holdfast::exports {

using DatabaseCell = std::variant<i64, double, std::string>;
using DatabaseRow = std::vector<DatabaseCell>;

struct DatabaseColumn {
    std::string name;
    std::string type{};  ///< in SQL, such as INTEGER PRIMARY KEY; if empty, that of each cell
};

class TableDatabase {
  public:
    /// Throws as storage::NewFile does, and std::runtime_error if SQLite cannot write.
    TableDatabase(const std::string& path, const std::string& table,
                  const std::vector<DatabaseColumn>& columns, const std::string& digest);
    ~TableDatabase();
    TableDatabase(const TableDatabase&) = delete;
    TableDatabase& operator=(const TableDatabase&) = delete;

    /// Appends a row with one cell for each column. Throws std::runtime_error if writing fails.
    void append(const DatabaseRow& row);
    /// Notes how far the plan went, and gives the file its name. Throws as append() and NewFile::finish() do.
    void finish(u64 done);

  private:
    void create(const std::string& table, const std::vector<DatabaseColumn>& columns,
                const std::string& digest);
    /// Does what SQLite may refuse. Throws std::runtime_error if it does.
    template <class Part>
    void with_errors_of_the_file(const Part& part) const;

    storage::NewFile file_;
    std::unique_ptr<SQLite::Database> database_;
    std::unique_ptr<SQLite::Statement> insert_;
};

}  // namespace holdfast::exports
