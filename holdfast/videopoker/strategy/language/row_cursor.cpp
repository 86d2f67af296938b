#include <algorithm>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>
#include <holdfast/videopoker/strategy/language/row_cursor.h>
#include <holdfast/videopoker/strategy/language/row_reader.h>

namespace holdfast::videopoker {

void RowCursor::expect(std::string_view text) {
    if (!take(text)) refuse_expecting(in_quotes(text));
}

std::size_t RowCursor::loose_separator(std::size_t ahead) const {
    if (is(",", ahead)) return is("or", ahead + 1) ? 2 : 1;
    return is("or", ahead) ? 1 : 0;
}

const ChartToken* RowCursor::end_of_hold(std::size_t ahead) const {
    const ChartToken* end = &next(ahead);
    while (end != this->end() && !end->is(",") && !end->is(";") && !end->is("or")) ++end;
    return end;
}

std::string RowCursor::words(const ChartToken* begin, const ChartToken* end) const {
    std::string text;
    for (const ChartToken* token = begin; token < end; ++token) {
        if (token != begin && token[-1].after() < token->position) text += ' ';
        text += without_fillers(whole().substr(token->position, token->length));
    }
    return text;
}

void RowCursor::refuse_expecting(std::string_view expected) const {
    refuse_token(*here(), whole(), expected);
}

void RowCursor::refuse_since(const ChartToken& first, const std::string& message) const {
    refuse(first, last_read(), message);
}

void RowCursor::refuse_unclear(const ChartToken* begin, const ChartToken* end, const std::string& meanings,
                               const std::vector<std::string>& readings) const {
    constexpr std::size_t longest_advice = 100;  // a longer sentence would not be read
    std::string message = in_quotes(words(begin, end)) + " " + meanings;
    std::string_view before = "; write '";
    for (const std::string& row : readings) {
        if (row.size() > longest_advice || !accepts(row)) continue;
        message.append(before).append(row) += '\'';
        before = " or '";
    }
    refuse(*begin, end[-1], message);
}

bool RowCursor::accepts(const std::string& row) const {
    return !is_trial && try_row(*vocabulary_, section_, row, stop_);
}

std::string RowCursor::wild_cards_alone() const {
    const std::string heading = section_words(types(), section_);
    return heading.substr(heading.find(' ') + 1) + " only";
}

std::size_t draw_lead(const RowCursor& row, std::size_t ahead) {
    if (row.is("to", ahead)) return 1;
    if (row.is_one_of({"card", "cards"}, ahead) && row.is("to", ahead + 1)) return 2;
    const std::size_t lead = row.is("-", ahead) ? 2 : 1;
    const bool is_card = row.is_one_of({"card", "cards"}, ahead + lead - 1);
    // "one card" alone is a hold.
    return is_card && row.is_one_of({"royal", "straight", "flush", "inside", "outside", "open", "double"},
                                    ahead + lead)
               ? lead
               : 0;
}

std::size_t any_tokens(const RowCursor& row) {
    const std::size_t any = row.is("any") || (row.is("all") && !row.is("else", 1)) ? 1 : 0;
    return any + (row.is_one_of({"other", "remaining"}, any) ? 1 : 0);
}

bool begins_counted(const RowCursor& row, std::size_t ahead) {
    const int number = number_said(row.next(ahead));
    return number >= 0 && number <= deal_size &&
           (draw_lead(row, ahead + 1) > 0 || rank_said(row.next(ahead + 1), true) ||
            row.is_one_of({"to", "of", "pair", "card", "high", "low", "suited", "unsuited"}, ahead + 1));
}

namespace {

/// Whether `number` of these can be held: one or two pair, three to five of a kind, two to four aces.
bool can_count(int number, const ChartToken& noun) {
    if (noun.is("pair")) return number == 1 || number == 2;
    if (noun.is("of")) return number >= 3;
    return !rank_said(noun, true) || (number >= 2 && number <= 4);
}

}  // namespace

std::size_t numbers_listed(const RowCursor& row, std::size_t ahead) {
    const auto is_small_number = [&](std::size_t at) {
        return number_said(row.next(at)) >= 0 && number_said(row.next(at)) <= deal_size;
    };
    std::size_t at = ahead;
    std::size_t numbers = 0;
    // A number above five does not count cards: "75" is a seven and a five. So no list has more than six.
    while (numbers++ <= deal_size && is_small_number(at) && row.loose_separator(at + 1) > 0) {
        at += 1 + row.loose_separator(at + 1);
        if (!begins_counted(row, at)) continue;
        // "3, two pair" cannot mean three pair.
        for (std::size_t each = ahead; each < at; each += 1 + row.loose_separator(each + 1)) {
            if (!can_count(number_said(row.next(each)), row.next(at + 1))) return 0;
        }
        return at - ahead;
    }
    return 0;
}

std::vector<std::string> each_number(const RowCursor& row, std::size_t counted) {
    const std::string thing = row.words(&row.next(counted + 1), row.end_of_hold(counted));
    std::vector<std::string> each;
    for (std::size_t at = 0; at <= counted; at += 1 + row.loose_separator(at + 1)) {
        each.push_back(row.next(at).raw + " " + thing);
    }
    return each;
}

bool is_single_letter(const ChartToken& token) {
    return token.kind == ChartToken::Kind::word && __builtin_popcount(ranks_listed(token.raw)) == 1;
}

RankSet read_one_rank(RowCursor& row) {
    const ChartToken& token = row.next();
    const std::optional<Rank> said = rank_said(token, false);
    const RankSet ranks = said                                   ? RankSet::of(*said)
                          : token.kind == ChartToken::Kind::word ? RankSet(ranks_listed(token.raw))
                                                                 : RankSet();
    if (ranks.empty()) row.refuse_expecting("ranks, such as A, J-A or aces");
    row.skip();
    return ranks;
}

namespace {

/// Reads "J-A". An ace that comes first is low, as in the ranks of paytables.
RankSet read_rank_range(RowCursor& row) {
    const ChartToken& first = row.next();
    const RankSet ranks = read_one_rank(row);
    if (!row.take("-")) return ranks;
    const ChartToken& last = row.next();
    const u32 end = read_one_rank(row).mask();
    // A-5 and below are ranks of a low ace; "A-J" may also count down from a high one.
    if (ranks == RankSet::of(Rank::ace) && end > RankSet::of(Rank::five).mask() && end < ranks.mask()) {
        const std::string letter(1, letter_of(static_cast<Rank>(__builtin_ctz(end))));
        row.refuse(first, last,
                   in_quotes(first.raw + "-" + last.raw) +
                       " may count down from an ace or up from a low one; write " + in_quotes(letter + "-A") +
                       " or " + in_quotes("A/2-" + letter));
    }
    // "2s-10s": letters without their plural.
    const auto letters = [](const ChartToken& token) {
        const std::optional<Rank> rank = rank_said(token, false);
        return rank ? std::string(1, letter_of(*rank)) : token.raw;
    };
    try {
        return parse_ranks(letters(first) + "-" + letters(last));
    } catch (const ParseError& error) {
        row.refuse(first, last, error.what());
    }
}

/// The number of tokens before the next rank of a list: "A, K or Q", "aces, kings". 0 if none follows.
std::size_t next_listed_rank(const RowCursor& row, bool by_letters, bool by_words) {
    const std::size_t item = row.loose_separator(0);
    if (item == 0 || numbers_listed(row, item) > 0) return 0;
    const ChartToken& token = row.next(item);
    const bool is_letter = is_single_letter(token);
    const bool is_range = is_letter && row.is("-", item + 1) && is_single_letter(row.next(item + 2));
    const std::size_t behind = item + (is_range ? 3 : 1);
    const bool ends = row.next(behind).kind == ChartToken::Kind::end || row.loose_separator(behind) > 0 ||
                      row.is_one_of({";", "/", "with", "without", "except", "in", "("}, behind);
    if (!ends) return 0;
    if (is_letter) {
        if (by_letters || by_words || is_range) return item;
        const std::string said = row.said_until(row.here());
        const auto rank = static_cast<Rank>(__builtin_ctz(ranks_listed(token.raw)));
        row.refuse_unclear(&token, &token + 1, "may be one more rank or a card alone",
                           said + ", " + plural_of(rank), said + ", " + token.raw + " alone");
    }
    if (rank_said(token, true)) {
        const bool goes_beyond =
            row.is("or", behind) && row.is_one_of({"better", "higher", "lower"}, behind + 1);
        return goes_beyond ? 0 : item;
    }
    return by_words && rank_said(token, false) ? item : 0;
}

}  // namespace

RankSet read_ranks(RowCursor& row) {
    // The form of the first rank decides which words continue the list (next_listed_rank): after "A, K" a "Q"
    // is one more rank, but after "aces" it may also be a single card.
    const bool by_letters = ranks_listed(row.next().raw) != 0;
    const bool by_words = !by_letters && !rank_said(row.next(), true);
    RankSet ranks;
    std::size_t separator = 0;
    do {
        row.skip(separator);
        do {
            ranks = ranks | read_rank_range(row);
        } while (row.take("/"));
        separator = next_listed_rank(row, by_letters, by_words);
    } while (separator > 0);
    return ranks;
}

RankSet read_plurals(RowCursor& row) {
    RankSet ranks = read_one_rank(row);
    for (std::size_t item = 0; (item = next_listed_rank(row, false, false)) > 0;) {
        row.skip(item);
        ranks = ranks | read_rank_range(row);
    }
    return ranks;
}

RankSet with_ranks_beyond(RowCursor& row, RankSet ranks) {
    if (!row.is("or") || !row.is_one_of({"higher", "lower"}, 1)) return ranks;
    if (__builtin_popcount(ranks.mask()) != 1) {
        row.refuse(row.next(), row.next(1), "say one rank before it, as in 'pair of tens or lower'");
    }
    const bool is_higher = row.is("higher", 1);
    row.skip(2);
    return RankSet(is_higher ? ~(ranks.mask() - 1) : (ranks.mask() << 1U) - 1);
}

namespace {

/// The ranks between two pairs, "22-TT". An ace that comes first is refused: it may be high or low.
RankSet ranks_between(const RowCursor& row, Rank first, Rank last) {
    if (first == Rank::ace && last != Rank::ace) {
        const std::string letter(1, letter_of(last));
        row.refuse_unclear(row.here(), row.here() + 3, "may count down from aces or up from low aces",
                           "pair of " + letter + "-A", "pair of A/2-" + letter);
    }
    const u32 low = RankSet::of(std::min(first, last)).mask();
    const u32 high = RankSet::of(std::max(first, last)).mask();
    return RankSet((high << 1U) - low);
}

}  // namespace

std::optional<RepeatedRanks> take_repeated_ranks(RowCursor& row) {
    const auto repeated = [&](std::size_t ahead) {
        const ChartToken& token = row.next(ahead);
        return token.kind == ChartToken::Kind::word ? repeated_rank(token.raw) : std::nullopt;
    };
    const std::optional<RepeatedRank> first = repeated(0);
    if (!first) return std::nullopt;
    RankSet ranks;
    do {
        const std::optional<RepeatedRank> from = repeated(0);
        if (!from || from->times != first->times) row.refuse_expecting("as many equal ranks again");
        const std::optional<RepeatedRank> to = row.is("-", 1) ? repeated(2) : std::nullopt;
        const bool is_range = to && to->times == first->times;
        ranks = ranks | ranks_between(row, from->rank, is_range ? to->rank : from->rank);
        row.skip(is_range ? 3 : 1);
    } while (row.take("/"));
    const bool is_or_better = row.is("or") && row.is("better", 1) && first->times == 2;
    if (row.is("+") || is_or_better) {
        if (!(ranks == RankSet::of(first->rank))) row.refuse("say one rank before it, as in 'JJ or better'");
        ranks = RankSet(~0U << number_of(first->rank));
        row.skip(is_or_better ? 2 : 1);
    }
    return RepeatedRanks{with_ranks_beyond(row, ranks), first->times};
}

void check_one_card(const RowCursor& row) {
    if (!row.is("or", 1) || !row.is_one_of({"better", "higher", "lower"}, 2)) return;
    RowCursor behind = row;
    const auto rank = static_cast<Rank>(__builtin_ctz(read_one_rank(behind).mask()));
    const bool is_lower = row.is("lower", 2);
    const Rank last = is_lower ? Rank::two : Rank::ace;
    // "one card of 2-2" would not be read.
    const std::string ranks = rank == last ? std::string(1, letter_of(rank))
                                           : std::string(1, letter_of(std::min(rank, last))) + "-" +
                                                 letter_of(std::max(rank, last));
    row.refuse_unclear(row.here(), row.here() + 3, "may be a pair or one card",
                       plural_of(rank) + (is_lower ? " or lower" : " or better"), "one card of " + ranks);
}

}  // namespace holdfast::videopoker
