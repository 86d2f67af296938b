// A SQLite file with one table of many rows that is resumed after a kill, to the same bytes.
//
//   <table>   the rows, in the order in which they were appended
//   holdfast  name -> value: what the file is (table, version), the digest of its plan, how far it is (done), and a
//             checksum of all rows
//
// Rows, `done` and `checksum` change in one transaction, so that a kill leaves them in step. FILE.part is locked as
// long as it is written: nobody else writes it, nor reads it.
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
    std::string type{};  ///< in SQL, such as INTEGER PRIMARY KEY; none: whatever the cells are
};

class TableDatabase {
  public:
    /// Creates or resumes FILE.part, whose rows are checked. Throws ParseError where FILE exists, or FILE.part is of
    /// another plan or program, or in use; DataError where it is damaged; Stopped; std::runtime_error where it
    /// cannot be written.
    TableDatabase(const std::string& path, const std::string& table,
                  const std::vector<DatabaseColumn>& columns, const std::string& digest,
                  const StopFlag* stop = nullptr);
    ~TableDatabase();
    TableDatabase(const TableDatabase&) = delete;
    TableDatabase& operator=(const TableDatabase&) = delete;

    /// What the last append() said; 0 at the beginning.
    u64 done() const { return done_; }
    /// How many rows there are.
    u64 rows() const { return rows_; }
    /// Appends rows, each of as many cells as there are columns, and notes how far the plan is. The calls make up
    /// the bytes of the file, so their rows must be those of the plan. Throws std::runtime_error.
    void append(const std::vector<DatabaseRow>& rows, u64 done);
    /// Makes FILE of FILE.part. Throws as PartFile::complete() does.
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
