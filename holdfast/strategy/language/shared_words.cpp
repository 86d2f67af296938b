// Words that a row says once for several holds: "suited KQ or KJ", "four to a royal or straight flush".
//
// The row is taken as players mean it where only one reading makes sense, which "or" alone nearly always is:
// it joins the words beside it. A comma separates whole holds in charts that are printed, so where both
// readings make sense the row is refused, and the error spells both out. A semicolon always separates whole
// holds.
#include <algorithm>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/strategy/language/chart_tokens.h>
#include <holdfast/strategy/language/row_reader.h>

namespace holdfast::videopoker {
namespace {

bool is_single_letter(const ChartToken& token) {
    return token.kind == ChartToken::Kind::word && __builtin_popcount(ranks_listed(token.raw)) == 1;
}

/// Whether so many of this can be held: one or two pair, three to five of a kind, two to four aces.
bool can_count(int number, const ChartToken& noun) {
    if (noun.is("pair")) return number == 1 || number == 2;
    if (noun.is("of")) return number >= 3;
    return !rank_said(noun, true) || (number >= 2 && number <= 4);
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

std::string RowReader::said(const SharedWords& hold) const {
    return hold.front + words(hold.begin, hold.end);
}

bool RowReader::accepts(const std::string& row) const {
    if (is_trial_) return false;
    try {
        const std::vector<ChartToken> tokens = chart_tokens(row, 0, row.size());
        RowReader trial(vocabulary_, section_, {row, tokens}, stop_);
        trial.is_trial_ = true;
        trial.read();
        return true;
    } catch (const ParseError&) {
        return false;
    }
}

void RowReader::refuse_unclear(const ChartToken* begin, const ChartToken* end, const std::string& meanings,
                               const std::string& one, const std::string& other) const {
    constexpr std::size_t longest_advice = 100;  // more is no sentence that anybody reads
    std::string message = in_quotes(words(begin, end)) + " " + meanings;
    std::string_view before = "; write '";
    for (const std::string& row : {one, other}) {
        if (row.size() > longest_advice || !accepts(row)) continue;
        message.append(before).append(row) += '\'';
        before = " or '";
    }
    refuse(*begin, end[-1], message);
}

/// The hold after a separator, where it begins with words of the hold before.
bool RowReader::read_with_shared_words(HoldPhrase& phrase) {
    if (separator_ == Separator::none || separator_ == Separator::semicolon) return false;
    // "any" says nothing of which words are shared.
    const std::size_t any = token_->is("any") ? 1 : 0;
    if (before_.kind == Shared::suited && shares_suited(any)) {
        token_ += any;
        hold_begin_ = token_;
        now_ = {Shared::suited, before_.lead, "suited "};
        read_rank_sets(phrase, true);
        return true;
    }
    if (before_.kind == Shared::draw && shares_draw(any)) {
        token_ += any;
        hold_begin_ = token_;
        now_ = {Shared::draw, before_.lead, before_.lead + article(0), before_.cards};
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
    refuse_unclear(&next(ahead), &next(behind), "may be suited or not", said(before_) + ", suited " + ranks,
                   said(before_) + ", unsuited " + ranks);
}

/// After "4 to a royal": whether "straight flush" is a draw of four cards. "a straight flush" is, and so is
/// "inside straight", for no hand is called so; the hands themselves are after "or", and may be after a
/// comma.
bool RowReader::shares_draw(std::size_t ahead) const {
    std::size_t goal = ahead;
    while (is_article(goal) || next(goal).is("outside") || next(goal).is("inside") ||
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
                   said(before_) + ", " + before_.lead + article(ahead) + hand,
                   said(before_) + ", pat " + hand);
}

/// What is missing between "4 to" and the goal `ahead`.
std::string RowReader::article(std::size_t ahead) const {
    if (is_article(ahead)) return " ";
    return next(ahead).is("outside") || next(ahead).is("inside") ? " an " : " a ";
}

/// "KQ or KJ suited": the first ranks were read as not suited.
void RowReader::check_suited_behind() const {
    const bool is_said = now_.kind == Shared::nothing && token_[-1].is("suited");
    if (!is_said || before_.kind != Shared::bare_ranks || separator_ == Separator::semicolon) return;
    const std::string ranks = words(hold_begin_, token_ - 1);
    refuse_unclear(token_ - 1, token_, "may be said of the last ranks or of all",
                   "unsuited " + said(before_) + ", suited " + ranks,
                   "suited " + said(before_) + ", suited " + ranks);
}

/// "pat four of a kind or three of a kind": equal cards alone, or with the others beside them.
void RowReader::check_pat(const HoldPhrase& phrase) const {
    constexpr u32 equal_cards = kind_bit(HoldKind::four_of_a_kind) | kind_bit(HoldKind::three_of_a_kind) |
                                kind_bit(HoldKind::two_pair) | kind_bit(HoldKind::pair);
    const bool is_shared = before_.kind == Shared::pat && separator_ == Separator::bare_or;
    if (!is_shared || (phrase.kinds & equal_cards) == 0) return;
    HoldPhrase pat = phrase;
    pat.kinds = kind_bit(HoldKind::pat);
    if (vocabulary_.named_by(pat, section_).empty()) return;
    const std::string hand = words(hold_begin_, token_);
    refuse_unclear(hold_begin_, token_, "may be pat or not", said(before_) + ", pat " + hand,
                   said(before_) + ", " + hand);
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
    std::size_t numbers = 0;
    // More than five are no number of cards: 75 are a seven and a five. So no list has more than six.
    while (numbers++ <= deal_size && number_said(next(at)) >= 0 && number_said(next(at)) <= deal_size &&
           loose_separator(at + 1) > 0) {
        at += 1 + loose_separator(at + 1);
        if (!begins_counted(at)) continue;
        // "3, two pair" has no three pair.
        for (std::size_t each = ahead; each < at; each += 1 + loose_separator(each + 1)) {
            if (!can_count(number_said(next(each)), next(at + 1))) return 0;
        }
        return at - ahead;
    }
    return 0;
}

/// "1 high cards" and "2 high cards" for "1 or 2 high cards", of which the last number is `counted` tokens
/// further. To be joined with semicolons: a number behind a comma may be taken for a condition.
std::vector<std::string> RowReader::each_number(std::size_t counted) const {
    const std::string thing = words(&next(counted + 1), end_of_hold(counted));
    std::vector<std::string> each;
    for (std::size_t at = 0; at <= counted; at += 1 + loose_separator(at + 1)) {
        each.push_back(next(at).raw + " " + thing);
    }
    return each;
}

/// "three or four of a kind" is not a three alone.
void RowReader::check_numbers() const {
    const std::size_t counted = numbers_listed(0);
    if (counted == 0) return;
    std::vector<std::string> each = each_number(counted);
    if (rank_said(*token_, false) || is_single_letter(*token_)) {
        const std::string rest = "; " + joined({each.begin() + 1, each.end()}, "; ");
        refuse_unclear(token_, token_ + 1, "may be a number or a card", joined(each, "; "),
                       token_->raw + " alone" + rest);
    }
    // "1, 4 to a straight": of the four alone.
    each.erase(
        std::remove_if(each.begin(), each.end(), [&](const std::string& hold) { return !accepts(hold); }),
        each.end());
    const std::string advice = each.empty() ? "" : ": '" + joined(each, "; ") + "'";
    refuse(*token_, end_of_hold(counted)[-1], "say for each number what it counts" + advice);
}

/// Whether "2 high cards", which begins here and may be a condition, names a hold of the game.
bool RowReader::names_a_hold() const {
    if (!begins_counted(0) || !(next(2).is("card") || next(2).is("cards"))) return false;
    RowReader alone = *this;
    alone.before_ = {};
    alone.separator_ = Separator::none;
    HoldPhrase hold;
    alone.read_plain_phrase(hold);
    return !vocabulary_.named_by(hold, section_).empty();
}

/// Behind the condition that begins here, said of this hold; null where it is none, or leaves nothing of the
/// hold.
const ChartToken* RowReader::end_of_condition(HoldPhrase phrase) const {
    RowReader reader = *this;
    reader.take("with");
    reader.read_condition(phrase);
    const ChartToken* const end = reader.token_;
    const bool ends = end == end_ || end->is(",") || end->is(";") || end->is("or") || end->is("and") ||
                      end->is("with") || end->is("without");
    return ends && !vocabulary_.named_by(phrase, section_).empty() ? end : nullptr;
}

/// After a comma: "three to a royal flush, 2 high cards" may be two of those three or two cards alone. Of a
/// list of numbers, "1 or 2 high cards", each would be a hold. Where the condition leaves nothing of the hold
/// ("2 high cards, 1 high card"), it is none.
bool RowReader::begins_condition_of(const HoldPhrase& phrase) const {
    if (!begins_condition()) return false;
    const std::size_t counted = numbers_listed(0);
    const bool is_hold = counted > 0 || names_a_hold();
    // "four to a flush, inside straight": the words of a draw go on.
    const bool is_draw = token_->is("outside") || token_->is("inside") || token_->is("double");
    if (!is_hold && !is_draw) return true;
    const ChartToken* const end = end_of_condition(phrase);
    if (end == nullptr || is_draw) return end != nullptr;
    const std::string hold = now_.front + words(hold_begin_, token_ - 1);
    const std::string condition = words(token_, end);
    refuse_unclear(token_, end, "may be said of the hold before it or be a hold", hold + " with " + condition,
                   hold + "; " + (counted == 0 ? condition : joined(each_number(counted), "; ")));
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
        const std::string said = now_.front + words(hold_begin_, token_);
        const auto rank = static_cast<Rank>(__builtin_ctz(ranks_listed(token.raw)));
        refuse_unclear(&token, &token + 1, "may be one more rank or a card alone",
                       said + ", " + plural_of(rank), said + ", " + token.raw + " alone");
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

/// Whether the hold can have this rank.
bool RowReader::may_have(HoldPhrase hold, const ChartToken& rank) const {
    const std::optional<Rank> said = rank_said(rank, false);
    hold.required = said ? RankSet::of(*said) : RankSet(ranks_listed(rank.raw));
    return !vocabulary_.named_by(hold, section_).empty();
}

/// What stands after a condition must not be one of its alternatives: "with 1 gap or no gaps", "with an ace
/// or king". `hold`: without its conditions.
void RowReader::check_conditions(const HoldPhrase& hold) {
    const std::size_t ahead = loose_separator(0);
    if (!now_.has_conditions || ahead == 0) return;
    const ChartToken* const place = token_;
    token_ += ahead;
    const std::string front = words(hold_begin_, hold_end_);
    const std::string said = front + " " + words(hold_end_, place);
    if (place->is("or") && (begins_condition() || token_->is("with"))) {
        refuse_alternative(hold, front, said, *place);
    }
    const ChartToken* const rank = token_ + (is_article() ? 1 : 0);
    const bool is_rank = rank_said(*rank, false) && !rank_said(*rank, true);
    if (ends_with_rank_ && (is_rank || is_single_letter(*rank)) && !rank[1].is("alone") &&
        end_of_hold(0) == rank + 1 && may_have(hold, *rank)) {
        const std::string last = words(token_, rank + 1);
        const std::string an = rank != token_ ? "" : rank->is("ace") ? "an " : "a ";
        // Without an ace or king: without both of them.
        const std::string again = hold_end_->is("without") ? " without " : ", " + front + " with ";
        refuse_unclear(token_, rank + 1, "may be said of this hold or be a card alone",
                       said + again + an + last, said + ", " + rank->raw + " alone");
    }
    token_ = place;
}

/// "with 1 gap or no gaps" is refused; "with 1 gap or 2 high cards" may go on with a hold.
void RowReader::refuse_alternative(const HoldPhrase& hold, const std::string& front, const std::string& said,
                                   const ChartToken& place) const {
    const ChartToken* const end = end_of_condition(hold);
    if (end == nullptr) return;
    const std::string last = words(token_, end);
    const std::string whole = front + (token_->is("with") ? " " : " with ") + last;
    if (names_a_hold()) {
        refuse_unclear(token_, end, "may be said of this hold or be a hold", said + "; " + whole,
                       said + "; " + last);
    }
    const std::string each = said + "; " + whole;
    refuse(place, end[-1],
           "say the whole hold for each condition" + (accepts(each) ? ": '" + each + "'" : ""));
}

}  // namespace holdfast::videopoker
