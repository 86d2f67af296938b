// The query `holdem.table.lookup`: the entry of a hand on a board.
#include <nlohmann/json.hpp>

#include <holdfast/ask/holdem/odds_row.h>
#include <holdfast/ask/holdem/table.h>
#include <holdfast/ask/query.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/text.h>
#include <holdfast/holdem/odds/odds_tables.h>

namespace holdfast::ask {
namespace {

using holdem::GraphTable;
using holdem::HandStrength;
using holdem::HeadsUpOdds;
using holdem::MultiwayDeals;
using holdem::SituationTable;

/// Exact counts, as holdem.odds has them.
OddsRow heads_up_row(const HeadsUpOdds& odds) {
    return odds_row(odds.counts());
}

/// The result of `read` if the entry is of its type.
template <class Entry, class Read>
auto if_entry(Read read) {
    return [read](const HoldemTableLookupAnswer& answer) {
        const Entry* const entry = std::get_if<Entry>(&answer.entry);
        using Made = decltype(read(answer, *entry));
        return entry == nullptr ? std::nullopt : std::optional<Made>(read(answer, *entry));
    };
}

/// if_entry() for an entry of strengths, which is read with the number of its runouts.
template <class Read>
auto if_strength(Read read) {
    return if_entry<HandStrength>(
        [read](const HoldemTableLookupAnswer& answer, const HandStrength& strength) {
            return read(mean_strength(answer.street, strength));
        });
}

constexpr std::string_view histogram_schema =
    R"({"type": "array", "items": {"type": "integer", "minimum": 0}, "minItems": 30, "maxItems": 30})";
static_assert(HandStrength::bin_count == 30);

void strength_shape(Shape<MeanStrength>& shape) {
    shape.named("MeanStrength")
        .count("runouts", "Possible complete boards", &MeanStrength::runouts)
        .real("strength", "The mean share of opposing hands beaten on the river, ties counting half: E[HS]",
              &MeanStrength::mean)
        .fraction("strength_exact", "The same, exactly", &MeanStrength::mean)
        .not_in_csv()
        .real("strength_squared", "The mean of its square: E[HS^2]", &MeanStrength::mean_square)
        .fraction("strength_squared_exact", "The same, exactly", &MeanStrength::mean_square)
        .not_in_csv()
        // One list in JSON; in CSV a column for each bin.
        .other("histogram", "The number of boards whose strength is in each thirtieth from 0 to 1",
               histogram_schema, [](const MeanStrength& each) -> Json { return each.strength.bins; })
        .not_in_csv();
    for (std::size_t bin = 0; bin < HandStrength::bin_count; ++bin) {
        shape.only_in_csv("bin_" + std::to_string(bin),
                          [bin](const MeanStrength& each) -> Json { return each.strength.bins[bin]; });
    }
}

}  // namespace

Query HoldemTableLookupRequest::query() {
    return {
        "holdem.table.lookup",
        "Look up a hand on a board",
        {table_file_field(), Field{"hole", FieldKind::cards, "CARDS", "Your two cards"}.mandatory(),
         Field{"board", FieldKind::cards, "CARDS", "A board of the table's street; a table of graphs has all"}
             .mandatory()},
        {R"({"query": "holdem.table.lookup", "file": "flop.table", "hole": "AhKh", "board": "QhJh2c"})"}};
}

HoldemTableLookupRequest HoldemTableLookupRequest::read(const Fields& fields) {
    return {fields.text("file"), fields.text("hole"), fields.text("board")};
}

namespace {

HoldemTableLookupAnswer answer_from(const GraphTable& table, const HoldemTableLookupRequest& request) {
    CardPlaces places;
    const std::vector<Card> hole = places.read("hole", request.hole, "in your hand", 2);
    const std::vector<Card> board = places.read_board(request.board);
    if (board.empty()) throw FieldError("board", "give 3, 4 or 5 cards of the board", request.board);
    const auto deals = table.find({hole[0], hole[1]}, set_of(board));
    if (!deals) throw FieldError("board", "this part of the table does not have this board", request.board);
    table.file().check_unchanged();
    return {to_text(hole), to_text(board), Board(set_of(board)).street(), *deals};
}

}  // namespace

HoldemTableLookupAnswer answer(const HoldemTableLookupRequest& request, Session& /*session*/,
                               const Work& /*work*/) {
    if (const auto graphs = open_graphs(request.file)) return answer_from(*graphs, request);
    // The table comes first: it says how many cards the board must have.
    const SituationTable table = open_table(request.file);
    CardPlaces places;
    const std::vector<Card> hole = places.read("hole", request.hole, "in your hand", 2);
    const std::vector<Card> board = read_board_of(table, places, request.board);
    // `places` has refused a card that is in both; index() does not check it.
    const u32 situation = table.index().index({hole[0], hole[1]}, set_of(board));
    check_has(table, situation, request.board);
    return {to_text(hole), to_text(board), street_of(table.kind()), table_entry(table, situation)};
}

std::vector<Card> read_board_of(const SituationTable& table, CardPlaces& places, const std::string& text) {
    std::vector<Card> board = places.read_board(text);
    const Street street = street_of(table.kind());
    // Street::flop is 1.
    const auto cards = static_cast<std::size_t>(street) + 2;
    if (board.size() == cards) return board;
    throw FieldError("board",
                     "this is a table of the " + std::string(words_of(street)) + ": give " +
                         std::to_string(cards) + " cards of the board",
                     text);
}

void check_has(const SituationTable& table, u32 situation, const std::string& board) {
    if (table.has(situation)) return;
    throw FieldError("board", "this shard of the table does not have this board", board);
}

HoldemTableLookupAnswer::Entry table_entry(const SituationTable& table, u32 situation) {
    using Entry = HoldemTableLookupAnswer::Entry;
    const Entry entry = entry_of(table.kind()) == holdem::TableEntry::heads_up_odds
                            ? Entry(table.entry<HeadsUpOdds>(situation))
                            : Entry(table.entry<HandStrength>(situation));
    // After the entry was copied: if the file was written to meanwhile, the copy may be wrong.
    table.file().check_unchanged();
    return entry;
}

void HoldemTableLookupAnswer::declare(Shape<HoldemTableLookupAnswer>& shape) {
    using Answer = HoldemTableLookupAnswer;
    shape.named("TableLookupAnswer")
        .query("holdem.table.lookup")
        .text("hole", "The two cards", &Answer::hole)
        .text("board", "The board", &Answer::board)
        .text("street", "The street of the board",
              [](const Answer& answer) { return words_of(answer.street); })
        .one_of({"flop", "turn", "river"})
        // The kind of the table decides which of the following are there.
        .members_of<odds_row_shape>(
            if_entry<HeadsUpOdds>([](const Answer&, const HeadsUpOdds& odds) { return heads_up_row(odds); }))
        .table<odds_row_shape>("odds", "The exact odds against 1 to 9 opponents",
                               if_entry<MultiwayDeals>([](const Answer&, const MultiwayDeals& deals) {
                                   return exact_rows(deals);
                               }))
        .shown("")
        .members_of<strength_shape>(if_strength([](const MeanStrength& strength) { return strength; }));
}

std::string to_csv(const HoldemTableLookupAnswer& answer) {
    if (const auto* const odds = std::get_if<HeadsUpOdds>(&answer.entry)) {
        return shape_of<odds_row_shape>().csv({heads_up_row(*odds)});
    }
    if (const auto* const deals = std::get_if<MultiwayDeals>(&answer.entry)) {
        return shape_of<odds_row_shape>().csv(exact_rows(*deals));
    }
    return shape_of<strength_shape>().csv(
        {mean_strength(answer.street, std::get<HandStrength>(answer.entry))});
}

std::vector<OddsRow> exact_rows(const MultiwayDeals& deals) {
    std::vector<OddsRow> rows;
    for (int opponents = 1; opponents <= MultiwayDeals::most_opponents; ++opponents) {
        rows.push_back(odds_row(odds_against(opponents, deals)));
    }
    return rows;
}

Rational MeanStrength::mean() const {
    // Each runout has a strength from 0 to HandStrength::most; the squares below go up to its square.
    return {u64{strength.sum}, u64{runouts} * HandStrength::most};
}

Rational MeanStrength::mean_square() const {
    return {u64{strength.squares}, u64{runouts} * HandStrength::most * HandStrength::most};
}

MeanStrength mean_strength(Street street, const HandStrength& strength) {
    return {runouts(street), strength};
}

}  // namespace holdfast::ask
