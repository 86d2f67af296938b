#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <stdexcept>
#include <system_error>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <holdfast/core/error.h>
#include <holdfast/storage/mapped_file.h>

namespace holdfast::storage {

void sync_folder_of(const std::string& path) {
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    const OpenFile opened(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (opened.is_open()) static_cast<void>(::fsync(opened.descriptor()));
}

void OpenFile::close() {
    if (is_open()) ::close(descriptor_);
    descriptor_ = -1;
}

int OpenFile::write_at(u64 place, const void* bytes, std::size_t size) const {
    const auto* next = static_cast<const char*>(bytes);
    while (size > 0) {
        const ssize_t written = ::pwrite(descriptor_, next, size, static_cast<off_t>(place));
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return written < 0 ? errno : EIO;
        next += written;
        place += static_cast<u64>(written);
        size -= static_cast<std::size_t>(written);
    }
    return 0;
}

namespace {

/// What the handler knows of a mapped file. A handler may use atomics and little else.
struct Watch {
    std::atomic<bool> is_taken = false;
    std::atomic<unsigned char*> begin = nullptr;
    std::atomic<std::size_t> size = 0;
    std::atomic<bool> is_cut = false;
};
/// Further files are mapped, but not watched.
std::array<Watch, 1024> watches;

std::size_t watch_file(unsigned char* begin, std::size_t size) {
    for (std::size_t number = 0; number < watches.size(); ++number) {
        Watch& watch = watches[number];
        if (watch.is_taken.exchange(true)) continue;
        watch.is_cut = false;
        watch.size = size;
        watch.begin = begin;
        return number;
    }
    return watches.size();
}

/// Maps a page of zeros where the file has none left, and lets the read go on.
void mend_page(int signal, siginfo_t* info, void* /*context*/) {
    auto* const address = static_cast<unsigned char*>(info->si_addr);
    for (Watch& watch : watches) {
        unsigned char* const begin = watch.begin;
        if (begin == nullptr || address < begin || address >= begin + watch.size) continue;
        watch.is_cut = true;
        const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
        unsigned char* const start = begin + static_cast<std::size_t>(address - begin) / page * page;
        if (::mmap(start, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) != MAP_FAILED) {
            return;
        }
    }
    std::signal(signal, SIG_DFL);  // the read is tried again, and ends the process
}

}  // namespace

MappedFile::MappedFile(const OpenFile& file) : watch_(watches.size()) {
    if (::fstat(file.descriptor(), &mapped_as_) != 0 || mapped_as_.st_size == 0) return;
    const auto size = static_cast<std::size_t>(mapped_as_.st_size);
    void* const mapped = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, file.descriptor(), 0);
    if (mapped == MAP_FAILED) return;
    bytes_ = static_cast<unsigned char*>(mapped);
    size_ = size;
    watch_ = watch_file(bytes_, size_);
}

MappedFile::MappedFile(OpenFile&& file) : MappedFile(file) {
    file_ = std::move(file);
}

MappedFile::~MappedFile() {
    if (bytes_ == nullptr) return;
    if (watch_ < watches.size()) watches[watch_].begin = nullptr;
    ::munmap(bytes_, size_);
    if (watch_ < watches.size()) watches[watch_].is_taken = false;
}

bool MappedFile::is_cut() const {
    return watch_ < watches.size() && watches[watch_].is_cut;
}

bool MappedFile::is_changed() const {
    struct stat now = {};
    return ::fstat(file_.descriptor(), &now) != 0 || now.st_size != mapped_as_.st_size ||
           now.st_mtim.tv_sec != mapped_as_.st_mtim.tv_sec ||
           now.st_mtim.tv_nsec != mapped_as_.st_mtim.tv_nsec;
}

void outlive_cut_files() {
    struct sigaction action = {};
    action.sa_sigaction = mend_page;
    action.sa_flags = SA_SIGINFO;
    ::sigaction(SIGBUS, &action, nullptr);
}

std::unique_ptr<MappedFile> map_data_file(const std::string& path, const std::string& what) {
    const auto refuse = [&](const std::string& why) { throw ParseError(why, path); };
    const auto refuse_unread = [&] {
        if (errno == ENOENT) refuse("there is no such file");
        const std::string why = "the " + what + " cannot be read: " + std::generic_category().message(errno);
        constexpr std::array<int, 5> of_the_name{EACCES, ENOTDIR, ELOOP, ENAMETOOLONG,
                                                 ENXIO};  // ENXIO: a socket
        if (std::find(of_the_name.begin(), of_the_name.end(), errno) != of_the_name.end()) refuse(why);
        // Not the fault of the file's name: memory, descriptors, disk.
        throw ErrorOf<std::runtime_error>(path + ": " + why);
    };
    // The system would open the file whose name ends before the NUL.
    if (path.find('\0') != std::string::npos) refuse("there is no such file");
    // Without O_NONBLOCK it would wait for a pipe, which is refused anyway.
    OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status = {};
    if (!file.is_open() || ::fstat(file.descriptor(), &status) != 0) refuse_unread();
    const std::string no_data = "this is not a " + what + " of Holdfast";
    if (const char* const kind = kind_of_special_file(status.st_mode)) refuse(no_data + ", but " + kind);
    if (status.st_size == 0) refuse(no_data + ": it is empty");
    auto mapped = std::make_unique<MappedFile>(std::move(file));
    if (mapped->bytes() == nullptr) refuse_unread();
    return mapped;
}

}  // namespace holdfast::storage
