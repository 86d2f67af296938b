// A query as the command line shows it: the name of its command, what its help adds, and its answer in the
// form that was asked for.
//
// What the registry says about a query (its fields, bounds and sentences) serves every front end. This has
// only what makes sense at a terminal: what the columns of the table mean, command lines to copy,
// --all.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>
#include <apps/terminal/style.h>

#include <holdfast/ask/query.h>

namespace holdfast::cli {

/// What a command prints: the answer on standard output, the warnings on standard error.
struct WrittenAnswer {
    std::string text;
    std::vector<std::string> warnings = {};  ///< sentences
    /// [ending] what --out writes into a file of this ending; an empty text: nothing can be drawn.
    std::map<std::string, std::string> files = {};
    std::string drawn = {};  ///< what these show: "a strategy card of 13 rows"
};

/// A dialog that a command holds with its user at the terminal instead of writing an answer.
class Dialog {
  public:
    Dialog() = default;
    Dialog(const Dialog&) = delete;
    Dialog& operator=(const Dialog&) = delete;
    virtual ~Dialog() = default;

    /// Adds the option that asks for it, such as --ask, and those that go with it.
    virtual void add_to(CLI::App& command) = 0;
    virtual bool is_wanted() const = 0;
    /// Reads standard input to its end, or until the user ends the dialog. Throws as the query does, and CLI::ParseError
    /// on options that contradict it.
    virtual void hold(const ask::Fields& fields, const AnswerOptions& answers,
                      ask::Session& session) const = 0;
};

/// How an answer that is too long to be kept is written while it is found.
struct LongAnswer {
    /// Writes the answer to `path`, or resumes that; returns what to print when it is complete.
    using WriteFile = WrittenAnswer (*)(const ask::Fields& fields, ask::Session& session, const Work& work,
                                        AnswerForm form, const std::string& path);

    /// Like WriteFile, but writes the part of the answer that `shard` names, "2/8".
    using WriteShard = WrittenAnswer (*)(const ask::Fields& fields, ask::Session& session, const Work& work,
                                         AnswerForm form, const std::string& path, const std::string& shard);

    /// Writes the answer to standard output, line by line.
    using WriteLines = void (*)(const ask::Fields& fields, ask::Session& session, const Work& work);

    WriteFile write_file;    ///< run by --out
    WriteShard write_shard;  ///< run by --shard, which comes with --out
    WriteLines write_lines;  ///< run by --csv without --out
};

/// One command of a query. Each function reads its request from the fields and throws as reading and
/// answering it do; the session is that of the program.
struct QueryCommand {
    /// Answers the query; returns all that is to be written, and writes nothing itself.
    using Write = WrittenAnswer (*)(const ask::Fields& fields, ask::Session& session, const Work& work,
                                    AnswerForm form, const terminal::TextStyle& style);

    const ask::Query* query;
    std::string_view command;   ///< "odds", below the group that the query's name begins with
    unsigned threads;           ///< used unless --threads is given; 0: all processors
    std::string_view columns;   ///< what the columns of the table mean
    std::string_view examples;  ///< command lines
    Write write;
    Write write_all = nullptr;       ///< run by the flag --all; null if there is none
    std::string_view all_help = {};  ///< one sentence for --all
    std::string_view out_help = {};  ///< one sentence for --out FILE; empty if there is no such option
    std::vector<std::string> out_endings = {};  ///< the endings that FILE may have: nothing else is written
    const LongAnswer* long_answer = nullptr;    ///< if the answer may be too long to be kept
    std::shared_ptr<Dialog> (*dialog)() = nullptr;       ///< null if the command holds none
    std::vector<std::string_view> session_options = {};  ///< those that it takes: "--tables"
    std::string_view all_flag = "--all";                 ///< the name of --all, if another word says more
};

}  // namespace holdfast::cli
