// A shard as it is typed: its number and how many there are, such as 2/8.
#pragma once

#include <string>

#include <holdfast/storage/shard.h>

namespace holdfast::cli {

/// Of what has so many parts at most; `whole` names it: "the flop table". Throws ParseError.
storage::Shard parse_shard(const std::string& text, std::size_t most, const std::string& whole);

}  // namespace holdfast::cli
