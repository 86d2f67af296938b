#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/core/wording.h>
#include <holdfast/storage/part_file.h>

namespace holdfast::storage {

namespace fs = std::filesystem;

PartFile::PartFile(std::string path) : path_(std::move(path)), part_(path_ + ".part") {
    std::error_code error;
    const fs::path folder = fs::path(path_).parent_path();
    if (path_.empty() || (!folder.empty() && !fs::is_directory(folder, error))) {
        refuse("there is no such folder");
    }
    // Of links themselves, wherever they point: what is there already is never written to.
    const fs::file_type there = fs::symlink_status(path_, error).type();
    const fs::file_type begun = fs::symlink_status(part_, error).type();
    if (there == fs::file_type::none || begun == fs::file_type::none) {
        refuse("a file of this name cannot be written: " + error.message());
    }
    if (there != fs::file_type::not_found) refuse(in_quotes(path_) + " exists already");
    if (begun != fs::file_type::not_found && begun != fs::file_type::regular) refuse_stranger();
}

bool PartFile::is_begun() const {
    return fs::exists(part_) && fs::file_size(part_) > 0;
}

void PartFile::complete() const {
    fs::rename(part_, path_);
}

void PartFile::refuse_other_plan() const {
    refuse("the unfinished file " + part_ +
           " belongs to another command: delete it, or write to another file");
}

void PartFile::refuse_stranger() const {
    refuse("the file " + part_ + " exists, and was not written by Holdfast");
}

void PartFile::refuse(const std::string& what) const {
    throw ParseError(what, path_);
}

}  // namespace holdfast::storage
