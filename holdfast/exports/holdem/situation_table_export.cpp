#include <algorithm>
#include <array>

#include <holdfast/cards/card_text.h>
#include <holdfast/combinatorics/suit_symmetry.h>
#include <holdfast/exports/holdem/situation_table_export.h>
#include <holdfast/exports/table_database.h>
#include <holdfast/storage/checksum.h>
#include <holdfast/storage/part_file.h>

namespace holdfast::exports {

using holdem::HandStrength;
using holdem::HeadsUpOdds;
using holdem::SituationTable;
using holdem::TableEntry;

std::vector<std::string> columns_of(TableEntry entry) {
    if (entry == TableEntry::heads_up_odds) return {"deals", "win", "tie"};
    std::vector<std::string> columns{"runouts", "sum", "squares"};
    for (u32 bin = 0; bin < HandStrength::bin_count; ++bin) columns.push_back("bin_" + std::to_string(bin));
    return columns;
}

std::vector<u32> numbers_of(const SituationTable& table, u32 situation) {
    if (entry_of(table.kind()) == TableEntry::heads_up_odds) {
        const auto odds = table.entry<HeadsUpOdds>(situation);
        return {odds.deals, odds.wins, odds.ties};
    }
    const auto strength = table.entry<HandStrength>(situation);
    std::vector<u32> numbers{runouts(street_of(table.kind())), strength.sum, strength.squares};
    numbers.insert(numbers.end(), strength.bins.begin(), strength.bins.end());
    return numbers;
}

namespace {

using holdem::SituationIndex;

/// The renaming of suits from one board to an equivalent one; there is one at least. If there are several,
/// each of them gives the same odds.
SuitPermutation suits_between(CardSet from, CardSet to) {
    const std::vector<SuitPermutation> all = SuitSymmetry().permutations();
    return *std::find_if(all.begin(), all.end(),
                         [&](const SuitPermutation& each) { return with_suits_renamed(from, each) == to; });
}

/// The boards and entries to write. A shard begins and ends with whole boards, as the blocks of a table do
/// (table_plan).
struct Plan {
    const SituationTable& table;
    u64 first;
    u64 end;
    CardSet board;                         ///< the requested board; empty: all
    SuitPermutation suits = {0, 1, 2, 3};  ///< [suit of the index] that of the rows

    Plan(const SituationTable& from, CardSet asked)
        : table(from),
          first(from.file().header().first_entry),
          end(first + from.file().header().entries),
          board(asked) {
        if (board.empty()) return;
        const u32 number = table.index().board_number(board);
        first = table.index().first_of_board(number);
        end = table.index().first_of_board(number + 1);
        suits = suits_between(table.index().board(number), board);
    }

    std::string text_of(CardSet cards) const { return to_text(with_suits_renamed(cards, suits)); }

    /// 16 characters that identify the plan.
    std::string digest() const {
        std::string bytes;
        for (const u64 number : {table.file().header().plan_digest, first, end, board.mask()}) {
            bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
        }
        return storage::checksum_text(bytes);
    }
};

/// Calls write(situation, board, hole, numbers) for each row. Throws DataError if the table is damaged or changes
/// meanwhile; Stopped.
template <class Write>
void for_each_row(const Plan& plan, const Work& work, const Write& write) {
    const SituationIndex& index = plan.table.index();
    std::vector<HoleCards> hands;
    for (u64 next = plan.first; next < plan.end;) {
        throw_if_stopped(work.stop);
        const u32 board = index.board_of(static_cast<u32>(next));
        const u64 first = index.first_of_board(board);
        const std::string cards = plan.text_of(index.board(board));
        index.list_hands(board, hands);
        for (; next < plan.end && next - first < hands.size(); ++next) {
            write(next, cards, plan.text_of(hands[next - first].cards()),
                  numbers_of(plan.table, static_cast<u32>(next)));
        }
        plan.table.file().check_unchanged();
        if (work.progress) work.progress(next - plan.first, plan.end - plan.first);
    }
}

/// The first columns of every table; those of its entries follow.
constexpr std::array<const char*, 3> first_columns{"situation", "board", "hole"};

std::vector<std::string> all_columns(const SituationTable& table) {
    std::vector<std::string> columns(first_columns.begin(), first_columns.end());
    for (std::string& column : columns_of(entry_of(table.kind()))) columns.push_back(std::move(column));
    return columns;
}

void write_csv(const Plan& plan, const std::string& path, const Work& work) {
    std::string header;
    for (const std::string& column : all_columns(plan.table)) {
        header.append(header.empty() ? "" : ",").append(column);
    }
    header += '\n';
    storage::NewFile file(path, header);
    file.append(header);
    std::string line;
    for_each_row(plan, work,
                 [&](u64 situation, const std::string& board, const std::string& hole,
                     const std::vector<u32>& numbers) {
                     line = std::to_string(situation);
                     line.append(",").append(board).append(",").append(hole);
                     for (const u32 number : numbers) line.append(",").append(std::to_string(number));
                     file.append(line += '\n');
                 });
    file.finish();
}

void write_database(const Plan& plan, const std::string& path, const Work& work) {
    const bool is_strength = entry_of(plan.table.kind()) == holdem::TableEntry::hand_strength;
    std::vector<DatabaseColumn> columns;
    for (std::string& name : all_columns(plan.table)) columns.push_back({std::move(name)});
    TableDatabase file(path, is_strength ? "strength" : "odds", columns, plan.digest());
    DatabaseRow row;
    for_each_row(plan, work,
                 [&](u64 situation, const std::string& board, const std::string& hole,
                     const std::vector<u32>& numbers) {
                     row.assign({static_cast<i64>(situation), board, hole});
                     for (const u32 number : numbers) row.emplace_back(i64{number});
                     file.append(row);
                 });
    file.finish(plan.end - plan.first);
}

}  // namespace

u64 export_table(const SituationTable& table, CardSet board, const std::string& path, ExportForm form,
                 const Work& work) {
    const Plan plan(table, board);
    if (form == ExportForm::csv) {
        write_csv(plan, path, work);
    } else {
        write_database(plan, path, work);
    }
    return plan.end - plan.first;
}

}  // namespace holdfast::exports
