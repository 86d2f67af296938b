#include <algorithm>
#include <memory>
#include <optional>
#include <string>

#include <apps/cli/commands/batch_command.h>
#include <apps/cli/commands/export_command.h>
#include <apps/cli/commands/family_commands.h>
#include <apps/cli/commands/serve_command.h>
#include <apps/cli/help.h>
#include <apps/cli/long_work.h>
#include <apps/cli/output.h>
#include <apps/cli/program.h>
#include <apps/cli/typed_fields.h>
#include <apps/cli/usage_error.h>
#include <unistd.h>

#include <holdfast/ask/family.h>
#include <holdfast/ask/registry.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/core/version.h>

namespace holdfast::cli {
namespace {

/// What was typed for a query, and where its answer goes.
struct TypedQuery {
    explicit TypedQuery(const QueryCommand& query_command)
        : shown(query_command),
          fields(*query_command.query),
          dialog(query_command.dialog == nullptr ? nullptr : query_command.dialog()) {}

    const QueryCommand& shown;
    TypedFields fields;
    bool all = false;
    std::vector<std::string> out = {};
    std::vector<std::string> shard = {};
    std::shared_ptr<Dialog> dialog;  ///< null if the command holds none

    void add_to(CLI::App& command) {
        fields.add_to(command);
        if (shown.write_all != nullptr) {
            add_plain_flag(command, std::string(shown.all_flag), all, std::string(shown.all_help));
        }
        if (dialog != nullptr) dialog->add_to(command);
        if (shown.out_help.empty()) return;
        CLI::Option* const file = command.add_option("--out", out, std::string(shown.out_help));
        file->allow_extra_args(false)->type_name("FILE");
        if (shown.long_answer == nullptr) return;
        command.add_option("--shard", shard, "Compute only shard I of N; write it to --out")
            ->allow_extra_args(false)
            ->type_name("I/N")
            ->needs(file);
    }
};

/// A shard goes to a file of its own kind, which only `merge` reads.
WrittenAnswer write_shard(const TypedQuery& typed, const ask::Fields& fields, const AnswerOptions& options,
                          ask::Session& session, const Work& work) {
    const std::string path = out_path(typed.out);
    check_ending(path, {".shard"});
    // "I/N" is read there: how large N may be depends on the plan of the sweep.
    return typed.shown.long_answer->write_shard(fields, session, work, options.form(), path,
                                                single_value("--shard", typed.shard));
}

/// Answers the query in the form and to the place that were asked for. Throws ParseError on what was typed,
/// Stopped, and what writing throws.
void ask_and_write(const TypedQuery& typed, const AnswerOptions& options, ask::Session& session) {
    const QueryCommand& shown = typed.shown;
    // This may wait for a chart that comes through a pipe. Until then nothing can be lost, and Ctrl-C
    // ends the program as it ends any other.
    const ask::Fields fields = typed.fields.fields(session.supplied());
    if (typed.dialog != nullptr && typed.dialog->is_wanted()) {
        // It keeps each result before the next question: here, too, Ctrl-C may end the program.
        typed.dialog->hold(fields, options, session);
        return;
    }
    ProgressBar bar{std::string(shown.query->progress_unit)};
    Work work = bar.work(options.thread_count(shown.threads));
    work.stop = &raised_by_interrupts();
    if (!typed.shard.empty()) {
        const WrittenAnswer answer = write_shard(typed, fields, options, session, work);
        bar.clear();
        write_answer(answer.text);
        write_warnings(answer.warnings);
        return;
    }
    if (shown.long_answer != nullptr && options.form() == AnswerForm::csv && typed.out.empty()) {
        // On a terminal the lines themselves show the progress.
        if (isatty(STDOUT_FILENO) != 0) work.progress = {};
        shown.long_answer->write_lines(fields, session, work);
        return;
    }
    const QueryCommand::Write write = typed.all ? shown.write_all : shown.write;
    const bool has_file = !typed.out.empty();
    const std::string path = has_file ? out_path(typed.out) : "";
    const std::string ending = has_file ? ending_of(path, shown.out_endings) : "";
    WrittenAnswer answer;
    // A path that cannot be written is refused before anything is computed.
    if (has_file && shown.long_answer != nullptr) {
        // The answer is written as it is found, and an interrupted file is resumed, so a path that exists is
        // treated differently.
        answer = shown.long_answer->write_file(fields, session, work, options.form(), path);
        bar.clear();
    } else {
        std::optional<OutFile> out;
        if (has_file) out.emplace(path);
        answer = write(fields, session, work, options.form(), output_style());
        // Answer and bar may share a terminal.
        bar.clear();
        if (out) out->write(answer.files.at(ending));
    }
    write_answer(answer.text);
    if (!answer.drawn.empty() && has_file) {
        write_message({"wrote ", printable(path), ": ", answer.drawn, "\n"});
    }
    write_warnings(answer.warnings);
}

/// Like ask_and_write(), but errors name options (--some-cards), not fields (some_cards).
void answer_query(const TypedQuery& typed, const AnswerOptions& options, ask::Session& session) {
    try {
        ask_and_write(typed, options, session);
    } catch (const ask::FieldError& error) {
        typed.fields.throw_under_option(error);
    }
}

/// Every command takes --version, and says the same.
void add_version_flag(CLI::App& command) {
    command.set_version_flag("--version", "holdfast " + std::string(version), "Print the version and exit");
}

std::vector<SessionOption*> options_of(const QueryCommand& shown, const SessionOptions& sources) {
    std::vector<SessionOption*> own;
    for (const std::string_view name : shown.session_options) {
        for (const auto& each : sources) {
            if (each->name() == name) own.push_back(each.get());
        }
    }
    return own;
}

/// Until the command is typed it has nothing but its name and its help: the options of all commands together
/// take longer than many an answer.
void add_query_command(CLI::App& group, const QueryCommand& shown, AnswerOptions& options,
                       SessionOptions& sources, ask::Session& session) {
    CLI::App* const command =
        group.add_subcommand(std::string(shown.command), std::string(shown.query->summary));
    command->group(command_group);
    command->preparse_callback([command, &shown, &options, &sources, &session](std::size_t) {
        const std::vector<SessionOption*> own = options_of(shown, sources);
        // Kept alive by the callback below, as long as the command that refers to its members.
        const auto typed = std::make_shared<TypedQuery>(shown);
        typed->add_to(*command);
        for (SessionOption* const each : own) each->add_to(*command);
        options.add_to(*command);
        add_version_flag(*command);
        const bool has_several = shown.examples.find('\n') != std::string_view::npos;
        std::string footer = columns_help(shown.query->answer_type());
        if (!footer.empty() && !shown.columns.empty()) footer += "\n";
        if (!shown.columns.empty()) footer.append(shown.columns) += "\n";
        (footer += has_several ? "\nExamples:\n" : "\nExample:\n") += shown.examples;
        command->footer(footer);
        command->callback([typed, own, &options, &session] {
            for (const SessionOption* const each : own) {
                each->apply(session, SessionOption::Opening::as_needed);
            }
            answer_query(*typed, options, session);
        });
    });
}

CLI::App& add_group(CLI::App& app, const std::string& name, const std::string& description,
                    const std::string& footer) {
    CLI::App* const group = app.add_subcommand(name, description)->group(command_group);
    group->require_subcommand(1);
    group->footer(footer);
    return *group;
}

/// "game.table.info" is a command of the group `table` of the group `game`, "hand" of none.
CLI::App& group_of(CLI::App& app, std::string_view name) {
    CLI::App* group = &app;
    for (std::size_t dot = name.find('.'); dot != std::string_view::npos; dot = name.find('.')) {
        group = group->get_subcommand(std::string(name.substr(0, dot)));
        name.remove_prefix(dot + 1);
    }
    return *group;
}

/// The group of a family's commands: the program if it has none of its own.
CLI::App& add_family_group(CLI::App& app, const FamilyCommands& commands, AnswerOptions& options) {
    const auto found = std::find_if(ask::families().begin(), ask::families().end(),
                                    [&](const ask::Family* each) { return each->name == commands.family; });
    const ask::Family& family = **found;
    if (!family.has_group()) return app;
    CLI::App& group =
        add_group(app, std::string(family.name), std::string(family.summary), std::string(commands.footer));
    if (!family.alias.empty()) group.alias(std::string(family.alias));
    options.add_to(group);
    for (const FamilyCommands::Group& each : commands.groups) {
        options.add_to(add_group(group, std::string(each.name), std::string(each.description),
                                 std::string(each.footer)));
    }
    return group;
}

}  // namespace

void add_query_commands(CLI::App& app, AnswerOptions& options, SessionOptions& sources,
                        ask::Session& session) {
    for (const FamilyCommands* const family : family_commands()) {
        for (const auto& make : family->session_options) sources.push_back(make());
        CLI::App& group = add_family_group(app, *family, options);
        for (const QueryCommand& shown : family->commands) {
            add_query_command(group_of(app, shown.query->name), shown, options, sources, session);
        }
        if (family->add_further != nullptr) family->add_further(group, options, session);
    }
}

namespace {

constexpr const char* program_footer =
    "Exit status: 0 if answered; 2 if the input is wrong, or another process is using the file; 3 if a file "
    "that Holdfast wrote is damaged; 1 otherwise. Colours and progress bars appear on a terminal only; "
    "NO_COLOR=1 turns the colours off.\n\nExample:\n  ";

/// Adds the flag to all commands but those of queries, which add it when they are typed: until then they have one
/// option, their help.
void add_version_flags(CLI::App& command) {
    if (command.get_options().size() > 1) add_version_flag(command);
    for (CLI::App* const each : command.get_subcommands({})) add_version_flags(*each);
}

/// A command that does not exist has no help.
void write_help(const CLI::App& app, const Arguments& arguments) {
    if (!app.remaining(true).empty()) throw UsageError(CLI::ExtrasError(app.remaining(true)), app, arguments);
    write_answer(app.help());
}

}  // namespace

void run(const Arguments& arguments) {
    CLI::App app(ask::program_summary() + ".", "holdfast");
    app.formatter(std::make_shared<HelpFormat>());
    app.require_subcommand(1);
    app.footer(program_footer + std::string(family_commands().front()->example));
    // Commands keep references to these; they run inside app.parse() below, while both live.
    AnswerOptions options;
    SessionOptions sources;
    ask::Session session;
    session.answer_also(ask::local_queries());
    options.add_to(app);
    add_query_commands(app, options, sources, session);
    add_batch_command(app, options, sources, session);
    add_export_commands(app, options);
    add_serve_command(app, options, sources);
    add_version_flags(app);
    UsageError::check_signs(arguments);
    try {
        std::vector<std::string> words = with_help_option(arguments.for_parser(), app);
        std::reverse(words.begin(), words.end());  // as CLI11 wants them
        app.parse(std::move(words));
    } catch (const CLI::CallForVersion& asked) {
        write_answer(std::string(asked.what()) + "\n");
    } catch (const CLI::Success&) {
        write_help(app, arguments);
    } catch (const CLI::ParseError& error) {
        throw UsageError(error, app, arguments);
    }
}

}  // namespace holdfast::cli
