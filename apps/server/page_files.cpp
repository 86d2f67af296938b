#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include <apps/server/http/query_string.h>
#include <apps/server/page_files.h>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast::server {
namespace {

namespace fs = std::filesystem;

/// The limit for all files together, which stay in memory; compressed forms are not counted. A larger folder
/// is a mistake, such as a home directory.
constexpr std::uintmax_t largest_page = std::uintmax_t{128} << 20U;
// Compressed once, when the server starts, so the slowest level of gzip costs no request anything.
constexpr int smallest_level = 9;

/// The media type by the ending of the file; browsers refuse scripts and WebAssembly without theirs.
std::string_view type_of(const std::string& extension) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 13> types{
        {{".html", "text/html; charset=utf-8"},
         {".js", "text/javascript; charset=utf-8"},
         {".css", "text/css; charset=utf-8"},
         {".wasm", "application/wasm"},
         {".json", "application/json"},
         {".map", "application/json"},
         {".webmanifest", "application/manifest+json"},
         {".svg", "image/svg+xml"},
         {".png", "image/png"},
         {".ico", "image/x-icon"},
         {".woff2", "font/woff2"},
         {".txt", "text/plain; charset=utf-8"},
         {".toml", "text/plain; charset=utf-8"}}};
    for (const auto& [ending, type] : types) {
        if (ending == extension) return type;
    }
    return "application/octet-stream";
}

/// Throws ParseError if the file cannot be read, so that it is not served as an empty one.
std::string text_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (!file.is_open() || file.bad()) {
        throw ParseError("the file " + in_quotes(path.string()) + " of the page cannot be read",
                         path.string());
    }
    return text;
}

/// The text of a plain file; empty if there is none. A link could lead out of the folder.
std::string text_if_there(const fs::path& path) {
    return fs::is_regular_file(fs::symlink_status(path)) ? text_of(path) : std::string();
}

/// Whether the file is the compressed form of another one, and is sent in its place.
bool is_packed(const fs::path& path) {
    const fs::path bare = fs::path(path).replace_extension();
    std::error_code ignored;  // a link that leads to itself does not exist either
    return (path.extension() == ".br" || path.extension() == ".gz") && fs::exists(bare, ignored);
}

/// The file, with its compressed forms. Vite puts a digest of its contents into the name of each file in
/// assets/, so browsers may keep those forever; all others are asked about each time.
Response response_of(const fs::path& path, const std::string& url) {
    auto content = std::make_shared<Content>();
    content->type = type_of(path.extension().string());
    content->body = text_of(path);
    content->etag = etag_of(content->body);
    content->br = text_if_there(path.string() + ".br");
    content->gzip = text_if_there(path.string() + ".gz");
    if (content->gzip.empty()) content->gzip = gzipped(content->body, smallest_level);
    // Pictures and fonts are compressed already.
    if (content->gzip.size() >= content->body.size()) content->gzip.clear();
    content->varies = !content->gzip.empty() || !content->br.empty();
    Response response{200, std::move(content)};
    response.cache = url.rfind("/assets/", 0) == 0 ? CachePolicy::forever : CachePolicy::revalidate;
    response.is_page = true;
    return response;
}

[[noreturn]] void refuse_folder(const std::string& folder, const std::string& why) {
    throw ParseError("the folder of the page " + in_quotes(folder) + " " + why, folder);
}

}  // namespace

PageFiles::PageFiles(const std::string& folder) {
    std::error_code error;
    const fs::path root(folder);
    if (!fs::is_regular_file(root / "index.html", error)) refuse_folder(folder, "has no index.html");
    if (fs::is_symlink(root / "index.html", error)) {
        refuse_folder(folder, "has an index.html that is a link, and links are not followed");
    }
    // Errors of the walk go into `error` and become one sentence. If looking at a single file throws, for
    // example because it has just vanished, the start fails with the message of the system.
    std::uintmax_t bytes = 0;
    for (fs::recursive_directory_iterator at(root, error), end; at != end && !error; at.increment(error)) {
        const fs::path& path = at->path();
        // Skips hidden files, and what is in hidden folders.
        if (path.filename().native().front() == '.') {
            at.disable_recursion_pending();
            continue;
        }
        if (!fs::is_regular_file(at->symlink_status()) || is_packed(path)) continue;
        bytes += at->file_size();
        if (bytes > largest_page) refuse_folder(folder, "holds more than 128 MiB");
        const std::string url = "/" + path.lexically_relative(root).generic_string();
        files_.emplace(url, response_of(path, url));
    }
    if (error) refuse_folder(folder, "cannot be read: " + error.message());
}

// Only names in the list are found, so no path can lead out of the folder, whatever its dots. The path is
// decoded once: "%2541" is the file "%41".
const Response* PageFiles::find(std::string_view path) const {
    const auto found = files_.find(path == "/" ? "/index.html" : percent_decoded(path));
    return found == files_.end() ? nullptr : &found->second;
}

std::string usual_page_folder() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    // An installed program has its page beside it; one in its build folder knows where the build leaves it.
    for (const fs::path& folder :
         {program.parent_path().parent_path() / "share/holdfast/page", fs::path(HOLDFAST_PAGE_FOLDER)}) {
        if (fs::is_regular_file(folder / "index.html", error)) return folder.string();
    }
    return "";
}

}  // namespace holdfast::server
