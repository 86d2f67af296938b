#include <algorithm>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/stop.h>
#include <holdfast/exports/csv_table_file.h>
#include <holdfast/exports/odds_table_export.h>
#include <holdfast/exports/table_database.h>

namespace holdfast::exports {
namespace {

using holdem::OddsTable;
using holdem::SituationIndex;

/// The boards and the entries that are to be written; the entries of a shard may begin within a board.
struct Plan {
    const OddsTable& table;
    u64 first;
    u64 end;

    Plan(const OddsTable& from, std::optional<u32> board)
        : table(from), first(from.file().header().first_entry), end(first + from.file().header().entries) {
        if (!board) return;
        first = table.index().first_of_board(*board);
        end = table.index().first_of_board(*board + 1);
    }

    /// 16 characters: what is written, to tell an unfinished file of another command.
    std::string digest() const {
        std::string bytes;
        for (const u64 number : {table.file().header().plan_digest, first, end}) {
            bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
        }
        u64 checksum = storage::checksum_of(bytes.data(), bytes.size());
        std::string text;
        for (int digit = 0; digit < 16; ++digit, checksum >>= 4U) text += "0123456789abcdef"[checksum & 15U];
        return text;
    }
};

/// Calls write(situation, board, hole, odds) for each row from `next` on, and flush(next) after each board.
template <class Write, class Flush>
void for_each_row(const Plan& plan, u64 next, const Work& work, const Write& write, const Flush& flush) {
    const SituationIndex& index = plan.table.index();
    std::vector<holdem::HoleCards> hands;
    while (next < plan.end) {
        throw_if_stopped(work.stop);
        const u32 board = index.board_of(static_cast<u32>(next));
        const u64 first = index.first_of_board(board);
        const std::string cards = to_text(index.board(board));
        index.list_hands(board, hands);
        for (; next < plan.end && next - first < hands.size(); ++next) {
            write(next, cards, to_text(hands[next - first].cards()), plan.table.odds(static_cast<u32>(next)));
        }
        flush(next);
        if (work.progress) work.progress(next - plan.first, plan.end - plan.first);
    }
}

void write_csv(const Plan& plan, const std::string& path, const Work& work) {
    CsvTableFile file(path, plan.digest(), "situation,board,hole,deals,win,tie\n");
    std::string lines;
    const auto write = [&](u64 situation, const std::string& board, const std::string& hole,
                           const holdem::HeadsUpOdds& odds) {
        lines.append(std::to_string(situation)).append(",").append(board).append(",").append(hole);
        for (const u32 count : {odds.deals, odds.wins, odds.ties}) {
            lines.append(",").append(std::to_string(count));
        }
        lines += '\n';
    };
    const auto flush = [&](u64) {
        file.append(lines);
        lines.clear();
    };
    for_each_row(plan, plan.first + file.lines(), work, write, flush);
    file.finish();
}

void write_database(const Plan& plan, const std::string& path, const Work& work) {
    TableDatabase file(path, "odds", {"situation", "board", "hole", "deals", "win", "tie"}, plan.digest());
    constexpr std::size_t rows_at_once = 10'000;  // a transaction takes milliseconds
    std::vector<DatabaseRow> rows;
    const auto write = [&](u64 situation, const std::string& board, const std::string& hole,
                           const holdem::HeadsUpOdds& odds) {
        rows.push_back(
            {static_cast<i64>(situation), board, hole, i64{odds.deals}, i64{odds.wins}, i64{odds.ties}});
    };
    const auto flush = [&](u64 next) {
        if (rows.size() < rows_at_once && next < plan.end) return;
        file.append(rows, next - plan.first);
        rows.clear();
    };
    for_each_row(plan, plan.first + file.done(), work, write, flush);
    file.finish();
}

}  // namespace

u64 export_odds_table(const OddsTable& table, std::optional<u32> board, const std::string& path,
                      const Work& work) {
    const Plan plan(table, board);
    const std::string ending = ".csv";
    const bool is_csv =
        path.size() >= ending.size() && path.compare(path.size() - ending.size(), ending.size(), ending) == 0;
    if (is_csv) {
        write_csv(plan, path, work);
    } else {
        write_database(plan, path, work);
    }
    return plan.end - plan.first;
}

}  // namespace holdfast::exports
