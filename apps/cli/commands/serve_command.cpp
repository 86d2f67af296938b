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

/// A whole number from `least` to `most`, or `otherwise` where nothing was typed.
unsigned number_of(const std::string& option, const std::vector<std::string>& typed, unsigned least,
                   unsigned most, unsigned otherwise) {
    if (typed.empty()) return otherwise;
    return whole_number(single_value(option, typed), least, most,
                        option + " must be from " + std::to_string(least) + " to " + std::to_string(most));
}
#else
constexpr const char* group_of_serve = "";  // in no help
#endif

/// What was typed. CLI11 keeps references to these.
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
    /// server, too, where the command says what is missing.
    void add_to(CLI::App& command) {
        add(command, "--host", host, "HOST",
            "The address to listen on (default: 127.0.0.1, this machine only)");
        add(command, "--port", port, "PORT", "0 for any that is free (default: 8080)");
        add(command, "--page", page, "FOLDER",
            "The built page (default: where the build leaves it, if it is there)");
        add(command, "--rate", rate, "N",
            "Queries a second from one client, two seconds' worth at once; 0 for any number (default: "
            "100)");
        add(command, "--seconds", seconds, "N", "Time for one query, waiting included (default: 30)");
        add(command, "--connections", connections, "N", "Connections at once (default: 12000)");
        add(command, "--cache", cache, "MIB",
            "Memory for answers that may be asked for again (default: 256)");
        add(command, "--allow-host", hosts, "NAME",
            "A name that requests to a server on this machine may use, beside localhost; repeatable");
        add(command, "--cors", cors, "ORIGIN",
            "A site whose pages may read answers, as https://example.org; * for all; repeatable");
        add_plain_flag(command, "--behind-proxy", behind_proxy,
                       "Take the last address of X-Forwarded-For for the client's");
        add_plain_flag(command, "--quiet", is_quiet, "Write no access lines");
    }

    void serve(unsigned threads, const TablesOption& tables) const {
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
        options.tables = tables.open();
        options.rate = number_of("--rate", rate, 0, most, options.rate);
        options.seconds = number_of("--seconds", seconds, 1, most, options.seconds);
        options.connections = number_of("--connections", connections, 1, most, options.connections);
        if (!cache.empty()) {
            options.cache_bytes = std::size_t{number_of("--cache", cache, 0, most, 0)} << mebibyte_bits;
        }
        options.allowed_hosts = hosts;
        options.cors = cors;
        options.behind_proxy = behind_proxy;
        options.is_quiet = is_quiet;
        // Not stopped by long_work.h: the server has signal handlers of its own, and answers first what it
        // has accepted.
        server::serve(options, [](const std::string& line) { write_answer(line + "\n"); });
#else
        static_cast<void>(threads);
        static_cast<void>(tables);
        throw std::runtime_error(
            "this program was built without the server; './dev serve' builds one with it, and so does CMake "
            "with -DHOLDFAST_BUILD_SERVER=ON");
#endif
    }

  private:
    static void add(CLI::App& command, const std::string& name, Words& words, const std::string& value,
                    const std::string& help) {
        command.add_option(name, words, help)->allow_extra_args(false)->type_name(value);
    }
};

}  // namespace

void add_serve_command(CLI::App& app, AnswerOptions& options, TablesOption& tables) {
    CLI::App* const command =
        app.add_subcommand("serve", "Serve the web page and the HTTP API")->group(group_of_serve);
    const auto words = std::make_shared<ServeWords>();
    words->add_to(*command);
    tables.add_to(*command);
    options.add_threads_to(*command);
    command->footer(
        "GET and POST /api/v1/holdem/odds answer the query holdem.odds, and so on for every\n"
        "query; POST /api/v1/batch answers JSON Lines; /openapi.json describes it all. /healthz\n"
        "and /metrics are for those who run it. Access lines go to standard error, as JSON. SIGTERM\n"
        "or Ctrl-C: what was accepted is answered, then the program ends with status 0.\n\n"
        "Examples:\n"
        "  holdfast serve\n"
        "  holdfast serve --host 0.0.0.0 --port 80 --page web/dist");
    command->callback([words, &options, &tables] {
        // Before the command, where all may stand.
        if (options.form() != AnswerForm::text) {
            throw ContradictoryOptions(options.form() == AnswerForm::json ? "--json" : "--csv", "serve");
        }
        words->serve(options.thread_count(0), tables);
    });
}

}  // namespace holdfast::cli
