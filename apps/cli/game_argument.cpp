#include <cerrno>
#include <cstring>

#include <apps/cli/game_argument.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <holdfast/core/error.h>

namespace holdfast::cli {
namespace {

constexpr std::size_t most_bytes = std::size_t{1} << 20U;

bool is_path(const std::string& argument) {
    constexpr std::string_view ending = ".toml";
    return argument.find('/') != std::string::npos ||
           (argument.size() >= ending.size() &&
            argument.compare(argument.size() - ending.size(), ending.size(), ending) == 0);
}

/// A file that is open for reading and closes itself.
class PaytableFile {
  public:
    explicit PaytableFile(const std::string& path) : path_(path) {
        struct stat status {};
        // Looked at before it is opened: to open a pipe or a device may wait, or do something.
        if (stat(path_.c_str(), &status) != 0) fail_with(errno);
        check(status);
        file_ = open(path_.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
        if (file_ < 0) fail_with(errno);
        // And once more, for the path may have become another file meanwhile.
        if (fstat(file_, &status) != 0) fail_with(errno);
        check(status);
    }
    PaytableFile(const PaytableFile&) = delete;
    PaytableFile& operator=(const PaytableFile&) = delete;
    ~PaytableFile() {
        if (file_ >= 0) close(file_);
    }

    std::string read_all() const {
        std::string text(most_bytes + 1, '\0');
        std::size_t size = 0;
        while (size < text.size()) {
            const ssize_t count = read(file_, text.data() + size, text.size() - size);
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) fail_with(errno);
            if (count == 0) break;
            size += static_cast<std::size_t>(count);
        }
        if (size > most_bytes) fail("is larger than 1 MiB, too large for a paytable");
        text.resize(size);
        return text;
    }

  private:
    [[noreturn]] void fail(const std::string& what) const {
        throw ParseError(fmt::format("'{}' {}", path_, what), path_, 0, path_.size());
    }

    [[noreturn]] void fail_with(int error) const {
        if (error == ENOENT) fail("is not there");
        fail(fmt::format("cannot be read: {}", std::strerror(error)));
    }

    void check(const struct stat& status) const {
        if (S_ISDIR(status.st_mode)) fail("is a directory, not a paytable file");
        if (S_ISFIFO(status.st_mode)) fail("is a pipe, not a paytable file");
        if (S_ISSOCK(status.st_mode)) fail("is a socket, not a paytable file");
        if (!S_ISREG(status.st_mode)) fail("is a device, not a paytable file");
        if (status.st_size > static_cast<off_t>(most_bytes))
            fail("is larger than 1 MiB, too large for a paytable");
    }

    const std::string& path_;
    int file_ = -1;
};

}  // namespace

void GameOptions::add_to(CLI::App& command) {
    command.add_option("GAME", game, "Id of a game, or path of a paytable file")->required()->type_name("");
    command
        .add_option("--pay", pays, "Let a hand pay something else, as in\n\"full house=8\"; may be repeated")
        ->allow_extra_args(false)
        ->type_name("HAND=PAYS");
}

queries::GameChoice GameOptions::choice() const {
    if (!is_path(game)) return {game, std::nullopt, {}, pays};
    return {{}, PaytableFile(game).read_all(), game, pays};
}

void TieRuleOption::add_to(CLI::App& command) {
    command
        .add_option("--tie-rule", words,
                    "Of equally good holds, the one with:\nlowest-variance (default), highest-variance,\n"
                    "most-held or fewest-held")
        ->type_name("RULE");
}

videopoker::TieRule TieRuleOption::rule() const {
    return words.empty() ? videopoker::TieRule::lowest_variance : videopoker::parse_tie_rule(words);
}

}  // namespace holdfast::cli
