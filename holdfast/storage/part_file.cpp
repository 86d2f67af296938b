#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <stdexcept>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/storage/part_file.h>

namespace holdfast::storage {
namespace fs = std::filesystem;

namespace {

/// Renames a file, unless the new name is taken. Returns 0, or the system's error code.
int rename_to_new(const char* from, const char* to) {
#ifdef RENAME_NOREPLACE
    if (::renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0) return 0;
    if (errno != EINVAL && errno != ENOSYS) return errno;
#endif
    // The file system (NFS, for one) has no such rename.
    if (::link(from, to) == 0) {
        static_cast<void>(::unlink(from));  // both names lead to the whole file
        return 0;
    }
    if (errno != EPERM && errno != EOPNOTSUPP && errno != ENOSYS) return errno;
    // Nor links (FUSE, for one): a file that appears between these two calls is lost.
    struct stat there = {};
    if (::lstat(to, &there) == 0) return EEXIST;
    if (errno != ENOENT) return errno;
    return ::rename(from, to) == 0 ? 0 : errno;
}

bool are_zeros(std::string_view bytes, const StopFlag* stop) {
    constexpr std::size_t at_once = std::size_t{1} << 20U;
    while (!bytes.empty()) {
        throw_if_stopped(stop);
        const std::string_view some = bytes.substr(0, at_once);
        // Each byte equals the one after it, and the first is 0.
        if (some[0] != 0 || std::memcmp(some.data(), some.data() + 1, some.size() - 1) != 0) return false;
        bytes.remove_prefix(some.size());
    }
    return true;
}

}  // namespace

PartFile::PartFile(std::string path, const char* ending) : path_(std::move(path)), part_(path_ + ending) {
    std::error_code error;
    // The system would write the file whose name ends before the NUL.
    if (path_.find('\0') != std::string::npos) refuse("no file has a name with a NUL");
    const fs::path folder = fs::path(path_).parent_path();
    if (path_.empty() || (!folder.empty() && !fs::is_directory(folder, error))) {
        refuse("there is no such folder");
    }
    // Asks about links themselves, wherever they point: what is there already is not written to.
    const fs::file_type there = fs::symlink_status(path_, error).type();
    const fs::file_type begun = fs::symlink_status(part_, error).type();
    if (there == fs::file_type::none || begun == fs::file_type::none) {
        refuse("a file of this name cannot be written: " + error.message());
    }
    if (there != fs::file_type::not_found) refuse(in_quotes(path_) + " exists already");
    if (begun != fs::file_type::not_found && begun != fs::file_type::regular) refuse_stranger();
}

bool PartFile::is_begun() const {
    std::error_code error;
    const std::uintmax_t size = fs::file_size(part_, error);
    return !error && size > 0;
}

void PartFile::complete(const OpenFile& part) const {
    if (::fsync(part.descriptor()) != 0) fail(errno);
    // By now another process may be writing another file of this name.
    struct stat written = {};
    struct stat named = {};
    if (::fstat(part.descriptor(), &written) != 0) fail(errno);
    if (::lstat(part_.c_str(), &named) != 0 || named.st_ino != written.st_ino ||
        named.st_dev != written.st_dev) {
        throw ErrorOf<std::runtime_error>(part_ + " was deleted or replaced while it was written");
    }
    const int code = rename_to_new(part_.c_str(), path_.c_str());
    if (code == EEXIST) {
        refuse("another file of this name has appeared meanwhile: what was to be written is complete as " +
               part_);
    }
    if (code != 0) {
        throw ErrorOf<std::runtime_error>(
            part_ + " is complete, and cannot be given its name: " + std::generic_category().message(code));
    }
    sync_folder_of(path_);
}

void PartFile::refuse_other_plan() const {
    refuse("the unfinished file " + part_ +
           " belongs to another command: delete it, or write to another file");
}

void PartFile::refuse_stranger() const {
    refuse("the file " + part_ + " exists, and was not written by Holdfast");
}

void PartFile::refuse_in_use() const {
    refuse("another process is writing " + part_);
}

void PartFile::fail(int code) const {
    throw ErrorOf<std::runtime_error>(part_ + ": " + std::generic_category().message(code));
}

void PartFile::refuse(const std::string& what) const {
    throw ParseError(what, path_);
}

PartWriter::PartWriter(const std::string& path, const char* ending)
    : file_(path, ending),
      part_(::open(file_.part().c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0666)) {
    if (!part_.is_open()) file_.fail(errno);
    // The lock goes when the process does, however it ends.
    if (::flock(part_.descriptor(), LOCK_EX | LOCK_NB) != 0) file_.refuse_in_use();
    struct stat opened = {};
    struct stat named = {};
    const bool is_same = ::fstat(part_.descriptor(), &opened) == 0 &&
                         ::stat(file_.part().c_str(), &named) == 0 && opened.st_ino == named.st_ino &&
                         opened.st_dev == named.st_dev;
    // It was renamed between the opening and the lock, by the process that wrote it.
    if (!is_same) file_.refuse_in_use();
}

PartWriter::Contents PartWriter::contents(std::string_view first, std::size_t proof, u64 room,
                                          const StopFlag* stop) const {
    if (!file_.is_begun()) return Contents::blank;
    const MappedFile mapped(part_);
    if (mapped.bytes() == nullptr) file_.fail(errno);
    const std::string_view bytes(reinterpret_cast<const char*>(mapped.bytes()), mapped.size());
    const auto end = std::mismatch(first.begin(), first.end(), bytes.begin(), bytes.end()).first;
    const auto same = static_cast<std::size_t>(end - first.begin());
    // Room that is not whole yet stands behind a whole header only: zeros alone may be anybody's.
    const bool may_be_room = bytes.size() == room || (same == first.size() && bytes.size() < room);
    if (bytes.size() == same || (may_be_room && are_zeros(bytes.substr(same), stop))) return Contents::blank;
    return same >= proof ? Contents::ours : Contents::foreign;
}

void PartWriter::write_at(u64 place, const void* bytes, std::size_t size) const {
    if (const int code = part_.write_at(place, bytes, size)) file_.fail(code);
}

void PartWriter::cut(u64 size) const {
    if (::ftruncate(part_.descriptor(), static_cast<off_t>(size)) != 0) file_.fail(errno);
}

void PartWriter::finish() {
    file_.complete(part_);
    part_.close();
}

void PartWriter::remove() const {
    static_cast<void>(::unlink(file_.part().c_str()));
}

NewFile::NewFile(const std::string& path, std::string_view first, const IsOurs& is_ours)
    : part_(path, ".holdfast-new") {
    using Contents = PartWriter::Contents;
    const Contents contents = part_.contents(first, first.size(), 0, nullptr);
    if (contents == Contents::foreign ||
        (contents == Contents::ours && is_ours && !is_ours(part_.opened()))) {
        part_.file().refuse("the file " + part_.file().part() +
                            " does not begin as this one will: delete it, or write to another file");
    }
    part_.cut(0);
}

NewFile::~NewFile() {
    if (!is_whole_) part_.remove();
}

void NewFile::append(std::string_view bytes) {
    constexpr std::size_t at_once = std::size_t{1} << 20U;
    buffer_ += bytes;
    if (buffer_.size() >= at_once) flush();
}

void NewFile::flush() {
    part_.write_at(written_, buffer_.data(), buffer_.size());
    written_ += buffer_.size();
    buffer_.clear();
}

void NewFile::finish() {
    flush();
    is_whole_ = true;  // if it cannot get its name, it is kept under this one
    part_.finish();
}

}  // namespace holdfast::storage
