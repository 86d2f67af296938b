#include <algorithm>
#include <charconv>

#include <apps/cli/commands/sweep_file.h>
#include <apps/cli/output.h>
#include <fmt/format.h>

#include <holdfast/core/error.h>
#include <holdfast/core/rational.h>
#include <holdfast/exports/table_database.h>
#include <holdfast/queries/answer/numbers.h>
#include <holdfast/storage/csv_table_file.h>

namespace holdfast::cli {

queries::Json to_json(const SweptFile& file) {
    queries::Json json = queries::answer_object("videopoker.sweep");
    json["file"] = file.path;
    if (!file.shard.empty()) json["shard"] = file.shard;
    json["paytables"] = queries::json_count(file.paytables);
    json["written"] = queries::json_count(file.written);
    return json;
}

std::string to_csv(const SweptFile& file) {
    return fmt::format("paytables,written\n{},{}\n", file.paytables, file.written);
}

std::string swept_text(const SweptFile& file) {
    const std::string swept = (file.shard.empty() ? "" : "shard " + file.shard + ", ") +
                              queries::grouped(file.paytables) +
                              (file.paytables == 1 ? " paytable swept" : " paytables swept");
    if (file.written == file.paytables) return fmt::format("{} is complete: {}\n", file.path, swept);
    return fmt::format("{} is complete: {}, {} within the filters\n", file.path, swept,
                       queries::grouped(file.written));
}

namespace {

using exports::DatabaseCell;
using queries::SweepPlan;

class CsvSweep : public SweepFile {
  public:
    CsvSweep(const SweepPlan& plan, const std::string& path, const StopFlag* stop)
        : file_(path, plan.digest(), queries::sweep_csv_header(plan), stop) {}

    u64 done() const override { return file_.done(); }
    void append(const std::string& lines, u64 next) override { file_.append(lines, next); }
    u64 finish() override {
        file_.finish();
        return file_.lines();
    }

  private:
    storage::CsvTableFile file_;
};

/// What becomes of the cells of a column in SQLite, which has 64-bit integers and doubles.
enum class CellKind : u8 { pay, real, count_or_text };

/// Of 1/3 SQLite gets the nearest double, where CSV has the fraction.
DatabaseCell pay_cell(const Rational& pay) {
    if (pay.is_integer()) return static_cast<i64>(pay.numerator().to_u128());
    return nearest_double(pay);
}

DatabaseCell real_cell(const std::string& text) {
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

DatabaseCell cell_of(CellKind kind, const std::string& text) {
    if (kind == CellKind::pay) return pay_cell(exact_number(text).value());
    if (kind == CellKind::real) return real_cell(text);
    if (text.find_first_not_of("0123456789") != std::string::npos) return text;
    return static_cast<i64>(std::stoll(text));
}

class DatabaseSweep : public SweepFile {
  public:
    DatabaseSweep(const SweepPlan& plan, const std::string& path, const StopFlag* stop)
        : file_(path, "paytables", columns_of(plan), plan.digest(), stop) {}

    u64 done() const override { return file_.done(); }
    void append(const std::string& lines, u64 next) override {
        std::vector<exports::DatabaseRow> rows;
        std::size_t at = 0;
        while (at < lines.size()) {
            exports::DatabaseRow& row = rows.emplace_back();
            // Numbers and fractions have no commas, so no cell of a line is quoted.
            for (const CellKind kind : kinds_) {
                const std::size_t end = lines.find_first_of(",\n", at);
                row.push_back(cell_of(kind, lines.substr(at, end - at)));
                at = end + 1;
            }
        }
        file_.append(rows, next);
    }
    u64 finish() override {
        const u64 rows = file_.rows();
        file_.finish();
        return rows;
    }

  private:
    std::vector<exports::DatabaseColumn> columns_of(const SweepPlan& plan) {
        std::vector<exports::DatabaseColumn> columns;
        for (const std::string& name : sweep_titles(plan)) {
            columns.push_back({name});
            const bool is_pay = columns.size() <= plan.ranges.names.size();
            const bool is_real = name == "return" || name == "variance" || name == "hit_frequency";
            kinds_.push_back(is_pay ? CellKind::pay : is_real ? CellKind::real : CellKind::count_or_text);
        }
        return columns;
    }

    std::vector<CellKind> kinds_;  ///< [column]
    exports::TableDatabase file_;
};

}  // namespace

std::unique_ptr<SweepFile> open_sweep_file(const SweepPlan& plan, const std::string& path,
                                           const StopFlag* stop) {
    if (ends_in(path, ".csv")) return std::make_unique<CsvSweep>(plan, path, stop);
    return std::make_unique<DatabaseSweep>(plan, path, stop);
}

}  // namespace holdfast::cli
