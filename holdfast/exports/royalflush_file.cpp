#include <algorithm>

#include <holdfast/cards/royalflush_hash.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/exports/royalflush_file.h>
#include <holdfast/exports/table_database.h>
#include <holdfast/storage/checksum.h>

namespace holdfast::exports {
namespace {

struct Shape {
    std::string_view name;
    int hand_size;
    std::size_t column_count;
    std::array<std::string_view, most_columns> columns;
};

const Shape& shape_of(RoyalflushTable table) {
    static constexpr Shape five{"five_card_scores", 5, 2, {"bitmap", "score"}};
    static constexpr Shape seven{"seven_card_best", 7, 3, {"bitmap", "best", "score"}};
    return table == RoyalflushTable::five_card_scores ? five : seven;
}

}  // namespace

std::string words_of(RoyalflushTable table) {
    std::string words = name_of(table);
    std::replace(words.begin(), words.end(), '_', '-');
    return words;
}

std::string name_of(RoyalflushTable table) {
    return std::string(shape_of(table).name);
}

u64 row_count(RoyalflushTable table) {
    return binomial(ordinary_card_count, hand_size(table));
}

int hand_size(RoyalflushTable table) {
    return shape_of(table).hand_size;
}

std::size_t column_count(RoyalflushTable table) {
    return shape_of(table).column_count;
}

std::string_view column_name(RoyalflushTable table, std::size_t column) {
    return shape_of(table).columns[column];
}

RoyalflushRow row_of(RoyalflushTable table, CardSet hand) {
    const auto bitmap = static_cast<i64>(royalflush_bitmap(hand));
    const i64 score = number_of(HandRanker::instance()(hand));
    if (table == RoyalflushTable::five_card_scores) return {bitmap, score};
    return {bitmap, static_cast<i64>(royalflush_bitmap(best_five(hand))), score};
}

namespace {

constexpr u64 rows_at_once = 20'000;  // between two looks at the stop flag: some tens of milliseconds

std::string digest_of(RoyalflushTable table, u64 rows) {
    const std::string plan = name_of(table) + " " + std::to_string(rows);
    return storage::checksum_text(plan);
}

std::vector<DatabaseColumn> layout_of(RoyalflushTable table) {
    std::vector<DatabaseColumn> columns;
    for (std::size_t column = 0; column < column_count(table); ++column) {
        columns.push_back(
            {std::string(column_name(table, column)), column == 0 ? "INTEGER PRIMARY KEY" : "INTEGER"});
    }
    return columns;
}

}  // namespace

void write_royalflush_file(RoyalflushTable table, const std::string& path, u64 rows, const Work& work) {
    TableDatabase file(path, name_of(table), layout_of(table), digest_of(table, rows));
    CardSet hand = CardSet::from_mask((u64{1} << static_cast<unsigned>(hand_size(table))) - 1);
    DatabaseRow cells;
    for (u64 row = 0; row < rows; ++row) {
        if (row % rows_at_once == 0) {
            throw_if_stopped(work.stop);
            if (work.progress) work.progress(row, rows);
        }
        const RoyalflushRow values = row_of(table, hand);
        cells.assign(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(column_count(table)));
        file.append(cells);
        hand = CardSet::from_mask(next_of_same_size(hand.mask()));
    }
    file.finish(rows);
    if (work.progress) work.progress(rows, rows);
}

}  // namespace holdfast::exports
