#include <algorithm>
#include <array>

#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>
#include <holdfast/holdem/equity/detail/pair_sweep.h>
#include <holdfast/holdem/equity/detail/spread_sweep.h>
#include <holdfast/holdem/equity/equity.h>
#include <holdfast/holdem/equity/spread.h>
#include <holdfast/holdem/hands/detail/combo_images.h>
#include <holdfast/holdem/preflop/preflop_tables.h>
#include <holdfast/showdown/final_boards.h>

namespace holdfast::holdem {
namespace {

using detail::ComboSums;
using detail::SumsByCombo;

/// The showdown without the combos that share a card with the board or a dead one.
Showdown checked(const Showdown& showdown) {
    check_players(showdown);
    if (showdown.players.size() > most_players_of_spread) {
        throw InvalidArgument("an equity spread takes 2 to 4 players");
    }
    if (showdown.board.flops() != nullptr) {
        throw InvalidArgument("an equity spread takes a board, not a class of flops");
    }
    Showdown live = with_live_combos(showdown);
    const std::optional<u128> most = live.most_deals();
    if (!most || *most > ~u128{0} / parts_of_pot) {
        throw OverflowError("the weighted counts of these ranges pass 128 bits");
    }
    return live;
}

std::vector<Card> unseen_cards(const Showdown& live) {
    std::vector<Card> cards;
    for (const Card card : Deck().cards() - live.taken()) cards.push_back(card);
    return cards;
}

/// Whether the table of all pairs has the answer: it counts all boards of the full deck.
bool is_tabulated(const Showdown& live) {
    return live.players.size() == 2 && live.taken().empty();
}

// ---- two players ---------------------------------------------------------------------------------

/// The equities of the combos that some deal adds to.
std::vector<ComboEquity> equities_of(const SumsByCombo& sums, const Range& range) {
    std::vector<ComboEquity> equities;
    for (const HoleCards combo : range.combos()) {
        const ComboSums& sum = sums[static_cast<std::size_t>(combo.index())];
        if (sum.deals == 0) continue;
        const u128 pots = u128{parts_of_pot} * sum.wins + u128{parts_of_pot / 2} * sum.ties;
        equities.push_back({combo, range.numerator(combo), sum.wins, sum.ties, pots, sum.deals});
    }
    return equities;
}

EquitySpread tabulated_spread(const Showdown& live, const StopFlag* stop) {
    std::array<SumsByCombo, 2> sums{};
    const Range& first = live.players[0];
    const Range& second = live.players[1];
    const std::vector<HoleCards> others = second.combos();
    for (const HoleCards hand : first.combos()) {
        throw_if_stopped(stop);
        for (const HoleCards other : others) {
            if (!(hand.cards() & other.cards()).empty()) continue;
            const PairCount pair = preflop_pair(hand, other);
            // At most 1,225 combos of weights up to 10^6, on 1,712,304 boards: below 2^52.
            const u64 weight = first.numerator(hand);
            const u64 weight_of_other = second.numerator(other);
            sums[0][static_cast<std::size_t>(hand.index())] += {
                pair.wins * weight_of_other, pair.ties() * weight_of_other, preflop_boards * weight_of_other};
            sums[1][static_cast<std::size_t>(other.index())] +=
                {pair.losses * weight, pair.ties() * weight, preflop_boards * weight};
        }
    }
    return {{equities_of(sums[0], first), equities_of(sums[1], second)}};
}

/// How the sums of a sweep are kept apart: all in one, or by each card that may come next.
enum class Apart { not_at_all, by_next_card };

/// The boards of one class stand for all others of it, which have the same combos with suits renamed. So a sum over all
/// boards is the mean over the renamings of the sums over one board of each class, times the size of its class.
class Renamings {
  public:
    explicit Renamings(const SuitSymmetry& symmetry) : permutations_(symmetry.permutations()) {
        for (const SuitPermutation& image : permutations_) images_.push_back(detail::combo_image(image));
    }

    std::size_t size() const { return permutations_.size(); }
    /// The lowest index of a combo that this one is renamed to.
    int least_image(HoleCards combo) const {
        u16 least = combo_count;
        for (const detail::ComboImage& image : images_) {
            least = std::min(least, image[static_cast<std::size_t>(combo.index())]);
        }
        return least;
    }
    Card renamed(Card card, std::size_t renaming) const {
        return {card.rank(),
                static_cast<Suit>(permutations_[renaming][static_cast<std::size_t>(card.suit())])};
    }

    /// The sums of the combos in a range that no renaming changes. `sums(renaming)`: what was added up for combos that are
    /// renamed so.
    template <class Sums>
    SumsByCombo mean(const Range& range, const Sums& sums) const {
        const std::vector<HoleCards> combos = range.combos();
        SumsByCombo total{};
        for (std::size_t renaming = 0; renaming < size(); ++renaming) {
            const SumsByCombo& renamed_sums = sums(renaming);
            for (const HoleCards combo : combos) {
                const auto index = static_cast<std::size_t>(combo.index());
                total[index] += renamed_sums[images_[renaming][index]];
            }
        }
        for (ComboSums& sum : total) {
            if (sum.deals != 0) sum = sum.divided_by(size());
        }
        return total;
    }

  private:
    std::vector<SuitPermutation> permutations_;
    std::vector<detail::ComboImage> images_;
};

/// The numbers of the sums that a runout belongs to: after a flop, either of its cards may be the turn.
std::vector<std::size_t> sums_of(CardSet runout, Apart apart) {
    if (apart == Apart::not_at_all) return {0};
    std::vector<std::size_t> numbers;
    for (const Card card : runout) numbers.push_back(static_cast<std::size_t>(card.index()));
    return numbers;
}

/// The sums over all boards, by player and number.
detail::SpreadSweep swept(const Showdown& live, const SuitSymmetry& symmetry, Apart apart, const Work& work) {
    constexpr std::size_t boards_together = 16;
    const CardSet known = live.board.cards();
    const std::vector<Runout> boards = runouts(known, live.dead, symmetry, work.stop);
    const std::size_t numbers = apart == Apart::by_next_card ? ordinary_card_count : 1;
    struct Worker {
        detail::SpreadSweep sweep;
        BoardOrder order;
    };
    const std::size_t blocks = (boards.size() + boards_together - 1) / boards_together;
    // Sums apart take 3 MB, so there are no more workers than blocks of boards.
    const Work shared{static_cast<unsigned>(std::clamp<std::size_t>(blocks, 1, worker_count(work))),
                      work.progress, work.stop};
    std::vector<Worker> workers(worker_count(shared),
                                {detail::SpreadSweep(live.players[0], live.players[1], numbers), {}});
    for_each_index(blocks, shared, [&](std::size_t block, unsigned worker) {
        auto& [sweep, order] = workers[worker];
        const std::size_t end = std::min(boards.size(), (block + 1) * boards_together);
        for (std::size_t number = block * boards_together; number < end; ++number) {
            const CardSet board = boards[number].board;
            order.set_board(board);
            sweep.add(order, board | live.dead, boards[number].weight, sums_of(board - known, apart));
        }
    });
    for (std::size_t worker = 1; worker < workers.size(); ++worker) workers[0].sweep += workers[worker].sweep;
    return std::move(workers[0].sweep);
}

EquitySpread swept_spread(const Showdown& live, const Work& work) {
    const SuitSymmetry symmetry = symmetry_of(live);
    const Renamings renamings(symmetry);
    const detail::SpreadSweep sweep = swept(live, symmetry, Apart::not_at_all, work);
    EquitySpread spread;
    for (std::size_t player = 0; player < 2; ++player) {
        const Range& range = live.players[player];
        const auto all = [&](std::size_t) -> const SumsByCombo& { return sweep.sums(player, 0); };
        spread.players.push_back(equities_of(renamings.mean(range, all), range));
    }
    return spread;
}

/// Adds to `counts` what a player has won: ties, which both have, are counted for the first.
void add_winners(WinnerCounts& counts, std::size_t player, const SumsByCombo& sums, const Range& range) {
    for (const HoleCards combo : range.combos()) {
        const ComboSums& sum = sums[static_cast<std::size_t>(combo.index())];
        const u128 weight = range.numerator(combo);
        counts[PlayerSet{1} << player] += weight * sum.wins;
        if (player == 0) counts[0b11] += weight * sum.ties;
    }
}

EquitySpread swept_by_next_card(const Showdown& live, const Work& work) {
    const SuitSymmetry symmetry = symmetry_of(live);
    const Renamings renamings(symmetry);
    const detail::SpreadSweep sweep = swept(live, symmetry, Apart::by_next_card, work);
    EquitySpread spread;
    for (const Card card : unseen_cards(live)) spread.next_cards.push_back({card, WinnerCounts(2)});
    for (std::size_t player = 0; player < 2; ++player) {
        const Range& range = live.players[player];
        SumsByCombo total{};
        std::array<int, combo_count> good_cards{};
        for (EquityAfterCard& next : spread.next_cards) {
            const SumsByCombo sums = renamings.mean(range, [&](std::size_t renaming) -> const SumsByCombo& {
                const Card card = renamings.renamed(next.card, renaming);
                return sweep.sums(player, static_cast<std::size_t>(card.index()));
            });
            add_winners(next.winners, player, sums, range);
            for (std::size_t combo = 0; combo < total.size(); ++combo) {
                total[combo] += sums[combo];
                if (2 * sums[combo].wins + sums[combo].ties > sums[combo].deals) ++good_cards[combo];
            }
        }
        // Each board was added once for each of its cards to come.
        const auto coming = static_cast<u64>(live.board.cards_to_come());
        for (ComboSums& sum : total) sum = sum.divided_by(coming);
        spread.players.push_back(equities_of(total, range));
        for (ComboEquity& each : spread.players.back()) {
            each.good_cards = good_cards[static_cast<std::size_t>(each.combo.index())];
        }
    }
    return spread;
}

// ---- three or four players -----------------------------------------------------------------------

/// What a player wins, in parts of a pot.
u128 pots_of(const WinnerCounts& counts, std::size_t player) {
    u128 pots = 0;
    for (PlayerSet winners = 1; winners < PlayerSet{1} << counts.players(); ++winners) {
        if ((winners >> player & 1U) == 0) continue;
        pots += counts[winners] * (parts_of_pot / static_cast<u32>(__builtin_popcount(winners)));
    }
    return pots;
}

/// A combo of a player, which stands for all combos that differ only by an exchange of suits.
struct CombosAlike {
    std::size_t player;
    HoleCards combo;
};

std::vector<CombosAlike> combos_to_count(const Showdown& live, const Renamings& renamings) {
    std::vector<CombosAlike> different;
    for (std::size_t player = 0; player < live.players.size(); ++player) {
        for (const HoleCards combo : live.players[player].combos()) {
            if (renamings.least_image(combo) == combo.index()) different.push_back({player, combo});
        }
    }
    return different;
}

/// The showdown in which a player holds this combo and nothing else.
Showdown with_combo(const Showdown& live, const CombosAlike& held) {
    Showdown fixed = live;
    fixed.players[held.player] = Range();
    fixed.players[held.player].set(held.combo, Rational(1));
    return fixed;
}

/// Equities that are counted one after the other, and reported as parts of one work.
class CountedInTurn {
  public:
    CountedInTurn(std::size_t number, const Work& work) : number_(number), work_(work) {}

    WinnerCounts next(const Showdown& live) {
        constexpr u64 fine = 1000;
        const Work part = work_.part(fine * done_, fine * (done_ + 1), fine * number_);
        WinnerCounts winners = ExactEquity(live, work_.quietly()).winners(part);
        ++done_;
        // What has nothing to count reports nothing.
        if (work_.progress) work_.progress(fine * done_, fine * number_);
        return winners;
    }

  private:
    u64 number_;
    u64 done_ = 0;
    const Work& work_;
};

/// `cards`: those after which the equities are found, too.
EquitySpread counted_spread(const Showdown& live, const std::vector<Card>& cards, const Work& work) {
    const Renamings renamings(symmetry_of(live));
    const std::vector<CombosAlike> different = combos_to_count(live, renamings);
    CountedInTurn counted(different.size() + cards.size(), work);
    std::vector<std::vector<std::optional<WinnerCounts>>> counts(
        live.players.size(), std::vector<std::optional<WinnerCounts>>(combo_count));
    for (const CombosAlike& each : different) {
        counts[each.player][static_cast<std::size_t>(each.combo.index())] =
            counted.next(with_combo(live, each));
    }
    EquitySpread spread;
    for (std::size_t player = 0; player < live.players.size(); ++player) {
        std::vector<ComboEquity>& equities = spread.players.emplace_back();
        for (const HoleCards combo : live.players[player].combos()) {
            const WinnerCounts& found =
                *counts[player][static_cast<std::size_t>(renamings.least_image(combo))];
            if (found.deals() == 0) continue;
            equities.push_back({combo, live.players[player].numerator(combo), found.wins(player),
                                found.ties(player), pots_of(found, player), found.deals()});
        }
    }
    for (const Card card : cards) {
        Showdown next = live;
        next.board = Board(live.board.cards() | CardSet::of(card));
        spread.next_cards.push_back({card, counted.next(next)});
    }
    return spread;
}

}  // namespace

u64 spread_steps(const Showdown& showdown, u64 most, const Work& work) {
    const Showdown live = checked(showdown);
    if (is_tabulated(live)) return live.players[0].size() * live.players[1].size();
    if (live.players.size() == 2) return detail::sweep_steps(live);
    u128 steps = 0;
    for (const CombosAlike& each : combos_to_count(live, Renamings(symmetry_of(live)))) {
        steps += ExactEquity(with_combo(live, each), work).steps();
        // Enough to know: finding the rest may take as long as counting.
        if (steps > most) break;
    }
    return static_cast<u64>(std::min<u128>(steps, ~u64{0}));
}

EquitySpread equity_spread(const Showdown& showdown, const Work& work) {
    const Showdown live = checked(showdown);
    if (is_tabulated(live)) return tabulated_spread(live, work.stop);
    return live.players.size() == 2 ? swept_spread(live, work) : counted_spread(live, {}, work);
}

EquitySpread equity_spread_by_next_card(const Showdown& showdown, const Work& work) {
    const Showdown live = checked(showdown);
    const int coming = live.board.cards_to_come();
    if (coming != 1 && coming != 2) throw InvalidArgument("a next card comes after three or four cards");
    EquitySpread spread = live.players.size() == 2 ? swept_by_next_card(live, work)
                                                   : counted_spread(live, unseen_cards(live), work);
    std::erase_if(spread.next_cards, [](const EquityAfterCard& next) { return next.winners.deals() == 0; });
    return spread;
}

}  // namespace holdfast::holdem
