// Complete tables: `holdfast holdem table build`, in blocks.
#include <memory>

#include <apps/cli/arguments.h>
#include <apps/cli/holdem/table_answers.h>
#include <apps/cluster/family_jobs.h>
#include <fmt/format.h>

#include <holdfast/holdem/tables/table_builder.h>
#include <holdfast/storage/table_file.h>

namespace holdfast::cluster {
namespace {

/// Throws ParseError if more shards are asked for than there are blocks.
ShardedJob table_job(holdem::TableKind kind, const JobOptions& options) {
    const storage::TablePlan plan = table_plan(kind);
    const std::size_t blocks = plan.block_ends.size();
    // A rank writes one shard at a time (ShardRunner), so no two threads use the builder at once.
    const auto builder = std::make_shared<holdem::TableBuilder>(kind);  // shards of a rank follow one another
    // Checks only the header: merging checks every byte, and a shard of a large table takes a while to read.
    const auto is_shard = [plan, blocks](storage::Shard shard, const std::string& path) {
        const storage::TableFile file(path);
        const auto expected = storage::TableHeader::of(plan, shard_of(blocks, shard));
        return file.header().plan_digest == expected.plan_digest &&
               file.header().first_entry == expected.first_entry && file.header().entries == expected.entries;
    };
    return {options.file,
            fmt::format("{}, {:016x}", cli::named(kind), plan.digest()),
            shard_count(options, blocks, cli::named(kind)),
            options.threads,
            [builder](storage::Shard shard, const std::string& path, const Work& work) {
                builder->build(path, shard, work);
            },
            is_shard,
            [options](const std::vector<std::string>& paths, const Work& work) {
                storage::merge_tables(paths, options.file, work);
                return cli::written_table("holdem.table.build", options.file, options.form);
            }};
}

void add_table_build(Commands& commands) {
    CLI::App* const build = commands.add_group("table", "Complete tables of hold'em odds")
                                .add_subcommand("build", "Build a table");
    const auto kind = std::make_shared<std::string>();
    build->add_option("KIND", *kind, "river, turn, flop, strength-turn or strength-flop")
        ->required()
        ->type_name("");
    commands.finish(*build, [kind](const JobOptions& options, ask::Session&) {
        return table_job(cli::parse_kind(cli::Arguments::as_typed(*kind)), options);
    });
}

}  // namespace

const FamilyJobs& holdem_jobs() {
    static const FamilyJobs jobs{"table build flop --out flop.table", add_table_build};
    return jobs;
}

}  // namespace holdfast::cluster
