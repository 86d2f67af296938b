#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <system_error>

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <holdfast/core/error.h>
#include <holdfast/core/progress.h>
#include <holdfast/exports/table_database.h>
#include <holdfast/storage/checksum.h>

namespace holdfast::exports {
namespace {

constexpr u32 holdfast_id = 0x486f6c64;  // "Hold", in every database of Holdfast
constexpr i64 format_version = 3;        // 1 and 2 had no checksum of the rows

/// Quotes a name for SQL, whatever characters it has.
std::string quoted_name(const std::string& name) {
    std::string text = "\"";
    for (const char letter : name) text.append(letter == '"' ? 2 : 1, letter);
    return text + "\"";
}

/// Checks the first bytes, so that no other program's database is opened.
bool is_database_of_ours(const std::string& path) {
    constexpr std::size_t id_place = 68;
    std::array<char, id_place + 4> head{};
    std::ifstream file(path, std::ios::binary);
    file.read(head.data(), head.size());
    u32 id = 0;
    for (std::size_t i = id_place; i < head.size(); ++i) id = id << 8U | static_cast<unsigned char>(head[i]);
    return file && std::string(head.data()) == "SQLite format 3" && id == holdfast_id;
}

bool is_in_use(const SQLite::Exception& error) {
    return error.getErrorCode() == SQLITE_BUSY || error.getErrorCode() == SQLITE_LOCKED;
}

/// Whether SQLite failed because of permissions, memory or the disk, not because of the file's contents.
bool is_of_the_system(const SQLite::Exception& error) {
    constexpr std::array<int, 7> codes{SQLITE_PERM, SQLITE_NOMEM,    SQLITE_READONLY, SQLITE_IOERR,
                                       SQLITE_FULL, SQLITE_CANTOPEN, SQLITE_AUTH};
    return std::find(codes.begin(), codes.end(), error.getErrorCode()) != codes.end();
}

/// The checksum of all rows up to this one, from that of the rows before it. So rows that change places
/// change it too. The kind of a cell counts: 1 is not 1.0.
u64 checksum_with(u64 before, const DatabaseRow& row) {
    std::string bytes(reinterpret_cast<const char*>(&before), sizeof before);
    for (const DatabaseCell& cell : row) {
        bytes += static_cast<char>(cell.index());
        if (const std::string* const text = std::get_if<std::string>(&cell)) {
            bytes.append(*text).append(1, '\0');
        } else {
            static_assert(sizeof(i64) == sizeof(double));
            const void* const number =
                std::visit([](const auto& value) -> const void* { return &value; }, cell);
            bytes.append(static_cast<const char*>(number), sizeof(i64));
        }
    }
    return storage::checksum_of(bytes.data(), bytes.size());
}

/// The stored text for the checksum of the rows and for the progress.
std::string checksum_text(u64 checksum, u64 done) {
    return storage::hexadecimal(checksum_with(checksum, {static_cast<i64>(done)}));
}

/// The current row of a query, its cells in the kinds in which they are stored.
DatabaseRow row_of(SQLite::Statement& statement) {
    DatabaseRow row;
    for (int column = 0; column < statement.getColumnCount(); ++column) {
        const SQLite::Column cell = statement.getColumn(column);
        if (cell.isInteger()) {
            row.emplace_back(i64{cell.getInt64()});
        } else if (cell.isFloat()) {
            row.emplace_back(cell.getDouble());
        } else {
            row.emplace_back(cell.getString());
        }
    }
    return row;
}

void bind_cell(SQLite::Statement& statement, std::size_t place, const DatabaseCell& cell) {
    std::visit([&](const auto& value) { statement.bind(static_cast<int>(place), value); }, cell);
}

}  // namespace

TableDatabase::~TableDatabase() = default;

TableDatabase::TableDatabase(const std::string& path, const std::string& table,
                             const std::vector<DatabaseColumn>& columns, const std::string& digest,
                             const StopFlag* stop)
    : file_(path), table_(table), columns_(columns.size()) {
    const bool is_begun = file_.is_begun();
    if (is_begun && !is_database_of_ours(file_.part())) file_.refuse_stranger();
    try {
        if (!lock_or_create(columns, digest)) resume(digest, stop);
    } catch (const SQLite::Exception& error) {
        if (is_in_use(error)) file_.refuse_in_use();
        // If the file existed, an error of SQLite means that its contents are wrong, unless the system is to
        // blame.
        if (is_begun && !is_of_the_system(error)) throw DataError(error.what(), file_.part());
        throw ErrorOf<std::runtime_error>(file_.part() + ": " + error.what());
    }
}

/// Locks the file with SQLite's own lock, which is kept between transactions for as long as the file is open.
/// Returns true if the file was empty.
bool TableDatabase::lock_or_create(const std::vector<DatabaseColumn>& columns, const std::string& digest) {
    database_ =
        std::make_unique<SQLite::Database>(file_.part(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database_->exec("PRAGMA locking_mode = EXCLUSIVE");
    // The transaction that locks an empty file writes its first page, which must contain our id. If killed
    // before its end, it leaves a file that is empty or ours, with the journal by which SQLite empties it
    // again.
    SQLite::Transaction transaction(*database_, SQLite::TransactionBehavior::EXCLUSIVE);
    const bool is_empty = database_->execAndGet("PRAGMA schema_version").getInt64() == 0;
    if (is_empty) create(columns, digest);
    transaction.commit();
    return is_empty;
}

void TableDatabase::create(const std::vector<DatabaseColumn>& columns, const std::string& digest) {
    database_->exec("PRAGMA application_id = " + std::to_string(holdfast_id));
    database_->exec("PRAGMA user_version = " + std::to_string(format_version));
    std::string names;
    for (const DatabaseColumn& column : columns) {
        names.append(names.empty() ? "" : ", ").append(quoted_name(column.name));
        names.append(column.type.empty() ? "" : " " + column.type).append(" NOT NULL");
    }
    database_->exec("CREATE TABLE " + quoted_name(table_) + " (" + names + ")");
    database_->exec("CREATE TABLE holdfast (name TEXT PRIMARY KEY, value NOT NULL)");
    database_->exec("INSERT INTO holdfast VALUES ('table', '" + table_ + "'), ('version', " +
                    std::to_string(format_version) + "), ('plan', '" + digest +
                    "'), ('done', 0), ('checksum', '" + checksum_text(checksum_, done_) + "')");
}

void TableDatabase::resume(const std::string& digest, const StopFlag* stop) {
    const bool is_ours = database_->execAndGet("PRAGMA user_version").getInt64() == format_version;
    if (!is_ours || value_of("plan") != digest) file_.refuse_other_plan();
    done_ = std::strtoull(value_of("done").c_str(), nullptr, 10);
    check_rows(stop);
    if (checksum_text(checksum_, done_) != value_of("checksum")) {
        throw DataError("the file is damaged: its rows do not match their checksum", file_.part());
    }
}

void TableDatabase::check_rows(const StopFlag* stop) {
    // Reads the rows in the table's own order, that of insertion. It cannot be asked for by name, because a
    // column may be called rowid, or any other name for it.
    SQLite::Statement rows(*database_, "SELECT * FROM " + quoted_name(table_) + " NOT INDEXED");
    for (; rows.executeStep(); ++rows_) {
        throw_if_stopped(stop);
        checksum_ = checksum_with(checksum_, row_of(rows));
    }
}

std::string TableDatabase::value_of(const std::string& name) const {
    return database_->execAndGet("SELECT value FROM holdfast WHERE name = '" + name + "'").getString();
}

void TableDatabase::set_value(const std::string& name, const DatabaseCell& value) const {
    SQLite::Statement update(*database_, "UPDATE holdfast SET value = ? WHERE name = '" + name + "'");
    bind_cell(update, 1, value);
    update.exec();
}

void TableDatabase::append(const std::vector<DatabaseRow>& rows, u64 done) {
    try {
        SQLite::Transaction transaction(*database_, SQLite::TransactionBehavior::IMMEDIATE);
        if (value_of("done") != std::to_string(done_)) file_.refuse_in_use();
        std::string places = "?";
        for (std::size_t column = 1; column < columns_; ++column) places += ", ?";
        SQLite::Statement insert(*database_,
                                 "INSERT INTO " + quoted_name(table_) + " VALUES (" + places + ")");
        u64 checksum = checksum_;
        for (const DatabaseRow& row : rows) {
            for (std::size_t column = 0; column < columns_; ++column) {
                bind_cell(insert, column + 1, row[column]);
            }
            insert.exec();
            insert.reset();
            checksum = checksum_with(checksum, row);
        }
        set_value("done", static_cast<i64>(done));
        set_value("checksum", checksum_text(checksum, done));
        transaction.commit();
        done_ = done;
        rows_ += rows.size();
        checksum_ = checksum;
    } catch (const SQLite::Exception& error) {
        throw ErrorOf<std::runtime_error>(file_.part() + ": " + error.what());
    }
}

// SQLite counts how often a file was locked and changed, in two big-endian numbers of its header. A file
// whose writer was killed was locked more often, and must still have the same bytes.
void TableDatabase::finish() {
    constexpr std::array<unsigned char, 4> once{0, 0, 0, 1};
    const storage::OpenFile part = file_.open_part();
    // Checks the file that SQLite has locked: another file may have its name by now.
    int has_moved = 0;
    sqlite3_file_control(database_->getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &has_moved);
    if (has_moved != 0) file_.fail_replaced();
    for (const u64 place : {24U, 92U}) {
        if (const int code = part.write_at(place, once.data(), once.size())) file_.fail(code);
    }
    // It holds no pending work. Before the file has its name: killed afterwards, nobody would look for it.
    std::error_code ignored;
    std::filesystem::remove(file_.part() + "-journal", ignored);
    file_.complete(part);
    database_.reset();
}

}  // namespace holdfast::exports
