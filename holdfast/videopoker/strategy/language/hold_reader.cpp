#include <algorithm>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/videopoker/strategy/language/hold_reader.h>
#include <holdfast/videopoker/strategy/language/players_words.h>
#include <holdfast/videopoker/strategy/language/rank_sets.h>

namespace holdfast::videopoker {
namespace {

/// Two, three and four cards of one rank.
constexpr std::array<PayHand, 3> equal_rank_hands{PayHand::pair, PayHand::three_of_a_kind,
                                                  PayHand::four_of_a_kind};

/// Adds the paytable rows that pay a hand; trips, quads and pairs are held by themselves.
void name_hand(const RowCursor& row, HoldPhrase& phrase, PayHand hand, std::optional<bool> natural) {
    const std::vector<PayRow>& rows = row.game().rows;
    for (std::size_t each = 0; each < rows.size(); ++each) {
        const bool is_as_natural = !natural || *natural == rows[each].natural;
        if (rows[each].hand == hand && is_as_natural) phrase.rows.push_back(static_cast<u8>(each));
    }
    const auto* const named = std::find_if(named_hands.begin(), named_hands.end(),
                                           [&](const NamedHand& each) { return each.hand == hand; });
    // The rows stay in the phrase for "pat" and with_pat_quads, which use them; without either no pat hand is
    // named.
    phrase.kinds = kind_bit(named->held_as);
    phrase.with_pat_quads = hand == PayHand::four_of_a_kind;
}

/// Takes a hand's words: "full house", "4 of a kind", "trips"; nothing if none come next.
std::optional<PayHand> take_hand(RowCursor& row) {
    std::optional<PayHand> hand;
    const ChartToken* behind = row.here();
    for (const NamedHand& each : named_hands) {
        for (const std::string_view words : {words_of(each.hand), each.other_words}) {
            TokenCursor at = static_cast<const TokenCursor&>(row);
            if (!at.take_words(words) || at.here() <= behind) continue;
            behind = at.here();  // prefers "straight flush" to "straight"
            hand = each.hand;
        }
    }
    row.go_to(behind);
    return hand;
}

/// Refuses "three or four of a kind", which does not include a single three.
void check_numbers(const RowCursor& row) {
    const std::size_t counted = numbers_listed(row);
    if (counted == 0) return;
    std::vector<std::string> each = each_number(row, counted);
    const ChartToken& first = row.next();
    if (rank_said(first, false) || is_single_letter(first)) {
        const std::string rest = "; " + joined({each.begin() + 1, each.end()}, "; ");
        row.refuse_unclear(&first, &first + 1, "may be a number or a card", joined(each, "; "),
                           first.raw + " alone" + rest);
    }
    // "1, 4 to a straight": only the four belongs to the draw.
    each.erase(
        std::remove_if(each.begin(), each.end(), [&](const std::string& hold) { return !row.accepts(hold); }),
        each.end());
    const std::string advice = each.empty() ? "" : ": '" + joined(each, "; ") + "'";
    row.refuse(first, row.end_of_hold(counted)[-1], "say for each number what it counts" + advice);
}

/// Reads "four aces with 2-4" in quotation marks, or "row 3"
void read_named_row(RowCursor& row, HoldPhrase& phrase) {
    const bool by_name = row.next().kind == ChartToken::Kind::quoted;
    const std::string name = row.next().raw;
    const int number = by_name ? 0 : number_said(row.next(1));
    phrase.kinds = kind_bit(HoldKind::pat);
    std::vector<std::string> names;
    for (const PayRow& each : row.game().rows) {
        names.push_back(each.name);
        const bool is_it = by_name ? each.name == name : static_cast<int>(names.size()) == number;
        if (is_it) phrase.rows.push_back(static_cast<u8>(names.size() - 1));
    }
    row.skip(by_name ? 1 : 2);
    if (phrase.rows.empty()) {
        row.refuse_since(row.last_read(), "the paytable has no such row" + did_you_mean(name, names));
    }
}

/// Reads the words after "cards", the last resort of exact_words() for a single set of cards: "9h8h7s"
void read_cards(RowCursor& row, HoldPhrase& phrase) {
    const ChartToken& token = row.next();
    std::vector<Card> cards;
    try {
        cards = parse_cards(token.raw, row.game().deck);
    } catch (const ParseError& error) {
        throw ParseError(error.what(), std::string(row.whole()), token.position + error.position,
                         error.length);
    }
    if (cards.empty() || cards.size() >= deal_size) row.refuse_expecting("one to four cards, such as 9s8s7h");
    row.skip();
    phrase.kinds = kind_bit(HoldKind::cards);
    phrase.cards = static_cast<int>(cards.size());
    phrase.held_class = row.types().tables().classes().class_of(set_of(cards));
}

/// Reads the words after the number: "two suited high cards", "one low card"
void read_counted_cards(RowCursor& row, HoldPhrase& phrase, int number) {
    const bool is_suited = row.take("suited");
    const bool is_unsuited = !is_suited && row.take("unsuited");
    const bool is_high = row.take("high");
    const bool is_low = !is_high && row.take("low");
    if (!row.take("card")) row.expect("cards");
    // The words name the cards, not the draw: two suited cards can be a draw to anything.
    phrase.kinds = number == 1   ? kind_bit(HoldKind::single)
                   : is_suited   ? suited_kinds
                   : is_unsuited ? unsuited_kinds
                                 : suited_kinds | unsuited_kinds;
    // The number counts cards that are not wild: one deuce and "one high card" hold two cards.
    phrase.cards = number + static_cast<int>(row.section());
    if (is_high) phrase.high_cards = {number, number};
    if (is_low) phrase.high_cards = {0, 0};
}

/// Reads "four to ...", "4-card ...", "three of a kind", "three aces", "two pair", "two suited high cards"
SharedWords read_counted(RowCursor& row, HoldPhrase& phrase) {
    const ChartToken& counted = row.next();
    const int number = number_said(counted);
    if (const std::size_t lead = draw_lead(row, 1)) {
        SharedWords shared{Shared::draw, row.words(row.here(), row.here() + 1 + lead), number};
        row.skip(1 + lead);
        phrase.cards = number;
        read_draw(row, phrase);
        return shared;
    }
    if (const std::optional<PayHand> hand = take_hand(row)) {
        name_hand(row, phrase, *hand, std::nullopt);
        return {};
    }
    row.skip();
    if (row.take("of")) {
        row.take_article();
        row.expect("kind");
        row.refuse_since(row.last_read(), "there are three, four and five of a kind; two are a pair");
    }
    if (row.take("pair")) row.refuse_since(row.last_read(), "a hand has one pair or two");
    if (!rank_said(row.next(), true)) {
        read_counted_cards(row, phrase, number);
        return {};
    }
    phrase.within = with_ranks_beyond(row, read_plurals(row));
    if (number < 2 || number > 4) {
        row.refuse_since(counted, "you can hold two, three or four cards of one rank, not " +
                                      std::string(numbers_in_words[static_cast<std::size_t>(number)]));
    }
    name_hand(row, phrase, equal_rank_hands[static_cast<std::size_t>(number - 2)], std::nullopt);
    return {};
}

/// Refuses "inside straight flush", which may be three cards or four.
void check_straight(const RowCursor& row, const std::string& adjective) {
    if (!row.is("straight") || !row.is("flush", 1)) return;
    const std::string draw =
        " to a" + std::string(adjective == "double inside" ? " " : "n ") + adjective + " straight flush";
    row.refuse_unclear(row.hold.begin, row.here() + 2, "may be a draw of three cards or of four",
                       "four" + draw, "three" + draw);
}

/// Reads "inside straight", "open-ended straight": without a number, and without wild cards, four cards, which one
/// more completes.
SharedWords read_straight_draw(RowCursor& row, HoldPhrase& phrase) {
    const std::optional<int> gaps = take_gaps_in_words(row);
    check_straight(row, std::string(gaps_in_words[static_cast<std::size_t>(*gaps)]));
    row.expect("straight");
    constexpr int cards = deal_size - 1;
    phrase.kinds = kind_bit(HoldKind::straight);
    phrase.cards = cards;
    phrase.gaps = {*gaps, *gaps};
    return {Shared::draw, "four to", cards, true};
}

/// Reads "natural royal flush", "full house", "high pair"
void read_made_hand(RowCursor& row, HoldPhrase& phrase, bool is_pat) {
    std::optional<bool> natural;
    if (row.take("natural")) {
        natural = true;
    } else if (row.take("wild")) {
        natural = false;
    }
    const bool is_high = row.is("high");
    if ((is_high || row.is("low") || row.is("small")) && row.is("pair", 1)) {
        row.skip();
        // If no pair pays, there are no high pairs: named_by() finds none.
        const u32 high = row.types().high_ranks().mask();
        phrase.within = RankSet(is_high ? high : ~high);
    }
    // A number after "natural" counts no cards.
    const std::optional<PayHand> hand =
        number_said(row.next()) < 0 ? take_hand(row) : std::optional<PayHand>();
    if (hand) return name_hand(row, phrase, *hand, natural);
    if (row.take("royal")) row.expect("flush");
    if (row.take("full")) row.expect("house");
    if (is_pat) row.refuse_expecting("a hand of five cards");
    if (row.is_one_of({"inside", "outside", "open", "double"})) {
        row.refuse("say first how many cards of the draw are held, as in 'four to an inside straight'");
    }
    std::vector<std::string> holds;
    for (const std::string& each :
         {std::string("high pair"), row.section() > 0 ? row.wild_cards_alone() : "discard all",
          std::string("four to a flush")}) {
        if (row.accepts(each)) holds.push_back(in_quotes(each));
    }
    row.refuse_expecting("a hold" + (holds.empty() ? "" : ", such as " + joined(holds)));
}

/// Reads "deuces only", "the joker alone", "wild cards"; false if something else comes next
bool read_wild_cards(RowCursor& row, HoldPhrase& phrase) {
    // "two deuces" are those of a deal with two.
    const bool is_counted = row.section() > 0 && number_said(row.next()) == static_cast<int>(row.section());
    const std::size_t the = row.is("the") || is_counted ? 1 : 0;
    const ChartToken& noun = row.next(the);
    const ChartToken& after = row.next(the + 1);
    std::size_t words = 0;
    if (noun.is("joker") || noun.is("jokers")) words = 1;
    if (noun.is("wild") && (after.is("card") || after.is("cards"))) words = 2;
    const std::optional<Rank> rank = rank_said(noun, false);
    if (rank && row.types().wild_ranks().contains(*rank)) {
        // "three" and "jacks" may begin "three to a flush" and "jacks or better".
        const bool is_one = noun.is(word_of(*rank)) && (number_said(noun) < 0 || after.is("only"));
        if (is_one || (noun.is(plural_of(*rank)) && !after.is("or"))) words = 1;
    }
    if (words == 0) return false;
    row.skip(words + the);
    if (!row.take("only")) row.take("alone");
    phrase.kinds = kind_bit(HoldKind::nothing);
    if (row.section() == 0) row.refuse_since(row.last_read(), "these deals have no wild cards");
    return true;
}

/// Reads "jacks or better", "ace", "J alone"; false if something else comes next
bool read_rank_name(RowCursor& row, HoldPhrase& phrase) {
    const std::optional<Rank> rank = rank_said(row.next(), false);
    // Most paytables have such a row, so it must mean the same pairs here, whatever else "or" means.
    if (rank_said(row.next(), true) && row.is("or", 1) && row.is_one_of({"better", "higher", "lower"}, 2)) {
        row.skip();
        if (row.is("better", 1)) {
            row.skip(2);
            phrase.within = RankSet(~0U << number_of(*rank));
        } else {
            phrase.within = with_ranks_beyond(row, RankSet::of(*rank));
        }
        row.take("pair");
        name_hand(row, phrase, PayHand::pair, std::nullopt);
        return true;
    }
    if (rank_said(row.next(), true) && row.is("-", 1) && rank_said(row.next(2), true)) {
        phrase.within = read_ranks(row);  // "2s-10s"
        name_hand(row, phrase, PayHand::pair, std::nullopt);
        return true;
    }
    const bool is_letter = is_single_letter(row.next());
    if (is_letter) check_no_strokes(row);
    if (!is_letter && !(rank && row.is(word_of(*rank)))) return false;
    check_one_card(row);
    phrase.within = read_one_rank(row);
    phrase.kinds = kind_bit(HoldKind::single);
    // "deuce only" is a row of games in which deuces are wild.
    if (!row.take("alone") && !row.last_read().is("deuce")) row.take("only");
    return true;
}

/// Reads "JJ", "QQQ", "22-TT", "AA/KK", "JJ+"; false if something else comes next
bool read_equal_letters(RowCursor& row, HoldPhrase& phrase) {
    const std::optional<RepeatedRanks> said = take_repeated_ranks(row);
    if (!said) return false;
    phrase.within = said->ranks;
    name_hand(row, phrase, equal_rank_hands[static_cast<std::size_t>(said->times - 2)], std::nullopt);
    return true;
}

/// Reads "discard all", "nothing - draw five"; false if something else comes next
bool read_no_cards(RowCursor& row, HoldPhrase& phrase) {
    if (row.is_one_of({"everything", "anything", "all"}) && row.is("else", 1)) {
        RowCursor behind = row;
        behind.skip(3);  // with a dash, a colon or a comma
        const bool is_said = row.is_one_of({"-", ":", ","}, 2) && take_no_cards(behind);
        if (!is_said && !row.is("anything")) {
            row.refuse(row.next(), row.next(1),
                       "a chart ends with what to hold in all other deals; write " +
                           in_quotes(row.section() > 0 ? row.wild_cards_alone() : "discard all"));
        }
        if (is_said) row.skip(3);
    }
    if (!take_no_cards(row)) {
        if (!row.take("discard")) return false;
        row.expect("everything");
    }
    phrase.kinds = kind_bit(HoldKind::nothing);
    phrase.cards = 0;
    return true;
}

/// Reads "QJ", "KT/QT", and the common "KT suited"
SharedWords read_bare_ranks(RowCursor& row, HoldPhrase& phrase) {
    read_rank_sets(row, phrase);
    const bool is_suited = row.take("suited");
    const bool is_said = is_suited || row.take("unsuited");
    phrase.kinds = is_suited ? suited_kinds : unsuited_kinds;
    return {is_said ? Shared::nothing : Shared::bare_ranks};
}

/// Reads "pat paying hand", "pat hands": what holds all five cards; false if something else comes next
bool read_pat_hands(RowCursor& row, HoldPhrase& phrase) {
    const std::size_t paying = row.is_one_of({"paying", "winning"}) ? 1 : 0;
    const std::size_t behind = row.is_one_of({"paying", "winning"}, paying + 1) ? 1 : 0;
    const std::size_t hand = paying + 1 + behind;
    if (!row.is("pat", paying) || !row.is_one_of({"hand", "hands"}, hand)) return false;
    row.skip(hand + 1);
    // The lowest of them that the game pays.
    for (const PayHand least :
         {PayHand::straight, PayHand::flush, PayHand::full_house, PayHand::four_of_a_kind}) {
        if (phrase.rows.empty()) name_hand(row, phrase, least, std::nullopt);
    }
    phrase.or_better = true;
    return true;
}

SharedWords read_hold_alone(RowCursor& row, HoldPhrase& phrase, bool is_pat) {
    if (row.next().kind == ChartToken::Kind::quoted || (row.is("row") && number_said(row.next(1)) > 0)) {
        read_named_row(row, phrase);
    } else if (row.take("cards")) {
        read_cards(row, phrase);
    } else if (read_no_cards(row, phrase)) {
        return {};
    } else if (row.take("suited")) {
        read_suited_ranks(row, phrase);
        return {Shared::suited, "suited"};
    } else if (row.take("unsuited")) {
        read_rank_sets(row, phrase);
        phrase.kinds = unsuited_kinds;
    } else if (!read_wild_cards(row, phrase)) {
        // Wild cards come first: if deuces are wild, a deuce is not a card to hold alone. Numbers that count
        // something come before cards, since "three" and "4" may be either; then single cards before sets of
        // ranks.
        check_numbers(row);
        if (begins_counted(row)) return read_counted(row, phrase);
        if (row.is_one_of({"high", "low"}) && row.is("card", 1)) {
            read_counted_cards(row, phrase, 1);
            return {};
        }
        // "one J, Q, K or A", "one ace"; digits count the rows of a list.
        const bool is_rank =
            is_single_letter(row.next(1)) || (rank_said(row.next(1), false) && !rank_said(row.next(1), true));
        if (row.is("one") && row.next().raw != "1" && is_rank) {
            row.skip();
            phrase.within = read_ranks(row);
            phrase.kinds = kind_bit(HoldKind::single);
            return {};
        }
        if (are_spaced_ranks(row)) return read_bare_ranks(row, phrase);
        if (read_equal_letters(row, phrase) || read_rank_name(row, phrase)) return {};
        if (ranks_listed(row.next().raw) != 0) return read_bare_ranks(row, phrase);
        const bool is_draw = row.is_one_of({"inside", "outside", "open"});
        if (is_draw && row.section() == 0) return read_straight_draw(row, phrase);
        read_made_hand(row, phrase, is_pat);
    }
    return {};
}

}  // namespace

SharedWords read_hold(RowCursor& row, HoldPhrase& phrase) {
    row.skip(any_tokens(row));
    if (read_pat_hands(row, phrase)) return {};
    const bool is_pat = row.take("pat") || row.take("dealt");
    SharedWords shared = read_hold_alone(row, phrase, is_pat);
    if (!is_pat) return shared;
    // All five cards; the words alone would mean the four, three or two equal cards.
    phrase.kinds = kind_bit(HoldKind::pat);
    phrase.with_pat_quads = false;
    if (phrase.rows.empty()) row.refuse_since(row.last_read(), "only hands of five cards can be pat");
    return {Shared::pat};
}

void read_suited_ranks(RowCursor& row, HoldPhrase& phrase) {
    read_rank_sets(row, phrase);
    phrase.kinds = suited_kinds;
}

void read_draw(RowCursor& row, HoldPhrase& phrase) {
    if (!row.take_article()) row.take("the");
    if (const std::optional<int> gaps = take_gaps_in_words(row)) phrase.gaps = {*gaps, *gaps};
    const auto* const goal = std::find_if(draw_goals.begin(), draw_goals.end(),
                                          [&](const DrawGoal& each) { return row.take_words(each.words); });
    if (goal != draw_goals.end()) {
        phrase.kinds = kind_bit(goal->kind);
    } else if (row.take("royal")) {
        phrase.kinds = kind_bit(HoldKind::royal_flush);
    } else {
        row.refuse_expecting("'royal flush', 'straight flush', 'flush' or 'straight'");
    }
}

}  // namespace holdfast::videopoker
