#include <algorithm>

#include <apps/cli/sweep_file.h>
#include <apps/cli/sweep_shard.h>
#include <fmt/format.h>

#include <holdfast/core/error.h>
#include <holdfast/core/stop.h>
#include <holdfast/storage/lines_file.h>
#include <holdfast/storage/lines_writer.h>

namespace holdfast::cli {
namespace {

using queries::SweepRow;
using storage::LinesFile;

constexpr const char* shard_kind = "videopoker sweep";

/// The sweep that shards of a file are of. What this program cannot make of the request, another version wrote.
RequestedSweep sweep_of(const LinesFile& shard, queries::Session& session) {
    const storage::LinesHeader& header = shard.header();
    if (header.kind != shard_kind) throw DataError("this is no shard of a sweep", shard.path());
    constexpr const char* other_version = "this is a shard of another version of Holdfast";
    try {
        const std::vector<queries::Field>& declared = queries::VideopokerSweepRequest::query().fields;
        RequestedSweep sweep =
            requested_sweep(queries::Fields(declared, queries::parse_json(header.request)), session);
        if (sweep.plan.digest() != header.plan || sweep.step_ends.size() != header.steps) {
            throw DataError(other_version, shard.path());
        }
        return sweep;
    } catch (const ParseError&) {
        throw DataError(other_version, shard.path());
    }
}

}  // namespace

RequestedSweep requested_sweep(const queries::Fields& fields, queries::Session& session) {
    queries::SweepPlan plan =
        plan_of(queries::VideopokerSweepRequest::read(fields), session, queries::most_swept_into_lines);
    std::vector<u64> ends = step_ends(plan);
    return {fields.source(), std::move(plan), std::move(ends)};
}

storage::LinesHeader header_of(const RequestedSweep& sweep, storage::Shard shard) {
    const std::size_t steps = sweep.step_ends.size();
    return {shard_kind, sweep.plan.digest(), steps, shard_of(steps, shard), sweep.request};
}

SweptFile write_sweep_shard(const RequestedSweep& sweep, storage::Shard shard, const std::string& path,
                            const Work& work) {
    const storage::LinesHeader header = header_of(sweep, shard);
    const u64 first = sweep.first_of(header.range.first);
    const u64 end = sweep.step_ends[header.range.end - 1];
    storage::LinesWriter writer(path, header, work.stop);
    Work within = work.quietly();
    if (work.progress) within.progress = [&](u64 done, u64) { work.progress(done - first, end - first); };
    queries::sweep(
        sweep.plan, {sweep.first_of(writer.next()), end},
        [&](const std::vector<SweepRow>& rows, u64) { writer.append(sweep_csv_lines(sweep.plan, rows)); },
        within);
    writer.finish();
    return {path, end - first, writer.lines(), fmt::format("{}/{}", shard.number, shard.of)};
}

SweptFile merge_sweep_shards(const std::vector<std::string>& paths, queries::Session& session,
                             const std::string& path, const Work& work) {
    const std::vector<LinesFile> shards = storage::open_all_shards(paths, work.stop);
    const RequestedSweep sweep = sweep_of(shards.front(), session);
    const std::unique_ptr<SweepFile> file = open_sweep_file(sweep.plan, path, work.stop);
    for (const LinesFile& shard : shards) {
        for (std::size_t step = 0; step < shard.steps(); ++step) {
            throw_if_stopped(work.stop);
            const u64 next = sweep.step_ends[shard.header().range.first + step];
            // A file that was begun ends with a step of the plan, which all its shards share.
            if (file->done() < next) file->append(shard.lines_of(step), next);
            if (work.progress) work.progress(next, sweep.plan.size());
        }
    }
    return {path, sweep.plan.size(), file->finish()};
}

}  // namespace holdfast::cli
