#include <algorithm>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/exports/royalflush_file.h>

namespace holdfast::exports {
namespace {

constexpr u32 application_id = 0x486f6c64;  // "Hold", in every file of ours
constexpr i64 format_version = 2;           // 1 had no scores in seven_card_best
constexpr u64 rows_at_once = 100'000;       // of a transaction
constexpr u64 rows_a_step = 1000;           // between two looks at the stop flag

[[noreturn]] void refuse(const std::string& path, const std::string& what) {
    throw ParseError(what, path);
}

/// Whether the path names one of our files; throws ParseError if it names something else. Looks at the first
/// bytes only, so that nobody else's database is touched.
bool exists_already(const std::string& path) {
    namespace fs = std::filesystem;
    const fs::file_status status = fs::status(path);
    if (status.type() == fs::file_type::not_found) {
        const fs::path folder = fs::path(path).parent_path();
        if (path.empty() || (!folder.empty() && !fs::is_directory(folder))) {
            refuse(path, "there is no such folder");
        }
        return false;
    }
    if (status.type() != fs::file_type::regular) refuse(path, "the path exists, and is not a file");
    if (fs::file_size(path) == 0) return false;  // left by a run that was killed at its very start
    constexpr std::size_t id_place = 68;         // of the application id, in the header of a SQLite file
    std::array<char, id_place + 4> head{};
    std::ifstream file(path, std::ios::binary);
    file.read(head.data(), head.size());
    u32 id = 0;
    for (std::size_t i = id_place; i < head.size(); ++i) id = id << 8U | static_cast<unsigned char>(head[i]);
    if (!file || std::string(head.data()) != "SQLite format 3" || id != application_id) {
        refuse(path, "the file exists, and was not written by Holdfast");
    }
    return true;
}

/// Whether SQLite failed because of permissions, a full disk or another program, not because of what is in
/// the file.
bool is_of_the_system(int code) {
    constexpr std::array<int, 9> codes{SQLITE_PERM,  SQLITE_BUSY,     SQLITE_LOCKED,
                                       SQLITE_NOMEM, SQLITE_READONLY, SQLITE_IOERR,
                                       SQLITE_FULL,  SQLITE_CANTOPEN, SQLITE_AUTH};
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

/// The next set of as many cards in colex order: the next larger number with as many bits (Gosper).
CardSet next_hand(CardSet hand) {
    return CardSet::from_mask(next_of_same_size(hand.mask()));
}

bool stop_requested(const Work& work) {
    return work.stop != nullptr && work.stop->stop_requested();
}

class RoyalflushFile {
  public:
    RoyalflushFile(RoyalflushTable table, const std::string& path)
        : table_(table),
          path_(path),
          database_(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE),
          next_(CardSet::from_mask((u64{1} << static_cast<unsigned>(hand_size(table))) - 1)) {
        // Without a schema: new, or killed before its first transaction ended.
        if (database_.execAndGet("PRAGMA schema_version").getInt64() == 0) {
            create();
        } else {
            check_what_it_is();
        }
    }

    u64 written() const { return written_; }

    /// Compares all rows with what they should be. `total` is for the progress, here and below.
    void check_rows(const Work& work, u64 total) {
        SQLite::Statement row(database_, "SELECT * FROM " + name_of(table_) + " ORDER BY bitmap");
        u64 number = 0;
        for (; row.executeStep(); ++number, next_ = next_hand(next_)) {
            if (number == written_) damaged("it has more rows than it says");
            if (!is_next(row)) damaged("row " + to_text(number + 1) + " is missing or wrong");
            if (ends_step(number + 1, total, work)) throw Stopped();
        }
        if (number != written_) {
            damaged("it should have " + to_text(written_) + " rows, and has " + to_text(number));
        }
    }

    /// Writes the rows up to the number `end`, or fewer where a stop is requested, in one transaction.
    void write_until(u64 end, u64 total, const Work& work) {
        SQLite::Transaction transaction(database_, SQLite::TransactionBehavior::IMMEDIATE);
        if (value_named("written").getInt64() != static_cast<i64>(written_)) {
            throw std::runtime_error(path_ + ": another program is writing this file");
        }
        const std::string places = column_count(table_) == 2 ? "(?, ?)" : "(?, ?, ?)";
        SQLite::Statement insert(database_, "INSERT INTO " + name_of(table_) + " VALUES " + places);
        u64 row = written_;
        while (row < end) {
            const RoyalflushRow values = row_of(table_, next_);
            for (std::size_t column = 0; column < column_count(table_); ++column) {
                insert.bind(static_cast<int>(column) + 1, values[column]);
            }
            insert.exec();
            insert.reset();
            next_ = next_hand(next_);
            if (ends_step(++row, total, work)) break;
        }
        SQLite::Statement update(database_, "UPDATE holdfast SET value = ? WHERE name = 'written'");
        update.bind(1, static_cast<i64>(row));
        update.exec();
        transaction.commit();
        written_ = row;
    }

  private:
    void create() {
        database_.exec("PRAGMA page_size = 16384");
        SQLite::Transaction transaction(database_);
        database_.exec("PRAGMA application_id = " + std::to_string(application_id));
        database_.exec("PRAGMA user_version = " + std::to_string(format_version));
        std::string columns = "bitmap INTEGER PRIMARY KEY";
        for (std::size_t column = 1; column < column_count(table_); ++column) {
            columns.append(", ").append(column_name(table_, column)) += " INTEGER NOT NULL";
        }
        database_.exec("CREATE TABLE " + name_of(table_) + " (" + columns + ")");
        database_.exec("CREATE TABLE holdfast (name TEXT PRIMARY KEY, value NOT NULL)");
        database_.exec("INSERT INTO holdfast VALUES ('table', '" + name_of(table_) + "'), ('version', " +
                       std::to_string(format_version) + "), ('rows', " + std::to_string(row_count(table_)) +
                       "), ('written', 0)");
        transaction.commit();
    }

    /// Of a file of ours: that it is of this version and table.
    void check_what_it_is() {
        const i64 version = database_.execAndGet("PRAGMA user_version").getInt64();
        if (version != format_version) {
            throw DataError(std::string("the file was written by ") +
                                (version < format_version ? "an older" : "a newer") +
                                " version of Holdfast: delete it, or export to another file",
                            path_);
        }
        const std::string table = value_named("table").getString();
        if (table != name_of(table_)) refuse(path_, "the file holds the table " + table);
        written_ = static_cast<u64>(value_named("written").getInt64());
        if (written_ > row_count(table_)) damaged("it says that it has more rows than there are hands");
    }

    bool is_next(SQLite::Statement& row) const {
        const RoyalflushRow expected = row_of(table_, next_);
        for (std::size_t column = 0; column < column_count(table_); ++column) {
            if (row.getColumn(static_cast<int>(column)).getInt64() != expected[column]) return false;
        }
        return true;
    }

    /// Tells the progress now and then; true where the work is to stop.
    static bool ends_step(u64 done, u64 total, const Work& work) {
        if (done % rows_a_step != 0 && done != total) return false;
        if (work.progress) work.progress(done, total);
        return stop_requested(work) && done < total;
    }

    SQLite::Column value_named(const std::string& name) {
        return database_.execAndGet("SELECT value FROM holdfast WHERE name = '" + name + "'");
    }
    [[noreturn]] void damaged(const std::string& what) const {
        throw DataError("the file is damaged: " + what, path_);
    }

    RoyalflushTable table_;
    std::string path_;
    SQLite::Database database_;
    u64 written_ = 0;
    CardSet next_;  ///< the hand of the next row: to be checked, then to be written
};

}  // namespace

u64 write_royalflush_file(RoyalflushTable table, const std::string& path, u64 rows, const Work& work) {
    const bool existed = exists_already(path);
    try {
        RoyalflushFile file(table, path);
        file.check_rows(work, std::max(rows, file.written()));
        while (file.written() < rows) {
            if (stop_requested(work)) throw Stopped();
            file.write_until(std::min(rows, file.written() + rows_at_once), rows, work);
        }
        return file.written();
    } catch (const SQLite::Exception& error) {
        if (existed && !is_of_the_system(error.getErrorCode())) throw DataError(error.what(), path);
        throw std::runtime_error(path + ": " + error.what());
    }
}

}  // namespace holdfast::exports
