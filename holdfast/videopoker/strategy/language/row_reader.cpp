// Reads words that a row gives once for several holds: "suited KQ or KJ", "four to a royal or straight
// flush".
//
// If only one reading makes sense, the row is read as players mean it; "or" alone is nearly always clear,
// because it joins the words next to it. A comma separates whole holds in printed charts, so if both readings
// make sense the row is refused, and the error spells both out. A semicolon always separates whole holds.
#include <algorithm>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/videopoker/strategy/language/hold_reader.h>
#include <holdfast/videopoker/strategy/language/named_holds.h>
#include <holdfast/videopoker/strategy/language/rank_sets.h>
#include <holdfast/videopoker/strategy/language/row_holds.h>
#include <holdfast/videopoker/strategy/language/row_reader.h>
#include <holdfast/videopoker/strategy/language/row_remarks.h>

namespace holdfast::videopoker {
namespace {

/// The parts of a hold already read that it may share with the next one.
struct EarlierHold {
    SharedWords shares = {};
    std::string said = {};  ///< the whole hold, including the words that it shares
    bool has_conditions = false;
};

class ChartRowReader {
  public:
    explicit ChartRowReader(RowCursor row) : row_(std::move(row)) {}

    std::vector<std::vector<TypeIndex>> read() {
        do {
            throw_if_stopped(row_.stop());
            const ChartToken& first = row_.next();
            const bool is_any = any_tokens(row_) > 0;
            const HoldPhrase phrase = read_phrase();
            std::vector<TypeIndex> named = named_holds(row_, first, phrase);
            check_suited_before(phrase);
            holds_.add(row_, {&first, row_.here(), row_.said_until(row_.here()), std::move(named), separator_,
                              is_any, says_ranks(phrase)});
        } while (take_separator());
        skip_value(row_);
        if (row_.is("/")) row_.refuse("'/' only stands between ranks; write a comma between two holds");
        if (!row_.at_end()) row_.refuse_expecting("a comma and another hold, 'with', or the end of the line");
        return holds_.types();
    }

  private:
    static bool says_ranks(const HoldPhrase& phrase) {
        return !phrase.rank_sets.empty() || !(phrase.within == RankSet::all());
    }

    /// Takes "," or ";", with or without "or", or "or" alone.
    bool take_separator() {
        separator_ = row_.take(",")   ? Separator::comma
                     : row_.take(";") ? Separator::semicolon
                                      : Separator::none;
        if (row_.take("or") && separator_ == Separator::none) separator_ = Separator::bare_or;
        return separator_ != Separator::none;
    }

    /// Reads a hold with everything that belongs to it: "any four to a flush with 2 high cards".
    HoldPhrase read_phrase() {
        // Only the hold just before can share its words.
        before_ = std::move(now_);
        now_ = {};
        row_.hold = {"", row_.here(), row_.here()};
        HoldPhrase phrase;
        const bool is_shared = read_with_shared_words(phrase);
        if (!is_shared) {
            now_.shares = read_hold(row_, phrase);
            check_suited_behind();
            check_pat(phrase);
        }
        // Conditions come next: if the hold shares words with the previous one, it is unclear whether they
        // apply to both.
        row_.hold.middle = row_.here();
        const HoldPhrase hold = phrase;
        bool ends_with_rank = read_conditions(row_, phrase);
        bool is_said_of_hold = row_.here() != row_.hold.middle;
        while (row_.is("(")) {
            is_said_of_hold |= read_remark(row_, phrase);
            const ChartToken* const behind = row_.here();
            ends_with_rank = read_conditions(row_, phrase);
            is_said_of_hold |= row_.here() != behind;
        }
        now_.has_conditions = row_.here() != row_.hold.middle;
        if (is_shared || row_.loose_separator(0) > 0) now_.said = row_.said_until(row_.here());
        if (is_shared && is_said_of_hold) {
            const std::string conditions = row_.words(row_.hold.middle, row_.here());
            row_.refuse_unclear(
                row_.hold.middle, row_.here(), "is ambiguous: it may apply to the last hold or to all",
                before_.said + ", " + now_.said, before_.said + " " + conditions + ", " + now_.said);
        }
        if (now_.has_conditions) check_conditions(hold, ends_with_rank);
        return phrase;
    }

    /// Reads "KJ" after "suited KQ or", "straight flush" after "four to a royal or". False if the hold shares
    /// no words.
    bool read_with_shared_words(HoldPhrase& phrase) {
        if (separator_ == Separator::none || separator_ == Separator::semicolon) return false;
        // "any" does not affect which words are shared.
        const std::size_t any = any_tokens(row_);
        const bool is_suited = before_.shares.kind == Shared::suited && shares_suited(any);
        if (!is_suited && !(before_.shares.kind == Shared::draw && shares_draw(any))) return false;
        row_.skip(any);
        now_.shares = before_.shares;
        row_.hold.begin = row_.here();
        row_.hold.front = before_.shares.lead + (is_suited ? " " : article(0));
        if (is_suited) {
            read_suited_ranks(row_, phrase);
        } else {
            phrase.cards = before_.shares.cards;
            read_draw(row_, phrase);
        }
        return true;
    }

    /// Whether the words before are shared: "or" shares them; after a comma it is unclear.
    bool is_joined() const {
        return separator_ == Separator::bare_or && !before_.has_conditions && !before_.shares.is_implied;
    }

    /// Whether ranks that are not of one suit are a hold of the game.
    bool is_hold_unsuited(std::size_t begin, std::size_t end) const {
        HoldPhrase unsuited;
        unsuited.kinds = unsuited_kinds;
        for (std::size_t at = begin, tokens = 0; at < end; at += tokens + 1) {
            tokens = rank_set_tokens(row_, at);
            unsuited.rank_sets = {ranks_of_tokens(row_, at, tokens)};
            if (!row_.named_by(unsuited).empty()) return true;
        }
        return false;
    }

    /// Whether KJ is suited too after "suited KQ".
    bool shares_suited(std::size_t ahead) const {
        std::size_t behind = ahead + rank_set_tokens(row_, ahead);
        if (behind == ahead) return false;
        for (std::size_t next = 0; row_.is("/", behind) && (next = rank_set_tokens(row_, behind + 1)) > 0;) {
            behind += 1 + next;
        }
        if (row_.is_one_of({"suited", "unsuited"}, behind)) return false;
        if (is_joined() || !is_hold_unsuited(ahead, behind)) return true;
        const std::string ranks = row_.words(&row_.next(ahead), &row_.next(behind));
        row_.refuse_unclear(&row_.next(ahead), &row_.next(behind), "may be suited or not",
                            before_.said + ", suited " + ranks, before_.said + ", unsuited " + ranks);
    }

    /// Whether "straight flush" is a draw of four cards after "4 to a royal". "a straight flush" is one, and
    /// so is "inside straight", which is no hand; hands themselves are draws after "or", and unclear after a
    /// comma.
    bool shares_draw(std::size_t ahead) const {
        std::size_t goal = ahead;
        while (row_.is_article(goal) || row_.is_one_of({"outside", "inside", "double"}, goal)) ++goal;
        if (!row_.is_one_of({"royal", "straight", "flush"}, goal)) return false;
        const bool is_hand = goal == ahead && (!row_.is("royal", goal) || row_.is("flush", goal + 1));
        if (is_joined()) return true;
        if (!is_hand) return shares_straight_draw(ahead, goal);
        const ChartToken* const end = &row_.next(goal + (row_.is("flush", goal + 1) ? 2 : 1));
        const std::string hand = row_.words(&row_.next(ahead), end);
        row_.refuse_unclear(&row_.next(ahead), end, "may be a draw or a hand of five cards",
                            before_.said + ", " + before_.shares.lead + article(ahead) + hand,
                            before_.said + ", pat " + hand);
    }

    /// Whether "inside straight", which by itself is a draw of four cards, is one of as many cards as the draw before.
    bool shares_straight_draw(std::size_t ahead, std::size_t goal) const {
        constexpr int alone = deal_size - 1;
        const bool is_alone = row_.section() == 0 && row_.is_one_of({"inside", "outside"}, ahead) &&
                              row_.is("straight", goal) && !row_.is("flush", goal + 1);
        if (!is_alone || before_.shares.cards == alone) return true;
        const ChartToken* const end = &row_.next(goal + 1);
        const std::string draw = article(ahead) + row_.words(&row_.next(ahead), end);
        row_.refuse_unclear(&row_.next(ahead), end, "may be of as many cards as the draw before, or of four",
                            before_.said + ", " + before_.shares.lead + draw,
                            before_.said + ", four to" + draw);
    }

    /// The missing words between "4 to" and the goal at `ahead`.
    std::string article(std::size_t ahead) const {
        if (row_.is_article(ahead)) return " ";
        return row_.is_one_of({"outside", "inside"}, ahead) ? " an " : " a ";
    }

    /// Checks "KQ or KJ suited": the first ranks were read as not suited.
    void check_suited_behind() const {
        const ChartToken* const suited = row_.here() - 1;
        const bool is_after_ranks =
            before_.shares.kind == Shared::bare_ranks && separator_ != Separator::semicolon;
        // The letter of "KJs" applies to these ranks alone.
        if (!is_after_ranks || !suited->is("suited") || suited->length == 1) return;
        const std::string ranks = row_.words(row_.hold.begin, suited);
        row_.refuse_unclear(suited, suited + 1, "is ambiguous: it may apply to the last ranks or to all",
                            "unsuited " + before_.said + ", suited " + ranks,
                            "suited " + before_.said + ", suited " + ranks);
    }

    /// Checks "two suited high cards, KQ": the suited king and queen of these, or another hold.
    void check_suited_before(const HoldPhrase& phrase) const {
        if (separator_ != Separator::comma || now_.shares.kind != Shared::bare_ranks) return;
        HoldPhrase suited = phrase;
        suited.kinds = suited_kinds;
        const std::vector<TypeIndex> named = row_.named_by(suited);
        if (named.empty() || !holds_.is_part_of_last(named)) return;
        const std::string ranks = row_.said_until(row_.here());
        row_.refuse_unclear(row_.hold.begin, row_.here(), "may be suited or not", "suited " + ranks,
                            before_.said + ", unsuited " + ranks);
    }

    /// Checks "pat four of a kind or three of a kind": equal cards alone, or with the other cards.
    void check_pat(const HoldPhrase& phrase) const {
        const bool is_equal_cards =
            std::any_of(named_hands.begin(), named_hands.end(), [&](const NamedHand& each) {
                return each.held_as != HoldKind::pat && (phrase.kinds & kind_bit(each.held_as)) != 0;
            });
        if (before_.shares.kind != Shared::pat || separator_ != Separator::bare_or || !is_equal_cards) return;
        HoldPhrase pat = phrase;
        pat.kinds = kind_bit(HoldKind::pat);
        if (row_.named_by(pat).empty()) return;
        const std::string hand = row_.said_until(row_.here());
        row_.refuse_unclear(row_.hold.begin, row_.here(), "may be pat or not", before_.said + ", pat " + hand,
                            before_.said + ", " + hand);
    }

    /// Checks that the words after a condition are not an alternative to it: "with 1 gap or no gaps", "with
    /// an ace or king". `hold`: without its conditions.
    void check_conditions(const HoldPhrase& hold, bool ends_with_rank) const {
        const std::size_t separator = row_.loose_separator(0);
        if (separator == 0) return;
        RowCursor behind = row_;
        behind.skip(separator);
        const std::string front = row_.words(row_.hold.begin, row_.hold.middle);
        const std::string said = front + " " + row_.words(row_.hold.middle, row_.here());
        if (row_.is("or") && (begins_condition(behind) || behind.is("with"))) {
            check_alternative(behind, hold, front, said);
        }
        if (!ends_with_rank) check_counted_again(behind);
        const std::size_t article = behind.is_article() ? 1 : 0;
        const ChartToken& rank = behind.next(article);
        const bool is_rank = is_single_letter(rank) || (rank_said(rank, false) && !rank_said(rank, true));
        if (!ends_with_rank || !is_rank || behind.is("alone", article + 1) ||
            behind.end_of_hold(0) != &rank + 1 || !may_have(hold, rank)) {
            return;
        }
        const std::string last = behind.words(behind.here(), &rank + 1);
        const bool has_vowel = behind.is_one_of({"ace", "a", "eight", "8"}, article);
        const std::string an = article != 0 ? "" : has_vowel ? "an " : "a ";
        // "without an ace or king" means without both of them.
        const std::string again = row_.hold.middle->is("without") ? " without " : ", " + front + " with ";
        behind.refuse_unclear(behind.here(), &rank + 1,
                              "is ambiguous: it may apply to this hold or be a card alone",
                              said + again + an + last, said + ", " + rank.raw + " alone");
    }

    /// Checks that a number after a condition is not another number of the same things: "with 1 gap or 2",
    /// "type 1, 2". A word after a comma is a card, as printed charts have it.
    void check_counted_again(const RowCursor& behind) const {
        const ChartToken& number = behind.next();
        const bool is_digits = number.raw.find_first_not_of("0123456789") == std::string::npos;
        if (number_said(number) < 0 || (!is_digits && !row_.is("or") && !row_.is("or", 1))) return;
        // Only types have higher numbers: "pair of threes, 532" goes on with a hold.
        if (number_said(number) > deal_size && !row_.here()[-2].is("type")) return;
        if (behind.end_of_hold(0) != &number + 1) return;
        const ChartToken* begin = row_.here();
        while (begin[-1].position > row_.hold.middle->position && !begin[-1].is("with") &&
               !begin[-1].is("and") && !begin[-1].is(",")) {
            --begin;
        }
        const ChartToken* noun = row_.here();
        while (noun > begin && number_said(noun[-1]) < 0) --noun;
        // "type 1" ends with its number, "1 gap" with what it counts.
        const bool is_last = noun == row_.here();
        const std::string again = is_last ? row_.words(begin, noun - 1) + " " + number.raw
                                          : number.raw + " " + row_.words(noun, row_.here());
        const std::string said = row_.said_until(row_.here());
        behind.refuse_unclear(&number, &number + 1, "may be one more number of the condition or a card",
                              said + "; " + row_.words(row_.hold.begin, begin) + " " + again,
                              said + "; " + number.raw + " alone");
    }

    /// Whether the hold can have this rank.
    bool may_have(HoldPhrase hold, const ChartToken& rank) const {
        const std::optional<Rank> said = rank_said(rank, false);
        hold.required = said ? RankSet::of(*said) : RankSet(ranks_listed(rank.raw));
        return row_.names_any(hold);
    }

    /// Refuses "with 1 gap or no gaps"; "with 1 gap or 2 high cards" may continue with a hold.
    void check_alternative(const RowCursor& behind, const HoldPhrase& hold, const std::string& front,
                           const std::string& said) const {
        const ChartToken* const end = end_of_condition(behind, hold);
        if (end == nullptr) return;
        const std::string last = row_.words(behind.here(), end);
        const std::string each = said + "; " + front + (behind.is("with") ? " " : " with ") + last;
        if (names_a_hold(behind)) {
            row_.refuse_unclear(behind.here(), end, "is ambiguous: it may apply to this hold or be a hold",
                                each, said + "; " + last);
        }
        row_.refuse(row_.next(), end[-1],
                    "say the whole hold for each condition" + (row_.accepts(each) ? ": '" + each + "'" : ""));
    }

    RowCursor row_;
    Separator separator_ = Separator::none;  ///< before the hold being read
    EarlierHold before_;                     ///< the hold before that separator
    EarlierHold now_;                        ///< the hold being read, as far as it is read
    RowHolds holds_;                         ///< before it
};

}  // namespace

std::vector<std::vector<TypeIndex>> read_holds(RowCursor row) {
    return ChartRowReader(std::move(row)).read();
}

std::vector<TypeIndex> row_of(const std::vector<std::vector<TypeIndex>>& holds) {
    std::vector<TypeIndex> types;
    for (const std::vector<TypeIndex>& hold : holds) types.insert(types.end(), hold.begin(), hold.end());
    std::sort(types.begin(), types.end());
    types.erase(std::unique(types.begin(), types.end()), types.end());
    return types;
}

std::vector<TypeIndex> read_row(RowCursor row) {
    return row_of(read_holds(std::move(row)));
}

std::optional<std::vector<TypeIndex>> try_row(const HoldVocabulary& vocabulary, std::size_t section,
                                              std::string_view text, const StopFlag* stop) {
    try {
        const std::vector<ChartToken> tokens = chart_tokens(text, 0, text.size());
        RowCursor row(vocabulary, section, {text, tokens}, stop);
        row.is_trial = true;
        return read_row(std::move(row));
    } catch (const ParseError&) {
        return std::nullopt;
    }
}

bool is_row(const HoldVocabulary& vocabulary, std::string_view words, const StopFlag* stop) {
    const std::string_view row = trimmed(words.substr(0, words.find('#')));
    for (std::size_t section = 0; section < vocabulary.types().sections(); ++section) {
        if (try_row(vocabulary, section, row, stop)) return true;
    }
    return false;
}

}  // namespace holdfast::videopoker
