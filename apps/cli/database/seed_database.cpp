#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>

#include <SQLiteCpp/SQLiteCpp.h>
#include <apps/cli/database/seed_database.h>
#include <sqlite3.h>

#include <holdfast/cards/card_set.h>
#include <holdfast/cards/royalflush_hash.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/evaluation/best_five.h>
#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast::cli {
namespace {

constexpr u32 application_id = 0x486f6c64;  // "Hold", in every file of ours
constexpr i64 format_version = 1;
constexpr u64 rows_at_once = 250'000;

struct Shape {
    const char* words;
    const char* table;
    const char* column;
    int cards;
};

const Shape& shape_of(SeedTable table) {
    static constexpr Shape five{"five-card-scores", "five_card_scores", "score", 5};
    static constexpr Shape seven{"seven-card-best", "seven_card_best", "best", 7};
    return table == SeedTable::five_card_scores ? five : seven;
}

i64 value_of(SeedTable table, CardSet cards) {
    return table == SeedTable::five_card_scores ? number_of(HandRanker::instance()(cards))
                                                : static_cast<i64>(royalflush_bitmap(best_five(cards)));
}

[[noreturn]] void refuse(const std::string& path, const std::string& what) {
    throw ParseError(what, path, 0, std::max<std::size_t>(1, path.size()));
}

/// Whether the path names one of our files, which may be empty; throws ParseError if it names something else.
/// Looks at the first bytes only, so that no database of anyone else is touched.
bool is_there(const std::string& path) {
    namespace fs = std::filesystem;
    const fs::file_status status = fs::status(path);
    if (status.type() == fs::file_type::not_found) {
        const fs::path folder = fs::path(path).parent_path();
        if (path.empty() || (!folder.empty() && !fs::is_directory(folder)))
            refuse(path, "there is no such folder");
        return false;
    }
    if (status.type() != fs::file_type::regular) refuse(path, "the path is there already, and is no file");
    if (fs::file_size(path) == 0) return false;  // all that is left of a run that was ended at its very start
    constexpr std::size_t id_place = 68;
    std::array<char, id_place + 4> head{};
    std::ifstream file(path, std::ios::binary);
    file.read(head.data(), head.size());
    u32 id = 0;
    for (std::size_t i = id_place; i < head.size(); ++i) id = id << 8U | static_cast<unsigned char>(head[i]);
    if (!file || std::string(head.data()) != "SQLite format 3" || id != application_id) {
        refuse(path, "the file is there already, and Holdfast did not write it");
    }
    return true;
}

/// Whether SQLite failed for want of rights, room or quiet, not because of what is in the file.
bool is_of_the_system(int code) {
    constexpr std::array<int, 9> codes{SQLITE_PERM,  SQLITE_BUSY,     SQLITE_LOCKED,
                                       SQLITE_NOMEM, SQLITE_READONLY, SQLITE_IOERR,
                                       SQLITE_FULL,  SQLITE_CANTOPEN, SQLITE_AUTH};
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

class TableFile {
  public:
    TableFile(SeedTable table, const std::string& path)
        : table_(table), path_(path), database_(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE) {
        // Without a schema: new, or ended before its first transaction was.
        if (database_.execAndGet("PRAGMA schema_version").getInt64() == 0) {
            create();
        } else {
            check();
        }
    }

    u64 written() const { return written_; }

    /// Writes the rows up to the number `end`, all or none of them.
    void write_until(u64 end) {
        const Shape& shape = shape_of(table_);
        SQLite::Transaction transaction(database_);
        SQLite::Statement insert(database_, std::string("INSERT INTO ") + shape.table + " VALUES (?, ?)");
        u64 mask = next_;
        for (u64 row = written_; row < end; ++row, mask = next_of_same_size(mask)) {
            const CardSet cards = CardSet::from_mask(mask);
            insert.bind(1, static_cast<i64>(royalflush_bitmap(cards)));
            insert.bind(2, value_of(table_, cards));
            insert.exec();
            insert.reset();
        }
        SQLite::Statement count(database_, "UPDATE holdfast SET value = ? WHERE name = 'written'");
        count.bind(1, static_cast<i64>(end));
        count.exec();
        transaction.commit();
        written_ = end;
        next_ = mask;
    }

  private:
    void create() {
        const Shape& shape = shape_of(table_);
        database_.exec("PRAGMA page_size = 16384");
        SQLite::Transaction transaction(database_);
        database_.exec("PRAGMA application_id = " + std::to_string(application_id));
        database_.exec("PRAGMA user_version = " + std::to_string(format_version));
        database_.exec(std::string("CREATE TABLE ") + shape.table + " (bitmap INTEGER PRIMARY KEY, " +
                       shape.column + " INTEGER NOT NULL)");
        database_.exec("CREATE TABLE holdfast (name TEXT PRIMARY KEY, value NOT NULL)");
        database_.exec(std::string("INSERT INTO holdfast VALUES ('table', '") + shape.table +
                       "'), ('version', " + std::to_string(format_version) + "), ('rows', " +
                       std::to_string(row_count(table_)) + "), ('written', 0)");
        transaction.commit();
        next_ = first_hand();
    }

    /// Of a file of ours: that it is of this version and table, and where it ends.
    void check() {
        if (database_.execAndGet("PRAGMA user_version").getInt64() != format_version) {
            damaged("was written by another version of Holdfast");
        }
        const std::string table = value_named("table").getString();
        if (table != shape_of(table_).table) refuse(path_, "the file holds the table " + table);
        written_ = static_cast<u64>(value_named("written").getInt64());
        const SQLite::Column last =
            database_.execAndGet(std::string("SELECT max(bitmap) FROM ") + shape_of(table_).table);
        next_ = first_hand();
        if (last.isNull() != (written_ == 0)) damaged("is damaged: it says it has another number of rows");
        if (written_ == 0) return;
        const u64 mask = static_cast<u64>(last.getInt64()) >> lowest_royalflush_hash;
        if (written_ > row_count(table_) || __builtin_popcountll(mask) != shape_of(table_).cards ||
            colex_index(mask) + 1 != written_) {
            damaged("is damaged: its last row is not the one that it says");
        }
        next_ = next_of_same_size(mask);
    }

    SQLite::Column value_named(const std::string& name) {
        return database_.execAndGet("SELECT value FROM holdfast WHERE name = '" + name + "'");
    }
    u64 first_hand() const { return (u64{1} << static_cast<unsigned>(shape_of(table_).cards)) - 1; }
    [[noreturn]] void damaged(const std::string& what) const { throw DataError("the file " + what, path_); }

    SeedTable table_;
    std::string path_;
    SQLite::Database database_;
    u64 written_ = 0;
    u64 next_ = 0;  ///< the mask of the next hand to be written
};

}  // namespace

std::string words_of(SeedTable table) {
    return shape_of(table).words;
}

u64 row_count(SeedTable table) {
    return binomial(ordinary_card_count, shape_of(table).cards);
}

u64 write_table(SeedTable table, const std::string& path, u64 rows, const Work& work) {
    const bool was_there = is_there(path);
    try {
        TableFile file(table, path);
        while (file.written() < rows) {
            if (work.stop != nullptr && work.stop->stop_requested()) throw Stopped();
            file.write_until(std::min(rows, file.written() + rows_at_once));
            if (work.progress) work.progress(file.written(), rows);
        }
        return file.written();
    } catch (const SQLite::Exception& error) {
        if (was_there && !is_of_the_system(error.getErrorCode())) throw DataError(error.what(), path);
        throw std::runtime_error(path + ": " + error.what());
    }
}

}  // namespace holdfast::cli
