// Reads the conditions after a hold: "with 1 gap and 2 high cards".
#include <algorithm>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/strategy/language/hold_reader.h>

namespace holdfast::videopoker {
namespace {

/// Reads "2", "1-3", "2 or 3", "3+", "3 or more", "at least 2", and the first number of "1+1". Returns
/// nothing if no countable thing follows: "4 to a flush" after a comma is a hold.
std::optional<NumberRange> take_count(RowCursor& row) {
    // On a copy: if this is no count after all, the row stays where it is.
    RowCursor at = row;
    const auto counts = [&](std::size_t ahead) {
        return at.is_one_of({"high", "gap", "gaps", "window", "windows", "joker", "jokers"}, ahead);
    };
    NumberRange range;
    if (at.take("at")) {
        if (!at.is_one_of({"least", "most"}) || number_said(at.next(1)) < 0) return std::nullopt;
        int& bound = at.is("least") ? range.least : range.most;
        at.skip();
        bound = at.take_number();
    } else if (number_said(at.next()) >= 0) {
        const int number = at.take_number();
        range = {number, number};
        const bool is_or = at.is("or");
        if (is_or && at.is_one_of({"more", "fewer", "less"}, 1)) {
            range = at.is("more", 1) ? NumberRange{number} : NumberRange{0, number};
            at.skip(2);
        } else if (at.is_one_of({"or", "-"}) && number_said(at.next(1)) >= 0 && counts(2)) {
            at.skip();
            // "2 or 3" is a range; "1 or 3" would leave out 2, which no range can.
            range.most = number_said(at.next());
            if (is_or && range.most != number + 1) {
                at.refuse_expecting("the next number, or a range such as 1-3");
            }
            if (range.most < number) at.refuse_expecting("a number no less than the one before");
            at.skip();
        } else if (at.is("+") && number_said(at.next(1)) < 0) {
            at.skip();
            range = {number};
        }
    }
    if (at.here() == row.here() || !counts(at.is("+") ? 2 : 0)) return std::nullopt;
    row = at;
    return range;
}

/// Reads the words after the number: "2 high cards", "1-2 gaps", "1+1 windows", "1 joker"
void read_counted_condition(RowCursor& row, HoldPhrase& phrase, const NumberRange& range) {
    if (row.take("+")) {
        // Windows without a wild rank, then those that only a wild card can complete (hold_classifier.h).
        const int wild = row.take_number();
        phrase.wild_windows = phrase.wild_windows & NumberRange{wild, wild};
        phrase.windows = phrase.windows & range;
        if (!row.take("window")) row.expect("windows");
    } else if (row.take("high")) {
        if (!row.take("card")) row.take("cards");
        phrase.high_cards = phrase.high_cards & range;
    } else if (row.take("gap") || row.take("gaps")) {
        phrase.gaps = phrase.gaps & range;
    } else if (row.take("window") || row.take("windows")) {
        phrase.windows = phrase.windows & range;
    } else {
        row.skip();  // "joker" or "jokers"
        phrase.jokers = phrase.jokers & range;
    }
}

/// Reads the words after "high": "cards >= gaps - 1", "cards = 2"
void read_high_cards_condition(RowCursor& row, HoldPhrase& phrase) {
    row.expect("cards");
    if (!row.is_one_of({"=", ">=", "<="})) row.refuse_expecting("'=', '>=' or '<='");
    const bool at_most = row.is("<=");
    const bool at_least = row.is(">=");
    row.skip();
    const bool over_gaps = row.take("gaps");
    int number = 0;
    if (!over_gaps || row.is("-") || row.is("+")) {
        const int factor = row.take("-") ? -1 : 1;
        if (factor == 1 && over_gaps) row.take("+");
        number = number_said(row.next());
        if (number < 0) row.refuse_expecting("a number or 'gaps'");
        row.skip();
        number *= factor;
    }
    if (over_gaps) {
        // More than any difference of high cards and gaps, since a hold has at most five of each.
        constexpr int far = 99;
        const NumberRange range{at_most ? -far : number, at_least ? far : number};
        phrase.high_cards_over_gaps = phrase.high_cards_over_gaps.value_or(NumberRange{-far, far}) & range;
    } else {
        // Like "at least 2 high cards"; at least 0 requires nothing.
        NumberRange range;
        if (!at_most) range.least = number;
        if (!at_least) range.most = number;
        phrase.high_cards = phrase.high_cards & range;
    }
}

/// Reads the number of "type 2", as the Wizard of Odds sorts three to a straight flush (docs/reference/
/// strategy-language.md): by high cards less gaps.
void read_type(RowCursor& row, HoldPhrase& phrase) {
    const int type = number_said(row.next());
    const bool has_types = phrase.kinds == kind_bit(HoldKind::straight_flush) && phrase.cards == 3 &&
                           row.types().sections() == 1 && !row.types().high_ranks().empty();
    if (!has_types || type < 1 || type > 3) {
        row.refuse_since(row.last_read(),
                         "only 'three to a straight flush' has types, 1 to 3, in games without wild cards in "
                         "which some pairs pay");
    }
    row.skip();
    // More than any difference of high cards and gaps.
    constexpr int far = 99;
    const NumberRange range = type == 1 ? NumberRange{0, far} : NumberRange{1 - type, 1 - type};
    phrase.high_cards_over_gaps = phrase.high_cards_over_gaps.value_or(NumberRange{-far, far}) & range;
}

/// Takes "same suit", "of the same suit", "different suits", of cards that may be either.
bool take_suits_in_words(RowCursor& row, HoldPhrase& phrase) {
    RowCursor at = row;
    if (at.take("of")) at.take("the");
    const bool is_same = at.take_words("same suit");
    if (!is_same && !at.take_words("different suits")) return false;
    phrase.kinds &= is_same ? suited_kinds : unsuited_kinds;
    row = at;
    return true;
}

/// Whether "suited" or "unsuited" comes last, behind cards that may be either: "2 high cards, suited"
bool ends_with_suits(const RowCursor& row, const HoldPhrase& phrase) {
    const bool may_be_either = (phrase.kinds & suited_kinds) != 0 && (phrase.kinds & unsuited_kinds) != 0;
    const bool ends = row.next(1).kind == ChartToken::Kind::end || row.is_one_of({",", ";", "or", "("}, 1);
    return may_be_either && ends && row.is_one_of({"suited", "unsuited"});
}

/// Whether the highest rank of the hold comes next: "king highest", "K high"
bool says_highest(const RowCursor& row) {
    const bool is_rank = is_single_letter(row.next()) || rank_said(row.next(), false);
    const bool is_high = row.is("high", 1) && !row.is_one_of({"card", "cards", "pair"}, 2);
    return is_rank && (is_high || row.is("highest", 1));
}

void read_highest(RowCursor& row, HoldPhrase& phrase) {
    const RankSet highest = read_one_rank(row);
    row.skip();
    phrase.required = phrase.required | highest;
    phrase.excluded = phrase.excluded | RankSet(RankSet::all().mask() & ~((highest.mask() << 1U) - 1));
}

/// Reads "2 high cards", "high cards >= gaps", "kicker A", "an ace", "inside". Returns whether the condition
/// names a rank that the hold has or lacks.
bool read_condition(RowCursor& row, HoldPhrase& phrase) {
    if (const std::optional<int> gaps = take_gaps_in_words(row)) {
        phrase.gaps = phrase.gaps & NumberRange{*gaps, *gaps};
    } else if (says_highest(row)) {
        read_highest(row, phrase);
    } else if (take_suits_in_words(row, phrase)) {
        return false;
    } else if (row.take("high")) {
        read_high_cards_condition(row, phrase);
    } else if (row.take("type")) {
        read_type(row, phrase);
    } else if (row.is("kicker") || row.is("kickers")) {
        if (!phrase.kicker.empty() || !phrase.kickers.empty()) {
            row.refuse("the kicker of this hold is said before");
        }
        RankSet& ranks = row.is("kicker") ? phrase.kicker : phrase.kickers;
        row.skip();
        ranks = read_ranks(row);
    } else if (const std::optional<NumberRange> range = take_count(row)) {
        // Checked before "no": "no gaps" counts, "no ace" excludes a rank.
        read_counted_condition(row, phrase, *range);
    } else {
        const bool is_no = row.take("no");
        if (!is_no) row.take_article();
        RankSet& ranks = is_no ? phrase.excluded : phrase.required;
        ranks = ranks | read_one_rank(row);
        return true;
    }
    return false;
}

/// Reads the words after "in": "hearts/spades"
void read_suits(RowCursor& row, HoldPhrase& phrase) {
    u32 suits = 0;
    do {
        const auto* const suit = std::find(suits_in_words.begin(), suits_in_words.end(), row.next().text);
        if (suit == suits_in_words.end()) row.refuse_expecting("a suit: diamonds, clubs, hearts or spades");
        suits |= 1U << static_cast<u32>(suit - suits_in_words.begin());
        row.skip();
    } while (row.take("/"));
    phrase.suits = static_cast<SuitSet>(phrase.suits.value_or(all_suits) & suits);
}

/// Reads "dropping 1 wild card"
void read_dropped(RowCursor& row, HoldPhrase& phrase) {
    if (phrase.dropped > 0) row.refuse("the wild cards that are dropped are said before");
    row.skip();
    phrase.dropped = number_said(row.next());
    if (phrase.dropped < 1) row.refuse_expecting("a number of wild cards");
    row.skip();
    row.expect("wild");
    if (!row.take("card")) row.expect("cards");
}

/// Refuses "jack alone or better": single cards have no order of their own, as an ace is often worth less than a jack.
/// Behind ranks, "or higher" means higher ranks to most players, not holds that are worth more.
void check_or_better(const RowCursor& row, const HoldPhrase& phrase) {
    if (!phrase.rank_sets.empty() && row.is("higher", 1)) {
        row.refuse(
            row.next(), row.next(1),
            "higher ranks or holds that are worth more? Name the ranks, as in 'suited AK/AQ/KQ', or write "
            "'or better' for worth more");
    }
    if (phrase.kinds != kind_bit(HoldKind::single)) return;
    row.refuse(row.next(), row.next(1),
               "one card is not better than another; say which, as in 'one card of J-A', or 'jacks or "
               "better' for pairs");
}

/// Whether a condition begins after a comma: in "three to a royal flush, 2 high cards" these may be two of
/// those three or two cards alone. In a list of numbers, "1 or 2 high cards", each would be a hold. A
/// condition that leaves nothing of the hold ("2 high cards, 1 high card") is not one.
bool begins_condition_of(const RowCursor& row, const HoldPhrase& phrase) {
    if (ends_with_suits(row, phrase) || says_highest(row)) return true;
    if (!begins_condition(row)) return false;
    const std::size_t counted = numbers_listed(row);
    // "four to a flush, inside straight": a draw continues.
    const bool is_draw = row.is_one_of({"outside", "inside", "double"});
    if (!is_draw && counted == 0 && !names_a_hold(row)) return true;
    const ChartToken* const end = end_of_condition(row, phrase);
    // Nobody lists three or more high cards, suited or not, beside a draw.
    const bool is_of_draw = is_draw || (counted == 0 && number_said(row.next()) >= 3);
    if (end == nullptr || is_of_draw) return end != nullptr;
    const std::string hold = row.said_until(&row.last_read());
    const std::string condition = row.words(row.here(), end);
    row.refuse_unclear(row.here(), end, "is ambiguous: it may apply to the hold before it or be a hold",
                       hold + " with " + condition,
                       hold + "; " + (counted == 0 ? condition : joined(each_number(row, counted), "; ")));
}

}  // namespace

std::optional<int> take_gaps_in_words(RowCursor& row) {
    for (std::size_t gaps = 0; gaps < gaps_in_words.size(); ++gaps) {
        if (row.take_words(gaps_in_words[gaps])) return static_cast<int>(gaps);
    }
    if (row.take("double")) row.expect("inside");
    if (!row.take("open")) return std::nullopt;
    row.take("-");
    row.take("ended");
    return 0;
}

bool begins_condition(const RowCursor& row) {
    // After a comma: digits count conditions ("1 high card"), words count holds ("one high card").
    const ChartToken& token = row.next();
    const bool is_digit = token.kind == ChartToken::Kind::word && token.raw[0] >= '0' && token.raw[0] <= '9';
    RowCursor behind = row;
    if (is_digit || row.is("at")) return take_count(behind).has_value();
    // "no gaps", "no ace": no hold begins with "no".
    return (row.is("high") && row.is("cards", 1)) ||
           row.is_one_of(
               {"no", "gaps", "windows", "outside", "open", "inside", "double", "type", "same", "different"});
}

bool read_only_conditions(RowCursor& row, HoldPhrase& phrase) {
    const bool begins_bare = begins_condition(row) || number_said(row.next()) >= 0;
    if (!begins_bare) {
        read_conditions(row, phrase);
        return row.at_end();
    }
    do {
        read_condition(row, phrase);
    } while (row.take("and") || row.take(","));
    return row.at_end();
}

bool names_a_hold(RowCursor row) {
    if (!begins_counted(row) || !(row.is("card", 2) || row.is("cards", 2))) return false;
    HoldPhrase hold;
    read_hold(row, hold);
    return !row.named_by(hold).empty();
}

const ChartToken* end_of_condition(RowCursor row, HoldPhrase phrase) {
    row.take("with");
    read_condition(row, phrase);
    const bool ends =
        row.at_end() || row.is_one_of({",", ";", "or", "and", "with", "without", "except", "("});
    return ends && row.names_any(phrase) ? row.here() : nullptr;
}

bool read_conditions(RowCursor& row, HoldPhrase& phrase) {
    for (bool ends_with_rank = false;;) {
        if (row.take("with")) {
            do {
                ends_with_rank = read_condition(row, phrase);
            } while (row.take("and"));
        } else if (row.is_one_of({"without", "except"})) {
            row.skip();
            row.take_article();
            phrase.excluded = phrase.excluded | read_one_rank(row);
            ends_with_rank = true;
        } else if (take_suits_in_words(row, phrase)) {
            ends_with_rank = false;
        } else if (ends_with_suits(row, phrase)) {
            phrase.kinds &= row.take("suited") ? suited_kinds : unsuited_kinds;
            row.take("unsuited");
            ends_with_rank = false;
        } else if (says_highest(row)) {
            read_highest(row, phrase);
            ends_with_rank = false;
        } else if (row.take("of")) {
            // "pair of 8-T"; the "of" of "three of a kind" was read with the hold.
            phrase.within = phrase.within & with_ranks_beyond(row, read_ranks(row));
        } else if (row.take("in")) {
            read_suits(row, phrase);
        } else if (row.is("dropping")) {
            read_dropped(row, phrase);
        } else if (row.is("type")) {
            ends_with_rank = read_condition(row, phrase);
        } else if (row.is("or") && row.is_one_of({"better", "higher"}, 1)) {
            check_or_better(row, phrase);
            row.skip(2);
            phrase.or_better = true;
        } else if (row.is(",")) {
            // The comma belongs to this hold if a condition follows; otherwise it separates two holds.
            RowCursor behind = row;
            behind.skip();
            if (!begins_condition_of(behind, phrase)) return ends_with_rank;
            row = behind;
            if (ends_with_suits(row, phrase)) continue;
            ends_with_rank = read_condition(row, phrase);
        } else {
            return ends_with_rank;
        }
    }
}

}  // namespace holdfast::videopoker
