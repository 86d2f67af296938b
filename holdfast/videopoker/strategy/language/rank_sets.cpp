#include <algorithm>
#include <string>
#include <vector>

#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/videopoker/strategy/language/chart_tokens.h>
#include <holdfast/videopoker/strategy/language/rank_sets.h>

namespace holdfast::videopoker {

std::size_t rank_set_tokens(const RowCursor& row, std::size_t ahead) {
    const ChartToken& first = row.next(ahead);
    if (first.kind == ChartToken::Kind::word && __builtin_popcount(ranks_listed(first.raw)) > 1) return 1;
    if (!is_single_letter(first)) return 0;
    const auto joined_by = [&](std::string_view sign) {
        std::size_t tokens = 1;
        while (row.is(sign, ahead + tokens) && is_single_letter(row.next(ahead + tokens + 1))) tokens += 2;
        return row.is_one_of({"/", "-"}, ahead + tokens) ? 1 : tokens;
    };
    // "A/K/Q" may be alternatives.
    if (const std::size_t tokens = joined_by("/"); tokens == 3) return tokens;
    const std::size_t tokens = joined_by("-");
    const u32 low = ranks_listed(first.raw);
    const bool is_range = tokens == 3 && ranks_listed(row.next(ahead + 2).raw) > 2 * low;
    return tokens == 1 || is_range ? 0 : tokens;
}

u32 ranks_of_tokens(const RowCursor& row, std::size_t ahead, std::size_t tokens) {
    u32 ranks = 0;
    for (std::size_t at = ahead; at < ahead + tokens; at += 2) {
        const u32 each = ranks_listed(row.next(at).raw);
        if ((ranks & each) != 0) return 0;
        ranks |= each;
    }
    return ranks;
}

/// Whether ranks with '/' or '-' between them are cards held together: three or more with '-', or two with their
/// suits said behind them.
bool are_spaced_ranks(const RowCursor& row) {
    std::size_t tokens = rank_set_tokens(row, 0);
    if (tokens > 3) return true;
    if (tokens != 3) return false;
    for (std::size_t next = 0; row.is("/", tokens) && (next = rank_set_tokens(row, tokens + 1)) > 0;) {
        tokens += 1 + next;
    }
    return row.is_one_of({"suited", "unsuited"}, tokens);
}

void check_no_strokes(const RowCursor& row) {
    u32 ranks = ranks_listed(row.next().raw);
    std::size_t last = 0;
    while (is_single_letter(row.next(last)) &&
           (row.is("/", last + 1) || (last > 0 && row.is("-", last + 1))) &&
           is_single_letter(row.next(last + 2))) {
        last += 2;
        ranks |= ranks_listed(row.next(last).raw);
    }
    if (last == 0) return;
    const std::string together = ranks_in_row(RankSet(ranks));
    // The word for the suits, if it stands before the ranks.
    const bool has_word = row.hold.begin != nullptr && row.here() > row.hold.begin;
    const std::string suits = has_word && row.last_read().is("suited")     ? "suited "
                              : has_word && row.last_read().is("unsuited") ? "unsuited "
                                                                           : "";
    std::string twos;
    for (std::size_t high = 0; high < together.size(); ++high) {
        for (std::size_t low = high + 1; low < together.size(); ++low) {
            twos += (twos.empty() ? "" : "/") + std::string(1, together[high]) + together[low];
        }
    }
    row.refuse_unclear(&row.next(), &row.next(last) + 1, "may be held together or be several holds",
                       suits.empty()
                           ? std::vector<std::string>{together, "suited " + together,
                                                      "one card of " + ranks_after_of(RankSet(ranks))}
                           : std::vector<std::string>{suits + together, suits + twos});
}

namespace {

/// Reads "J/Q/K with 10": each of these with each of those; false if something else comes next
bool read_ranks_with_others(RowCursor& row, HoldPhrase& phrase) {
    RowCursor at = row;
    const auto take_letters = [&at] {
        u32 letters = 0;
        do {
            if (!is_single_letter(at.next())) return 0U;
            letters |= ranks_listed(at.next().raw);
            at.skip();
        } while (at.take("/"));
        return letters;
    };
    const u32 these = take_letters();
    const u32 those = these != 0 && at.take("with") ? take_letters() : 0;
    for (u32 rank = 1; rank < 1U << rank_count; rank <<= 1U) {
        for (u32 other = 1; other < 1U << rank_count; other <<= 1U) {
            if ((these & rank) == 0 || (those & other) == 0 || rank == other) continue;
            const auto same = std::find(phrase.rank_sets.begin(), phrase.rank_sets.end(), rank | other);
            if (same == phrase.rank_sets.end()) phrase.rank_sets.push_back(rank | other);
        }
    }
    if (phrase.rank_sets.empty()) return false;
    row = at;
    return true;
}

/// Refuses "3K", which may be three of a kind, unless it names the suits: ranks that are held together are
/// written with the higher one first.
void check_no_count(const RowCursor& row) {
    const std::string& raw = row.next().raw;
    const int number = raw.empty() ? 0 : raw.front() - '0';
    const bool is_count = raw.size() == 2 && number >= 2 && number <= 5;
    const bool has_suits = row.is_one_of({"suited", "unsuited"}, 1) ||
                           (row.hold.begin != nullptr && row.here() > row.hold.begin);
    if (!is_count || has_suits || ranks_listed(raw.substr(1)) < ranks_listed("T")) return;
    const std::string words(numbers_in_words[static_cast<std::size_t>(number)]);
    const std::string letter = raw.substr(1);
    std::vector<std::string> readings{std::string(static_cast<std::size_t>(number), letter.front()),
                                      letter + raw.front()};
    if (letter == "K" && number > 2) readings.insert(readings.begin(), words + " of a kind");
    row.refuse_unclear(&row.next(), &row.next(1), "may be a number of cards or two ranks", readings);
}

}  // namespace

void read_rank_sets(RowCursor& row, HoldPhrase& phrase) {
    if (read_ranks_with_others(row, phrase)) return;
    check_no_count(row);
    bool is_suit_said = false;
    do {
        const std::size_t tokens = rank_set_tokens(row, 0);
        if (tokens == 0) check_no_strokes(row);
        const u32 ranks = ranks_of_tokens(row, 0, tokens);
        if (__builtin_popcount(ranks) < 2) row.refuse_expecting("two or more ranks in capitals, such as QJ");
        const auto same = std::find(phrase.rank_sets.begin(), phrase.rank_sets.end(), ranks);
        if (same == phrase.rank_sets.end()) phrase.rank_sets.push_back(ranks);
        row.skip(tokens);
        if (is_suit_said && !row.is("suited")) row.refuse_expecting("'suited', as before");
        is_suit_said = row.is("suited") && row.is("/", 1);
        if (is_suit_said) row.skip();
    } while (row.take("/"));
}

}  // namespace holdfast::videopoker
