#include <algorithm>
#include <array>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/strategy/language/chart_tokens.h>
#include <holdfast/strategy/language/row_reader.h>

namespace holdfast::videopoker {

std::vector<TypeIndex> RowReader::read() {
    // Rows may have more phrases than there are types: each type is noted once.
    std::vector<bool> is_named(vocabulary_.types().all_types().size());
    do {
        throw_if_stopped(stop_);
        const ChartToken& first = *token_;
        const HoldPhrase phrase = read_phrase();
        const std::vector<TypeIndex> named = vocabulary_.named_by(phrase, section_);
        // Before the general error: it knows what the ranks are called.
        check_rank_sets(first, phrase, named);
        if (named.empty()) refuse_phrase(first, "this game has no such hold" + what_there_is(phrase, first));
        for (const TypeIndex type : named) is_named[type] = true;
    } while (take_separator());
    if (!at_end()) refuse("a comma and another hold, 'with', or the end of the line");
    std::vector<TypeIndex> types;
    for (std::size_t type = 0; type < is_named.size(); ++type) {
        if (is_named[type]) types.push_back(static_cast<TypeIndex>(type));
    }
    return types;
}

/// "," or ";", with or without "or", or "or" alone.
bool RowReader::take_separator() {
    separator_ = take(",") ? Separator::comma : take(";") ? Separator::semicolon : Separator::none;
    if (take("or") && separator_ == Separator::none) separator_ = Separator::bare_or;
    return separator_ != Separator::none;
}

void RowReader::expect(std::string_view text) {
    if (!take(text)) refuse(in_quotes(text));
}

int RowReader::take_number() {
    return number_said(*token_++);
}

HoldPhrase RowReader::read_phrase() {
    before_ = std::move(now_);
    now_ = {};
    ends_with_rank_ = false;
    hold_begin_ = token_;
    HoldPhrase phrase;
    const bool is_shared = read_with_shared_words(phrase);
    if (!is_shared) read_plain_phrase(phrase);
    // Conditions stand behind here: where the hold leans on words of the one before, nobody can tell whether
    // they are said of both.
    hold_end_ = token_;
    const HoldPhrase hold = phrase;
    read_suffixes(phrase);
    now_.has_conditions = token_ != hold_end_;
    now_.begin = hold_begin_;
    now_.end = token_;
    if (is_shared && now_.has_conditions) {
        const std::string conditions = words(hold_end_, token_);
        refuse_unclear(hold_end_, token_, "may be said of the last hold or of all",
                       said(before_) + ", " + said(now_),
                       said(before_) + " " + conditions + ", " + said(now_));
    }
    check_conditions(hold);
    return phrase;
}

void RowReader::read_plain_phrase(HoldPhrase& phrase) {
    take("any");
    const bool is_pat = take("pat");
    read_hold(phrase, is_pat);
    if (is_pat) {
        // All five cards and nothing less, where the words alone mean the four, three or two equal cards.
        phrase.kinds = kind_bit(HoldKind::pat);
        phrase.with_pat_quads = false;
        if (phrase.rows.empty()) refuse_phrase(token_[-1], "only hands of five cards can be pat");
        now_.kind = Shared::pat;
    }
    check_pat(phrase);
}

void RowReader::pay_rows(HoldPhrase& phrase, PayHand hand, std::optional<bool> natural) const {
    phrase.kinds |= kind_bit(HoldKind::pat);
    for (std::size_t row = 0; row < game_.rows.size(); ++row) {
        if (game_.rows[row].hand == hand && (!natural || *natural == game_.rows[row].natural)) {
            phrase.rows.push_back(static_cast<u8>(row));
        }
    }
}

/// Trips, quads and pairs are held by themselves; where quads cannot improve, standing pat is the same.
void RowReader::of_a_kind(HoldPhrase& phrase, HoldKind kind, PayHand hand) const {
    // The rows stay with the phrase: "pat" turns it into them, and so does with_pat_quads; without either no
    // pat hand is named.
    pay_rows(phrase, hand, std::nullopt);
    phrase.kinds = kind_bit(kind);
    phrase.with_pat_quads = hand == PayHand::four_of_a_kind;
}

void RowReader::read_hold(HoldPhrase& phrase, bool is_pat) {
    if (token_->kind == ChartToken::Kind::quoted || (token_->is("row") && number_said(next(1)) > 0)) {
        const bool by_name = token_->kind == ChartToken::Kind::quoted;
        const std::string name = token_->raw;
        const int number = by_name ? 0 : number_said(next(1));
        phrase.kinds = kind_bit(HoldKind::pat);
        for (std::size_t row = 0; row < game_.rows.size(); ++row) {
            if (by_name ? game_.rows[row].name == name : static_cast<int>(row) + 1 == number) {
                phrase.rows.push_back(static_cast<u8>(row));
            }
        }
        token_ += by_name ? 1 : 2;
        if (phrase.rows.empty()) {
            std::vector<std::string> names;
            for (const PayRow& row : game_.rows) names.push_back(row.name);
            refuse_phrase(token_[-1], "the paytable has no such row" + did_you_mean(name, names));
        }
    } else if (take("cards")) {
        read_cards(phrase);
    } else if (token_->is("discard") || token_->is("nothing")) {
        if (take("discard")) {
            if (!take("all")) expect("everything");
        } else {
            ++token_;
        }
        phrase.kinds = kind_bit(HoldKind::nothing);
        phrase.cards = 0;
    } else if (token_->is("suited") || token_->is("unsuited")) {
        const bool is_suited = (token_++)->is("suited");
        if (is_suited) now_ = {Shared::suited, "suited"};
        read_rank_sets(phrase, is_suited);
    } else if (!read_wild_cards(phrase)) {
        // Wild cards came first: where deuces are wild, a deuce is no card to hold alone. Numbers with what
        // they count come before cards, for "three" and "4" may be either; then single cards before sets of
        // ranks.
        check_numbers();
        if (begins_counted(0)) {
            read_counted(phrase);
        } else if (!read_rank_name(phrase)) {
            if (ranks_listed(token_->raw) != 0) {
                now_.kind = Shared::bare_ranks;
                read_rank_sets(phrase, false);
                check_suited_behind();
            } else {
                read_made_hand(phrase, is_pat);
            }
        }
    }
}

void RowReader::read_counted(HoldPhrase& phrase) {
    const int number = take_number();
    if (take("to")) {
        phrase.cards = number;
        now_ = {Shared::draw, words(token_ - 2, token_), "", number};
        return read_draw(phrase);
    }
    if (take("of")) {
        take("a");
        expect("kind");
        if (number == 5) return pay_rows(phrase, PayHand::five_of_a_kind, std::nullopt);
        if (number == 4) return of_a_kind(phrase, HoldKind::four_of_a_kind, PayHand::four_of_a_kind);
        if (number == 3) return of_a_kind(phrase, HoldKind::three_of_a_kind, PayHand::three_of_a_kind);
        refuse_phrase(token_[-1], "there are three, four and five of a kind; two are a pair");
    }
    if (rank_said(*token_, true)) {
        phrase.within = read_plurals();
        if (number == 4) return of_a_kind(phrase, HoldKind::four_of_a_kind, PayHand::four_of_a_kind);
        if (number == 3) return of_a_kind(phrase, HoldKind::three_of_a_kind, PayHand::three_of_a_kind);
        if (number == 2) return of_a_kind(phrase, HoldKind::pair, PayHand::pair);
        refuse_phrase(token_[-2], "two, three or four cards of a rank are held");
    }
    if (take("pair")) {
        if (number == 2) return of_a_kind(phrase, HoldKind::two_pair, PayHand::two_pair);
        if (number == 1) return of_a_kind(phrase, HoldKind::pair, PayHand::pair);
        refuse_phrase(token_[-1], "a hand has one pair or two");
    }
    const bool is_suited = take("suited");
    const bool is_unsuited = !is_suited && take("unsuited");
    const bool is_high = take("high");
    const bool is_low = !is_high && take("low");
    if (!take("card")) expect("cards");
    // A name says what cards are, not what they may become: two suited cards can be a draw to anything.
    const u32 suited =
        kind_bit(HoldKind::royal_flush) | kind_bit(HoldKind::straight_flush) | kind_bit(HoldKind::flush);
    const u32 unsuited = kind_bit(HoldKind::straight) | kind_bit(HoldKind::unsuited);
    phrase.kinds = number == 1   ? kind_bit(HoldKind::single)
                   : is_suited   ? suited
                   : is_unsuited ? unsuited
                                 : suited | unsuited;
    // The number is of the cards that are not wild: one deuce and "one high card" hold two cards.
    phrase.cards = number + static_cast<int>(section_);
    if (is_high) phrase.high_cards = {number, number};
    if (is_low) phrase.high_cards = {0, 0};
}

void RowReader::read_draw(HoldPhrase& phrase) {
    take_article();
    if (take("outside")) {
        phrase.gaps = {0, 0};
    } else if (take("double")) {
        expect("inside");
        phrase.gaps = {2, 2};
    } else if (take("inside")) {
        phrase.gaps = {1, 1};
    }
    if (take("royal")) {
        take("flush");
        phrase.kinds = kind_bit(HoldKind::royal_flush);
    } else if (take("straight")) {
        phrase.kinds = kind_bit(take("flush") ? HoldKind::straight_flush : HoldKind::straight);
    } else if (take("flush")) {
        phrase.kinds = kind_bit(HoldKind::flush);
    } else {
        refuse("'royal flush', 'straight flush', 'flush' or 'straight'");
    }
}

void RowReader::read_made_hand(HoldPhrase& phrase, bool is_pat) {
    std::optional<bool> natural;
    if (take("natural")) {
        natural = true;
    } else if (take("wild")) {
        natural = false;
    }
    if (take("royal")) {
        expect("flush");
        return pay_rows(phrase, PayHand::royal_flush, natural);
    }
    if (take("straight")) {
        return pay_rows(phrase, take("flush") ? PayHand::straight_flush : PayHand::straight, natural);
    }
    if (take("flush")) return pay_rows(phrase, PayHand::flush, natural);
    if (take("full")) {
        expect("house");
        return pay_rows(phrase, PayHand::full_house, natural);
    }
    const bool is_high = token_->is("high");
    if ((is_high || token_->is("low") || token_->is("small")) && next(1).is("pair")) {
        ++token_;
        // In a game where no pair pays there are no high pairs: named_by() finds none.
        const u32 high = vocabulary_.types().high_ranks().mask();
        phrase.within = RankSet(is_high ? high : ~high);
    }
    if (take("pair")) return of_a_kind(phrase, HoldKind::pair, PayHand::pair);
    if (take("quads")) return of_a_kind(phrase, HoldKind::four_of_a_kind, PayHand::four_of_a_kind);
    if (take("trips")) return of_a_kind(phrase, HoldKind::three_of_a_kind, PayHand::three_of_a_kind);
    if (is_pat) refuse("a hand of five cards");
    std::vector<std::string> holds;
    for (const std::string& each :
         {std::string("high pair"), section_ > 0 ? wild_cards_alone() : "discard all",
          std::string("four to a flush")}) {
        if (accepts(each)) holds.push_back(in_quotes(each));
    }
    refuse("a hold" + (holds.empty() ? "" : ", such as " + joined(holds)));
}

bool RowReader::read_wild_cards(HoldPhrase& phrase) {
    const bool is_the = token_->is("the");
    const ChartToken& noun = next(is_the ? 1 : 0);
    std::size_t words = 0;
    if (noun.is("joker") || noun.is("jokers")) words = 1;
    if (noun.is("wild") && (next(is_the ? 2 : 1).is("card") || next(is_the ? 2 : 1).is("cards"))) words = 2;
    const ChartToken& after = next(is_the ? 2 : 1);
    const RankSet wild = vocabulary_.types().wild_ranks();
    for (int rank = 0; rank < rank_count && words == 0; ++rank) {
        const Rank each = static_cast<Rank>(rank);
        // "three" and "jacks" may begin "three to a flush" and "jacks or better".
        const bool is_one = noun.is(word_of(each)) && (number_said(noun) < 0 || after.is("only"));
        const bool are_several = noun.is(plural_of(each)) && !after.is("or");
        if (wild.contains(each) && (is_one || are_several)) words = 1;
    }
    if (words == 0) return false;
    token_ += words + (is_the ? 1 : 0);
    if (!take("only")) take("alone");
    phrase.kinds = kind_bit(HoldKind::nothing);
    if (section_ == 0) refuse_phrase(token_[-1], "these deals have no wild cards");
    return true;
}

bool RowReader::read_rank_name(HoldPhrase& phrase) {
    for (int rank = 0; rank < rank_count; ++rank) {
        const Rank each = static_cast<Rank>(rank);
        // A row of most paytables, so it must mean the pairs that it means there, whatever else "or" does.
        if (token_->is(plural_of(each)) && next(1).is("or") && next(2).is("better")) {
            token_ += 3;
            of_a_kind(phrase, HoldKind::pair, PayHand::pair);
            phrase.within = RankSet(~0U << rank);
            return true;
        }
        const bool is_letter = ranks_listed(token_->raw) == 1U << rank;
        if (is_letter) check_no_strokes();
        if (token_->is(word_of(each)) || is_letter) {
            ++token_;
            take("alone");
            phrase.kinds = kind_bit(HoldKind::single);
            phrase.within = RankSet::of(each);
            return true;
        }
    }
    return false;
}

void RowReader::read_rank_sets(HoldPhrase& phrase, bool is_suited) {
    check_no_strokes();
    do {
        const u32 ranks = token_->kind == ChartToken::Kind::word ? ranks_listed(token_->raw) : 0;
        if (__builtin_popcount(ranks) < 2) refuse("two or more ranks in capitals, such as QJ");
        const auto same = std::find(phrase.rank_sets.begin(), phrase.rank_sets.end(), ranks);
        if (same == phrase.rank_sets.end()) phrase.rank_sets.push_back(ranks);
        ++token_;
    } while (take("/"));
    // "KT suited" is what many write.
    if (now_.kind == Shared::bare_ranks) {
        is_suited = take("suited");
        if (is_suited || take("unsuited")) now_.kind = Shared::nothing;
    }
    phrase.kinds = is_suited ? kind_bit(HoldKind::royal_flush) | kind_bit(HoldKind::straight_flush) |
                                   kind_bit(HoldKind::flush)
                             : kind_bit(HoldKind::straight) | kind_bit(HoldKind::unsuited);
}

/// The last resort of exact_words(), for types that are a single set of cards.
void RowReader::read_cards(HoldPhrase& phrase) {
    const ChartToken& token = *token_;
    std::vector<Card> cards;
    try {
        cards = parse_cards(token.raw, game_.deck);
    } catch (const ParseError& error) {
        throw ParseError(error.what(), std::string(whole_), token.position + error.position, error.length);
    }
    if (cards.empty() || cards.size() >= deal_size) refuse("one to four cards, such as 9s8s7h");
    ++token_;
    phrase.kinds = kind_bit(HoldKind::cards);
    phrase.cards = static_cast<int>(cards.size());
    phrase.held_class = vocabulary_.types().tables().classes().class_of(set_of(cards));
}

std::vector<TypeIndex> read_row(const HoldVocabulary& vocabulary, std::size_t section,
                                const TokenCursor& tokens, const StopFlag* stop) {
    return RowReader(vocabulary, section, tokens, stop).read();
}

std::vector<TypeIndex> read_row(const HoldVocabulary& vocabulary, std::size_t section,
                                std::string_view text) {
    const std::vector<ChartToken> tokens = chart_tokens(text, 0, text.size());
    return read_row(vocabulary, section, TokenCursor(text, tokens));
}

}  // namespace holdfast::videopoker
