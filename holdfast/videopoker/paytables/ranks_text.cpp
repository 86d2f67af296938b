#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/wording.h>
#include <holdfast/videopoker/paytables/ranks_text.h>

namespace holdfast::videopoker {
namespace {

/// The number of the rank at one end of a range; what is wrong with it is wrong with the whole text.
int end_of_range(std::string_view end, std::string_view text) {
    try {
        return number_of(parse_rank(end));
    } catch (const ParseError&) {
        throw ParseError(
            in_quotes(text) +
                " is not a rank like 8 or A, nor a range like 2-4 or J-A; ranks are 2 3 4 5 6 7 8 9 "
                "T J Q K A",
            std::string(text));
    }
}

}  // namespace

RankSet parse_ranks(std::string_view text) {
    const std::size_t dash = text.find('-');
    const int first = end_of_range(text.substr(0, dash), text);
    const int last = dash == std::string_view::npos ? first : end_of_range(text.substr(dash + 1), text);
    if (first == number_of(Rank::ace) && last < first) {
        return RankSet::of(Rank::ace) | RankSet((2U << last) - 1);
    }
    if (first > last) {
        throw ParseError(in_quotes(text) + " runs backwards; ranges go up, or start with the ace as in A-4",
                         std::string(text), 0, text.size());
    }
    return RankSet((2U << last) - (1U << first));
}

std::vector<std::string> rank_entries(RankSet ranks) {
    const bool low_ace =
        ranks.contains(Rank::ace) && ranks.contains(Rank::two) && !ranks.contains(Rank::king);
    // The ranks from low to high, the ace first where it joins the low end.
    // With a low ace bit 0 is the ace and bit r + 1 the rank r, up to the king: one place higher than in the
    // mask.
    const u32 line = low_ace ? (ranks.mask() << 1U | 1U) & 0x1fffU : ranks.mask();
    const auto letter = [low_ace](int bit) {
        return low_ace ? (bit == 0 ? 'A' : rank_letters[static_cast<std::size_t>(bit - 1)])
                       : rank_letters[static_cast<std::size_t>(bit)];
    };
    std::vector<std::string> entries;
    for (int bit = 0; bit < rank_count; ++bit) {
        if (((line >> bit) & 1U) == 0) continue;
        int last = bit;
        while (last + 1 < rank_count && ((line >> (last + 1)) & 1U) != 0) ++last;
        entries.emplace_back(1, letter(bit));
        if (last > bit) (entries.back() += '-') += letter(last);
        bit = last;
    }
    return entries;
}

std::string ranks_text(RankSet ranks) {
    return joined(rank_entries(ranks), " ");
}

}  // namespace holdfast::videopoker
