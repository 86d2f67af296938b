#include <algorithm>
#include <array>
#include <string>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/nearest_word.h>
#include <holdfast/core/wording.h>
#include <holdfast/evaluation/hand_words.h>
#include <holdfast/videopoker/ranks_text.h>
#include <holdfast/videopoker/strategy/phrase_reader.h>

namespace holdfast::videopoker {
namespace {

using Kind = ChartToken::Kind;

/// Every word of the language, for the nearest to an unknown one.
const std::vector<std::string>& known_words() {
    static const std::vector<std::string> words = [] {
        std::vector<std::string> all{
            "a",          "all",     "alone",   "an",      "and",      "any",     "at",       "better",
            "card",       "cards",   "clubs",   "deuces",  "diamonds", "discard", "double",   "dropping",
            "everything", "five",    "flush",   "four",    "full",     "gap",     "gaps",     "hearts",
            "high",       "house",   "in",      "inside",  "joker",    "jokers",  "kicker",   "kind",
            "least",      "low",     "most",    "natural", "no",       "nothing", "of",       "one",
            "only",       "or",      "outside", "pair",    "pat",      "royal",   "row",      "spades",
            "straight",   "suited",  "the",     "three",   "to",       "two",     "unsuited", "wild",
            "window",     "windows", "with",    "without", "zero"};
        for (int rank = 0; rank < rank_count; ++rank) {
            all.emplace_back(word_of(static_cast<Rank>(rank)));
            all.push_back(plural_of(static_cast<Rank>(rank)));
        }
        return all;
    }();
    return words;
}

/// "QJ", "JQKA", "987", "1098" as a mask of ranks; 0 if the text is no list of different ranks in capitals.
u32 ranks_listed(std::string_view raw) {
    u32 ranks = 0;
    for (std::size_t i = 0; i < raw.size(); ++i) {
        const bool is_ten = raw[i] == '1' && i + 1 < raw.size() && raw[i + 1] == '0';
        const std::size_t rank = rank_letters.find(is_ten ? 'T' : raw[i]);
        if (rank == std::string_view::npos || (ranks >> rank & 1U) != 0) return 0;
        ranks |= 1U << rank;
        i += is_ten ? 1 : 0;
    }
    return ranks;
}

/// One row: phrases with `,`, `;` or `or` between them.
class RowReader {
  public:
    RowReader(const HoldVocabulary& vocabulary, std::size_t section, std::string_view whole,
              const std::vector<ChartToken>& tokens)
        : vocabulary_(vocabulary),
          game_(vocabulary.types().tables().game()),
          section_(section),
          whole_(whole),
          token_(tokens.data()) {}

    std::vector<TypeIndex> read() {
        std::vector<TypeIndex> types;
        do {
            const ChartToken& first = *token_;
            const HoldPhrase phrase = read_phrase();
            const std::vector<TypeIndex> named = vocabulary_.named_by(phrase, section_);
            check_rank_sets(first, phrase.rank_sets, named);
            if (named.empty()) refuse_phrase(first, "this game has no such hold");
            types.insert(types.end(), named.begin(), named.end());
        } while (take(",") || take(";") || take("or"));
        if (token_->kind != Kind::end) refuse("a comma and another hold, 'with', or the end of the line");
        std::sort(types.begin(), types.end());
        types.erase(std::unique(types.begin(), types.end()), types.end());
        return types;
    }

  private:
    [[noreturn]] void refuse(std::string_view expected) const { refuse_token(*token_, whole_, expected); }
    [[noreturn]] void refuse_phrase(const ChartToken& first, const std::string& message) const {
        const ChartToken& last = token_[-1];
        throw ParseError(message, std::string(whole_), first.position,
                         last.position + last.length - first.position);
    }
    const ChartToken& next(std::size_t ahead = 1) const {
        const ChartToken* token = token_;
        while (ahead > 0 && token->kind != Kind::end) {
            ++token;
            --ahead;
        }
        return *token;
    }
    bool take(std::string_view text) {
        if (!token_->is(text)) return false;
        ++token_;
        return true;
    }
    void expect(std::string_view text) {
        if (!take(text)) refuse(in_quotes(text));
    }
    /// A number at this place, which the caller has seen to be one.
    int take_number() { return number_said(*token_++); }

    HoldPhrase read_phrase() {
        take("any");
        HoldPhrase phrase;
        const bool is_pat = take("pat");
        read_hold(phrase, is_pat);
        if (is_pat) {
            phrase.kinds = kind_bit(HoldKind::pat);
            phrase.with_pat_quads = false;
            if (phrase.rows.empty()) refuse_phrase(token_[-1], "only hands of five cards can be pat");
        }
        read_suffixes(phrase);
        return phrase;
    }

    void read_hold(HoldPhrase& phrase, bool is_pat);
    void read_counted(HoldPhrase& phrase);
    void read_draw(HoldPhrase& phrase);
    void read_made_hand(HoldPhrase& phrase, bool is_pat);
    bool read_wild_cards(HoldPhrase& phrase);
    bool read_rank_name(HoldPhrase& phrase);
    void read_rank_sets(HoldPhrase& phrase, bool is_suited);
    void read_cards(HoldPhrase& phrase);
    void read_suffixes(HoldPhrase& phrase);
    bool counts_something() const;
    bool begins_condition() const;
    void read_condition(HoldPhrase& phrase);
    void read_counted_condition(HoldPhrase& phrase);
    void read_high_cards_condition(HoldPhrase& phrase);
    RankSet read_ranks();
    RankSet read_one_rank();
    void pay_rows(HoldPhrase& phrase, PayHand hand, std::optional<bool> natural) const;
    void of_a_kind(HoldPhrase& phrase, HoldKind kind, PayHand hand) const;
    void check_rank_sets(const ChartToken& first, const std::vector<u32>& rank_sets,
                         const std::vector<TypeIndex>& named) const;

    const HoldVocabulary& vocabulary_;
    const Game& game_;
    std::size_t section_;
    std::string_view whole_;
    const ChartToken* token_;
};

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
    pay_rows(phrase, hand, std::nullopt);
    phrase.kinds = kind_bit(kind);
    phrase.with_pat_quads = hand == PayHand::four_of_a_kind;
}

void RowReader::read_hold(HoldPhrase& phrase, bool is_pat) {
    if (token_->kind == Kind::quoted || (token_->is("row") && number_said(next()) > 0)) {
        const bool by_name = token_->kind == Kind::quoted;
        const std::string name = token_->raw;
        const int number = by_name ? 0 : number_said(next());
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
        read_rank_sets(phrase, is_suited);
    } else if (!read_wild_cards(phrase)) {
        if (number_said(*token_) >= 0 && number_said(*token_) <= 5 && !next().is("alone") &&
            (next().is("to") || next().is("of") || next().is("pair") || next().is("card") ||
             next().is("high") || next().is("suited") || next().is("unsuited"))) {
            read_counted(phrase);
        } else if (!read_rank_name(phrase)) {
            if (ranks_listed(token_->raw) != 0) {
                read_rank_sets(phrase, false);
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
    if (take("pair")) {
        if (number == 2) return of_a_kind(phrase, HoldKind::two_pair, PayHand::two_pair);
        if (number == 1) return of_a_kind(phrase, HoldKind::pair, PayHand::pair);
        refuse_phrase(token_[-1], "a hand has one pair or two");
    }
    const bool is_suited = take("suited");
    const bool is_unsuited = !is_suited && take("unsuited");
    const bool is_high = take("high");
    if (!take("card")) expect("cards");
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
}

void RowReader::read_draw(HoldPhrase& phrase) {
    if (!take("a")) take("an");
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
    if ((is_high || token_->is("low")) && next().is("pair")) {
        ++token_;
        const u32 high = vocabulary_.types().high_ranks().mask();
        phrase.within = RankSet(is_high ? high : ~high);
    }
    if (take("pair")) return of_a_kind(phrase, HoldKind::pair, PayHand::pair);
    refuse(is_pat ? "a hand of five cards" : "a hold, such as 'high pair' or 'four to a flush'");
}

bool RowReader::read_wild_cards(HoldPhrase& phrase) {
    const bool is_the = token_->is("the");
    const ChartToken& noun = next(is_the ? 1 : 0);
    std::size_t words = 0;
    if (noun.is("joker") || noun.is("jokers")) words = 1;
    if (noun.is("wild") && (next(is_the ? 2 : 1).is("card") || next(is_the ? 2 : 1).is("cards"))) words = 2;
    const RankSet wild = vocabulary_.types().wild_ranks();
    for (int rank = 0; rank < rank_count && words == 0; ++rank) {
        const Rank each = static_cast<Rank>(rank);
        const bool is_named = noun.is(word_of(each)) || noun.is(plural_of(each));
        if (wild.contains(each) && is_named && !next(is_the ? 2 : 1).is("of")) words = 1;
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
        if (token_->is(plural_of(each)) && next().is("or") && next(2).is("better")) {
            token_ += 3;
            of_a_kind(phrase, HoldKind::pair, PayHand::pair);
            phrase.within = RankSet(~0U << rank);
            return true;
        }
        const bool is_letter = token_->raw.size() == 1 && ranks_listed(token_->raw) == 1U << rank;
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
    do {
        const u32 ranks = token_->kind == Kind::word ? ranks_listed(token_->raw) : 0;
        if (__builtin_popcount(ranks) < 2) refuse("two or more ranks in capitals, such as QJ");
        phrase.rank_sets.push_back(ranks);
        ++token_;
    } while (take("/"));
    phrase.kinds = is_suited ? kind_bit(HoldKind::royal_flush) | kind_bit(HoldKind::straight_flush) |
                                   kind_bit(HoldKind::flush)
                             : kind_bit(HoldKind::straight) | kind_bit(HoldKind::unsuited);
}

void RowReader::check_rank_sets(const ChartToken& first, const std::vector<u32>& rank_sets,
                                const std::vector<TypeIndex>& named) const {
    for (const u32 ranks : rank_sets) {
        const bool found = std::any_of(named.begin(), named.end(), [&](TypeIndex type) {
            const std::vector<u32>& members = vocabulary_.members(type);
            return std::find(members.begin(), members.end(), ranks) != members.end();
        });
        if (!found) refuse_phrase(first, "some of these ranks are not told from others");
    }
}

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

RankSet RowReader::read_one_rank() {
    for (int rank = 0; rank < rank_count; ++rank) {
        const Rank each = static_cast<Rank>(rank);
        if (token_->is(word_of(each)) || token_->is(plural_of(each))) {
            ++token_;
            return RankSet::of(each);
        }
    }
    const u32 ranks = token_->kind == Kind::word ? ranks_listed(token_->raw) : 0;
    if (ranks == 0) refuse("ranks, such as A, J-A or aces");
    ++token_;
    return RankSet(ranks);
}

/// "J-A", "2-4/A", "aces", "A-4".
RankSet RowReader::read_ranks() {
    RankSet ranks;
    do {
        const ChartToken& first = *token_;
        RankSet some = read_one_rank();
        if (take("-")) {
            const ChartToken& last = *token_;
            read_one_rank();
            try {
                some = parse_ranks(first.raw + "-" + last.raw);
            } catch (const ParseError& error) {
                throw ParseError(error.what(), std::string(whole_), first.position,
                                 last.position + last.length - first.position);
            }
        }
        ranks = ranks | some;
    } while (take("/"));
    return ranks;
}

bool RowReader::counts_something() const {
    if (number_said(*token_) < 0) return false;
    const ChartToken& counted = next(next().is("-") || next().is("+") ? 3 : 1);
    constexpr std::array<std::string_view, 7> things{"high",    "gap",   "gaps",  "window",
                                                     "windows", "joker", "jokers"};
    return std::find(things.begin(), things.end(), counted.text) != things.end();
}

bool RowReader::begins_condition() const {
    // After a comma: digits count conditions ("1 high card"), words count holds ("one high card").
    const bool is_digit = token_->kind == Kind::word && token_->raw[0] >= '0' && token_->raw[0] <= '9';
    if (token_->is("no")) return true;
    if (is_digit) return counts_something();
    return (token_->is("high") && next().is("cards")) || token_->is("gaps") || token_->is("windows") ||
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
            if (!take("a")) take("an");
            phrase.excluded = phrase.excluded | read_one_rank();
        } else if (take("of")) {
            phrase.within = read_ranks();
        } else if (take("in")) {
            u32 suits = 0;
            do {
                const auto suit = std::find(suit_words.begin(), suit_words.end(), token_->text);
                if (suit == suit_words.end()) refuse("a suit: diamonds, clubs, hearts or spades");
                suits |= 1U << static_cast<u32>(suit - suit_words.begin());
                ++token_;
            } while (take("/"));
            phrase.suits = static_cast<SuitSet>(suits);
        } else if (take("dropping")) {
            phrase.dropped = number_said(*token_);
            if (phrase.dropped < 1) refuse("a number of wild cards");
            ++token_;
            expect("wild");
            if (!take("card")) expect("cards");
        } else if (token_->is("or") && next().is("better")) {
            token_ += 2;
            phrase.or_better = true;
        } else if (token_->is(",")) {
            ++token_;
            if (!begins_condition()) {
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
    if (token_->is("outside") || token_->is("inside") || token_->is("double")) {
        const int gaps = take("double") ? 2 : token_->is("inside") ? 1 : 0;
        ++token_;
        phrase.gaps = {gaps, gaps};
    } else if (take("high")) {
        read_high_cards_condition(phrase);
    } else if (take("kicker")) {
        phrase.kickers = read_ranks();
    } else if (counts_something()) {
        read_counted_condition(phrase);
    } else if (take("no")) {
        phrase.excluded = phrase.excluded | read_one_rank();
    } else {
        if (!take("a")) take("an");
        phrase.required = phrase.required | read_one_rank();
    }
}

void RowReader::read_counted_condition(HoldPhrase& phrase) {
    NumberRange range;
    range.least = take_number();
    range.most = range.least;
    if (take("-")) {
        range.most = number_said(*token_);
        if (range.most < range.least) refuse("a number no less than the one before");
        ++token_;
    }
    if (take("+")) {
        const int wild = number_said(*token_);
        if (wild < 0) refuse("the number of windows with a wild rank");
        ++token_;
        phrase.wild_windows = {wild, wild};
        phrase.windows = range;
        if (!take("window")) expect("windows");
    } else if (take("high")) {
        if (!take("card")) take("cards");
        phrase.high_cards = range;
    } else if (take("gap") || take("gaps")) {
        phrase.gaps = range;
    } else if (take("window") || take("windows")) {
        phrase.windows = range;
    } else if (take("joker") || take("jokers")) {
        phrase.jokers = range.least;
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
    constexpr int far = 99;
    const int least = sign == "<=" ? -far : number;
    const int most = sign == ">=" ? far : number;
    if (over_gaps) {
        phrase.high_cards_over_gaps = HighCardsOverGaps{least, most};
    } else {
        phrase.high_cards = {least, most};
    }
}

}  // namespace

std::vector<TypeIndex> read_row(const HoldVocabulary& vocabulary, std::size_t section, std::string_view whole,
                                const std::vector<ChartToken>& tokens) {
    return RowReader(vocabulary, section, whole, tokens).read();
}

int number_said(const ChartToken& token) {
    if (token.kind != Kind::word) return -1;
    constexpr std::array<std::string_view, 6> words{"no", "one", "two", "three", "four", "five"};
    for (std::size_t number = 0; number < words.size(); ++number) {
        if (token.text == words[number]) return static_cast<int>(number);
    }
    if (token.text == "zero") return 0;
    int number = 0;
    for (const char digit : token.raw) {
        if (digit < '0' || digit > '9' || token.raw.size() > 3) return -1;
        number = 10 * number + (digit - '0');
    }
    return number;
}

void refuse_token(const ChartToken& token, std::string_view whole, std::string_view expected) {
    const auto error = [&](const std::string& message) {
        return ParseError(message, std::string(whole), token.position, token.length);
    };
    const std::vector<std::string>& known = known_words();
    if (token.kind == Kind::end) throw error("the line ends where " + std::string(expected) + " is expected");
    const bool is_word = token.kind == Kind::word && number_said(token) < 0 && ranks_listed(token.raw) == 0;
    if (is_word && std::find(known.begin(), known.end(), token.text) == known.end()) {
        throw error("unknown word " + in_quotes(token.raw) + did_you_mean(token.text, known));
    }
    throw error(in_quotes(token.raw) + " does not fit here; expected " + std::string(expected));
}

}  // namespace holdfast::videopoker
