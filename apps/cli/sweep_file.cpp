#include <algorithm>
#include <stdexcept>

#include <apps/cli/out_file.h>
#include <apps/cli/output.h>
#include <apps/cli/sweep_file.h>
#include <fmt/format.h>

#include <holdfast/core/error.h>
#include <holdfast/exports/csv_table_file.h>
#include <holdfast/exports/table_database.h>
#include <holdfast/queries/output/json_text.h>
#include <holdfast/queries/output/numbers.h>
#include <holdfast/queries/videopoker/sweep.h>
#include <holdfast/queries/videopoker/sweep_columns.h>

namespace holdfast::cli {
namespace {

using queries::SweepLine;
using queries::SweepPlan;
using queries::SweepRow;

/// The index in the product of the paytable of a CSV line: its pays are the first cells.
u64 index_of_line(const SweepPlan& plan, const std::string& line, const std::string& path) {
    std::vector<std::size_t> places;
    // Pays have no commas (plain_pay_text), so their cells are never quoted. A line that was cut short ends
    // in an empty cell, which is no pay.
    std::size_t at = 0;
    for (const videopoker::PayAxis& axis : plan.ranges.grid.axes()) {
        const std::size_t comma = std::min(line.find(',', at), line.size());
        const std::string cell = line.substr(at, comma - at);
        const auto pay = std::find_if(axis.pays.begin(), axis.pays.end(), [&](const Rational& each) {
            return queries::plain_pay_text(each) == cell;
        });
        if (pay == axis.pays.end())
            throw DataError("the file is damaged: its last line is not of this sweep", path);
        places.push_back(static_cast<std::size_t>(pay - axis.pays.begin()));
        at = std::min(comma + 1, line.size());
    }
    return plan.ranges.grid.index_of(places);
}

// Both return the paytables that the file holds, those of earlier runs among them.
u64 write_csv(const SweepPlan& plan, const std::string& path, const Work& work) {
    exports::CsvTableFile file(path, plan.digest(), queries::sweep_csv_header(plan));
    // Paytables after the last line that did not pass are looked at once more.
    const u64 first = file.last_line() ? index_of_line(plan, *file.last_line(), path + ".part") + 1 : 0;
    sweep(
        plan, first,
        [&](const std::vector<SweepRow>& rows, u64) { file.append(queries::sweep_csv_lines(plan, rows)); },
        work);
    file.finish();
    return file.lines();
}

/// SQLite has 64-bit integers and doubles: of 1/3 it gets the nearest one, where CSV has the fraction.
exports::DatabaseCell pay_cell(const Rational& pay) {
    if (pay.is_integer()) return static_cast<i64>(pay.numerator().to_u128());
    return nearest_double(pay);
}

/// Counts are whole numbers, which JSON writes as text.
exports::DatabaseCell cell_of(const queries::Json& value) {
    if (value.is_number()) return value.get<double>();
    const std::string text = value.get<std::string>();
    if (text.find_first_not_of("0123456789") != std::string::npos) return text;
    return static_cast<i64>(std::stoll(text));
}

u64 write_database(const SweepPlan& plan, const std::string& path, const Work& work) {
    std::vector<std::string> titles;
    std::vector<queries::DataColumn<SweepLine>> columns = sweep_columns(plan, titles);
    // Columns without a title are those of JSON alone; the first ones left are the pays, axis by axis.
    columns.erase(std::remove_if(columns.begin(), columns.end(),
                                 [](const auto& column) { return column.title.empty(); }),
                  columns.end());
    std::vector<std::string> names;
    for (const auto& column : columns) names.emplace_back(column.title);
    const std::size_t axes = plan.ranges.names.size();
    exports::TableDatabase file(path, "paytables", names, plan.digest());
    const auto append = [&](const std::vector<SweepRow>& rows, u64 next) {
        std::vector<exports::DatabaseRow> cells;
        for (const SweepRow& row : rows) {
            const SweepLine line(plan, row);
            exports::DatabaseRow& of_row = cells.emplace_back();
            for (std::size_t column = 0; column < columns.size(); ++column) {
                of_row.push_back(column < axes ? pay_cell(line.pay(column))
                                               : cell_of(columns[column].value(line)));
            }
        }
        file.append(cells, next);
    };
    sweep(plan, file.done(), append, work);
    const u64 rows = file.rows();
    file.finish();
    return rows;
}

/// What is said when the file is complete.
struct SweptFile {
    std::string path;
    u64 paytables;  ///< swept
    u64 written;    ///< those that pass the filters
};

queries::Json to_json(const SweptFile& file) {
    queries::Json json = queries::answer_object("videopoker.sweep");
    json["file"] = file.path;
    json["paytables"] = queries::json_count(file.paytables);
    json["written"] = queries::json_count(file.written);
    return json;
}

std::string to_csv(const SweptFile& file) {
    return fmt::format("paytables,written\n{},{}\n", file.paytables, file.written);
}

std::string swept_text(const SweptFile& file) {
    const std::string swept =
        queries::grouped(file.paytables) + (file.paytables == 1 ? " paytable swept" : " paytables swept");
    if (file.written == file.paytables) return fmt::format("{} is complete: {}\n", file.path, swept);
    return fmt::format("{} is complete: {}, {} within the filters\n", file.path, swept,
                       queries::grouped(file.written));
}

}  // namespace

WrittenAnswer write_sweep_file(const queries::Fields& fields, queries::Session& session, const Work& work,
                               AnswerForm form, const std::string& path) {
    const SweepPlan plan =
        plan_of(queries::VideopokerSweepRequest::read(fields), session, queries::most_swept_into_lines);
    u64 written = 0;
    try {
        written = ends_in(path, ".csv") ? write_csv(plan, path, work) : write_database(plan, path, work);
    } catch (const Stopped&) {
        // A plain "stopped" would not say that nothing is lost.
        throw std::runtime_error("stopped; run the same command again to resume");
    }
    return {in_form(form, SweptFile{path, plan.size(), written}, swept_text)};
}

void write_sweep_lines(const queries::Fields& fields, queries::Session& session, const Work& work) {
    const SweepPlan plan =
        plan_of(queries::VideopokerSweepRequest::read(fields), session, queries::most_swept_into_lines);
    write_answer(queries::sweep_csv_header(plan));
    sweep(
        plan, 0,
        [&plan](const std::vector<SweepRow>& rows, u64) {
            write_answer(queries::sweep_csv_lines(plan, rows));
        },
        work);
}

}  // namespace holdfast::cli
