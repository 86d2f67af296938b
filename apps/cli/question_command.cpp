#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include <apps/cli/arguments.h>
#include <apps/cli/help_format.h>
#include <apps/cli/interrupts.h>
#include <apps/cli/out_file.h>
#include <apps/cli/output.h>
#include <apps/cli/progress_bar.h>
#include <apps/cli/question_command.h>
#include <apps/cli/question_face.h>
#include <apps/cli/text_file.h>
#include <apps/cli/usage_error.h>
#include <unistd.h>

#include <holdfast/core/wording.h>
#include <holdfast/queries/input/field_error.h>

namespace holdfast::cli {
namespace {

using queries::Field;
using queries::FieldKind;
using queries::FieldPlace;
using queries::Fields;
using queries::JsonValue;

/// "target_error" is the option --target-error.
std::string option_name(std::string_view field) {
    std::string name = "--" + std::string(field);
    for (char& letter : name) {
        if (letter == '_') letter = '-';
    }
    return name;
}

/// What the field is, what may be chosen, its limits, and what holds without it.
std::string help_of(const Field& field) {
    std::string help(field.help);
    if (!field.choices.empty()) help += ": " + either_of({field.choices.begin(), field.choices.end()});
    std::vector<std::string> facts;
    // The largest seed tells nobody anything.
    constexpr std::size_t most_digits = 12;
    if (!field.least.empty() && !field.most.empty() && field.most.size() <= most_digits) {
        facts.push_back(std::string(field.least) + " to " + std::string(field.most));
    }
    if (!field.fallback.empty()) facts.push_back("default: " + std::string(field.fallback));
    return facts.empty() ? help : help + " (" + joined(facts, "; ") + ")";
}

/// An error in the value of an option begins with the option, as a command line may have many.
ParseError under_option(const queries::FieldError& error, const std::vector<Field>& fields) {
    const auto is_option = [&](const Field& each) {
        return each.name == error.field && each.place == FieldPlace::option;
    };
    const bool begins = std::any_of(fields.begin(), fields.end(), is_option);
    return {(begins ? option_name(error.field) + ": " : "") + error.what(), error.text, error.position,
            error.length, error.source};
}

bool may_repeat(FieldKind kind) {
    return kind == FieldKind::texts || kind == FieldKind::pays || kind == FieldKind::ranges;
}

/// What was typed for the fields of one question.
struct TypedFields {
    const QuestionFace& face;
    /// By field. CLI11 keeps references to these, and a map never moves its values.
    std::map<std::string_view, std::vector<std::string>> values = {};
    std::map<std::string_view, bool> flags = {};
    bool all = false;
    std::vector<std::string> out = {};

    void add_to(CLI::App& command) {
        for (const Field& field : face.question->fields) {
            const std::string help = help_of(field);
            if (field.place == FieldPlace::argument) {
                CLI::Option* const argument = add_argument(command, field, help);
                if (field.required) argument->required();
            } else if (field.kind == FieldKind::flag) {
                add_plain_flag(command, option_name(field.name), flags[field.name], help);
            } else {
                // One value each time: "--board Qh Jh" must not swallow arguments.
                command.add_option(option_name(field.name), values[field.name], help)
                    ->allow_extra_args(false)
                    ->required(field.required)
                    ->type_name(std::string(field.value_name));
            }
        }
        if (face.write_all != nullptr) add_plain_flag(command, "--all", all, std::string(face.all_help));
        if (!face.out_help.empty()) {
            command.add_option("--out", out, std::string(face.out_help))
                ->allow_extra_args(false)
                ->type_name("FILE");
        }
    }

    /// The request that these make.
    Fields fields() const {
        // What was not typed is left out, so that the registry's defaults hold here as in JSON.
        JsonValue request;
        request.kind = JsonValue::Kind::object;
        std::string paytable_path;
        std::string chart_path;
        for (const Field& field : face.question->fields) {
            if (field.kind == FieldKind::flag) {
                if (flags.at(field.name)) {
                    request.members.push_back({std::string(field.name), JsonValue::of_boolean(true)});
                }
                continue;
            }
            std::vector<std::string> typed;
            for (const std::string& value : values.at(field.name)) {
                typed.push_back(Arguments::as_typed(value));
            }
            if (typed.empty()) continue;
            if (field.kind == FieldKind::game && is_paytable_path(typed.front())) {
                paytable_path = typed.front();
            }
            if (field.kind == FieldKind::chart) chart_path = typed.front();
            request.members.push_back({std::string(field.name), value_of(field, std::move(typed))});
        }
        Fields fields(face.question->fields, std::move(request));
        // The request holds the texts of files; errors name the files.
        fields.call_paytable(paytable_path);
        fields.call_chart(chart_path == "-" ? "standard input" : chart_path);
        return fields;
    }

  private:
    static bool is_one_argument(FieldKind kind) {
        return kind == FieldKind::game || kind == FieldKind::chart || kind == FieldKind::text;
    }

    /// A game, a chart and a text are one argument; all others may be several, as cards with blanks between
    /// them are.
    CLI::Option* add_argument(CLI::App& command, const Field& field, const std::string& help) {
        // Bound to a vector, an argument takes every word that follows: a game would swallow the cards after
        // it.
        std::vector<std::string>& typed = values[field.name];
        const std::string name(field.value_name);
        CLI::Option* const argument =
            is_one_argument(field.kind)
                ? command.add_option_function<std::string>(
                      name, [&typed](const std::string& only) { typed = {only}; }, help)
                : command.add_option(name, typed, help);
        return argument->type_name("");
    }

    static JsonValue value_of(const Field& field, std::vector<std::string> typed) {
        if (field.kind == FieldKind::game && is_paytable_path(typed.front())) {
            JsonValue game;
            game.kind = JsonValue::Kind::object;
            game.members.push_back({"toml", JsonValue::of_text(read_paytable_file(typed.front()))});
            return game;
        }
        if (field.kind == FieldKind::game) check_names_no_file(typed.front());
        if (field.kind == FieldKind::chart) return JsonValue::of_text(read_chart_file(typed.front()));
        // One word may itself be a list, as "Qh Jh 2c" is, and goes as it is; several go as a list.
        if (may_repeat(field.kind) || (field.place == FieldPlace::argument && typed.size() > 1)) {
            return JsonValue::of_list(std::move(typed));
        }
        if (typed.size() > 1) throw RepeatedOption(option_name(field.name));
        return JsonValue::of_text(std::move(typed.front()));
    }
};

void ask_and_write(const TypedFields& typed, const AnswerOptions& options, queries::Session& session) {
    const QuestionFace& face = typed.face;
    ProgressBar bar{std::string(face.question->progress_unit)};
    Work work = bar.work(options.thread_count(face.threads));
    work.stop = &raised_by_interrupts();
    if (face.write_lines != nullptr && options.form() == AnswerForm::csv && typed.out.empty()) {
        // On a terminal the lines themselves show how far it is.
        if (isatty(STDOUT_FILENO) != 0) work.progress = {};
        face.write_lines(typed.fields(), session, work);
        return;
    }
    const QuestionFace::Write write = typed.all ? face.write_all : face.write;
    const bool has_file = !typed.out.empty();
    const std::string path = has_file ? Arguments::as_typed(single_value("--out", typed.out)) : "";
    if (has_file) check_ending(path, face.out_endings);
    WrittenAnswer answer;
    // A path that cannot be written is refused before anything is computed.
    if (has_file && face.write_file != nullptr) {
        // The answer is written as it is found, and resumes a file: it has rules of its own for a path that
        // exists.
        answer = face.write_file(typed.fields(), session, work, options.form(), path);
        bar.clear();
    } else {
        std::optional<OutFile> out;
        if (has_file) out.emplace(path);
        answer = write(typed.fields(), session, work, options.form(), output_style());
        // Answer and bar may share a terminal.
        bar.clear();
        if (out) out->write(answer.file);
    }
    write_answer(answer.text);
    write_warnings(answer.warnings);
}

void answer_question(const TypedFields& typed, const AnswerOptions& options, queries::Session& session) {
    try {
        ask_and_write(typed, options, session);
    } catch (const queries::FieldError& error) {
        throw under_option(error, typed.face.question->fields);
    }
}

void add_question_command(CLI::App& group, const QuestionFace& face, AnswerOptions& options,
                          TablesOption& tables, queries::Session& session) {
    CLI::App* const command =
        group.add_subcommand(std::string(face.command), std::string(face.question->summary));
    command->group(command_group);
    // Kept alive by the callback below, as long as the command that refers to its members.
    const auto typed = std::make_shared<TypedFields>(TypedFields{face});
    typed->add_to(*command);
    if (face.uses_tables) tables.add_to(*command);
    options.add_to(*command);
    const bool has_several = face.examples.find('\n') != std::string_view::npos;
    command->footer(std::string(face.columns) + (has_several ? "\n\nExamples:\n" : "\n\nExample:\n") +
                    std::string(face.examples));
    command->callback([typed, &options, &tables, &session] {
        if (typed->face.uses_tables) session.use_tables(tables.open());
        answer_question(*typed, options, session);
    });
}

CLI::App& add_group(CLI::App& app, const std::string& name, const std::string& description,
                    const std::string& footer) {
    CLI::App* const group = app.add_subcommand(name, description)->group(command_group);
    group->require_subcommand(1);
    group->footer(footer);
    return *group;
}

}  // namespace

void add_question_commands(CLI::App& app, AnswerOptions& options, TablesOption& tables,
                           queries::Session& session) {
    CLI::App& videopoker =
        add_group(app, "videopoker", "Video poker: games, returns, best holds",
                  "A GAME is the id of a game of the catalog, or the path of a paytable file: an\n"
                  "argument that contains '/' or ends in .toml is a path.\n\n"
                  "Example:\n  holdfast videopoker hold jacks-or-better-9-6 AsKsQsJs5s");
    videopoker.alias("vp");
    options.add_to(videopoker);
    CLI::App& holdem = add_group(app, "holdem", "Texas Hold'em: odds and equities",
                                 "Example:\n  holdfast holdem odds AhKh --board QhJh2c --opponents 1-9");
    options.add_to(holdem);
    for (const QuestionFace& face : question_faces()) {
        const std::string_view name = face.question->name;
        // "hand" and "signature" belong to no group and are commands of their own.
        const bool is_videopoker = name.rfind("videopoker.", 0) == 0;
        const bool is_holdem = name.rfind("holdem.", 0) == 0;
        add_question_command(is_videopoker ? videopoker
                             : is_holdem   ? holdem
                                           : app,
                             face, options, tables, session);
    }
}

}  // namespace holdfast::cli
