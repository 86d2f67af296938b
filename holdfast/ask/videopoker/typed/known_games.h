// The games of the catalog as a command line names them, where the path of a paytable's file may stand as well.
#pragma once

#include <holdfast/ask/input/fields.h>

namespace holdfast::ask {

/// A word with '/' or ending in ".toml" is a path, except names such as "9/6 Jacks or Better".
const KnownDocuments& known_games();

}  // namespace holdfast::ask
