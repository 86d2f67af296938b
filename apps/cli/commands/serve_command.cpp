#include <memory>
#include <stdexcept>

#include <apps/cli/arguments.h>
#include <apps/cli/commands/serve_command.h>
#include <apps/cli/help.h>
#include <apps/cli/output.h>
#include <apps/cli/usage_error.h>
#ifdef HOLDFAST_HAS_SERVER
#include <apps/server/serve.h>
#endif

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast::cli {
namespace {

#ifdef HOLDFAST_HAS_SERVER
constexpr const char* group_of_serve = command_group;

/// A whole number from `least` to `most`, or `otherwise` if nothing was typed.
unsigned number_of(const std::string& option, const std::vector<std::string>& typed, unsigned least,
                   unsigned most, unsigned otherwise) {
    if (typed.empty()) return otherwise;
    return whole_number(single_value(option, typed), least, most,
                        option + " must be from " + std::to_string(least) + " to " + std::to_string(most));
}
#else
// The command exists anyway, to say how to build the program with the server.
constexpr const char* group_of_serve = "";  // in no help
#endif

/// What was typed. CLI11 keeps references to these, so the object must stay where it is while it parses.
struct ServeWords {
    using Words = std::vector<std::string>;

    Words host = {};
    Words port = {};
    Words page = {};
    Words rate = {};
    Words seconds = {};
    Words connections = {};
    Words cache = {};
    Words hosts = {};
    Words cors = {};
    bool behind_proxy = false;
    bool is_quiet = false;

    /// Defaults live in server::ServeOptions; the help repeats them. The options exist in a build without the
    /// server, too: its command says what is missing.
    void add_to(CLI::App& command) {
        add(command, "--host", host, "HOST",
            "The address to listen on (default: 127.0.0.1, this machine only)");
        add(command, "--port", port, "PORT", "The port to listen on; 0 for any free one (default: 8080)");
        add(command, "--page", page, "FOLDER",
            "The folder of the built page (default: that of the build or installation, if it exists)");
        add(command, "--rate", rate, "N",
            "Most queries per second from one client, in bursts of up to two seconds' worth; 0 for no limit "
            "(default: 100)");
        add(command, "--seconds", seconds, "N",
            "Time limit of one query in seconds, waiting included (default: 30)");
        add(command, "--connections", connections, "N", "Most connections at once (default: 12000)");
        add(command, "--cache", cache, "MIB", "Answer cache size in MiB (default: 256)");
        add(command, "--allow-host", hosts, "NAME",
            "A host name, besides localhost, by which clients may reach a server on this machine; may be "
            "repeated");
        add(command, "--cors", cors, "ORIGIN",
            "A site whose pages may read answers, such as https://example.org; * for all; may be repeated");
        add_plain_flag(command, "--behind-proxy", behind_proxy,
                       "Identify clients by the last X-Forwarded-For address");
        add_plain_flag(command, "--quiet", is_quiet, "Write no access log");
    }

    /// Reads what was typed, then serves until a signal ends the server. Throws ParseError on a wrong value, and as
    /// SessionOption::apply() and server::serve() do: all of them before the first client is
    /// accepted.
    void serve(unsigned threads, const SessionOptions& sources) const {
#ifdef HOLDFAST_HAS_SERVER
        constexpr unsigned most_port = 65535;
        constexpr unsigned most = 1'000'000;
        constexpr unsigned mebibyte_bits = 20;
        server::ServeOptions options;
        if (!host.empty()) options.host = single_value("--host", host);
        options.port = static_cast<unsigned short>(number_of("--port", port, 0, most_port, options.port));
        if (!page.empty()) options.page = single_value("--page", page);
        if (!page.empty() && options.page.empty()) throw ParseError("--page names no folder", "", 0);
        options.threads = threads;
        // Before the server listens: a table with a damaged head or a wrong range is reported now.
        options.prepare = [&sources](ask::Session& session) {
            for (const auto& each : sources) each->apply(session, SessionOption::Opening::at_once);
        };
        options.rate = number_of("--rate", rate, 0, most, options.rate);
        options.seconds = number_of("--seconds", seconds, 1, most, options.seconds);
        options.connections = number_of("--connections", connections, 1, most, options.connections);
        // 0 is a value too: no answers are kept.
        if (!cache.empty()) {
            options.cache_bytes = std::size_t{number_of("--cache", cache, 0, most, 0)} << mebibyte_bits;
        }
        options.allowed_hosts = hosts;
        options.cors = cors;
        options.behind_proxy = behind_proxy;
        options.is_quiet = is_quiet;
        // Not stopped by long_work.h: the server has signal handlers of its own, and first answers what it
        // has accepted.
        server::serve(options, [](const std::string& line) { write_answer(line + "\n"); });
#else
        static_cast<void>(threads);
        static_cast<void>(sources);
        throw std::runtime_error(
            "this program was built without the server; build one with './dev serve', or by CMake with "
            "-DHOLDFAST_BUILD_SERVER=ON");
#endif
    }

  private:
    static void add(CLI::App& command, const std::string& name, Words& words, const std::string& value,
                    const std::string& help) {
        command.add_option(name, words, help)->allow_extra_args(false)->type_name(value);
    }
};

}  // namespace

void add_serve_command(CLI::App& app, AnswerOptions& options, SessionOptions& sources) {
    CLI::App* const command =
        app.add_subcommand("serve", "Serve the web page and the HTTP API")->group(group_of_serve);
    const auto words = std::make_shared<ServeWords>();
    words->add_to(*command);
    for (const auto& each : sources) each->add_to(*command);
    options.add_threads_to(*command);
    command->footer(
        "GET and POST /api/v1/hand answer the query hand, and so on for every query, with '/' for\n'.' in "
        "its name; POST /api/v1/batch answers JSON Lines; /openapi.json describes it all. /healthz\nand "
        "/metrics are for monitoring. The access log goes to standard error, one JSON object per line. On "
        "SIGTERM or Ctrl-C the server answers the requests it has accepted, then ends with status "
        "0.\n\nExamples:\n  holdfast serve\n  holdfast serve --host 0.0.0.0 --port 80 --page web/dist");
    command->callback([words, &options, &sources] {
        // Typed before the command, where all of them are allowed.
        if (options.form() != AnswerForm::text) {
            throw ContradictoryOptions(options.form() == AnswerForm::json ? "--json" : "--csv", "serve");
        }
        words->serve(options.thread_count(0), sources);
    });
}

}  // namespace holdfast::cli
