// The query `videopoker.sweep`: the returns of many paytables, the product of ranges of pays.
//
//   "full house=8,9", "flush=5..6"      8/5, 8/6, 9/5, 9/6: the last range runs fastest
//
// A plan is made once, and then followed paytable by paytable, from the beginning or from any place in it: an
// answer collects the rows that pass the filters, a file takes them as they come.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/prepared/pay_ranges.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::ask {

/// The most paytables of a sweep whose answer is kept whole.
inline constexpr u64 most_swept_for_answer = 100'000;
/// The bytes kept for an answer, about: room for fewer paytables if each has many columns or long names.
inline constexpr u64 most_swept_bytes = u64{64} << 20U;
/// The most paytables of a sweep whose lines are written as they are found.
inline constexpr u64 most_swept_into_lines = 1'000'000'000;

struct VideopokerSweepRequest {
    GameChoice game;                           ///< its pay changes are the ranges
    std::optional<std::string> returns = {};   ///< filter
    std::optional<std::string> variance = {};  ///< filter
    std::vector<std::string> columns = {};     ///< of sweep_column_choices, several in one text with commas
    videopoker::TieRule tie_rule = videopoker::TieRule::lowest_variance;

    static Query query();
    static VideopokerSweepRequest read(const Fields& fields);
};

/// The columns that can be asked for besides the return: "variance", "hit-frequency", "counts".
const std::vector<std::string>& sweep_column_choices();

/// A sweep as plan_of() has checked it: what it runs through, what it keeps, and its columns.
struct SweepPlan {
    std::shared_ptr<const PreparedGame> prepared;
    PayRanges ranges;
    NumberFilter returns;
    NumberFilter variance;
    bool has_variance = false;  ///< as a column; a filter makes it one
    bool has_hit_frequency = false;
    bool has_counts = false;
    videopoker::TieRule tie_rule = videopoker::TieRule::lowest_variance;

    u64 size() const { return ranges.grid.size(); }
    bool needs_analysis() const { return has_variance || has_hit_frequency || has_counts; }
    /// 16 hexadecimal digits that tell this plan from any other, by the game, the ranges, the filters, the
    /// columns and the size of a step.
    std::string digest() const;
};

/// A paytable that passes the filters.
struct SweepRow {
    u64 index = 0;  ///< in the product
    Rational expected_return;
    /// Null unless the plan needs it: a hundred thousand rows take much less memory without it.
    std::shared_ptr<videopoker::GameAnalysis> analysis;
};

/// A row with what it pays. Refers to the plan and the row, which must outlive it.
struct SweepLine {
    SweepLine(const SweepPlan& of_plan, const SweepRow& of_row)
        : plan(of_plan), row(of_row), places(of_plan.ranges.grid.places_of(of_row.index)) {}

    const SweepPlan& plan;
    const SweepRow& row;
    std::vector<std::size_t> places;  ///< [axis]

    const Rational& pay(std::size_t axis) const { return plan.ranges.grid.axes()[axis].pays[places[axis]]; }
};

/// Throws FieldError as PreparedGames::prepare does; on ranges, filters and columns that are malformed; on
/// columns of the same name; and on more paytables than `most`. Throws Stopped.
SweepPlan plan_of(const VideopokerSweepRequest& request, Session& session, u64 most = most_swept_for_answer,
                  const StopFlag* stop = nullptr);

/// Receives the rows of the next paytables that pass the filters, in order, and the index after the last of
/// these paytables.
using SweepSink = std::function<void(const std::vector<SweepRow>& rows, u64 next)>;

/// Some of the paytables of the product, from `first` up to `end`.
struct SweepStretch {
    u64 first;
    u64 end;
};

/// The offset at which each step of a sweep ends, counted from the beginning.
std::vector<u64> step_ends(const SweepPlan& plan);

/// Sweeps these paytables. Where the steps end depends only on the plan and the stretch: if the stretch
/// consists of steps of the whole sweep, they are those steps. Progress counts paytables, from 0 up to its
/// end. Throws Stopped.
void sweep(const SweepPlan& plan, SweepStretch stretch, const SweepSink& sink, const Work& work);

/// The paytables that pass the filters, in the order of the product.
struct VideopokerSweepAnswer {
    SweepPlan plan;
    std::vector<SweepRow> rows;
    std::vector<std::string> warnings = {};

    static void declare(Shape<VideopokerSweepAnswer>& shape);
};

/// Throws as plan_of does, Stopped, and FieldError if the rows that pass are too many for their columns.
VideopokerSweepAnswer answer(const VideopokerSweepRequest& request, Session& session, const Work& work = {});

/// A column of CSV, and what its cells hold.
struct SweepColumn {
    std::string title;
    ValueKind kind;
};

/// The columns of CSV; the first ones are the pays, axis by axis.
///
///   full house,flush,return,return_exact,royal flush count,...
std::vector<SweepColumn> sweep_csv_columns(const SweepPlan& plan);
/// The first line of CSV, and a line for each row: ready to be appended as the steps of the sweep end.
std::string sweep_csv_header(const SweepPlan& plan);
std::string sweep_csv_lines(const SweepPlan& plan, const std::vector<SweepRow>& rows);

/// A line for each paytable.
std::string to_csv(const VideopokerSweepAnswer& answer);

}  // namespace holdfast::ask
