#include <array>
#include <fstream>
#include <stdexcept>

#include <SQLiteCpp/SQLiteCpp.h>

#include <holdfast/core/error.h>
#include <holdfast/exports/table_database.h>

namespace holdfast::exports {
namespace {

constexpr u32 holdfast_id = 0x486f6c64;  // "Hold", in every database of ours
constexpr i64 table_version = 1;

/// A name in SQL, whatever is in it.
std::string quoted_name(const std::string& name) {
    std::string text = "\"";
    for (const char letter : name) text.append(letter == '"' ? 2 : 1, letter);
    return text + "\"";
}

/// By the first bytes, so that nobody else's database is opened.
bool is_database_of_ours(const std::string& path) {
    constexpr std::size_t id_place = 68;
    std::array<char, id_place + 4> head{};
    std::ifstream file(path, std::ios::binary);
    file.read(head.data(), head.size());
    u32 id = 0;
    for (std::size_t i = id_place; i < head.size(); ++i) id = id << 8U | static_cast<unsigned char>(head[i]);
    return file && std::string(head.data()) == "SQLite format 3" && id == holdfast_id;
}

}  // namespace

TableDatabase::~TableDatabase() = default;

TableDatabase::TableDatabase(const std::string& path, const std::string& table,
                             const std::vector<std::string>& columns, const std::string& digest)
    : file_(path), table_(table), columns_(columns.size()) {
    const bool is_begun = file_.is_begun();
    if (is_begun && !is_database_of_ours(file_.part())) file_.refuse_stranger();
    try {
        database_ =
            std::make_unique<SQLite::Database>(file_.part(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        // Without a schema: new, or killed before its first transaction ended.
        if (database_->execAndGet("PRAGMA schema_version").getInt64() == 0) {
            create(columns, digest);
        } else {
            resume(digest);
        }
    } catch (const SQLite::Exception& error) {
        if (is_begun) throw DataError(error.what(), file_.part());
        throw std::runtime_error(file_.part() + ": " + error.what());
    }
}

void TableDatabase::create(const std::vector<std::string>& columns, const std::string& digest) {
    SQLite::Transaction transaction(*database_);
    database_->exec("PRAGMA application_id = " + std::to_string(holdfast_id));
    database_->exec("PRAGMA user_version = " + std::to_string(table_version));
    std::string names;
    for (const std::string& column : columns) {
        names.append(names.empty() ? "" : ", ").append(quoted_name(column)).append(" NOT NULL");
    }
    database_->exec("CREATE TABLE " + quoted_name(table_) + " (" + names + ")");
    database_->exec("CREATE TABLE holdfast (name TEXT PRIMARY KEY, value NOT NULL)");
    database_->exec("INSERT INTO holdfast VALUES ('table', '" + table_ + "'), ('version', " +
                    std::to_string(table_version) + "), ('plan', '" + digest + "'), ('done', 0)");
    transaction.commit();
}

void TableDatabase::resume(const std::string& digest) {
    const auto value_of = [this](const std::string& name) {
        return database_->execAndGet("SELECT value FROM holdfast WHERE name = '" + name + "'");
    };
    if (value_of("plan").getString() != digest) file_.refuse_other_plan();
    done_ = static_cast<u64>(value_of("done").getInt64());
}

// Rows are only ever appended, so the last number is their count, without a walk through all of them.
u64 TableDatabase::rows() const {
    return static_cast<u64>(
        database_->execAndGet("SELECT coalesce(max(rowid), 0) FROM " + quoted_name(table_)).getInt64());
}

void TableDatabase::append(const std::vector<DatabaseRow>& rows, u64 done) {
    try {
        SQLite::Transaction transaction(*database_, SQLite::TransactionBehavior::IMMEDIATE);
        std::string places = "?";
        for (std::size_t column = 1; column < columns_; ++column) places += ", ?";
        SQLite::Statement insert(*database_,
                                 "INSERT INTO " + quoted_name(table_) + " VALUES (" + places + ")");
        for (const DatabaseRow& row : rows) {
            for (std::size_t column = 0; column < columns_; ++column) {
                std::visit([&](const auto& cell) { insert.bind(static_cast<int>(column) + 1, cell); },
                           row[column]);
            }
            insert.exec();
            insert.reset();
        }
        SQLite::Statement update(*database_, "UPDATE holdfast SET value = ? WHERE name = 'done'");
        update.bind(1, static_cast<i64>(done));
        update.exec();
        transaction.commit();
        done_ = done;
    } catch (const SQLite::Exception& error) {
        throw std::runtime_error(file_.part() + ": " + error.what());
    }
}

void TableDatabase::finish() {
    database_.reset();
    file_.complete();
}

}  // namespace holdfast::exports
