#include <algorithm>
#include <array>
#include <numeric>

#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>
#include <holdfast/holdem/detail/boards/final_boards.h>
#include <holdfast/holdem/equity/detail/pair_sweep.h>
#include <holdfast/holdem/equity/detail/spread_sweep.h>
#include <holdfast/holdem/equity/equity.h>
#include <holdfast/holdem/equity/spread.h>
#include <holdfast/holdem/hands/detail/combo_images.h>
#include <holdfast/holdem/preflop/preflop_tables.h>

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
    if (showdown.flops) throw InvalidArgument("an equity spread takes a board, not a class of flops");
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

/// Those of the sums that some deal adds to.
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
    const std::vector<detail::Runout> boards = detail::runouts(known, live.dead, symmetry, work.stop);
    const std::size_t numbers = apart == Apart::by_next_card ? ordinary_card_count : 1;
    struct Worker {
        detail::SpreadSweep sweep;
        detail::BoardOrder order;
    };
    std::vector<Worker> workers(worker_count(work),
                                {detail::SpreadSweep(live.players[0], live.players[1], numbers), {}});
    const std::size_t blocks = (boards.size() + boards_together - 1) / boards_together;
    for_each_index(blocks, work, [&](std::size_t block, unsigned worker) {
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
        std::array<int, combo_count> outs{};
        for (EquityAfterCard& next : spread.next_cards) {
            const SumsByCombo sums = renamings.mean(range, [&](std::size_t renaming) -> const SumsByCombo& {
                const Card card = renamings.renamed(next.card, renaming);
                return sweep.sums(player, static_cast<std::size_t>(card.index()));
            });
            add_winners(next.winners, player, sums, range);
            for (std::size_t combo = 0; combo < total.size(); ++combo) {
                total[combo] += sums[combo];
                if (2 * sums[combo].wins + sums[combo].ties > sums[combo].deals) ++outs[combo];
            }
        }
        // Each board was added once for each of its cards to come.
        const auto coming = static_cast<u64>(live.board.cards_to_come());
        for (ComboSums& sum : total) sum = sum.divided_by(coming);
        spread.players.push_back(equities_of(total, range));
        for (ComboEquity& each : spread.players.back()) {
            each.outs = outs[static_cast<std::size_t>(each.combo.index())];
        }
    }
    return spread;
}

// ---- three or four players -----------------------------------------------------------------------

/// The showdown in which a player holds this combo and nothing else.
Showdown with_combo(const Showdown& live, std::size_t player, HoleCards combo) {
    Showdown fixed = live;
    fixed.players[player] = Range();
    fixed.players[player].set(combo, Rational(1));
    return fixed;
}

/// What a player wins, in parts of a pot.
u128 pots_of(const WinnerCounts& counts, std::size_t player) {
    u128 pots = 0;
    for (PlayerSet winners = 1; winners < PlayerSet{1} << counts.players(); ++winners) {
        if ((winners >> player & 1U) == 0) continue;
        pots += counts[winners] * (parts_of_pot / static_cast<u32>(__builtin_popcount(winners)));
    }
    return pots;
}

/// Each combo of a player against the others' ranges. Combos that differ only by an exchange of suits are counted once.
std::vector<ComboEquity> counted_equities(const Showdown& live, std::size_t player, const Work& work) {
    std::vector<detail::ComboImage> images;
    for (const SuitPermutation& image : symmetry_of(live).permutations()) {
        images.push_back(detail::combo_image(image));
    }
    const auto least_image = [&images](HoleCards combo) {
        std::size_t least = combo_count;
        for (const detail::ComboImage& image : images) {
            least = std::min<std::size_t>(least, image[static_cast<std::size_t>(combo.index())]);
        }
        return least;
    };
    std::vector<std::optional<WinnerCounts>> counts(combo_count);
    const std::vector<HoleCards> combos = live.players[player].combos();
    for (std::size_t at = 0; at < combos.size(); ++at) {
        std::optional<WinnerCounts>& found = counts[least_image(combos[at])];
        const Work part = work.part(at, at + 1, combos.size());
        if (!found) found = ExactEquity(with_combo(live, player, combos[at]), work.quietly()).winners(part);
    }
    std::vector<ComboEquity> equities;
    for (const HoleCards combo : combos) {
        const WinnerCounts& found = *counts[least_image(combo)];
        if (found.deals() == 0) continue;
        equities.push_back({combo, live.players[player].numerator(combo), found.wins(player),
                            found.ties(player), pots_of(found, player), found.deals()});
    }
    return equities;
}

EquitySpread counted_spread(const Showdown& live, const Work& work) {
    EquitySpread spread;
    const std::size_t players = live.players.size();
    for (std::size_t player = 0; player < players; ++player) {
        spread.players.push_back(counted_equities(live, player, work.part(player, player + 1, players)));
    }
    return spread;
}

EquitySpread counted_by_next_card(const Showdown& live, const Work& work) {
    EquitySpread spread = counted_spread(live, work.part(0, 1, 2));
    const std::vector<Card> cards = unseen_cards(live);
    const Work rest = work.part(1, 2, 2);
    for (std::size_t at = 0; at < cards.size(); ++at) {
        Showdown next = live;
        next.board = Board(live.board.cards() | CardSet::of(cards[at]));
        const ExactEquity exact(next, work.quietly());
        spread.next_cards.push_back({cards[at], exact.winners(rest.part(at, at + 1, cards.size()))});
    }
    return spread;
}

}  // namespace

u64 spread_steps(const Showdown& showdown) {
    const Showdown live = checked(showdown);
    if (is_tabulated(live)) return live.players[0].size() * live.players[1].size();
    if (live.players.size() == 2) return detail::sweep_steps(live);
    u128 steps = 0;
    for (std::size_t player = 0; player < live.players.size(); ++player) {
        const std::vector<HoleCards> combos = live.players[player].combos();
        if (combos.empty()) continue;
        steps += u128{combos.size()} * detail::sweep_steps(with_combo(live, player, combos.front()));
    }
    return static_cast<u64>(std::min<u128>(steps, ~u64{0}));
}

EquitySpread equity_spread(const Showdown& showdown, const Work& work) {
    const Showdown live = checked(showdown);
    if (is_tabulated(live)) return tabulated_spread(live, work.stop);
    return live.players.size() == 2 ? swept_spread(live, work) : counted_spread(live, work);
}

EquitySpread equity_spread_by_next_card(const Showdown& showdown, const Work& work) {
    const Showdown live = checked(showdown);
    const int coming = live.board.cards_to_come();
    if (coming != 1 && coming != 2) throw InvalidArgument("a next card comes after three or four cards");
    EquitySpread spread =
        live.players.size() == 2 ? swept_by_next_card(live, work) : counted_by_next_card(live, work);
    std::erase_if(spread.next_cards, [](const EquityAfterCard& next) { return next.winners.deals() == 0; });
    return spread;
}

}  // namespace holdfast::holdem
