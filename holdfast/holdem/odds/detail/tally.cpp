#include <algorithm>
#include <map>
#include <memory>
#include <numeric>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/combinatorics/suit_symmetry.h>
#include <holdfast/core/threads.h>
#include <holdfast/holdem/detail/matching/matching_solver.h>
#include <holdfast/holdem/detail/matching/matchings.h>
#include <holdfast/holdem/hands/board.h>
#include <holdfast/holdem/odds/detail/tally.h>

namespace holdfast::holdem::detail {
namespace {

class Classifier {
  public:
    Classifier(const Board& board, CardSet dead, const std::vector<HoleCards>& known) {
        const auto are_alike = [&](Suit a, Suit b) {
            return board.cards().ranks_in(a) == board.cards().ranks_in(b) &&
                   dead.ranks_in(a) == dead.ranks_in(b) &&
                   std::all_of(known.begin(), known.end(), [a, b](HoleCards hand) {
                       return hand.cards().ranks_in(a) == hand.cards().ranks_in(b);
                   });
        };
        std::array<u64, suit_count> marks{};
        for (std::size_t suit = 0; suit < suit_count; ++suit) {
            const CardSet on_board = board.cards() & CardSet::of_suit(static_cast<Suit>(suit));
            is_live_[suit] = on_board.size() + board.cards_to_come() >= least_for_flush;
            // Suits with the same mark may be exchanged; a suit that is not live has one of its own, and
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

    /// The same number for all combos of a class, those of higher ranks first.
    u32 class_of(HoleCards combo) const {
        // The least of the images stands for the class, as in every class the images are the same.
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

std::vector<HoleClass> hole_classes(const Range& live, const Board& board, CardSet dead,
                                    const std::vector<HoleCards>& known) {
    const Classifier classifier(board, dead, known);
    std::map<u32, HoleClass> found;
    for (const HoleCards combo : live.combos()) {
        const u32 number = classifier.class_of(combo);
        found.try_emplace(number, HoleClass{combo, 0}).first->second.weight += live.numerator(combo);
    }
    std::vector<HoleClass> classes;
    classes.reserve(found.size());
    for (const auto& [number, each] : found) classes.push_back(each);
    return classes;
}

OddsTally::OddsTally(const Situation& situation, const std::vector<int>& opponents)
    : situation_(situation),
      most_opponents_(opponents.empty() ? 0 : *std::max_element(opponents.begin(), opponents.end())),
      counts_(situation.known.size() + 1, TieCounts(most_opponents_)) {
    odds_.results.reserve(opponents.size());
    for (const int number : opponents) {
        odds_.results.push_back({number});
    }
}

Odds OddsTally::run(const Work& work) {
    BoardWalk(situation_, most_opponents_, *this).run(work.stop);
    solve(work);

    const int left = situation_.unseen().size() - situation_.board.cards_to_come();
    for (OpponentOdds& result : odds_.results) {
        result.deals = odds_.boards * matchings(left, result.opponents);
        result.by_ties.resize(counts_.size() + static_cast<std::size_t>(result.opponents));
        // A pot is shared with the known and the unknown opponents who tie.
        for (std::size_t known = 0; known < counts_.size(); ++known) {
            for (int t = 0; t <= result.opponents; ++t) {
                result.by_ties[known + static_cast<std::size_t>(t)] += counts_[known].at(result.opponents, t);
            }
        }
    }
    return std::move(odds_);
}

void OddsTally::add_category(HandCategory category, u64 boards) {
    odds_.boards += boards;
    odds_.categories[static_cast<std::size_t>(category)] += boards;
}

void OddsTally::add_pairs(const StandingCounts& pairs, const Meeting& meeting) {
    TieCounts& counts = counts_[meeting.known_ties];
    counts.at(0, 0) += meeting.boards;
    // A matching of one pair is a pair.
    if (most_opponents_ == 1) {
        counts.at(1, 0) += meeting.boards * u128{pairs[index_of(Standing::worse)]};
        counts.at(1, 1) += meeting.boards * u128{pairs[index_of(Standing::tied)]};
    }
}

void OddsTally::add_graph(const ShowdownGraph& graph, const Meeting& meeting) {
    if (situation_.board.street() == Street::river) {  // the only one: nothing to share
        MatchingSolver(most_opponents_).add_to(counts_[meeting.known_ties], graph, meeting.boards);
    } else {
        matchups_[{graph, meeting.known_ties}] += meeting.boards;
    }
}

void OddsTally::solve(const Work& work) {
    if (matchups_.empty()) return;
    // As a list, so that workers can take them by number. In no order of its own: only sums come of it.
    const std::vector<std::pair<Matchup, u64>> matchups(matchups_.begin(), matchups_.end());
    struct Worker {
        std::unique_ptr<MatchingSolver> solver;
        std::vector<TieCounts> counts;
    };
    // Sums of each worker's own: integers, so their order does not matter.
    std::vector<Worker> workers(worker_count(work));
    for_each_index(matchups.size(), work, [&](std::size_t index, unsigned number) {
        Worker& worker = workers[number];
        if (!worker.solver) {
            worker.solver = std::make_unique<MatchingSolver>(most_opponents_);
            worker.counts.assign(counts_.size(), TieCounts(most_opponents_));
        }
        const auto& [matchup, boards] = matchups[index];
        worker.solver->add_to(worker.counts[matchup.known_ties], matchup.graph, boards);
    });
    for (const Worker& worker : workers) {
        for (std::size_t known = 0; known < worker.counts.size(); ++known) {
            counts_[known] += worker.counts[known];
        }
    }
}

namespace {

/// Boards of all classes in a batch: some 100 MB of graphs at most.
constexpr u64 boards_of_a_batch = u64{1} << 16U;

/// Progress is told in so many parts of a class, so many of them when its boards are collected.
constexpr u64 parts_of_a_class = 1000;
constexpr u64 parts_for_boards = 200;

/// The cards that each combo leaves unseen.
int unseen_cards(const RangeSituation& situation) {
    return ordinary_card_count - situation.known_cards().size() - 2;
}

}  // namespace

void WeightedMatchups::add_pairs(const StandingCounts& pairs, const Meeting& meeting) {
    TieCounts& counts = pairs_[meeting.known_ties];
    const u128 boards = u128{weight_} * meeting.boards;
    counts.at(0, 0) += boards;
    if (most_opponents_ == 1) {
        counts.at(1, 0) += boards * pairs[index_of(Standing::worse)];
        counts.at(1, 1) += boards * pairs[index_of(Standing::tied)];
    }
}

RangeTally::RangeTally(const RangeSituation& situation, const Range& live, const std::vector<int>& opponents)
    : situation_(situation),
      classes_(hole_classes(live, situation.board, situation.dead, situation.known)),
      opponents_(opponents),
      most_opponents_(opponents.empty() ? 0 : *std::max_element(opponents.begin(), opponents.end())),
      counts_(situation.known.size() + 1, WideTieCounts(most_opponents_)) {}

RangeOdds RangeTally::run(const Work& work) {
    collected_.assign(worker_count(work), WeightedMatchups(situation_.known.size(), most_opponents_));
    const u64 boards = binomial(unseen_cards(situation_), situation_.board.cards_to_come());
    // Before the flop a class is a batch of its own; on the flop some 60 are, on the turn and river all of
    // them.
    const auto in_a_batch = static_cast<std::size_t>(std::max<u64>(1, boards_of_a_batch / boards));
    const u64 total = parts_of_a_class * classes_.size();
    // Classes with the same ranks lie side by side, so that a batch shares as many graphs as it can.
    for (std::size_t first = 0; first < classes_.size(); first += in_a_batch) {
        const std::size_t count = std::min(in_a_batch, classes_.size() - first);
        const u64 begin = parts_of_a_class * first;
        const u64 middle = begin + parts_for_boards * count;
        const u64 end = begin + parts_of_a_class * count;
        const auto matchups =
            collect(std::span(classes_).subspan(first, count), work.part(begin, middle, total));
        solve(matchups, work.part(middle, end, total));
    }
    for (const WeightedMatchups& worker : collected_) {
        // With more opponents there are graphs, and no pairs were added.
        for (std::size_t known = 0; known < counts_.size() && most_opponents_ <= 1; ++known) {
            counts_[known].add(worker.pairs()[known], 1);
        }
    }
    return result();
}

WeightedMatchups::Map RangeTally::collect(std::span<const HoleClass> classes, const Work& work) {
    for_each_index(classes.size(), work, [&](std::size_t index, unsigned worker) {
        const Situation situation{classes[index].representative, situation_.board, situation_.dead,
                                  situation_.known};
        // Weighted boards stay below 2^52 (range_odds.h): 1,326 * 10^6 combos, C(50, 5) boards.
        collected_[worker].set_weight(classes[index].weight);
        BoardWalk(situation, most_opponents_, collected_[worker]).run(work.stop);
    });
    WeightedMatchups::Map all = collected_.front().take_matchups();
    for (WeightedMatchups& worker : std::span(collected_).subspan(1)) {
        for (const auto& [matchup, boards] : worker.take_matchups()) all[matchup] += boards;
    }
    return all;
}

void RangeTally::solve(const WeightedMatchups::Map& matchups, const Work& work) {
    struct Worker {
        std::unique_ptr<MatchingSolver> solver;
        TieCounts once{0};  // of one graph
        std::vector<WideTieCounts> counts;
    };
    std::vector<std::pair<const Matchup*, u64>> list;
    list.reserve(matchups.size());
    for (const auto& [matchup, boards] : matchups) list.emplace_back(&matchup, boards);
    if (list.empty() && work.progress) work.progress(1, 1);
    std::vector<Worker> workers(worker_count(work));
    for_each_index(list.size(), work, [&](std::size_t index, unsigned number) {
        Worker& worker = workers[number];
        if (!worker.solver) {
            worker.solver = std::make_unique<MatchingSolver>(most_opponents_);
            worker.once = TieCounts(most_opponents_);
            worker.counts.assign(counts_.size(), WideTieCounts(most_opponents_));
        }
        const auto& [matchup, boards] = list[index];
        // Counts of one graph fit in 128 bits, and so do those of all boards, but not weighted: each is taken
        // times its weight into wider sums.
        worker.once.clear();
        worker.solver->add_to(worker.once, matchup->graph, 1);
        worker.counts[matchup->known_ties].add(worker.once, boards);
    });
    for (const Worker& worker : workers) {
        for (std::size_t known = 0; known < worker.counts.size(); ++known) {
            counts_[known] += worker.counts[known];
        }
    }
}

RangeOdds RangeTally::result() const {
    RangeOdds odds;
    for (const WeightedMatchups& worker : collected_) {
        for (std::size_t category = 0; category < hand_category_count; ++category) {
            odds.categories[category] += worker.categories()[category];
        }
    }
    odds.boards = std::accumulate(odds.categories.begin(), odds.categories.end(), u64{0});
    const int left = unseen_cards(situation_) - situation_.board.cards_to_come();
    for (const int number : opponents_) {
        RangeOpponentOdds result{number, U256(odds.boards) * U256(matchings(left, number)), {}};
        result.by_ties.resize(counts_.size() + static_cast<std::size_t>(number));
        for (std::size_t known = 0; known < counts_.size(); ++known) {
            for (int t = 0; t <= number; ++t) {
                result.by_ties[known + static_cast<std::size_t>(t)] += counts_[known].at(number, t);
            }
        }
        odds.results.push_back(std::move(result));
    }
    return odds;
}

}  // namespace holdfast::holdem::detail
