// Queries about the file of a complete table: what it holds, whether it is whole, what it has for a hand on a
// board. They read a file of this computer, so only its own programs answer them: see registry.h.
#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include <holdfast/ask/holdem/odds_row.h>
#include <holdfast/ask/input/card_places.h>
#include <holdfast/ask/query.h>
#include <holdfast/holdem/tables/graph_table.h>
#include <holdfast/holdem/tables/situation_table.h>
#include <holdfast/storage/table_header.h>

namespace holdfast::ask {

/// The facts in the header of a table, or of a shard of one.
struct TableFacts {
    std::string file;
    storage::TableHeader header;

    static void declare(Shape<TableFacts>& shape);
};

/// Throws as storage::TableFile does.
TableFacts table_facts(const std::string& file);

/// Throws FieldError if there is no such file, or it is no table of hold'em that has entries for situations;
/// DataError if it is damaged.
holdem::SituationTable open_table(const std::string& file);
/// The table if the file is one of graphs; otherwise null. Throws as open_table() does.
std::unique_ptr<holdem::GraphTable> open_graphs(const std::string& file);
/// The argument `file` of these queries.
Field table_file_field();

/// What the header of a file says. It is not compared with the entries.
struct HoldemTableInfoRequest {
    std::string file;  ///< a path

    static Query query();
    static HoldemTableInfoRequest read(const Fields& fields);
};

struct HoldemTableInfoAnswer {
    TableFacts facts;

    static void declare(Shape<HoldemTableInfoAnswer>& shape);
};

/// Throws as table_facts does.
HoldemTableInfoAnswer answer(const HoldemTableInfoRequest& request, Session& session, const Work& work = {});

/// Whether every byte of a file is as it was written, and no entry contradicts itself.
struct HoldemTableVerifyRequest {
    std::string file;

    static Query query();
    static HoldemTableVerifyRequest read(const Fields& fields);
};

/// The facts of a table whose every byte is as it was written.
struct HoldemTableVerifyAnswer {
    TableFacts facts;

    static void declare(Shape<HoldemTableVerifyAnswer>& shape);
};

/// Progress counts blocks. Throws DataError if the file is damaged, and Stopped.
HoldemTableVerifyAnswer answer(const HoldemTableVerifyRequest& request, Session& session,
                               const Work& work = {});

/// The entry of a hand on a board.
struct HoldemTableLookupRequest {
    std::string file;
    std::string hole;   ///< two cards
    std::string board;  ///< as many cards as boards of the table have; three to five if it has graphs

    static Query query();
    static HoldemTableLookupRequest read(const Fields& fields);
};

struct HoldemTableLookupAnswer {
    /// An entry, one for each hand on each board; the kind of the table says which type.
    using Entry = std::variant<holdem::HeadsUpOdds, holdem::HandStrength, holdem::MultiwayDeals>;

    std::string hole;
    std::string board;
    Street street;
    Entry entry;

    static void declare(Shape<HoldemTableLookupAnswer>& shape);
};

/// Throws FieldError on cards that the table, or a shard of it, does not have, and as SituationTable and GraphTable do.
HoldemTableLookupAnswer answer(const HoldemTableLookupRequest& request, Session& session,
                               const Work& work = {});

/// The entry alone: one line, or nine for odds against 1 to 9 opponents.
std::string to_csv(const HoldemTableLookupAnswer& answer);

/// The entry of a situation that the table has. Throws DataError if it is damaged, or the file has changed
/// meanwhile.
HoldemTableLookupAnswer::Entry table_entry(const holdem::SituationTable& table, u32 situation);

/// The cards of a board of the table's street. Throws FieldError if the text is not such a board.
std::vector<Card> read_board_of(const holdem::SituationTable& table, CardPlaces& places,
                                const std::string& board);
/// Throws FieldError unless the table has the situation: a shard has only some of the boards. The error
/// blames `board`, the text as typed.
void check_has(const holdem::SituationTable& table, u32 situation, const std::string& board);

// What entries say, for answers in any form.

/// A row for each number of opponents, 1 to 9.
std::vector<OddsRow> exact_rows(const holdem::MultiwayDeals& deals);

/// The strength of a hand over all rivers that may come.
struct MeanStrength {
    u32 runouts = 0;
    holdem::HandStrength strength;

    /// The mean of the strength, from 0 to 1, and that of its square.
    Rational mean() const;
    Rational mean_square() const;
};

MeanStrength mean_strength(Street street, const holdem::HandStrength& strength);

}  // namespace holdfast::ask
