#include <algorithm>
#include <array>

#include <bindings/python/arrays.h>
#include <bindings/python/card_rows.h>
#include <bindings/python/engine.h>
#include <bindings/python/videopoker/functions.h>

#include <holdfast/ask/videopoker/hold.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/videopoker/play/hold_values.h>

// What the 32 holds of many deals are worth.
namespace holdfast::python {
namespace {

using videopoker::Deal;
using videopoker::deal_size;
using videopoker::hold_count;
using videopoker::HoldValues;

using Cards = std::array<Card, deal_size>;

constexpr std::size_t deals_in_block = 256;
constexpr std::size_t quick_deals = 1000;

/// The cards of a row in its order.
Cards deal_of(const CardRows& rows, std::size_t row, Deck deck) {
    // A copy, which no other thread changes after it was checked.
    std::array<u8, CardRows::most_cards> indices{};
    rows.pack(row, row + 1, indices.data());
    const auto card = [&](std::size_t column) { return Card::from_index(indices[column]); };
    u64 seen = 0;
    for (std::size_t column = 0; column < deal_size; ++column) {
        const u64 bit = u64{1} << (indices[column] & 63U);
        if (indices[column] >= deck.size() || (seen & bit) != 0) rows.refuse(row, row + 1);
        seen |= bit;
    }
    return {card(0), card(1), card(2), card(3), card(4)};
}

/// The double nearest to part / whole.
double nearest(u64 part, u128 whole) {
    constexpr int mantissa_bits = 53;
    // Doubles hold both exactly, so the division alone rounds.
    if (part >> mantissa_bits == 0 && whole >> mantissa_bits == 0) {
        return static_cast<double>(part) / static_cast<double>(static_cast<u64>(whole));
    }
    return nearest_double(Rational(false, U256(part), U256(whole)));
}

/// Calls body(row, cards) for each row.
template <class Body>
void for_each_deal(const Array& deals, Deck deck, const Work& work, const Body& body) {
    const CardRows rows(deals, deck);
    for_each_block(rows.rows(), deals_in_block, work, [&](RowBlock block) {
        for (std::size_t row = block.begin; row < block.end; ++row) {
            throw_if_stopped(work.stop);
            body(row, deal_of(rows, row, deck));
        }
    });
}

/// Whether one number for each hold and row of the paytable tells what the hold is worth: not if the order of the cards
/// counts, and not on several lines of a machine, which share a multiplier.
bool is_mean_of_pays(const ask::GameChoice& game, ask::Session& session, const Work& work) {
    if (!ask::is_machine(game)) {
        return !session.of<ask::PreparedGames>().prepare_with_order(game, work.stop)->tables.order();
    }
    if (!game.state) return true;  // and refused
    return !session.of<ask::PreparedGames>().machines().prepare(game, work)->sum_of(*game.state);
}

/// As the query videopoker.hold finds them.
void values_of_queries(const ask::GameChoice& game, const Array& deals, double* values, ask::Session& session,
                       const Work& work) {
    const auto deck_of = [&] {
        if (ask::is_machine(game)) {
            return session.of<ask::PreparedGames>().machines().prepare(game, work)->machine.game.deck;
        }
        return session.of<ask::PreparedGames>().prepare_with_order(game, work.stop)->game().deck;
    };
    for_each_deal(deals, deck_of(), work, [&](std::size_t row, const Cards& cards) {
        const std::string text = to_text(Deal(std::vector<Card>(cards.begin(), cards.end())));
        const auto found = ask::answer(ask::VideopokerHoldRequest{game, text}, session, work.quietly());
        for (const videopoker::HoldAnalysis& each : found.analysis.holds) {
            values[hold_count * row + each.hold.mask()] = nearest_double(each.value());
        }
    });
}

void values_of_rows(const ask::GameChoice& game, const Array& deals, double* values, const Work& work) {
    ask::Session& session = Engine::instance().session;
    if (!is_mean_of_pays(game, session, work)) return values_of_queries(game, deals, values, session, work);
    const auto prepared = session.of<ask::PreparedGames>().prepare(game, work.stop);
    const HoldValues worth(prepared->tables);
    for_each_deal(deals, prepared->game().deck, work, [&](std::size_t row, const Cards& cards) {
        const auto numbers = worth.of(cards);
        std::transform(numbers.begin(), numbers.end(), values + hold_count * row,
                       [&](u64 number) { return nearest(number, worth.denominator()); });
    });
}

}  // namespace

void hold_values(const ask::GameChoice& game, const Object& deals, const Object& out, unsigned threads,
                 const Object& progress) {
    const RowArray array(deals, "deals");
    const Array results(out, "out", true);
    if (array.dimensions() != 2) {
        throw ArrayError(array.name() + " must have the shape (n, 5), not " + array.shape_text());
    }
    array.check_shape(array.rows(), deal_size);
    results.check_apart_from(array);
    auto* const to = results.results<double>(array.rows(), hold_count);
    run_watched(
        threads, [&](const Work& work) { values_of_rows(game, array, to, work); }, progress,
        array.rows() <= quick_deals ? Manner::at_once : Manner::awaited);
}

}  // namespace holdfast::python
