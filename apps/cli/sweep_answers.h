// What `holdfast videopoker sweep` says of a file that it has written, as text, JSON and CSV.
#pragma once

#include <string>

#include <apps/cli/answer_form.h>

#include <holdfast/core/integers.h>

namespace holdfast::cli {

struct SweptFile {
    std::string path;
    u64 paytables;           ///< swept
    u64 written;             ///< those that pass the filters
    std::string shard = {};  ///< "2/8" where it is one
};

queries::Json to_json(const SweptFile& file);
std::string to_csv(const SweptFile& file);
std::string swept_text(const SweptFile& file);

}  // namespace holdfast::cli
