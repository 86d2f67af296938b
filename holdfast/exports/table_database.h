// A SQLite file with one table of many rows that is resumed after a kill, to the same bytes.
//
//   <table>   the rows, in the order in which they were appended
//   holdfast  name -> value: what the file is (table, version), the digest of its plan, and how far it is (done)
//
// Rows and `done` change in one transaction, so that a kill leaves them in step.
#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include <holdfast/core/integers.h>
#include <holdfast/storage/part_file.h>

namespace SQLite {  // NOLINT(readability-identifier-naming): theirs
class Database;
}

namespace holdfast::exports {

using DatabaseCell = std::variant<i64, double, std::string>;
using DatabaseRow = std::vector<DatabaseCell>;

class TableDatabase {
  public:
    /// Creates or resumes FILE.part. Throws ParseError where FILE exists, or FILE.part is of another plan or
    /// program; DataError where it is damaged; std::runtime_error where it cannot be written.
    TableDatabase(const std::string& path, const std::string& table, const std::vector<std::string>& columns,
                  const std::string& digest);
    ~TableDatabase();
    TableDatabase(const TableDatabase&) = delete;
    TableDatabase& operator=(const TableDatabase&) = delete;

    /// What the last append() said; 0 at the beginning.
    u64 done() const { return done_; }
    /// How many rows there are.
    u64 rows() const;
    /// Appends rows, each of as many cells as there are columns, and notes how far the plan is. Throws
    /// std::runtime_error.
    void append(const std::vector<DatabaseRow>& rows, u64 done);
    /// Makes FILE of FILE.part.
    void finish();

  private:
    void create(const std::vector<std::string>& columns, const std::string& digest);
    void resume(const std::string& digest);

    storage::PartFile file_;
    std::string table_;
    std::size_t columns_;
    std::unique_ptr<SQLite::Database> database_;
    u64 done_ = 0;
};

}  // namespace holdfast::exports
