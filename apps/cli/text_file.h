// The files that arguments name: a GAME that is the path of a paytable, a CHART. They are read here and nowhere
// else.
//
// A GAME with '/' or ending in ".toml" is a path; a CHART always is one, or "-" for standard input. Files are
// read with care: nothing but a plain file of at most 1 MiB, and no waiting for a device. A chart may be a pipe, too,
// so that shells can make one: <(holdfast videopoker strategy GAME).
#pragma once

#include <string>

namespace holdfast::cli {

/// Whether the argument names a file and not a game of the catalog.
bool is_paytable_path(const std::string& argument);

/// Throws ParseError where no game of the catalog has this id but a file of this folder has this name: it would need a
/// './' before it to be read.
void check_names_no_file(const std::string& id);

/// The text of the file. Throws ParseError, blaming the path, where it cannot be read.
std::string read_paytable_file(const std::string& path);

/// The same for a chart; "-" is standard input.
std::string read_chart_file(const std::string& path);

}  // namespace holdfast::cli
