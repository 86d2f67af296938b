#include <algorithm>

#include <holdfast/videopoker/strategy/language/measure_words.h>

namespace holdfast::videopoker::penalties {
namespace {

/// @ stands for the hold, $ for its possessive ("its", "this hold's"), # for ranks, % for the cap of pips, &
/// for a number of ranks. The first of the two lines for pips is for those without a cap.
struct KindWords {
    MeasureKind kind;
    std::string_view one;
    std::string_view several;
};

constexpr std::array<KindWords, 22> kind_words{{
    {MeasureKind::flush_penalties, "flush penalty # to @", "flush penalties # to @"},
    {MeasureKind::straight_penalties, "straight penalty to @", "straight penalties to @"},
    {MeasureKind::straights_lost, "straight lost by @", "straights lost by @"},
    {MeasureKind::others_in_suit, "other card # in $ suit", "other cards # in $ suit"},
    {MeasureKind::others_fitting, "other card that fits $ straights", "other cards that fit $ straights"},
    {MeasureKind::has_rank, "# in @", "# in @"},
    {MeasureKind::top_rank, "$ highest card", "$ highest card"},
    {MeasureKind::low_rank, "$ lowest card", "$ lowest card"},
    {MeasureKind::straights, "straight through @", "straights through @"},
    {MeasureKind::high_cards, "high card in @", "high cards in @"},
    {MeasureKind::top_suit_penalties, "discard in the suit of $ highest card",
     "discards in the suit of $ highest card"},
    {MeasureKind::low_suit_penalties, "discard in the suit of $ lowest card",
     "discards in the suit of $ lowest card"},
    {MeasureKind::most_of_one_suit, "discard of one suit beside @", "discards of one suit beside @"},
    {MeasureKind::straight_flush_penalties, "straight flush penalty to @", "straight flush penalties to @"},
    {MeasureKind::discards_away, "discard & from @", "discards & from @"},
    {MeasureKind::others_within, "other card #", "other cards #"},
    {MeasureKind::top_other, "the highest other card", "the highest other card"},
    {MeasureKind::second_other, "the second highest other card", "the second highest other card"},
    {MeasureKind::low_other, "the lowest other card", "the lowest other card"},
    {MeasureKind::shared_suits, "repeated suit among the others", "repeated suits among the others"},
    {MeasureKind::pips, "the sum of the other cards #", "the sum of the other cards #"},
    {MeasureKind::pips, "the sum of the other cards # counted as at most % each",
     "the sum of the other cards # counted as at most % each"},
}};

/// "it" is the rival, "this hold" the hold of the row.
std::string_view hold_words(Side side, bool possessive) {
    if (side == Side::rival) return possessive ? "its" : "it";
    return possessive ? "this hold's" : "this hold";
}

/// "9", "2-7", "T-A": low, high.
std::string ranks_text(const Measure& measure) {
    std::string text(1, letter_of_pips(measure.low));
    if (measure.low != measure.high) text += std::string("-") + letter_of_pips(measure.high);
    return text;
}

/// Reads "9" or "2-7"; false if something else comes next, or the lower rank comes last.
bool take_ranks(TokenCursor& at, Measure& measure) {
    const std::optional<u8> low = take_pips(at);
    if (!low) return false;
    std::optional<u8> high = low;
    if (at.is_in_range()) {
        at.skip();
        high = take_pips(at);
    }
    if (!high || *low > *high) return false;
    measure.low = *low;
    measure.high = *high;
    return true;
}

/// Whether a measure counts all ranks, which need not be stated.
bool states_no_ranks(const Measure& measure) {
    return measure.kind != MeasureKind::has_rank && measure.low == 2 && measure.high == 14;
}

std::string ranks_of_measure(const Measure& measure) {
    if (measure.kind == MeasureKind::pips) {
        return measure.high == 14 ? "" : std::string("2-") + letter_of_pips(measure.high);
    }
    return states_no_ranks(measure) ? "" : ranks_text(measure);
}

/// Cards further apart than this are never in one straight.
constexpr u8 most_ranks_away = 4;

std::string ranks_away_words(u8 ranks) {
    return std::to_string(ranks) + (ranks == 1 ? " rank" : " ranks");
}

/// Reads one text of the table for one kind and side, and stores what its placeholders stand for in a
/// measure.
class MeasureReader {
  public:
    MeasureReader(const TokenCursor& at, MeasureKind kind, Side side) : at_(at) {
        measure_.kind = kind;
        measure_.side = side;
    }

    std::optional<Measure> read(std::string_view pattern) {
        for (const std::string_view part : words_in(pattern)) {
            if (!read_part(part)) return std::nullopt;
        }
        if (!ends_measure(at_)) return std::nullopt;
        return settled();
    }

    const TokenCursor& behind() const { return at_; }

  private:
    bool read_part(std::string_view part) {
        if (part == "@" || part == "$") return at_.take_words(hold_words(measure_.side, part == "$"));
        if (part == "#") return read_optional_ranks();
        if (part == "%") return read_cap();
        if (part == "&") return read_ranks_away();
        return at_.take(part);
    }

    /// Reads ranks that may be missing, which means all ranks; settled() checks a measure that requires a
    /// rank.
    bool read_optional_ranks() {
        TokenCursor behind = at_;
        if (take_ranks(behind, measure_)) {
            at_ = behind;
            has_ranks_ = true;
        }
        return true;
    }

    bool read_cap() {
        Measure cap;
        if (!take_ranks(at_, cap) || cap.low != cap.high) return false;
        cap_ = cap.low;
        return true;
    }

    bool read_ranks_away() {
        for (u8 ranks = 1; ranks <= most_ranks_away; ++ranks) {
            if (!at_.take_words(ranks_away_words(ranks))) continue;
            measure_.low = ranks;
            measure_.high = ranks;
            return true;
        }
        return false;
    }

    std::optional<Measure> settled() {
        if (measure_.kind == MeasureKind::has_rank && !has_ranks_) return std::nullopt;
        // In a measure, `low` is the cap of pips and `high` the highest rank that counts; in words the ranks
        // begin with 2, and without a cap each counts in full.
        if (measure_.kind == MeasureKind::pips) {
            if (measure_.low != 2) return std::nullopt;
            measure_.low = cap_ == 0 ? measure_.high : std::min(cap_, measure_.high);
        }
        return measure_;
    }

    TokenCursor at_;
    Measure measure_;
    bool has_ranks_ = false;
    u8 cap_ = 0;
};

}  // namespace

std::string words_of(const Measure& measure, WordNumber number) {
    const KindWords* found = std::find_if(kind_words.begin(), kind_words.end(),
                                          [&](const KindWords& each) { return each.kind == measure.kind; });
    // A cap at the highest counted rank or above changes no rank.
    if (measure.kind == MeasureKind::pips && measure.low < measure.high) ++found;
    const KindWords& kind = *found;
    std::string text;
    // Only ranks have an article, and among them the ace and the eight begin with a vowel.
    const bool has_vowel = measure.low == 8 || measure.low == pips_of_ace;
    if (number == WordNumber::with_article) text = has_vowel ? "an" : "a";
    for (const std::string_view part : words_in(number == WordNumber::several ? kind.several : kind.one)) {
        std::string word(part);
        if (part == "@" || part == "$") word = hold_words(measure.side, part == "$");
        if (part == "#") word = ranks_of_measure(measure);
        if (part == "%") word = std::string(1, letter_of_pips(measure.low));
        if (part == "&") word = ranks_away_words(measure.low);
        if (word.empty()) continue;
        if (!text.empty()) text += ' ';
        text += word;
    }
    return text;
}

bool is_a_number(MeasureKind kind) {
    return is_a_rank(kind) || kind == MeasureKind::pips;
}

std::optional<Measure> take_measure(TokenCursor& at) {
    // Eighty patterns of a few words each: a rule is read once, so speed does not matter.
    for (const KindWords& kind : kind_words) {
        for (const Side side : {Side::row, Side::rival}) {
            for (const std::string_view pattern : {kind.one, kind.several}) {
                MeasureReader reader(at, kind.kind, side);
                const std::optional<Measure> measure = reader.read(pattern);
                if (!measure) continue;
                at = reader.behind();
                return measure;
            }
        }
    }
    return std::nullopt;
}

bool ends_measure(const TokenCursor& at) {
    return at.at_end() ||
           (!at.is_in_range() && at.is_one_of({";", ",", ":", "and", "is", "+", "-", ">=", "<="}));
}

std::vector<std::string> all_measure_words() {
    std::vector<std::string> all;
    for (const KindWords& kind : kind_words) {
        for (const Side side : {Side::row, Side::rival}) {
            if (side == Side::rival && !is_of_one_hold(kind.kind)) continue;
            // The form with a cap is a longer form of the same measure.
            if (kind.one.find('%') != std::string_view::npos) continue;
            all.push_back(words_of({kind.kind, side}, WordNumber::several));
        }
    }
    return all;
}

std::optional<u8> pips_of_letter(char letter) {
    const std::size_t place = rank_letters.find(letter);
    if (place == std::string_view::npos) return std::nullopt;
    return static_cast<u8>(place + 2);
}

std::optional<u8> take_pips(TokenCursor& at) {
    const std::string& word = at.next().raw;
    std::optional<u8> pips;
    if (word == "10") pips = u8{10};
    if (word.size() == 1 && at.next().kind == ChartToken::Kind::word) pips = pips_of_letter(word.front());
    if (pips) at.skip();
    return pips;
}

char letter_of_pips(int pips) {
    return rank_letters[static_cast<std::size_t>(pips - 2)];
}

}  // namespace holdfast::videopoker::penalties
