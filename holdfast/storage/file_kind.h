// What a path may name instead of a file of bytes, in words.
#pragma once

#include <sys/stat.h>

namespace holdfast::storage {

/// "a directory", "a pipe", "a socket" or "a device"; null for a plain file.
inline const char* kind_of_special_file(mode_t mode) {
    if (S_ISREG(mode)) return nullptr;
    if (S_ISDIR(mode)) return "a directory";
    if (S_ISFIFO(mode)) return "a pipe";
    return S_ISSOCK(mode) ? "a socket" : "a device";
}

}  // namespace holdfast::storage
