// The argument GAME: an id of the catalog, or the path of a paytable file, which is read here and nowhere
// else.
//
// An argument with '/' or ending in ".toml" is a path. Files are read with care: nothing but a plain file of
// at most 1 MiB, and no waiting for a pipe or a device.
#pragma once

#include <string>

namespace holdfast::cli {

/// Whether the argument names a file and not a game of the catalog.
bool is_paytable_path(const std::string& argument);

/// The text of the file. Throws ParseError, blaming the path, where it cannot be read.
std::string read_paytable_file(const std::string& path);

}  // namespace holdfast::cli
