#include <memory>
#include <utility>

#include <apps/cli/help.h>
#include <apps/cli/output.h>
#include <apps/cluster/commands.h>
#include <apps/cluster/family_jobs.h>

#include <holdfast/core/version.h>

namespace holdfast::cluster {
namespace {

std::string footer_with_examples() {
    std::string text =
        "Each MPI rank computes the next free shard. Finished shards are kept in the folder FILE.shards,\n"
        "which all machines must share, and are merged into FILE, byte for byte what the program\n"
        "holdfast writes. If the run is stopped or killed, run the same command again to resume.\n\n"
        "Examples:";
    for (const FamilyJobs* const family : family_jobs()) {
        text.append("\n  mpirun -n 4 holdfast-cluster ").append(family->example);
    }
    return text;
}

}  // namespace

Commands::Commands(std::optional<ShardedJob>& job, ask::Session& session)
    : app_("Exact poker odds, on many machines.", "holdfast-cluster"),
      footer_(footer_with_examples()),
      job_(job),
      session_(session) {
    app_.formatter(std::make_shared<cli::HelpFormat>());
    app_.require_subcommand(1);
    app_.footer(footer_);
    app_.set_version_flag("--version", "holdfast-cluster " + std::string(version),
                          "Print the version and exit");
    for (const FamilyJobs* const family : family_jobs()) family->add_to(*this);
}

CLI::App& Commands::add_group(const std::string& name, const std::string& description) {
    CLI::App* const group = app_.add_subcommand(name, description)->group(cli::command_group);
    group->require_subcommand(1);
    group->footer(footer_);
    return *group;
}

void Commands::finish(CLI::App& command, MakeJob make_job) {
    const auto add = [&command](const char* name, std::vector<std::string>& values, const char* kind,
                                const char* help) {
        return command.add_option(name, values, help)->allow_extra_args(false)->type_name(kind);
    };
    add("--out", out_, "FILE", "The file to write; it must not exist yet")->required();
    add("--shards", shards_, "N", "Number of shards (default: 256, or the most possible)");
    answer_.add_to(command);
    command.group(cli::command_group);
    command.footer(footer_);
    command.callback([this, make_job = std::move(make_job)] { job_ = make_job(options(), session_); });
}

JobOptions Commands::options() const {
    // One thread unless --threads says more: mpirun usually starts a rank for each core.
    return {cli::out_path(out_), shards_, answer_.thread_count(1), answer_.form()};
}

}  // namespace holdfast::cluster
