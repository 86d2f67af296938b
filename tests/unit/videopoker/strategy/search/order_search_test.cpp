// The parts of the search for charts on random groups of few items, against every order there is.
#include <algorithm>
#include <numeric>
#include <random>

#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/strategy/search/band_search.h>
#include <holdfast/videopoker/strategy/search/best_order.h>
#include <holdfast/videopoker/strategy/search/chart_search.h>
#include <holdfast/videopoker/strategy/search/loss_bound.h>
#include <holdfast/videopoker/strategy/search/row_chart.h>
#include <holdfast/videopoker/strategy/search/row_search.h>

namespace holdfast::videopoker {
namespace {

constexpr u32 few_items = 6;

/// Groups of two to four of a few items; every group has the last item too, which is worth little.
ItemGroups random_groups(unsigned seed, std::size_t count = 12) {
    std::mt19937 random(seed);
    ItemGroups groups(few_items);
    for (std::size_t group = 0; group < count; ++group) {
        std::vector<u32> items(few_items - 1);
        std::iota(items.begin(), items.end(), 0U);
        std::shuffle(items.begin(), items.end(), random);
        items.resize(2 + random() % 3);
        std::vector<GroupItem> offered;
        for (const u32 item : items) offered.push_back({item, 5 + random() % 20});
        offered.push_back({few_items - 1, 1 + random() % 3});
        groups.add(offered, 1 + random() % 5);
    }
    return groups;
}

/// The value that rows play, computed naively: in the first row with an offered item, the first item offered.
/// Below 0 if no row fits some group.
i64 naive_value(const ItemGroups& groups, const std::vector<std::vector<u32>>& rows) {
    constexpr i64 nothing_fits = -1'000'000;
    i64 value = 0;
    for (std::size_t group = 0; group < groups.size(); ++group) {
        const auto decide = [&] {
            for (const std::vector<u32>& row : rows) {
                for (const GroupItem& each : groups[group]) {
                    if (std::find(row.begin(), row.end(), each.item) != row.end()) {
                        return static_cast<i64>(each.value);
                    }
                }
            }
            return nothing_fits;
        };
        value += decide();
    }
    return value;
}

std::vector<std::vector<u32>> rows_of_one(const std::vector<u32>& order) {
    std::vector<std::vector<u32>> rows;
    for (const u32 item : order) rows.push_back({item});
    return rows;
}

i64 best_of_all_orders(const ItemGroups& groups) {
    std::vector<u32> order(groups.items());
    std::iota(order.begin(), order.end(), 0U);
    i64 best = 0;
    do {
        best = std::max(best, naive_value(groups, rows_of_one(order)));
    } while (std::next_permutation(order.begin(), order.end()));
    return best;
}

TEST(OrderSearchTest, ComponentsAreInTopologicalOrder) {
    for (unsigned seed = 0; seed < 200; ++seed) {
        const ItemGroups groups = random_groups(seed, 4);
        const auto components = conflict_components(groups, average_values(groups));
        std::vector<std::size_t> component_of(groups.items(), components.size());
        for (std::size_t i = 0; i < components.size(); ++i) {
            for (const u32 item : components[i]) {
                EXPECT_EQ(component_of[item], components.size()) << "an item in two components";
                component_of[item] = i;
            }
        }
        for (std::size_t group = 0; group < groups.size(); ++group) {
            const GroupItem best = best_item(groups[group]);
            for (const GroupItem& each : groups[group]) {
                if (each.value < best.value) {
                    EXPECT_LE(component_of[best.item], component_of[each.item]) << "seed " << seed;
                }
            }
        }
    }
}

TEST(OrderSearchTest, SubsetSumFindsTheLeastLossOfAllOrders) {
    std::mt19937 random(7);
    for (int round = 0; round < 50; ++round) {
        ConflictLosses losses(5);
        ItemGroups groups(5);
        for (int group = 0; group < 8; ++group) {
            const u32 set = 1 + static_cast<u32>(random() % 31);
            std::vector<u64> loss(5);
            std::vector<GroupItem> offered;
            for (u32 item = 0; item < 5; ++item) {
                if (((set >> item) & 1U) == 0) continue;
                loss[item] = random() % 10;
                offered.push_back({item, 100 - loss[item]});
            }
            losses.add(set, loss);
            groups.add(offered, 1);
        }
        const ComponentOrder best = best_component_order(losses);
        const auto most = static_cast<i64>(100 * groups.size());
        EXPECT_EQ(most - static_cast<i64>(best.loss), best_of_all_orders(groups));
        EXPECT_EQ(most - static_cast<i64>(best.loss), naive_value(groups, rows_of_one(best.order)));
    }
}

TEST(OrderSearchTest, TheBestOrderAndItsBoundEncloseTheOptimum) {
    int equal = 0;
    for (unsigned seed = 0; seed < 100; ++seed) {
        const ItemGroups groups = random_groups(seed);
        const auto best = static_cast<u64>(best_of_all_orders(groups));
        const ItemOrder found = best_order(groups, average_values(groups));
        EXPECT_TRUE(found.is_exact);
        EXPECT_EQ(static_cast<i64>(order_value(groups, found.order)),
                  naive_value(groups, rows_of_one(found.order)));
        EXPECT_GE(order_value(groups, found.order), groups.total_best() - found.loss) << "seed " << seed;

        ConflictBlocks blocks(groups, conflict_components(groups, average_values(groups)));
        EXPECT_GE(groups.total_best() - least_loss(groups, blocks), best) << "seed " << seed;
        const u64 bound = most_value_of_orders(groups);
        EXPECT_GE(bound, best) << "seed " << seed;
        if (order_value(groups, found.order) == bound) ++equal;
    }
    EXPECT_GT(equal, 80);  // nearly always the order found is proven to be the best
}

// Two items that want to be above each other, and a third that is worth nearly as much in both groups: in the
// block of the two alone each group loses at most what the compromise costs, but no order loses that once.
TEST(OrderSearchTest, TheBoundJoinsACompromiseToItsBlock) {
    ItemGroups groups(3);
    groups.add(std::vector<GroupItem>{{0, 10}, {1, 0}, {2, 8}}, 1);
    groups.add(std::vector<GroupItem>{{0, 0}, {1, 10}, {2, 8}}, 1);
    EXPECT_EQ(best_of_all_orders(groups), 16);
    EXPECT_EQ(most_value_of_orders(groups), 16U);
    const ConflictBlocks alone(groups, conflict_components(groups, average_values(groups)));
    EXPECT_EQ(groups.total_best() - least_loss(groups, alone), 18U);
}

TEST(OrderSearchTest, AStopStopsTheSumOverSubsets) {
    StopFlag stop;
    stop.request_stop();
    const ItemGroups groups = random_groups(1);
    ConflictLosses losses(3);
    losses.add(0b111, {1, 2, 3});
    EXPECT_THROW(best_component_order(losses, &stop), Stopped);
    EXPECT_THROW(best_order(groups, average_values(groups), &stop), Stopped);
    const std::vector<u64> preference = average_values(groups);
    EXPECT_THROW(conflict_components(groups, preference, &stop), Stopped);
    const auto components = conflict_components(groups, preference);
    EXPECT_THROW(best_order(groups, components, preference, &stop), Stopped);
    EXPECT_THROW(ConflictBlocks(groups, components).join_compromises(groups, &stop), Stopped);
    EXPECT_THROW(most_value_of_orders(groups, &stop), Stopped);
}

/// Items 0 to 2 in one family, 3 and 4 in another, the last by itself.
const ItemFamilies& some_families() {
    static const ItemFamilies families{{2, 0, 1}, {4, 3}, {5}};
    return families;
}

std::vector<std::vector<u32>> items_of_rows(const Phrases& phrases, const std::vector<u32>& rows) {
    std::vector<std::vector<u32>> items;
    for (const u32 row : rows) {
        const Phrase& phrase = phrases[row];
        const std::vector<u32>& family = some_families()[phrase.family];
        items.emplace_back(family.begin() + phrase.first, family.begin() + phrase.last + 1);
    }
    return items;
}

TEST(OrderSearchTest, RowChartTellsTheValueOfEveryPlace) {
    std::mt19937 random(3);
    for (unsigned seed = 0; seed < 60; ++seed) {
        const ItemGroups groups = random_groups(seed);
        const Phrases phrases(groups, some_families());
        std::vector<u32> rows;
        for (int row = 0; row < 3; ++row) rows.push_back(static_cast<u32>(random() % (phrases.size() - 1)));
        rows.push_back(phrases.size() - 1);  // the item of every group
        RowChart chart(phrases, rows);
        EXPECT_EQ(chart.value(), naive_value(groups, items_of_rows(phrases, rows)));
        const std::size_t lifted = random() % 3;
        chart.lift(lifted);
        for (u32 phrase = 0; phrase < phrases.size(); ++phrase) {
            const RowChart::Place place = chart.best_place(phrase);
            i64 best = 0;
            for (std::size_t row = 0; row <= rows.size(); ++row) {
                const auto items = items_of_rows(phrases, chart.rows_with(phrase, row));
                const auto value = naive_value(groups, items);
                best = std::max(best, value);
                if (row == place.row) {
                    EXPECT_EQ(place.value, value);
                }
            }
            EXPECT_EQ(place.value, best);
        }
        chart.put_back();
        EXPECT_EQ(chart.value(), naive_value(groups, items_of_rows(phrases, rows)));
    }
}

TEST(OrderSearchTest, AFamilyGainsWhatItsPhrasesDo) {
    // Groups with up to six items of one family, in any order.
    const ItemFamilies one_family{{2, 0, 5, 1, 4, 3}};
    std::mt19937 random(4);
    for (unsigned seed = 0; seed < 60; ++seed) {
        const ItemGroups groups = random_groups(seed);
        for (const ItemFamilies& families : {one_family, some_families()}) {
            const Phrases phrases(groups, families);
            std::vector<u32> rows;
            for (int row = 0; row < 3; ++row) rows.push_back(static_cast<u32>(random() % phrases.size()));
            RowChart chart(phrases, rows);
            chart.lift(random() % 3);
            u32 next = 0;
            for (u32 family = 0; family < families.size(); ++family) {
                chart.for_each_phrase(family, [&](u32 phrase, RowChart::Gains gains) {
                    EXPECT_EQ(phrase, next++);
                    const RowChart::Place place = chart.best_place(gains);
                    const std::vector<i64> copied(gains.begin(), gains.end());
                    for (std::size_t row = 0; row <= rows.size(); ++row) {
                        const auto with = RowChart(phrases, chart.rows_with(phrase, row));
                        EXPECT_EQ(chart.value_with(copied, row), with.value());
                    }
                    EXPECT_EQ(place.value, chart.best_place(phrase).value);
                    EXPECT_EQ(place.row, chart.best_place(phrase).row);
                });
            }
            EXPECT_EQ(next, phrases.size());
        }
    }
}

TEST(OrderSearchTest, RowsFoundAreWorthWhatTheySay) {
    for (unsigned seed = 0; seed < 40; ++seed) {
        const ItemGroups groups = random_groups(seed, 30);
        const Phrases phrases(groups, some_families());
        const std::vector<u32> start = single_rows(phrases, best_order(groups, average_values(groups)).order);
        const auto lossless = naive_value(groups, items_of_rows(phrases, start));
        const std::vector<RowsFound> found = search_rows(phrases, start);
        for (std::size_t i = 0; i < found.size(); ++i) {
            EXPECT_LE(found[i].rows.size(), i + 1);
            const i64 value = naive_value(groups, items_of_rows(phrases, found[i].rows));
            EXPECT_EQ(found[i].value, value);
            if (i > 0) {
                EXPECT_GE(found[i].value, found[i - 1].value);
            }
        }
        EXPECT_GE(found.back().value, lossless);
        EXPECT_GE(fewest_rows(phrases, start).value, lossless);  // rows of several items can be better
    }
}

// However little the group wins, and however much a row for other groups would win.
TEST(OrderSearchTest, NoChartFoundLeavesAGroupWithoutARow) {
    ItemGroups groups(few_items);
    for (u32 item = 0; item + 1 < few_items; ++item) {
        groups.add(std::vector<GroupItem>{{item, u64{1'000'000} << item}, {few_items - 1, 1}}, 1);
    }
    groups.add(std::vector<GroupItem>{{few_items - 1, 1}}, 1);
    const Phrases phrases(groups, some_families());
    const std::vector<u32> start = single_rows(phrases, best_order(groups, average_values(groups)).order);
    const std::vector<RowsFound> found = search_rows(phrases, start);
    EXPECT_EQ(found.front().value, few_items);
    for (const RowsFound& chart : found) {
        EXPECT_EQ(chart.value, naive_value(groups, items_of_rows(phrases, chart.rows)));
    }
}

/// The best chart of two rows, by trying all of them.
i64 best_of_two_rows(const ItemGroups& groups, const Phrases& phrases) {
    i64 best = 0;
    for (u32 a = 0; a < phrases.size(); ++a) {
        for (u32 b = 0; b < phrases.size(); ++b) {
            best = std::max(best, naive_value(groups, items_of_rows(phrases, {a, b})));
        }
    }
    return best;
}

TEST(OrderSearchTest, TwoRowsAreNearlyAlwaysTheBestThereAre) {
    int best = 0;
    for (unsigned seed = 0; seed < 40; ++seed) {
        const ItemGroups groups = random_groups(seed, 30);
        const Phrases phrases(groups, some_families());
        const std::vector<u32> start = single_rows(phrases, best_order(groups, average_values(groups)).order);
        const std::vector<RowsFound> found = search_rows(phrases, start);
        const i64 value = found[std::min<std::size_t>(1, found.size() - 1)].value;
        EXPECT_LE(value, best_of_two_rows(groups, phrases));
        if (value == best_of_two_rows(groups, phrases)) ++best;
    }
    EXPECT_GE(best, 38);
}

TEST(OrderSearchTest, BandChartTellsTheValueOfEveryChange) {
    std::mt19937 random(5);
    for (unsigned seed = 0; seed < 60; ++seed) {
        const ItemGroups groups = random_groups(seed);
        std::vector<std::vector<u32>> bands(3);
        for (u32 item = 0; item < few_items; ++item) bands[item < 3 ? item : random() % 3].push_back(item);
        BandChart chart(groups);
        chart.assign(bands);
        const auto value = [&] { return naive_value(groups, chart.items()); };
        EXPECT_EQ(chart.value(), value());
        const BandChart::Neighbours changes = chart.neighbours();
        for (std::size_t band = 0; band < 2; ++band) {
            const i64 before = chart.value();
            chart.exchange(band);
            EXPECT_EQ(chart.value(), value());
            EXPECT_EQ(chart.value(), before + changes.exchange[band]);
            chart.assign(bands);
            chart.join(band);
            EXPECT_EQ(chart.value(), value());
            EXPECT_EQ(chart.value(), before + changes.join[band]);
            chart.assign(bands);
        }
        for (u32 item = 0; item < few_items; ++item) {
            const std::vector<i64> values = chart.values_in_bands(item);
            for (std::size_t band = 0; band < 3; ++band) {
                chart.put(item, band);
                EXPECT_EQ(chart.value(), value());
                EXPECT_EQ(chart.value(), values[band]);
                chart.assign(bands);
            }
        }
    }
}

TEST(OrderSearchTest, BandsFoundAreWorthWhatTheySay) {
    for (unsigned seed = 0; seed < 40; ++seed) {
        const ItemGroups groups = random_groups(seed, 30);
        const std::vector<u32> order = best_order(groups, average_values(groups)).order;
        const std::vector<BandsFound> found = search_bands(groups, order);
        for (std::size_t i = 0; i < found.size(); ++i) {
            EXPECT_LE(found[i].bands.size(), i + 1);
            EXPECT_EQ(found[i].value, naive_value(groups, found[i].bands));
        }
        EXPECT_GE(found.back().value, static_cast<i64>(order_value(groups, order)));
    }
}

TEST(OrderSearchTest, ThreadsChangeNothing) {
    const ItemGroups groups = random_groups(11, 60);
    const Phrases phrases(groups, some_families());
    const std::vector<u32> start = single_rows(phrases, best_order(groups, average_values(groups)).order);
    const std::vector<RowsFound> one = search_rows(phrases, start);
    const std::vector<RowsFound> four = search_rows(phrases, start, {}, {4, {}, nullptr});
    ASSERT_EQ(one.size(), four.size());
    for (std::size_t i = 0; i < one.size(); ++i) EXPECT_EQ(one[i].rows, four[i].rows);
}

TEST(OrderSearchTest, RowsAreSharedAsTheyReturnMost) {
    std::mt19937 random(9);
    for (int round = 0; round < 50; ++round) {
        std::vector<std::vector<i64>> values(3);
        for (std::vector<i64>& section : values) {
            i64 value = 0;
            for (std::size_t n = 0; n < 1 + random() % 4; ++n) {
                section.push_back(value += static_cast<i64>(random() % 10));
            }
        }
        for (std::size_t rows = 3; rows <= 10; ++rows) {
            i64 best = 0;
            for (std::size_t a = 1; a <= values[0].size(); ++a) {
                for (std::size_t b = 1; b <= values[1].size(); ++b) {
                    for (std::size_t c = 1; c <= values[2].size() && a + b + c <= rows; ++c) {
                        best = std::max(best, values[0][a - 1] + values[1][b - 1] + values[2][c - 1]);
                    }
                }
            }
            const std::vector<std::size_t> shares = row_shares(values, rows);
            EXPECT_LE(shares[0] + shares[1] + shares[2], rows);
            EXPECT_EQ(values[0][shares[0] - 1] + values[1][shares[1] - 1] + values[2][shares[2] - 1], best);
        }
    }
}

}  // namespace
}  // namespace holdfast::videopoker
