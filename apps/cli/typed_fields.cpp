#include <algorithm>
#include <cerrno>
#include <cstring>

#include <apps/cli/answer_options.h>
#include <apps/cli/arguments.h>
#include <apps/cli/exit_status.h>
#include <apps/cli/typed_fields.h>
#include <apps/cli/usage_error.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <holdfast/core/error.h>
#include <holdfast/core/integers.h>
#include <holdfast/core/text.h>
#include <holdfast/storage/mapped_file.h>

namespace holdfast::cli {
namespace {

/// The limit of a file, as in a request (ask::longest_request).
constexpr std::size_t most_bytes = std::size_t{1} << 20U;

std::string unreadable(int error) {
    return fmt::format("cannot be read: {}", std::strerror(error));
}

std::string too_large(std::string_view noun) {
    return fmt::format("is larger than 1 MiB, too large for a {}", noun);
}

/// Reads all of an open file. Throws ParseError, about the path, if it cannot be read or is too large.
std::string read_bytes(int file, const std::string& path, std::string_view noun) {
    // One byte more than is allowed shows that a pipe, whose size nobody knows, is too large.
    std::string text(most_bytes + 1, '\0');
    std::size_t size = 0;
    while (size < text.size()) {
        const ssize_t count = read(file, text.data() + size, text.size() - size);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) refuse_input(path, unreadable(errno));
        if (count == 0) break;
        size += static_cast<std::size_t>(count);
    }
    if (size > most_bytes) refuse_input(path, too_large(noun));
    text.resize(size);
    return text;
}

/// A file that is open for reading and closes itself.
class TextFile {
  public:
    enum class Pipe : u8 { refused, read };

    TextFile(const std::string& path, std::string_view noun, Pipe pipe)
        : path_(path), noun_(noun), pipe_(pipe) {
        struct stat status {};
        // Checked before it is opened: opening a pipe may wait, and opening a device may do something.
        if (stat(path_.c_str(), &status) != 0) fail_with(errno);
        check(status);
        // A pipe that may be read is waited for, as standard input is: its writer may still be at work.
        const int waiting = S_ISFIFO(status.st_mode) ? 0 : O_NONBLOCK;
        file_ = open(path_.c_str(), O_RDONLY | waiting | O_NOCTTY | O_CLOEXEC);
        if (file_ < 0) fail_with(errno);
        // And again: by now the path may lead to another file.
        if (fstat(file_, &status) != 0) fail_with(errno);
        check(status);
    }
    TextFile(const TextFile&) = delete;
    TextFile& operator=(const TextFile&) = delete;
    ~TextFile() {
        if (file_ >= 0) close(file_);
    }

    std::string read_all() const { return read_bytes(file_, path_, noun_); }

  private:
    [[noreturn]] void fail(const std::string& what) const { refuse_input(path_, what); }

    [[noreturn]] void fail_with(int error) const {
        if (error == ENOENT) fail("does not exist");
        fail(unreadable(error));
    }

    void check(const struct stat& status) const {
        if (S_ISFIFO(status.st_mode) && pipe_ == Pipe::read) return;
        if (const char* const kind = storage::kind_of_special_file(status.st_mode)) {
            fail(fmt::format("is {}, not a {} file", kind, noun_));
        }
        if (status.st_size > static_cast<off_t>(most_bytes)) fail(too_large(noun_));
    }

    // It belongs to the caller, who keeps it for as long as the file is read.
    const std::string& path_;
    std::string_view noun_;
    Pipe pipe_;
    int file_ = -1;
};

}  // namespace

void check_names_no_file(const std::string& name, const ask::KnownDocuments& documents) {
    struct stat status {};
    if (stat(name.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return;
    // What is known by a name comes first, whatever files lie about.
    if (documents.is_known(name)) return;
    throw ParseError(fmt::format("there is no {} {}; to read the file of that name, write {}", documents.noun,
                                 in_quotes(name), in_quotes("./" + name)),
                     name);
}

std::string read_document(const std::string& path, const ask::KnownDocuments& documents) {
    struct stat status {};
    if (stat(path.c_str(), &status) != 0 && errno == ENOENT) {
        const std::string about = documents.about_missing_file(path);
        if (!about.empty()) throw ParseError(about, path);
    }
    return TextFile(path, documents.file_noun, TextFile::Pipe::refused).read_all();
}

std::string read_lines(const std::string& path, std::string_view noun) {
    if (path == "-") return read_bytes(STDIN_FILENO, path, noun);
    return TextFile(path, noun, TextFile::Pipe::read).read_all();
}

namespace {

using ask::Field;
using ask::FieldKind;
using ask::FieldPlace;
using ask::Fields;
using ask::JsonValue;

/// "target_error" is the option --target-error.
std::string option_name(std::string_view field) {
    std::string name = "--" + std::string(field);
    for (char& letter : name) {
        if (letter == '_') letter = '-';
    }
    return name;
}

/// Whether the option of such a field may be given several times; each time it takes one value.
bool may_repeat(FieldKind kind) {
    return kind == FieldKind::texts || kind == FieldKind::settings || kind == FieldKind::list;
}

/// The help of a field: its sentence, its choices, its limits and its default.
std::string help_of(const Field& field) {
    std::string help(field.help);
    if (field.kind == FieldKind::lines) help += ": a file, or - for standard input";
    if (!field.choices.empty()) help += ": " + either_of({field.choices.begin(), field.choices.end()});
    std::vector<std::string> facts;
    if (may_repeat(field.kind) && field.place == FieldPlace::option) facts.emplace_back("may be repeated");
    // Very large limits, such as the largest seed, would tell the reader nothing.
    constexpr std::size_t most_digits = 12;
    if (!field.least.empty() && !field.most.empty() && field.most.size() <= most_digits) {
        facts.push_back(std::string(field.least) + " to " + std::string(field.most));
    }
    if (!field.default_words().empty()) facts.push_back("default: " + std::string(field.default_words()));
    return facts.empty() ? help : help + " (" + joined(facts, "; ") + ")";
}

bool is_one_argument(FieldKind kind) {
    return kind == FieldKind::document || kind == FieldKind::lines || kind == FieldKind::text;
}

/// A name, or the text of a file.
JsonValue document_of(const std::string& typed, const ask::KnownDocuments& documents) {
    if (!documents.is_path(typed)) {
        check_names_no_file(typed, documents);
        return JsonValue::of_text(typed);
    }
    JsonValue document;
    document.kind = JsonValue::Kind::object;
    document.members.push_back(
        {std::string(documents.text_member), JsonValue::of_text(read_document(typed, documents))});
    return document;
}

bool is_of_documents(FieldKind kind) {
    return kind == FieldKind::document || kind == FieldKind::documents;
}

/// The paths among the documents typed, with an empty text in place of each name.
std::vector<std::string> paths_among(std::vector<std::string> typed, const ask::KnownDocuments& documents) {
    for (std::string& each : typed) {
        if (!documents.is_path(each)) each.clear();
    }
    return typed;
}

JsonValue documents_of(const std::vector<std::string>& typed, const ask::KnownDocuments& documents) {
    JsonValue list;
    list.kind = JsonValue::Kind::list;
    for (const std::string& each : typed) list.items.push_back(document_of(each, documents));
    return list;
}

std::string_view noun_of(const Field& field) {
    return field.noun.empty() ? field.name : field.noun;
}

/// The words typed for a field, at least one, as the value that a JSON request would have. Reads the files
/// that they name.
JsonValue value_of(const Field& field, std::vector<std::string> typed) {
    if (field.kind == FieldKind::document) return document_of(typed.front(), *field.form->documents);
    if (field.kind == FieldKind::documents) return documents_of(typed, *field.form->documents);
    if (field.kind == FieldKind::lines) return JsonValue::of_text(read_lines(typed.front(), noun_of(field)));
    // A single word may itself be a list, such as "Qh Jh 2c", and is passed on unchanged; several words
    // become a list.
    if (may_repeat(field.kind) || (field.place == FieldPlace::argument && typed.size() > 1)) {
        return JsonValue::of_list(std::move(typed));
    }
    if (typed.size() > 1) throw RepeatedOption(option_name(field.name));
    return JsonValue::of_text(std::move(typed.front()));
}

}  // namespace

void TypedFields::add_to(CLI::App& command) {
    for (const Field& field : declared_) {
        if (field.place == FieldPlace::nowhere) continue;
        const std::string help = help_of(field);
        if (field.place == FieldPlace::argument) {
            CLI::Option* const argument = add_argument(command, field, help);
            if (field.required) argument->required();
        } else if (field.kind == FieldKind::flag) {
            add_plain_flag(command, option_name(field.name), flags_[field.name], help);
        } else {
            // One value each time: "--board Qh Jh" must not swallow arguments.
            command.add_option(option_name(field.name), values_[field.name], help)
                ->allow_extra_args(false)
                ->required(field.required)
                ->type_name(std::string(field.value_name));
        }
    }
}

Fields TypedFields::fields(const std::vector<JsonValue::Member>& supplied) const {
    // What was not typed is left out, so that the registry's defaults hold here as in JSON.
    JsonValue request;
    request.kind = JsonValue::Kind::object;
    std::vector<std::string> document_paths;
    std::map<std::string_view, std::string> lines_paths;
    for (const Field& field : declared_) {
        if (field.place == FieldPlace::nowhere) continue;
        if (field.kind == FieldKind::flag) {
            if (flags_.at(field.name)) {
                request.members.push_back({std::string(field.name), JsonValue::of_boolean(true)});
            }
            continue;
        }
        std::vector<std::string> typed;
        for (const std::string& value : values_.at(field.name)) typed.push_back(Arguments::as_typed(value));
        if (typed.empty()) continue;
        if (is_of_documents(field.kind)) document_paths = paths_among(typed, *field.form->documents);
        if (field.kind == FieldKind::lines) {
            const std::string& path = lines_paths[field.name] = typed.front();
            const auto is_stdin = [](const auto& each) { return each.second == "-"; };
            if (std::count_if(lines_paths.begin(), lines_paths.end(), is_stdin) > 1) {
                refuse_input(path, fmt::format("can be read only once: give one of the {}s as a file",
                                               noun_of(field)));
            }
        }
        request.members.push_back({std::string(field.name), value_of(field, std::move(typed))});
    }
    Fields fields(declared_, std::move(request), supplied);
    // The request holds the texts of files; errors name the files.
    fields.call_documents(std::move(document_paths));
    for (const auto& [field, path] : lines_paths) {
        fields.call_lines(field, path == "-" ? "standard input" : path);
    }
    return fields;
}

void TypedFields::throw_under_option(const ask::FieldError& error) const {
    if (const auto* const both = dynamic_cast<const ask::ContradictoryFields*>(&error)) {
        throw ContradictoryOptions(option_name(both->field), option_name(both->other));
    }
    const auto is_option = [&](const Field& each) {
        return each.name == error.field && each.place == FieldPlace::option;
    };
    // Arguments have no name on the command line, so nothing stands before their errors.
    const bool begins = std::any_of(declared_.begin(), declared_.end(), is_option);
    std::string message = error.what();
    if (const auto* const offer = dynamic_cast<const ask::OfferedField*>(&error)) {
        message.replace(message.rfind('\'' + offer->offered), std::string::npos, option_name(offer->offered));
    }
    ParseErrors shown((begins ? option_name(error.field) + ": " : "") + message, error.text, error.position,
                      error.length, error.source);
    shown.add_others_of(error);
    throw shown;
}

/// A document, lines and a text are one argument; all others may be several, as cards with blanks between
/// them are.
CLI::Option* TypedFields::add_argument(CLI::App& command, const Field& field, const std::string& help) {
    // Bound to a vector, an argument takes every word that follows: a document would swallow the cards after
    // it.
    std::vector<std::string>& typed = values_[field.name];
    const std::string name(field.value_name);
    CLI::Option* const argument = is_one_argument(field.kind)
                                      ? command.add_option_function<std::string>(
                                            name, [&typed](const std::string& only) { typed = {only}; }, help)
                                      : command.add_option(name, typed, help);
    return argument->type_name("");
}

}  // namespace holdfast::cli
