// Words that a row says once for several holds: "suited KQ or KJ", "four to a royal or straight flush".
//
// The row is taken as players mean it where only one reading makes sense, which "or" alone nearly always is:
// it joins the words beside it. A comma separates whole holds in charts that are printed, so where both
// readings make sense the row is refused, and the error spells both out. A semicolon always separates whole
// holds.
#include <holdfast/core/error.h>
#include <holdfast/evaluation/hand_words.h>
#include <holdfast/videopoker/strategy/chart_words.h>
#include <holdfast/videopoker/strategy/row_reader.h>

namespace holdfast::videopoker {
namespace {

bool is_single_letter(const ChartToken& token) {
    return token.kind == ChartToken::Kind::word && __builtin_popcount(ranks_listed(token.raw)) == 1;
}

bool is_article(const ChartToken& token) {
    return token.is("a") || token.is("an");
}

}  // namespace

std::size_t RowReader::loose_separator(std::size_t ahead) const {
    if (next(ahead).is(",")) return next(ahead + 1).is("or") ? 2 : 1;
    return next(ahead).is("or") ? 1 : 0;
}

const ChartToken* RowReader::end_of_hold(std::size_t ahead) const {
    const ChartToken* end = &next(ahead);
    while (end->kind != ChartToken::Kind::end && !end->is(",") && !end->is(";") && !end->is("or")) ++end;
    return end;
}

/// As they are written, with one blank where there are several or a line's end.
std::string RowReader::words(const ChartToken* begin, const ChartToken* end) const {
    std::string text;
    for (const ChartToken* token = begin; token < end; ++token) {
        if (token != begin && token[-1].position + token[-1].length < token->position) text += ' ';
        text += whole_.substr(token->position, token->length);
    }
    return text;
}

void RowReader::refuse_unclear(const ChartToken* begin, const ChartToken* end, const std::string& meanings,
                               const std::string& one, const std::string& other) const {
    const std::size_t length = end[-1].position + end[-1].length - begin->position;
    throw ParseError("'" + words(begin, end) + "' " + meanings + "; write '" + one + "' or '" + other + "'",
                     std::string(whole_), begin->position, length);
}

/// The hold after a separator, where it begins with words of the hold before.
bool RowReader::read_with_shared_words(HoldPhrase& phrase) {
    if (separator_ == Separator::none || separator_ == Separator::semicolon) return false;
    // "any" says nothing of which words are shared.
    const std::size_t any = token_->is("any") ? 1 : 0;
    if (before_.kind == Shared::suited && shares_suited(any)) {
        token_ += any;
        hold_begin_ = token_;
        now_ = {Shared::suited, before_.lead, "suited ", "", 0, false};
        read_rank_sets(phrase, true);
        return true;
    }
    if (before_.kind == Shared::draw && shares_draw(any)) {
        token_ += any;
        hold_begin_ = token_;
        now_ = {Shared::draw, before_.lead, before_.lead + article(0), "", before_.cards, false};
        phrase.cards = before_.cards;
        read_draw(phrase);
        return true;
    }
    return false;
}

/// After "suited KQ": whether KJ is suited, too. "or" shares the word, and after a comma nobody knows.
bool RowReader::shares_suited(std::size_t ahead) const {
    const auto is_rank_set = [&](std::size_t at) {
        return next(at).kind == ChartToken::Kind::word && __builtin_popcount(ranks_listed(next(at).raw)) > 1;
    };
    if (!is_rank_set(ahead)) return false;
    std::size_t behind = ahead + 1;
    while (next(behind).is("/") && is_rank_set(behind + 1)) behind += 2;
    if (next(behind).is("suited") || next(behind).is("unsuited")) return false;
    if (separator_ == Separator::bare_or && !before_.has_conditions) return true;
    const std::string ranks = words(&next(ahead), &next(behind));
    refuse_unclear(&next(ahead), &next(behind), "may be suited or not", before_.hold + ", suited " + ranks,
                   before_.hold + ", unsuited " + ranks);
}

/// After "4 to a royal": whether "straight flush" is a draw of four cards. "a straight flush" is, and so is
/// "inside straight", for no hand is called so; the hands themselves are after "or", and may be after a
/// comma.
bool RowReader::shares_draw(std::size_t ahead) const {
    std::size_t goal = ahead;
    while (is_article(next(goal)) || next(goal).is("outside") || next(goal).is("inside") ||
           next(goal).is("double")) {
        ++goal;
    }
    const bool is_royal = next(goal).is("royal");
    if (!is_royal && !next(goal).is("straight") && !next(goal).is("flush")) return false;
    const bool is_hand = goal == ahead && (!is_royal || next(goal + 1).is("flush"));
    if (!is_hand || (separator_ == Separator::bare_or && !before_.has_conditions)) return true;
    const ChartToken* const end = &next(goal + (next(goal + 1).is("flush") ? 2 : 1));
    const std::string hand = words(&next(ahead), end);
    refuse_unclear(&next(ahead), end, "may be a draw or a hand of five cards",
                   before_.hold + ", " + before_.lead + article(ahead) + hand,
                   before_.hold + ", pat " + hand);
}

/// What is missing between "4 to" and the goal `ahead`.
std::string RowReader::article(std::size_t ahead) const {
    if (is_article(next(ahead))) return " ";
    return next(ahead).is("outside") || next(ahead).is("inside") ? " an " : " a ";
}

/// "KQ or KJ suited": the first ranks were read as not suited.
void RowReader::check_suited_behind() const {
    const bool is_said = now_.kind == Shared::nothing && token_[-1].is("suited");
    if (!is_said || before_.kind != Shared::bare_ranks || separator_ == Separator::semicolon) return;
    const std::string ranks = words(hold_begin_, token_ - 1);
    refuse_unclear(token_ - 1, token_, "may be said of the last ranks or of all",
                   "unsuited " + before_.hold + ", suited " + ranks,
                   "suited " + before_.hold + ", suited " + ranks);
}

/// "pat four of a kind or three of a kind": equal cards alone, or with the others beside them.
void RowReader::check_pat(const HoldPhrase& phrase) const {
    constexpr u32 equal_cards = kind_bit(HoldKind::four_of_a_kind) | kind_bit(HoldKind::three_of_a_kind) |
                                kind_bit(HoldKind::two_pair) | kind_bit(HoldKind::pair);
    const bool is_shared = before_.kind == Shared::pat && separator_ == Separator::bare_or;
    if (!is_shared || (phrase.kinds & equal_cards) == 0) return;
    const std::string hand = words(hold_begin_, token_);
    refuse_unclear(hold_begin_, token_, "may be pat or not", before_.hold + ", pat " + hand,
                   before_.hold + ", " + hand);
}

/// Whether a number stands there with what it counts: "four to", "three of a kind", "two suited".
bool RowReader::begins_counted(std::size_t ahead) const {
    const int number = number_said(next(ahead));
    const ChartToken& noun = next(ahead + 1);
    return number >= 0 && number <= deal_size &&
           (rank_said(noun, true) || noun.is("to") || noun.is("of") || noun.is("pair") || noun.is("card") ||
            noun.is("high") || noun.is("low") || noun.is("suited") || noun.is("unsuited"));
}

std::size_t RowReader::numbers_listed(std::size_t ahead) const {
    std::size_t at = ahead;
    // More than five are no number of cards: 75 are a seven and a five.
    while (number_said(next(at)) >= 0 && number_said(next(at)) <= deal_size && loose_separator(at + 1) > 0) {
        at += 1 + loose_separator(at + 1);
        if (begins_counted(at)) return at - ahead;
    }
    return 0;
}

/// "three or four of a kind" is not a three alone.
void RowReader::check_numbers() const {
    const std::size_t counted = numbers_listed(0);
    if (counted == 0) return;
    const ChartToken* const end = end_of_hold(counted);
    const std::string thing = words(&next(counted + 1), end);
    std::string rest;
    for (std::size_t at = 1 + loose_separator(1); at <= counted; at += 1 + loose_separator(at + 1)) {
        rest += ", " + next(at).raw + " " + thing;
    }
    const bool is_rank = rank_said(*token_, false) || is_single_letter(*token_);
    const std::string each = token_->raw + " " + thing + rest;
    if (is_rank) {
        refuse_unclear(token_, token_ + 1, "may be a number or a card", each, token_->raw + " alone" + rest);
    }
    refuse_between(*token_, end[-1], "say for each number what it counts: '" + each + "'");
}

/// After ranks, the tokens before one more of their list: "A, K or Q", "aces, kings". 0 where none follows.
std::size_t RowReader::next_listed_rank(bool by_letters, bool by_words) const {
    const std::size_t item = loose_separator(0);
    if (item == 0 || numbers_listed(item) > 0) return 0;
    const ChartToken& token = next(item);
    const bool is_letter = is_single_letter(token);
    const bool is_range = is_letter && next(item + 1).is("-") && is_single_letter(next(item + 2));
    const std::size_t behind = item + (is_range ? 3 : 1);
    const bool is_or_better = next(behind).is("or") && next(behind + 1).is("better");
    const bool ends = next(behind).kind == ChartToken::Kind::end || next(behind).is(";") ||
                      next(behind).is("/") || next(behind).is("with") || next(behind).is("without") ||
                      next(behind).is("in") || loose_separator(behind) > 0;
    if (!ends) return 0;
    if (is_letter) {
        if (by_letters || by_words || is_range) return item;
        refuse_unclear(&token, &token + 1, "may be one more rank or a card alone",
                       token_[-1].raw + "/" + token.raw, token_[-1].raw + ", " + token.raw + " alone");
    }
    if (rank_said(token, true)) return is_or_better ? 0 : item;
    return by_words && rank_said(token, false) ? item : 0;
}

/// "aces", "aces or kings"
RankSet RowReader::read_plurals() {
    RankSet ranks = RankSet::of(*rank_said(*token_++, true));
    for (std::size_t item = next_listed_rank(false, false); item > 0; item = next_listed_rank(false, false)) {
        token_ += item;
        ranks = ranks | read_rank_range();
    }
    return ranks;
}

/// What stands after a condition must not be one of its alternatives: "with 1 gap or no gaps", "with an ace
/// or king".
void RowReader::check_conditions() {
    const std::size_t ahead = loose_separator(0);
    if (!now_.has_conditions || ahead == 0) return;
    const ChartToken* const place = token_;
    token_ += ahead;
    const bool is_condition = place->is("or") && (begins_condition() || token_->is("with"));
    const ChartToken* const rank = token_ + (is_article(*token_) ? 1 : 0);
    const bool is_rank = ends_with_rank_ && (rank_said(*rank, false) || is_single_letter(*rank)) &&
                         !rank[1].is("alone") && end_of_hold(0) == rank + 1;
    const std::string hold = words(hold_begin_, hold_end_);
    const std::string said = words(hold_end_, place);
    const std::string last = words(token_, end_of_hold(0));
    const ChartToken* const end = end_of_hold(0);
    if (is_condition) {
        const std::string with = token_->is("with") ? " " : " with ";
        refuse_phrase(*place, "say the whole hold for each condition: '" + hold + " " + said + ", " + hold +
                                  with + last + "'");
    }
    if (is_rank) {
        const std::string an = rank != token_ ? "" : rank->is("ace") ? "an " : "a ";
        // Without an ace or king: without both of them.
        const std::string again = hold_end_->is("without") ? " without " : ", " + hold + " with ";
        refuse_unclear(token_, end, "may be said of this hold or be a card alone",
                       hold + " " + said + again + an + last,
                       hold + " " + said + ", " + rank->raw + " alone");
    }
    token_ = place;
}

}  // namespace holdfast::videopoker
