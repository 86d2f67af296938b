// A SQLite file with one table of many rows, whose writing can be interrupted and resumed; the result has the
// same bytes.
//
//   <table>   the rows, in the order in which they were appended
//   holdfast  name -> value: the kind of file (table, version), the digest of its plan, its progress (done),
//             and a checksum of all rows
//
// Rows, `done` and `checksum` change in one transaction, so an interruption leaves them consistent. FILE.part
// is locked while it is written: no other process can write or read it.
#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/storage/part_file.h>

namespace SQLite {  // NOLINT(readability-identifier-naming): theirs
class Database;
}

namespace holdfast::exports {

using DatabaseCell = std::variant<i64, double, std::string>;
using DatabaseRow = std::vector<DatabaseCell>;

struct DatabaseColumn {
    std::string name;
    std::string type{};  ///< in SQL, such as INTEGER PRIMARY KEY; if empty, that of each cell
};

class TableDatabase {
  public:
    /// Creates FILE.part, or resumes it after checking its rows. Throws ParseError if FILE exists, or
    /// FILE.part belongs to another plan or program or is in use; DataError if it is damaged; Stopped;
    /// std::runtime_error if it cannot be written.
    TableDatabase(const std::string& path, const std::string& table,
                  const std::vector<DatabaseColumn>& columns, const std::string& digest,
                  const StopFlag* stop = nullptr);
    ~TableDatabase();
    TableDatabase(const TableDatabase&) = delete;
    TableDatabase& operator=(const TableDatabase&) = delete;

    /// The `done` of the last append(); 0 at the beginning.
    u64 done() const { return done_; }
    /// The number of rows so far.
    u64 rows() const { return rows_; }
    /// Appends rows, each with one cell for each column, and notes how far the plan is. The bytes of the file
    /// depend on how rows are divided among calls, so the plan must fix that. Throws std::runtime_error if
    /// writing fails.
    void append(const std::vector<DatabaseRow>& rows, u64 done);
    /// Renames FILE.part to FILE. Throws as PartFile::complete() does.
    void finish();

  private:
    bool lock_or_create(const std::vector<DatabaseColumn>& columns, const std::string& digest);
    void create(const std::vector<DatabaseColumn>& columns, const std::string& digest);
    void resume(const std::string& digest, const StopFlag* stop);
    void check_rows(const StopFlag* stop);
    std::string value_of(const std::string& name) const;
    void set_value(const std::string& name, const DatabaseCell& value) const;

    storage::PartFile file_;
    std::string table_;
    std::size_t columns_;
    std::unique_ptr<SQLite::Database> database_;
    u64 done_ = 0;
    u64 rows_ = 0;
    u64 checksum_ = 0;
};

}  // namespace holdfast::exports
