// to_text(Range): runs of starting hands that the range holds whole, weight by weight, then single combos.
#include <algorithm>
#include <string>
#include <vector>

#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

/// Writes the combos of one weight.
class WeightWriter {
  public:
    WeightWriter(const Range& range, u32 numerator, std::string& text)
        : range_(range), numerator_(numerator), text_(text) {
        if (numerator != range.denominator()) suffix_ = ":" + range.weight(first_combo()).text();
    }

    void write() {
        std::vector<StartingHand> pairs;
        for (int number = rank_count - 1; number >= 0; --number) {
            pairs.push_back(StartingHand::pair(static_cast<Rank>(number)));
        }
        for (const Run& run : runs_of(pairs)) append(words_of(run, to_text(run.first), to_text(run.last)));
        // Suited and offsuit runs of the same ranks are written among the suited ones, so these come first.
        for (const bool is_suited : {true, false}) {
            for (int high = rank_count - 1; high > 0; --high) write_runs(static_cast<Rank>(high), is_suited);
        }
        write_rest();
    }

  private:
    /// Neighbours that are all here, the highest first.
    struct Run {
        StartingHand first;
        StartingHand last;
        bool is_from_top;  ///< nothing is above the first
    };

    bool has(HoleCards combo) const { return range_.numerator(combo) == numerator_; }

    bool has_all(StartingHand hand) const {
        const std::vector<HoleCards> combos = hand.combos();
        return std::all_of(combos.begin(), combos.end(), [this](HoleCards combo) { return has(combo); });
    }

    HoleCards first_combo() const {
        const std::vector<HoleCards> combos = range_.combos();
        return *std::find_if(combos.begin(), combos.end(), [this](HoleCards combo) { return has(combo); });
    }

    /// The highest first.
    static std::vector<StartingHand> hands_under(Rank high, bool is_suited) {
        std::vector<StartingHand> hands;
        for (int low = number_of(high) - 1; low >= 0; --low) {
            const Rank rank = static_cast<Rank>(low);
            hands.push_back(is_suited ? StartingHand::suited(high, rank) : StartingHand::offsuit(high, rank));
        }
        return hands;
    }

    /// `hands`: neighbours, the highest first.
    std::vector<Run> runs_of(const std::vector<StartingHand>& hands) const {
        std::vector<Run> runs;
        for (std::size_t first = 0; first < hands.size(); ++first) {
            if (!has_all(hands[first])) continue;
            std::size_t last = first;
            while (last + 1 < hands.size() && has_all(hands[last + 1])) ++last;
            runs.push_back({hands[first], hands[last], first == 0});
            first = last;
        }
        return runs;
    }

    /// A run that is here both suited and offsuit is written once, without the letter, among the suited ones.
    void write_runs(Rank high, bool is_suited) {
        const std::vector<Run> others = runs_of(hands_under(high, !is_suited));
        for (const Run& run : runs_of(hands_under(high, is_suited))) {
            const bool is_both = std::any_of(others.begin(), others.end(), [&run](const Run& other) {
                return other.first.low() == run.first.low() && other.last.low() == run.last.low();
            });
            std::string first = to_text(run.first);
            std::string last = to_text(run.last);
            if (is_both) {
                first.pop_back();
                last.pop_back();
            }
            if (is_suited || !is_both) append(words_of(run, first, last));
        }
    }

    /// A single hand is named, a run from the top gets a '+', others a dash.
    static std::string words_of(const Run& run, const std::string& first, const std::string& last) {
        return run.first == run.last ? last : run.is_from_top ? last + "+" : first + "-" + last;
    }

    /// The combos of hands that are not all here.
    void write_rest() {
        for (const HoleCards combo : range_.combos()) {
            if (has(combo) && !has_all(StartingHand::of(combo))) {
                append(to_text(combo.high()) + to_text(combo.low()));
            }
        }
    }

    void append(const std::string& item) {
        if (!text_.empty()) text_ += ',';
        text_ += item + suffix_;
    }

    const Range& range_;
    u32 numerator_;
    std::string& text_;
    std::string suffix_;
};

}  // namespace

std::string to_text(const Range& range) {
    if (range == Range::all()) return "random";
    std::vector<u32> weights;
    for (const HoleCards combo : range.combos()) weights.push_back(range.numerator(combo));
    // Numerators over one denominator: the largest weight first.
    std::sort(weights.rbegin(), weights.rend());
    weights.erase(std::unique(weights.begin(), weights.end()), weights.end());
    std::string text;
    for (const u32 weight : weights) WeightWriter(range, weight, text).write();
    return text;
}

}  // namespace holdfast::holdem
