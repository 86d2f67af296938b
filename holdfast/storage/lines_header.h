// A shard of a long text, as a file: the lines that each step of a plan makes, with their checksums.
//
//   HOLDFAST lines 1                            version of this format
//   kind: videopoker sweep
//   plan: 0123456789abcdef                      digest of the plan, so that shards know one another
//   steps: 3 to 6 of 9                          from the first up to the one after the last
//   request: {"query": "videopoker.sweep", ...} what the plan is made of again
//   header: 0123456789abcdef                    XXH3-64 of all bytes before
//   step 3, 24 bytes: 0123456789abcdef          XXH3-64 of these 24 bytes
//   8,5,0.98439,...                             the lines of step 3
//   step 4, 0 bytes: 2d06800538d394c2
//   ...
//
// Every step is written at once, after the one before it, so whatever ends the writing, the steps up to some
// one are whole.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/storage/shard.h>

namespace holdfast::storage {

struct LinesHeader {
    std::string kind;
    std::string plan;
    std::size_t steps = 0;  ///< of the whole plan
    BlockRange range = {};  ///< the steps in this file
    std::string request;

    bool operator==(const LinesHeader&) const = default;
};

/// The first bytes of a file. All texts are one line each.
std::string pack(const LinesHeader& header);
/// What stands before the lines of a step.
std::string pack_step(u64 step, std::string_view lines);

/// What is whole of the bytes of a file.
struct LinesFound {
    LinesHeader header = {};
    std::vector<std::string_view> steps = {};  ///< the lines of each, from the first one on,
    std::vector<u64> checksums = {};           ///< and their checksums
    std::size_t end = 0;                       ///< the bytes of the header and these steps
};

/// Throws ForeignFile and std::invalid_argument, with a sentence about the file, where the header is not as pack()
/// writes it; Stopped, between two steps.
LinesFound find_lines(std::string_view bytes, const StopFlag* stop = nullptr);

}  // namespace holdfast::storage
