#include <algorithm>
#include <functional>
#include <map>

#include <tests/support/counting.h>
#include <tests/support/every_opponent.h>
#include <tests/support/pair_standings.h>

namespace holdfast::test {
namespace {

/// choose(n, 2) choose(n - 2, 2) ... / pairs!
u128 sets_of_pairs(int cards, int pairs) {
    u128 ways = 1;
    for (int pair = 0; pair < pairs; ++pair) {
        ways = ways * choose(cards - 2 * pair, 2) / static_cast<unsigned>(pair + 1);
    }
    return ways;
}

/// The hero and the known opponents on a complete board.
struct Known {
    Strength hero;
    bool is_beaten = false;
    std::size_t ties = 0;
};

Known look_at_known(const Seen& seen, CardSet board, RememberedStrengths& strengths) {
    Known known{strengths.of(seen.hole | board)};
    for (const CardSet hand : seen.known) {
        const Strength& strength = strengths.of(hand | board);
        known.is_beaten = known.is_beaten || strength > known.hero;
        known.ties += strength == known.hero ? 1U : 0U;
    }
    return known;
}

class Pairs {
  public:
    Pairs(const PairStandings& standings, std::vector<u128>& by_ties)
        : standings_(standings), by_ties_(by_ties) {}

    /// Chooses `left` more pairs of cards that are not in `used`, with first cards after `after`.
    void choose_pairs(int left, std::size_t after, u64 used, std::size_t ties) {
        if (left == 0) {
            ++by_ties_[ties];
            return;
        }
        for (std::size_t a = after; a < standings_.cards(); ++a) {
            if ((used >> a & 1U) != 0) continue;
            const u64 above = ~used & ~((u64{2} << a) - 1);
            const u64 level = standings_.level[a] & above;
            const u64 worse = standings_.worse[a] & above;
            if (left == 1) {
                by_ties_[ties] += static_cast<unsigned>(__builtin_popcountll(worse));
                by_ties_[ties + 1] += static_cast<unsigned>(__builtin_popcountll(level));
                continue;
            }
            for (u64 rest = level | worse; rest != 0; rest &= rest - 1) {
                const u64 second = rest & (~rest + 1);
                choose_pairs(left - 1, a + 1, used | second, ties + ((level & second) != 0 ? 1U : 0U));
            }
        }
    }

  private:
    const PairStandings& standings_;
    std::vector<u128>& by_ties_;
};

/// Calls play(board) for every way to complete the board with cards from `unseen`.
void complete(CardSet board, CardSet unseen, int next, const std::function<void(CardSet)>& play) {
    if (board.size() == 5) {
        play(board);
        return;
    }
    for (int index = next; index < 52; ++index) {
        const Card card = Card::from_index(index);
        if (unseen.contains(card)) complete(board | CardSet::of(card), unseen, index + 1, play);
    }
}

/// Groups cards in classes: those of a class stand alike with all other cards, and with each other.
class Classes {
  public:
    explicit Classes(const PairStandings& standings) : standings_(standings) {
        for (std::size_t card = 0; card < standings.cards(); ++card) {
            const auto same = std::find_if(cards_.begin(), cards_.end(), [&](const auto& members) {
                return std::all_of(members.begin(), members.end(),
                                   [&](std::size_t member) { return are_alike(member, card); });
            });
            if (same == cards_.end()) {
                cards_.push_back({card});
            } else {
                same->push_back(card);
            }
        }
    }

    std::vector<int> sizes() const {
        std::vector<int> sizes;
        for (const auto& members : cards_) sizes.push_back(static_cast<int>(members.size()));
        return sizes;
    }
    bool is_level(std::size_t one, std::size_t other) const { return has(standings_.level, one, other); }
    bool is_worse(std::size_t one, std::size_t other) const { return has(standings_.worse, one, other); }

  private:
    bool are_alike(std::size_t a, std::size_t b) const {
        const u64 others = ~(u64{1} << a | u64{1} << b);
        if (((standings_.level[a] ^ standings_.level[b]) & others) != 0 ||
            ((standings_.worse[a] ^ standings_.worse[b]) & others) != 0)
            return false;
        // In a class of three, all pairs must stand as this one does.
        for (const auto& members : cards_) {
            if (members.size() < 2 || std::find(members.begin(), members.end(), a) == members.end()) continue;
            const u64 pair = u64{1} << b;
            const u64 within = u64{1} << members[members[0] == a ? 1 : 0];
            if (((standings_.level[a] & pair) != 0) != ((standings_.level[a] & within) != 0) ||
                ((standings_.worse[a] & pair) != 0) != ((standings_.worse[a] & within) != 0))
                return false;
        }
        return true;
    }
    bool has(const std::vector<u64>& rows, std::size_t one, std::size_t other) const {
        const std::vector<std::size_t>& members = cards_[one];
        if (one == other && members.size() < 2) return false;
        const std::size_t second = one == other ? members[1] : cards_[other][0];
        return (rows[members[0]] >> second & 1U) != 0;
    }

    const PairStandings& standings_;
    std::vector<std::vector<std::size_t>> cards_;
};

/// The ways, [t], by the number of cards left in each class and the number of pairs still to choose.
class Memory {
  public:
    Memory(const Classes& classes, std::size_t most_states) : classes_(classes), most_states_(most_states) {}

    bool is_full() const { return known_.size() > most_states_; }

    std::vector<u128> count(std::vector<int> left, int pairs) {
        std::vector<u128> ways(static_cast<std::size_t>(pairs + 1));
        const auto first = std::find_if(left.begin(), left.end(), [](int cards) { return cards != 0; });
        if (pairs == 0 || first == left.end()) {
            ways[0] = pairs == 0 ? 1 : 0;
            return ways;
        }
        std::vector<int> key = left;
        key.push_back(pairs);
        const auto found = known_.find(key);
        if (found != known_.end()) return found->second;
        if (is_full()) return ways;

        // One card of the first class: in no pair, or in one with each of the others.
        const auto one = static_cast<std::size_t>(first - left.begin());
        --left[one];
        add(ways, count(left, pairs), 1, 0);
        for (std::size_t other = one; other < left.size(); ++other) {
            const bool is_level = classes_.is_level(one, other);
            if (left[other] == 0 || (!is_level && !classes_.is_worse(one, other))) continue;
            const auto partners = static_cast<unsigned>(left[other]--);
            add(ways, count(left, pairs - 1), partners, is_level ? 1U : 0U);
            ++left[other];
        }
        known_.emplace(std::move(key), ways);
        return ways;
    }

  private:
    static void add(std::vector<u128>& sum, const std::vector<u128>& ways, unsigned times, std::size_t ties) {
        for (std::size_t t = 0; t < ways.size() && t + ties < sum.size(); ++t) {
            sum[t + ties] += times * ways[t];
        }
    }

    const Classes& classes_;
    std::size_t most_states_;
    std::map<std::vector<int>, std::vector<u128>> known_;
};

}  // namespace

CardSet Seen::unseen() const {
    CardSet cards = CardSet::from_mask((u64{1} << 52U) - 1) - hole - board - dead;
    for (const CardSet hand : known) cards = cards - hand;
    return cards;
}

OpponentDeals play_every_opponent(const Seen& seen, int unknown) {
    OpponentDeals result;
    result.by_ties.resize(seen.known.size() + static_cast<std::size_t>(unknown) + 1);
    RememberedStrengths strengths;
    complete(seen.board, seen.unseen(), 0, [&](CardSet board) {
        const CardSet unseen = seen.unseen() - board;
        result.deals += sets_of_pairs(unseen.size(), unknown);
        const Known known = look_at_known(seen, board, strengths);
        if (known.is_beaten) return;
        if (unknown == 0) {
            ++result.by_ties[known.ties];
            return;
        }
        const PairStandings standings = pair_standings(known.hero, board, unseen, strengths);
        Pairs(standings, result.by_ties).choose_pairs(unknown, 0, 0, known.ties);
    });
    return result;
}

OpponentDeals remember_every_opponent(const Seen& seen, int unknown, std::size_t most_states) {
    RememberedStrengths strengths;
    const Known known = look_at_known(seen, seen.board, strengths);
    OpponentDeals result{sets_of_pairs(seen.unseen().size(), unknown), {}};
    const std::size_t entries = seen.known.size() + static_cast<std::size_t>(unknown) + 1;
    if (known.is_beaten) {
        result.by_ties.resize(entries);
        return result;
    }
    const PairStandings standings = pair_standings(known.hero, seen.board, seen.unseen(), strengths);
    const Classes classes(standings);
    Memory memory(classes, most_states);
    const std::vector<u128> ways = memory.count(classes.sizes(), unknown);
    if (memory.is_full()) return result;
    result.by_ties.resize(entries);
    std::copy(ways.begin(), ways.end(), result.by_ties.begin() + static_cast<std::ptrdiff_t>(known.ties));
    return result;
}

}  // namespace holdfast::test
