// What a sweep says of each paytable: the columns that JSON, CSV and databases share. Defined in
// sweep_json.cpp.
//
//   JSON  {"pays": {"full house": 8, "flush": 5}, "pays_exact": {"full house": "8/1", ...}, "return": ...,
//          "counts": {"royal flush": "...", ...}}
//   CSV   full house,flush,return,return_exact,royal flush count,...
#pragma once

#include <string>
#include <vector>

#include <holdfast/queries/answer/columns.h>
#include <holdfast/queries/videopoker/sweep.h>

namespace holdfast::queries {

struct SweepLine {
    SweepLine(const SweepPlan& of_plan, const SweepRow& of_row)
        : plan(of_plan), row(of_row), places(of_plan.ranges.grid.places_of(of_row.index)) {}

    const SweepPlan& plan;
    const SweepRow& row;
    std::vector<std::size_t> places;  ///< [axis]

    const Rational& pay(std::size_t axis) const { return plan.ranges.grid.axes()[axis].pays[places[axis]]; }
};

/// What a row pays as programs read it: 1750, 43.5, 1/3.
std::string plain_pay_text(const Rational& pay);

/// In the order of the fields in JSON. `titles` keeps the texts that the columns point to; it and the plan
/// must outlive them.
std::vector<DataColumn<SweepLine>> sweep_columns(const SweepPlan& plan, std::vector<std::string>& titles);

/// The first line of CSV, and a line for each row.
std::string sweep_csv_header(const SweepPlan& plan);
std::string sweep_csv_lines(const SweepPlan& plan, const std::vector<SweepRow>& rows);

}  // namespace holdfast::queries
