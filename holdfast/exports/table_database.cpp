#include <numeric>
#include <stdexcept>

#include <SQLiteCpp/SQLiteCpp.h>

#include <holdfast/core/error.h>
#include <holdfast/exports/table_database.h>

namespace holdfast::exports {
namespace {

constexpr u32 holdfast_id = 0x486f6c64;  // "Hold", in every database of Holdfast
constexpr i64 format_version = 4;        // until 3 it had a checksum of its rows, to be resumed

/// Whether a database has our application_id, which lies in its header.
bool has_our_id(const storage::OpenFile& file) {
    constexpr std::size_t place = 68;
    constexpr std::size_t size = 4;
    const storage::MappedFile mapped(file);
    // A shorter one was killed before it was written.
    if (mapped.bytes() == nullptr || mapped.size() < place + size) return true;
    return std::accumulate(mapped.bytes() + place, mapped.bytes() + place + size, u32{0},
                           [](u32 id, unsigned char byte) { return id << 8U | byte; }) == holdfast_id;
}

/// Quotes a name for SQL, whatever characters it has.
std::string quoted_name(const std::string& name) {
    std::string text = "\"";
    for (const char letter : name) text.append(letter == '"' ? 2 : 1, letter);
    return text + "\"";
}

}  // namespace

template <class Part>
void TableDatabase::with_errors_of_the_file(const Part& part) const {
    try {
        part();
    } catch (const SQLite::Exception& error) {
        throw ErrorOf<std::runtime_error>(file_.file().part() + ": " + error.what());
    }
}

TableDatabase::~TableDatabase() = default;

TableDatabase::TableDatabase(const std::string& path, const std::string& table,
                             const std::vector<DatabaseColumn>& columns, const std::string& digest)
    : file_(path, std::string_view("SQLite format 3", 16), has_our_id) {
    with_errors_of_the_file([&] { create(table, columns, digest); });
}

void TableDatabase::create(const std::string& table, const std::vector<DatabaseColumn>& columns,
                           const std::string& digest) {
    database_ = std::make_unique<SQLite::Database>(file_.file().part(), SQLite::OPEN_READWRITE);
    for (const char* setting : {"locking_mode = EXCLUSIVE", "journal_mode = OFF", "synchronous = OFF"}) {
        database_->exec(std::string("PRAGMA ") + setting);
    }
    database_->exec("BEGIN EXCLUSIVE");
    database_->exec("PRAGMA application_id = " + std::to_string(holdfast_id));
    database_->exec("PRAGMA user_version = " + std::to_string(format_version));
    std::string names;
    std::string places;
    for (const DatabaseColumn& column : columns) {
        const char* const comma = names.empty() ? "" : ", ";
        names.append(comma).append(quoted_name(column.name));
        names.append(column.type.empty() ? "" : " " + column.type).append(" NOT NULL");
        places.append(comma).append("?");
    }
    database_->exec("CREATE TABLE " + quoted_name(table) + " (" + names + ")");
    database_->exec("CREATE TABLE holdfast (name TEXT PRIMARY KEY, value NOT NULL)");
    database_->exec("INSERT INTO holdfast VALUES ('table', '" + table + "'), ('version', " +
                    std::to_string(format_version) + "), ('plan', '" + digest + "')");
    // So a file that was begun is known as one of SQLite.
    database_->exec("COMMIT; BEGIN EXCLUSIVE");
    insert_ = std::make_unique<SQLite::Statement>(
        *database_, "INSERT INTO " + quoted_name(table) + " VALUES (" + places + ")");
}

void TableDatabase::append(const DatabaseRow& row) {
    with_errors_of_the_file([&] {
        for (std::size_t column = 0; column < row.size(); ++column) {
            std::visit([&](const auto& value) { insert_->bind(static_cast<int>(column + 1), value); },
                       row[column]);
        }
        insert_->exec();
        insert_->reset();
    });
}

void TableDatabase::finish(u64 done) {
    with_errors_of_the_file([&] {
        insert_.reset();
        database_->exec("INSERT INTO holdfast VALUES ('done', " + std::to_string(done) + ")");
        database_->exec("COMMIT");
        database_.reset();
    });
    file_.finish();
}

}  // namespace holdfast::exports
