#include <algorithm>
#include <array>

#include <holdfast/core/error.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/strategy/language/chart_tokens.h>
#include <holdfast/strategy/language/row_reader.h>
#include <holdfast/videopoker/paytables/pay_row.h>

namespace holdfast::videopoker {

RankSet RowReader::read_one_rank() {
    if (const std::optional<Rank> rank = rank_said(*token_, false)) {
        ++token_;
        return RankSet::of(*rank);
    }
    const u32 ranks = token_->kind == ChartToken::Kind::word ? ranks_listed(token_->raw) : 0;
    if (ranks == 0) refuse("ranks, such as A, J-A or aces");
    ++token_;
    return RankSet(ranks);
}

/// "J-A". An ace is low where it comes first, as in ranks of paytables.
RankSet RowReader::read_rank_range() {
    const ChartToken& first = *token_;
    const RankSet ranks = read_one_rank();
    if (!take("-")) return ranks;
    const ChartToken& last = *token_;
    read_one_rank();
    try {
        return parse_ranks(first.raw + "-" + last.raw);
    } catch (const ParseError& error) {
        throw ParseError(error.what(), std::string(whole_), first.position,
                         last.position + last.length - first.position);
    }
}

/// "J-A", "2-4/A", "aces", "A-4", "A, K or Q".
RankSet RowReader::read_ranks() {
    // How the first rank is written says which words go on with the list (next_listed_rank): after "A, K" a
    // "Q" is one more rank, after "aces" it may be a card alone, too.
    const bool by_letters = ranks_listed(token_->raw) != 0;
    const bool by_words = !by_letters && !rank_said(*token_, true);
    RankSet ranks;
    std::size_t separator = 0;
    do {
        token_ += separator;
        do {
            ranks = ranks | read_rank_range();
        } while (take("/"));
        separator = next_listed_rank(by_letters, by_words);
    } while (separator > 0);
    return ranks;
}

std::size_t RowReader::length_of_count() const {
    std::size_t length = 1;
    const bool is_open =
        next(1).is("or") && (next(2).is("more") || next(2).is("fewer") || next(2).is("less"));
    const bool is_pair =
        (next(1).is("or") || next(1).is("-") || next(1).is("+")) && number_said(next(2)) >= 0;
    if (token_->is("at")) {
        if (!next(1).is("least") && !next(1).is("most")) return 0;
        length = number_said(next(2)) < 0 ? 0 : 3;
    } else if (number_said(*token_) < 0) {
        return 0;
    } else if (is_open || is_pair) {
        length = 3;
    } else if (next(1).is("+")) {
        length = 2;
    }
    if (length == 0) return 0;
    // Without a thing that can be counted it is no count: "4 to a flush" after a comma is a hold.
    constexpr std::array<std::string_view, 7> things{"high",    "gap",   "gaps",  "window",
                                                     "windows", "joker", "jokers"};
    return std::find(things.begin(), things.end(), next(length).text) != things.end() ? length : 0;
}

/// "2", "1-3", "2 or 3", "3+", "3 or more", "at least 3"; of "1+2" the first number.
NumberRange RowReader::read_count() {
    NumberRange range;
    if (take("at")) {
        const bool at_least = take("least");
        if (!at_least) expect("most");
        (at_least ? range.least : range.most) = take_number();
        return range;
    }
    range.least = take_number();
    range.most = range.least;
    if (take("-") || (token_->is("or") && number_said(next(1)) >= 0 && take("or"))) {
        // "2 or 3" is a range; "1 or 3" would leave out 2, which no range can.
        const bool is_next = token_[-1].is("or");
        range.most = number_said(*token_);
        if (is_next && range.most != range.least + 1) refuse("the next number, or a range such as 1-3");
        if (range.most < range.least) refuse("a number no less than the one before");
        ++token_;
    } else if (take("or")) {
        if (take("more")) {
            range.most = NumberRange().most;
        } else {
            range.least = 0;
            ++token_;  // "fewer" or "less"
        }
    } else if (token_->is("+") && number_said(next(1)) < 0) {
        ++token_;
        range.most = NumberRange().most;
    }
    return range;
}

bool RowReader::begins_condition() const {
    // After a comma: digits count conditions ("1 high card"), words count holds ("one high card").
    const bool is_digit =
        token_->kind == ChartToken::Kind::word && token_->raw[0] >= '0' && token_->raw[0] <= '9';
    // "no gaps", "no ace": no hold begins with "no".
    if (token_->is("no")) return true;
    if (is_digit || token_->is("at")) return counts_something();
    return (token_->is("high") && next(1).is("cards")) || token_->is("gaps") || token_->is("windows") ||
           token_->is("outside") || token_->is("inside") || token_->is("double");
}

void RowReader::read_suffixes(HoldPhrase& phrase) {
    constexpr std::array<std::string_view, suit_count> suit_words{"diamonds", "clubs", "hearts", "spades"};
    while (true) {
        if (take("with")) {
            do {
                read_condition(phrase);
            } while (take("and"));
        } else if (take("without")) {
            take_article();
            phrase.excluded = phrase.excluded | read_one_rank();
            ends_with_rank_ = true;
        } else if (take("of")) {
            // "pair of 8-T"; the "of" of "three of a kind" was read with the hold.
            phrase.within = phrase.within & read_ranks();
        } else if (take("in")) {
            u32 suits = 0;
            do {
                const auto suit = std::find(suit_words.begin(), suit_words.end(), token_->text);
                if (suit == suit_words.end()) refuse("a suit: diamonds, clubs, hearts or spades");
                suits |= 1U << static_cast<u32>(suit - suit_words.begin());
                ++token_;
            } while (take("/"));
            phrase.suits = static_cast<SuitSet>(phrase.suits.value_or(all_suits) & suits);
        } else if (token_->is("dropping")) {
            if (phrase.dropped > 0) {
                refuse(*token_, *token_, "the wild cards that are dropped are said before");
            }
            ++token_;
            phrase.dropped = number_said(*token_);
            if (phrase.dropped < 1) refuse("a number of wild cards");
            ++token_;
            expect("wild");
            if (!take("card")) expect("cards");
        } else if (token_->is("or") && next(1).is("better")) {
            token_ += 2;
            phrase.or_better = true;
        } else if (token_->is(",")) {
            // The comma belongs to this hold if a condition follows, else it separates two holds.
            ++token_;
            if (!begins_condition_of(phrase)) {
                --token_;
                break;
            }
            read_condition(phrase);
        } else {
            break;
        }
    }
}

void RowReader::read_condition(HoldPhrase& phrase) {
    ends_with_rank_ = false;
    if (token_->is("outside") || token_->is("inside") || token_->is("double")) {
        const int gaps = take("double") ? 2 : token_->is("inside") ? 1 : 0;
        ++token_;  // "inside" or "outside"; after "double" there is nothing else it could be
        phrase.gaps = phrase.gaps & NumberRange{gaps, gaps};
    } else if (take("high")) {
        read_high_cards_condition(phrase);
    } else if (token_->is("kicker") || token_->is("kickers")) {
        if (!phrase.kicker.empty() || !phrase.kickers.empty()) {
            refuse(*token_, *token_, "the kicker of this hold is said before");
        }
        RankSet& ranks = (token_++)->is("kicker") ? phrase.kicker : phrase.kickers;
        ranks = read_ranks();
    } else if (counts_something()) {
        // Asked before "no": "no gaps" counts, "no ace" excludes a rank.
        read_counted_condition(phrase);
    } else if (take("no")) {
        phrase.excluded = phrase.excluded | read_one_rank();
        ends_with_rank_ = true;
    } else {
        take_article();
        phrase.required = phrase.required | read_one_rank();
        ends_with_rank_ = true;
    }
}

void RowReader::read_counted_condition(HoldPhrase& phrase) {
    const NumberRange range = read_count();
    if (take("+")) {
        // Windows without a wild rank, then those that only a wild card can fill (hold_classifier.h).
        const int wild = number_said(*token_);
        if (wild < 0) refuse("the number of windows with a wild rank");
        ++token_;
        phrase.wild_windows = phrase.wild_windows & NumberRange{wild, wild};
        phrase.windows = phrase.windows & range;
        if (!take("window")) expect("windows");
    } else if (take("high")) {
        if (!take("card")) take("cards");
        phrase.high_cards = phrase.high_cards & range;
    } else if (take("gap") || take("gaps")) {
        phrase.gaps = phrase.gaps & range;
    } else if (take("window") || take("windows")) {
        phrase.windows = phrase.windows & range;
    } else if (take("joker") || take("jokers")) {
        phrase.jokers = phrase.jokers & range;
    } else {
        refuse("'high cards', 'gaps', 'windows' or 'jokers'");
    }
}

void RowReader::read_high_cards_condition(HoldPhrase& phrase) {
    expect("cards");
    const std::string sign = token_->text;
    if (sign != "=" && sign != ">=" && sign != "<=") refuse("'=', '>=' or '<='");
    ++token_;
    const bool over_gaps = take("gaps");
    int number = 0;
    if (!over_gaps || token_->is("-") || token_->is("+")) {
        const int factor = take("-") ? -1 : 1;
        if (factor == 1 && over_gaps) take("+");
        number = number_said(*token_);
        if (number < 0) refuse("a number or 'gaps'");
        ++token_;
        number *= factor;
    }
    // Beyond any difference of high cards and gaps, of which a hold has at most five.
    constexpr int far = 99;
    const NumberRange range{sign == "<=" ? -far : number, sign == ">=" ? far : number};
    if (over_gaps) {
        phrase.high_cards_over_gaps = phrase.high_cards_over_gaps.value_or(NumberRange{-far, far}) & range;
    } else {
        phrase.high_cards = phrase.high_cards & range;
    }
}

}  // namespace holdfast::videopoker
