// Sets of ranks as a paytable writes them: "A", "10", "2-4", "J-A", "A-4" (the ace low), "8 A".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/cards/rank.h>

namespace holdfast::videopoker {

/// Reads one rank or one range. Throws ParseError.
RankSet parse_ranks(std::string_view text);

/// Ranges and ranks that parse_ranks reads, low ones first; an ace that joins the low end stands there:
/// "A-4", or "2", "4-6" and "T".
std::vector<std::string> rank_entries(RankSet ranks);

/// The same in one text, with blanks between them: "2 4-6 T".
std::string ranks_text(RankSet ranks);

}  // namespace holdfast::videopoker
