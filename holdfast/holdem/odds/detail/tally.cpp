#include <algorithm>
#include <map>
#include <numeric>
#include <span>
#include <utility>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/combinatorics/suit_symmetry.h>
#include <holdfast/core/threads.h>
#include <holdfast/holdem/detail/matching/matchings.h>
#include <holdfast/holdem/odds/detail/board_walk.h>
#include <holdfast/holdem/odds/detail/tally.h>

namespace holdfast::holdem::detail {
namespace {

/// Sorts combos into classes, for the board, the dead cards and the known hands of a situation.
class Classifier {
  public:
    explicit Classifier(const Situation& situation) {
        const CardSet board = situation.board.certain_cards();
        const auto are_alike = [&](Suit a, Suit b) {
            return board.ranks_in(a) == board.ranks_in(b) &&
                   situation.dead.ranks_in(a) == situation.dead.ranks_in(b) &&
                   std::all_of(situation.known.begin(), situation.known.end(), [a, b](HoleCards hand) {
                       return hand.cards().ranks_in(a) == hand.cards().ranks_in(b);
                   });
        };
        std::array<u64, suit_count> marks{};
        for (std::size_t suit = 0; suit < suit_count; ++suit) {
            const CardSet on_board = board & CardSet::of_suit(static_cast<Suit>(suit));
            is_live_[suit] = on_board.size() + situation.board.cards_to_come() >= least_for_flush;
            // Suits with the same mark may be exchanged; a suit that is not live has a mark of its own, and
            // seen() leaves it out.
            marks[suit] = suit;
            for (std::size_t earlier = suit; earlier-- > 0;) {
                if (is_live_[suit] && is_live_[earlier] &&
                    are_alike(static_cast<Suit>(earlier), static_cast<Suit>(suit))) {
                    marks[suit] = marks[earlier];
                }
            }
        }
        permutations_ = SuitSymmetry::of_marks(marks).permutations();
    }

    /// A number that all combos of a class share. In rising order the high cards come first, aces before
    /// kings, and the low cards within them.
    u32 class_of(HoleCards combo) const {
        // The smallest image represents the class, since all combos of a class have the same images.
        u32 least = ~u32{0};
        for (const SuitPermutation& image : permutations_) {
            u32 high = seen(combo.high(), image);
            u32 low = seen(combo.low(), image);
            // The two cards of a pair may change places.
            if (combo.is_pair() && low < high) std::swap(high, low);
            least = std::min(least, high << card_bits | low);
        }
        return least;
    }

  private:
    static constexpr u32 card_bits = 8;
    static constexpr u32 no_suit = suit_count;

    u32 seen(Card card, const SuitPermutation& image) const {
        const auto suit = static_cast<std::size_t>(card.suit());
        const auto places_below_ace = static_cast<u32>(rank_count - 1 - number_of(card.rank()));
        // 13 ranks by 5: at most 64, so a card takes less than 8 bits, and aces come first.
        return places_below_ace * (suit_count + 1) + (is_live_[suit] ? image[suit] : no_suit);
    }

    std::array<bool, suit_count> is_live_{};
    std::vector<SuitPermutation> permutations_;
};

}  // namespace

std::vector<WeightedHand> hole_classes(const Situation& situation, std::vector<WeightedHand> live) {
    if (live.size() == 1) return live;
    const Classifier classifier(situation);
    std::map<u32, WeightedHand> found;
    for (const WeightedHand& hand : live) {
        const WeightedHand none_yet{hand.hole, 0};
        found.try_emplace(classifier.class_of(hand.hole), none_yet).first->second.weight += hand.weight;
    }
    std::vector<WeightedHand> classes;
    classes.reserve(found.size());
    for (const auto& [number, each] : found) classes.push_back(each);
    return classes;
}

namespace {

/// The boards of all classes in a batch: about 100 MB of graphs at most.
constexpr u64 boards_of_a_batch = u64{1} << 16U;

/// Progress counts this many parts for each class, parts_for_boards of them when its boards are collected.
constexpr u64 parts_of_a_class = 1000;
constexpr u64 parts_for_boards = 200;

using Workers = std::vector<OddsTally>;

/// Collects the graphs on the boards of some classes.
Matchups collect(std::span<const WeightedHand> classes, Workers& workers, const Work& work) {
    if (classes.size() == 1) {  // on the river the overhead of a loop of workers would be noticeable
        workers.front().walk(classes.front(), work.stop);
        if (work.progress) work.progress(1, 1);
        return workers.front().take_matchups();
    }
    for_each_index(classes.size(), work, [&](std::size_t index, unsigned worker) {
        workers[worker].walk(classes[index], work.stop);
    });
    Matchups all = workers.front().take_matchups();
    for (OddsTally& worker : std::span(workers).subspan(1)) {
        for (const auto& [matchup, boards] : worker.take_matchups()) all[matchup] += boards;
    }
    return all;
}

void solve(const Matchups& matchups, Workers& workers, const Work& work) {
    if (matchups.empty() && work.progress) work.progress(1, 1);
    if (matchups.empty()) return;
    // A list, so that workers can take graphs by number. Its order does not matter: it only feeds sums.
    std::vector<const Matchups::value_type*> list;
    list.reserve(matchups.size());
    for (const auto& each : matchups) list.push_back(&each);
    for_each_index(list.size(), work, [&](std::size_t index, unsigned worker) {
        workers[worker].solve(list[index]->first, list[index]->second);
    });
}

}  // namespace

Odds count_odds(const Situation& situation, const std::vector<int>& opponents, const Work& work) {
    Odds odds;
    std::vector<WeightedHand> live = situation.live_hands();
    odds.combos = live.size();
    odds.denominator = situation.denominator;
    const std::vector<WeightedHand> classes = hole_classes(situation, std::move(live));
    const int most = opponents.empty() ? 0 : *std::max_element(opponents.begin(), opponents.end());
    Workers workers;
    workers.reserve(worker_count(work));
    while (workers.size() < workers.capacity()) workers.emplace_back(situation, most);

    const int to_come = situation.board.cards_to_come();
    // Before the flop a batch is one class; on the flop it is about 60, on the turn and river all of them.
    const auto in_a_batch = static_cast<std::size_t>(
        std::max<u64>(1, boards_of_a_batch / binomial(situation.unseen_count(), to_come)));
    const u64 total = parts_of_a_class * classes.size();
    // Neighbouring classes mostly have the same high card, so the classes of a batch share many graphs.
    for (std::size_t first = 0; first < classes.size(); first += in_a_batch) {
        const std::size_t count = std::min(in_a_batch, classes.size() - first);
        const u64 begin = parts_of_a_class * first;
        const u64 middle = begin + parts_for_boards * count;
        const u64 end = begin + parts_of_a_class * count;
        const Matchups matchups =
            collect(std::span(classes).subspan(first, count), workers, work.part(begin, middle, total));
        solve(matchups, workers, work.part(middle, end, total));
    }

    OddsTally& sums = workers.front();
    for (const OddsTally& worker : std::span(workers).subspan(1)) sums += worker;
    odds.categories = sums.categories();
    odds.boards = std::accumulate(odds.categories.begin(), odds.categories.end(), u64{0});
    const int left = situation.unseen_count() - to_come;
    odds.results.reserve(opponents.size());
    for (const int number : opponents) {
        odds.results.push_back({number, TieCounts::product(matchings(left, number), odds.boards),
                                sums.counts().against(number)});
    }
    return odds;
}

}  // namespace holdfast::holdem::detail
