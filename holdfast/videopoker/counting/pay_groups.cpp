#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>
#include <unordered_map>

#include <holdfast/videopoker/counting/pay_groups.h>
#include <holdfast/videopoker/paytables/deal.h>

namespace holdfast::videopoker::detail {
namespace {

/// Suit patterns of one rank shape that no rule tells apart if certain suits of each rank are wild.
struct PatternKind {
    SuitChoice suits{};  ///< of the first of the patterns
    std::vector<u16> patterns;
};

SuitSet wild_suits(const Game& game, int rank) {
    return static_cast<SuitSet>((game.wild.mask() >> (suit_count * rank)) & all_suits);
}

/// The distinct ranks of a rank set, lowest first.
std::array<u8, max_set_size> ranks_of(u32 mask) {
    std::array<u8, max_set_size> ranks{};
    for (std::size_t i = 0; mask != 0; mask &= mask - 1, ++i) ranks[i] = static_cast<u8>(__builtin_ctz(mask));
    return ranks;
}

/// Sorts the patterns of one family into kinds; the kinds depend on the rank set only through its wild suits.
class PatternKinds {
  public:
    PatternKinds(const Game& game, const RankShape& shape) : shape_(shape) {
        for (const PayRow& row : game.rows) {
            if (row.suits != all_suits) named_suits_ = static_cast<SuitSet>(named_suits_ | row.suits);
        }
    }

    /// The kinds if `wild[i]` are the wild suits of the i-th rank, the kind with most patterns first.
    const std::vector<PatternKind>& of(const SuitChoice& wild) {
        u32 key = 0;  // five ranks of four bits
        for (const SuitSet suits : wild) key = key << suit_count | suits;
        if (last_ == kinds_.end() || last_->first != key) {
            const auto [entry, is_new] = kinds_.try_emplace(key);
            if (is_new) entry->second = sorted_out(wild);
            last_ = entry;
        }
        return last_->second;
    }

  private:
    /// The suits of a flush as far as rows distinguish them: none, a suit that some row names, or any other.
    SuitSet seen_flush(SuitSet shared) const {
        return shared == 0 || (shared & named_suits_) != 0 ? shared : SuitSet{16};
    }

    std::vector<PatternKind> sorted_out(const SuitChoice& wild) const {
        using Signature = std::tuple<SuitChoice, SuitSet, SuitSet>;
        std::map<Signature, PatternKind> kinds;
        for (std::size_t pattern = 0; pattern < shape_.patterns().size(); ++pattern) {
            const SuitChoice& suits = shape_.patterns()[pattern].suits;
            FixedCards plain;
            FixedCards all;
            SuitChoice plain_counts{};
            for (std::size_t i = 0; i < static_cast<std::size_t>(shape_.ranks()); ++i) {
                const auto tame = static_cast<SuitSet>(suits[i] & ~wild[i]);
                plain.add(static_cast<Rank>(i), tame);
                all.add(static_cast<Rank>(i), suits[i]);
                plain_counts[i] = static_cast<u8>(__builtin_popcount(tame));
            }
            // All that rows ask about suits: how many cards of each rank are wild, and which flushes there
            // are, once with wild cards standing for anything and once counting as themselves.
            const Signature seen{plain_counts, seen_flush(plain.shared_suits()),
                                 seen_flush(all.shared_suits())};
            PatternKind& kind = kinds[seen];
            if (kind.patterns.empty()) kind.suits = suits;
            kind.patterns.push_back(static_cast<u16>(pattern));
        }
        std::vector<PatternKind> result;
        result.reserve(kinds.size());
        for (auto& [seen, kind] : kinds) result.push_back(std::move(kind));
        // The kind with most patterns becomes the usual group, which leaves the fewest exceptions.
        std::sort(result.begin(), result.end(), [](const PatternKind& a, const PatternKind& b) {
            return a.patterns.size() > b.patterns.size();
        });
        return result;
    }

    const RankShape& shape_;
    SuitSet named_suits_ = 0;
    std::map<u32, std::vector<PatternKind>> kinds_;  ///< by the wild suits, four bits for each rank
    std::map<u32, std::vector<PatternKind>>::const_iterator last_ = kinds_.end();  ///< usually needed again
};

/// A hand as the rules see it: its cards that are not wild, and all of them counting as themselves.
DealtHand hand_of(const Game& game, const std::array<u8, max_set_size>& ranks, const RankShape& shape,
                  const SuitChoice& suits) {
    FixedCards plain;
    FixedCards all;
    for (std::size_t i = 0; i < static_cast<std::size_t>(shape.ranks()); ++i) {
        plain.add(static_cast<Rank>(ranks[i]), static_cast<SuitSet>(suits[i] & ~wild_suits(game, ranks[i])));
        all.add(static_cast<Rank>(ranks[i]), suits[i]);
    }
    return DealtHand(plain, all);
}

/// The groups of all hands of one family; group_of(hand) finds the group of a hand, and may throw.
template <class GroupOf>
FamilyGroups grouped(const Game& game, const DealFamily& family, const GroupOf& group_of) {
    const RankShape& shape = *family.shape;
    PatternKinds kinds(game, shape);
    FamilyGroups groups;
    for (u32 rank_set = 0; rank_set < family.rank_sets(); ++rank_set) {
        const auto ranks = ranks_of(DealClasses::rank_set_mask(shape.ranks(), rank_set));
        SuitChoice wild{};
        for (std::size_t i = 0; i < static_cast<std::size_t>(shape.ranks()); ++i) {
            wild[i] = wild_suits(game, ranks[i]);
        }
        const std::vector<PatternKind>& of_ranks = kinds.of(wild);
        // One hand of each kind represents all patterns of the kind.
        groups.usual.push_back(group_of(hand_of(game, ranks, shape, of_ranks.front().suits)));
        for (std::size_t kind = 1; kind < of_ranks.size(); ++kind) {
            const u32 group = group_of(hand_of(game, ranks, shape, of_ranks[kind].suits));
            if (group == groups.usual.back()) continue;
            for (const u16 pattern : of_ranks[kind].patterns) {
                groups.exceptions.push_back({pattern, static_cast<u16>(rank_set), group});
            }
        }
    }
    return groups;
}

}  // namespace

std::pair<const GroupException*, const GroupException*> FamilyGroups::exceptions_on(u32 first,
                                                                                    u32 count) const {
    const auto from = [this](u32 rank_set) {
        return std::lower_bound(
            exceptions.data(), exceptions.data() + exceptions.size(), rank_set,
            [](const GroupException& each, u32 wanted) { return each.rank_set < wanted; });
    };
    return {from(first), from(first + count)};
}

u32 FamilyGroups::group_of(std::size_t pattern, u32 rank_set) const {
    const auto [first, last] = exceptions_on(rank_set, 1);
    const GroupException* const exception =
        std::find_if(first, last, [pattern](const GroupException& each) { return each.pattern == pattern; });
    return exception == last ? usual[rank_set] : exception->group;
}

u64 satisfied_rows(const Game& game, const DealtHand& hand) {
    u64 rows = 0;
    for (std::size_t row = 0; row < std::min(game.rows.size(), max_rows); ++row) {
        if (hand.satisfies(game.rows[row])) {
            rows |= u64{1} << row;
        }
    }
    return rows;
}

PayGroups::PayGroups(const Game& game, const DealClasses& classes, const StopFlag* stop) {
    std::unordered_map<u64, u32> number_of;
    u32 last = 0;
    // Neighbouring hands usually satisfy the same rows, so the last group is tried first.
    const auto group_of = [&](const DealtHand& hand) {
        throw_if_stopped(stop);
        const u64 rows = satisfied_rows(game, hand);
        if (last < satisfied_.size() && satisfied_[last] == rows) return last;
        const auto [entry, is_new] = number_of.try_emplace(rows, static_cast<u32>(satisfied_.size()));
        if (is_new) satisfied_.push_back(rows);
        return last = entry->second;
    };
    for (const DealFamily& family : classes.families(deal_size)) {
        families_.push_back(grouped(game, family, group_of));
    }
    count_hands(classes);
}

// Counts as the groups are stored: first all hands on a set of ranks in its usual group, then moves the
// exceptions.
void PayGroups::count_hands(const DealClasses& classes) {
    hands_.resize(size());
    for (std::size_t i = 0; i < families_.size(); ++i) {
        const DealFamily& family = classes.families(deal_size)[i];
        const u32 all = std::accumulate(family.weight.begin(), family.weight.end(), 0U);
        for (const u32 group : families_[i].usual) hands_[group] += all;
        for (const GroupException& each : families_[i].exceptions) {
            hands_[each.group] += family.weight[each.pattern];
            hands_[families_[i].usual[each.rank_set]] -= family.weight[each.pattern];
        }
    }
}

std::size_t PayGroups::bytes() const {
    std::size_t bytes = sizeof *this + (satisfied_.capacity() + hands_.capacity()) * sizeof(u64) +
                        families_.capacity() * sizeof(FamilyGroups);
    for (const FamilyGroups& family : families_) {
        bytes +=
            family.usual.capacity() * sizeof(u32) + family.exceptions.capacity() * sizeof(GroupException);
    }
    return bytes;
}

std::size_t paid_row(const Game& game, u64 rows, const std::vector<u64>& pays) {
    // Whatever it pays: cards in the order that it names are its own.
    const std::optional<std::size_t> ordered = row_with_order(game);
    if (ordered && ((rows >> *ordered) & 1U) != 0) return *ordered;
    const auto beats = [&](std::size_t a, std::size_t b) {
        return std::make_tuple(pays[b], game.rows[a].hand, a) <
               std::make_tuple(pays[a], game.rows[b].hand, b);
    };
    // Every hand satisfies `nothing`; after 64 other rows it has no bit of its own.
    std::size_t best = nothing_row(game);
    for (; rows != 0; rows &= rows - 1) {
        const auto row = static_cast<std::size_t>(__builtin_ctzll(rows));
        if (beats(row, best)) best = row;
    }
    return best;
}

std::vector<u8> PayGroups::paid_rows(const Game& game, const std::vector<u64>& pays) const {
    std::vector<u8> rows(size());
    std::transform(satisfied_.begin(), satisfied_.end(), rows.begin(),
                   [&](u64 satisfied) { return static_cast<u8>(paid_row(game, satisfied, pays)); });
    return rows;
}

}  // namespace holdfast::videopoker::detail
