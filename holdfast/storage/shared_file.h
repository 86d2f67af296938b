// A small file that several processes update, one at a time.
//
//   FILE                 always whole: a new text gets its name only when it is complete on the disk
//   FILE.holdfast-new    the next text while it is written; one that a killed process left is replaced
//   FILE.lock            locked from reading FILE to renaming the new one; it is empty, and stays
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace holdfast::storage {

class SharedFile {
  public:
    /// If the path is a link, the file that it leads to is meant. Throws ParseError if it leads nowhere, and on an
    /// empty path.
    explicit SharedFile(const std::string& path);

    const std::string& path() const { return path_; }

    /// The text; nothing if there is no such file. Throws ParseError if it is no plain file or larger than
    /// 16 MiB, and std::runtime_error if it cannot be read.
    std::optional<std::string> read() const;

    /// Throws as change() does if FILE, or a new file in its folder, may not be written. Writes nothing.
    void check() const;

    /// Replaces the text by edit(text), while no other process does the same; FILE keeps its mode. If this throws,
    /// FILE is as it was. `waits` is called if another process holds the lock for more than half a second.
    /// Throws as read() and `edit` do, ParseError if there is no such folder or FILE may not be written, and
    /// std::runtime_error.
    void change(const std::function<std::string(const std::optional<std::string>& text)>& edit,
                const std::function<void()>& waits = {}) const;

  private:
    /// The next text gets the mode of FILE, if there is a FILE.
    void replace(const std::string& text) const;
    [[noreturn]] void refuse(const std::string& what) const;

    std::string path_;
};

}  // namespace holdfast::storage
