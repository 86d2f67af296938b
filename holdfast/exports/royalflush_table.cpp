#include <algorithm>

#include <holdfast/cards/royalflush_hash.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/evaluation/best_five.h>
#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/exports/royalflush_table.h>

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

}  // namespace holdfast::exports
