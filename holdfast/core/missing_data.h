// Data that a build leaves out because it is large and few queries need it: a browser fetches its file when it is missed.
#pragma once

#include <functional>
#include <stdexcept>
#include <string>
#include <utility>

#include <holdfast/core/error.h>

namespace holdfast {

/// Thrown if data is needed that is neither embedded in this build nor loaded yet.
class MissingData : public ErrorOf<std::runtime_error> {
  public:
    using Load = std::function<void(std::string bytes)>;

    MissingData(const std::string& of_file, Load from_bytes)
        : ErrorOf("the data of " + of_file + " is not loaded"), file(of_file), load(std::move(from_bytes)) {}

    std::string file;  ///< its name without a folder
    /// Takes the bytes of the file. Call it between queries, then ask again. Throws InvalidArgument on other bytes.
    Load load;
};

}  // namespace holdfast
