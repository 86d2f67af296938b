// The vector code against its plain twins, on random deals, for every instruction set of this processor.
//
// A deal is made backwards: hold totals first, then the sums over supersets that the code starts from. Totals
// are any numbers, or 0 to 3, or small multiples of the numbers of draws, so that holds of different sizes
// tie. Decks of 52 to 57 cards give all the multipliers there are.
#include <algorithm>
#include <random>

#include <gtest/gtest.h>
#include <hwy/targets.h>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/videopoker/detail/best_holds.h>
#include <holdfast/videopoker/detail/hold_shares.h>
#include <holdfast/videopoker/detail/lattice_lines.h>

namespace holdfast::videopoker::detail {
namespace {

constexpr std::size_t patterns = 5;
constexpr std::size_t subsets = patterns * hold_count;

struct alignas(64) U32Line : std::array<u32, block_lanes> {};
struct alignas(64) U64Line : std::array<u64, block_lanes> {};

class VectorKernels : public testing::TestWithParam<std::int64_t> {
  protected:
    VectorKernels() {
        hwy::SetSupportedTargetsForTest(GetParam());
        hwy::GetChosenTarget().Update(hwy::SupportedTargets());
    }
    ~VectorKernels() override {
        hwy::SetSupportedTargetsForTest(0);
        hwy::GetChosenTarget().Update(hwy::SupportedTargets());
    }

    /// Totals of sixteen deals' holds; below lane_limit, as all that the code is given.
    u32 random_total(int kind, u32 hold, const HoldScale& scale) {
        const u64 bits = random();
        const u64 draws = scale.common / scale.factor[static_cast<std::size_t>(__builtin_popcount(hold))];
        return static_cast<u32>(kind == 0 ? bits >> 34U : kind == 1 ? bits % 4 : draws * (bits % 3));
    }

    /// Each pattern has lines of its own, in random order; fills `tables`.
    std::vector<U32Line> random_block(int kind, const HoldScale& scale) {
        std::vector<U32Line> block(subsets);
        tables.assign(patterns, {});
        for (std::size_t pattern = 0; pattern < patterns; ++pattern) {
            SubsetTable& table = tables[pattern];
            for (u32 mask = 0; mask < hold_count; ++mask) {
                table[mask] = static_cast<u16>(pattern * hold_count + mask);
                std::swap(table[mask], table[random() % (mask + 1)]);
            }
            for (u32 mask = 0; mask < hold_count; ++mask) {
                for (u32& value : block[table[mask]]) value = random_total(kind, mask, scale);
            }
            for (u32 card = 1; card < hold_count; card *= 2) {
                for (u32 mask = 0; mask < hold_count; ++mask) {
                    for (std::size_t lane = 0; lane < block_lanes && (mask & card) == 0; ++lane) {
                        block[table[mask]][lane] += block[table[mask | card]][lane];
                    }
                }
            }
        }
        return block;
    }

    /// Calls body(block, scale) for many blocks.
    template <class Body>
    void for_random_blocks(Body body) {
        for (int round = 0; round < 120; ++round) {
            SCOPED_TRACE("round " + std::to_string(round));
            const HoldScale scale(Deck::with_jokers(round % (max_jokers + 1)));
            body(random_block(round / 6 % 3, scale), scale);
        }
    }

    std::vector<SubsetTable> tables;  ///< of the patterns of the block at hand
    std::mt19937_64 random{11};
};

TEST_P(VectorKernels, BestHolds) {
    for_random_blocks([&](const std::vector<U32Line>& block, const HoldScale& scale) {
        const SubsetTable& table = tables.front();
        U64Line best{};
        U64Line plain_best{};
        U32Line optimal{};
        U32Line plain_optimal{};
        best_holds(block.front().data(), table, scale, best.data(), optimal.data());
        best_holds_plain(block.front().data(), table, scale, plain_best.data(), plain_optimal.data());
        EXPECT_EQ(best, plain_best);
        EXPECT_EQ(optimal, plain_optimal);
    });
}

TEST_P(VectorKernels, BestHoldsAreTheLargestTotals) {
    for_random_blocks([&](const std::vector<U32Line>& block, const HoldScale& scale) {
        const SubsetTable& table = tables.front();
        U64Line best{};
        U32Line optimal{};
        best_holds(block.front().data(), table, scale, best.data(), optimal.data());
        for (std::size_t lane = 0; lane < block_lanes; ++lane) {
            u64 largest = 0;
            u32 holds = 0;
            for (u32 hold = 0; hold < hold_count; ++hold) {
                u32 total = 0;  // inclusion-exclusion, term by term
                for (u32 mask = 0; mask < hold_count; ++mask) {
                    if ((hold & ~mask) != 0) continue;
                    const u32 value = block[table[mask]][lane];
                    total += __builtin_popcount(hold ^ mask) % 2 == 0 ? value : 0U - value;
                }
                const u64 value = total * scale.factor[static_cast<std::size_t>(__builtin_popcount(hold))];
                holds = value > largest ? 1U << hold : value == largest ? holds | 1U << hold : holds;
                largest = std::max(largest, value);
            }
            EXPECT_EQ(best[lane], largest);
            EXPECT_EQ(optimal[lane], holds);
        }
    });
}

TEST_P(VectorKernels, AddBestValues) {
    for_random_blocks([&](const std::vector<U32Line>& block, const HoldScale& scale) {
        std::vector<const u32*> lines;
        for (const U32Line& line : block) lines.push_back(line.data());
        std::vector<u32> weight;
        std::vector<u16> chosen;
        for (u16 pattern = 0; pattern < patterns; ++pattern) {
            weight.push_back(static_cast<u32>(random() % 24 + 1));
            if (random() % 2 == 0) chosen.push_back(pattern);
        }
        U64Line sums{};
        for (u64& sum : sums) sum = random() >> 16U;
        U64Line plain_sums = sums;
        add_best_values(lines.data(), tables.data(), weight.data(), chosen, scale, sums.data());
        add_best_values_plain(lines.data(), tables.data(), weight.data(), chosen, scale, plain_sums.data());
        EXPECT_EQ(sums, plain_sums);
    });
}

TEST_P(VectorKernels, HoldsAbove) {
    for_random_blocks([&](const std::vector<U32Line>& block, const HoldScale& scale) {
        const SubsetTable& table = tables.front();
        U64Line best{};
        U64Line limit{};
        U32Line holds{};
        U32Line plain_holds{};
        best_holds_plain(block.front().data(), table, scale, best.data(), holds.data());
        for (std::size_t lane = 0; lane < block_lanes; ++lane) {
            // The best value itself, a little less or more, or any fraction of it.
            const u64 choice = random() % 4;
            limit[lane] = choice == 0   ? best[lane]
                          : choice == 1 ? best[lane] - std::min<u64>(best[lane], 1)
                          : choice == 2 ? best[lane] + 1
                                        : best[lane] / (random() % 9 + 1);
        }
        holds_above(block.front().data(), table, scale, limit.data(), holds.data());
        holds_above_plain(block.front().data(), table, scale, limit.data(), plain_holds.data());
        EXPECT_EQ(holds, plain_holds);
    });
}

TEST_P(VectorKernels, SingleHolds) {
    for (int round = 0; round < 200; ++round) {
        const int jokers = round % (max_jokers + 1);
        const HoldScale scale(Deck::with_jokers(jokers));
        const u32 most = 24 * static_cast<u32>(binomial(jokers, jokers / 2));  // shares are largest then
        const u32 weight = round % 4 == 0 ? most : static_cast<u32>(random() % most + 1);
        const bool with_tie = round % 3 == 0;
        U32Line optimal{};
        for (u32& holds : optimal) holds = 1U << random() % hold_count;
        const auto count = static_cast<u32>(random() % block_lanes + 1);
        if (with_tie) {
            const std::size_t lane = random() % count;
            optimal[lane] |= 1U << ((static_cast<u32>(__builtin_ctz(optimal[lane])) + 7) % hold_count);
        }
        for (std::size_t lane = count; lane < block_lanes; ++lane) optimal[lane] = static_cast<u32>(random());
        U32Line hold{};
        U32Line share{};
        EXPECT_EQ(single_holds(optimal.data(), count, weight, scale, hold.data(), share.data()), with_tie);
        for (std::size_t lane = 0; lane < block_lanes; ++lane) {
            EXPECT_LT(hold[lane], hold_count);
            if (lane >= count) {
                EXPECT_EQ(share[lane], 0U);
                continue;
            }
            if ((optimal[lane] & (optimal[lane] - 1)) != 0) continue;
            const auto expected = static_cast<u32>(__builtin_ctz(optimal[lane]));
            EXPECT_EQ(hold[lane], expected);
            EXPECT_EQ(share[lane],
                      weight * scale.factor[static_cast<std::size_t>(__builtin_popcount(expected))]);
        }
    }
}

TEST_P(VectorKernels, LeaveShares) {
    constexpr u32 whole_deal = hold_count - 1;
    for (int round = 0; round < 200; ++round) {
        SubsetTable table{};
        for (std::size_t mask = 0; mask < hold_count; ++mask)
            table[mask] = static_cast<u16>(7 * mask % subsets);
        U32Line hold{};
        U32Line share{};
        for (std::size_t lane = 0; lane < block_lanes; ++lane) {
            hold[lane] = random() % hold_count;
            share[lane] = random() % 4 == 0 ? 0 : static_cast<u32>(random());
        }
        std::vector<U32Line> weights(subsets);
        for (U32Line& line : weights) {
            for (u32& weight : line) weight = static_cast<u32>(random());
        }
        std::vector<U32Line> expected = weights;
        U64Line expected_at_deal{};
        for (u32 mask = 0; mask < hold_count; ++mask) {
            for (std::size_t lane = 0; lane < block_lanes; ++lane) {
                if ((hold[lane] & ~mask) != 0) continue;
                const bool minus = __builtin_popcount(hold[lane] ^ mask) % 2 != 0;
                if (mask == whole_deal) {
                    expected_at_deal[lane] = minus ? 0 - u64{share[lane]} : share[lane];
                } else {
                    expected[table[mask]][lane] += minus ? 0 - share[lane] : share[lane];
                }
            }
        }
        U64Line at_deal;
        at_deal.fill(99);
        leave_shares(hold.data(), share.data(), table, weights.front().data(), at_deal.data());
        EXPECT_EQ(weights, expected);
        EXPECT_EQ(at_deal, expected_at_deal);
    }
}

TEST_P(VectorKernels, MoveScattered) {
    for (int round = 0; round < 100; ++round) {
        U32Line from{};
        // Nothing at all, a single lane, or any lanes; both signs.
        for (u32& number : from) number = round % 3 == 2 ? static_cast<u32>(random()) : 0;
        if (round % 3 == 1) from[random() % block_lanes] = 0 - static_cast<u32>(random() % 3);
        std::array<u16, block_lanes> index{};
        for (u16& place : index) place = static_cast<u16>(random() % 20);
        std::vector<u64> to(20);
        for (u64& number : to) number = random();
        std::vector<u64> expected = to;
        for (std::size_t lane = 0; lane < block_lanes; ++lane) {
            const i64 change = from[lane] < (1U << 31) ? i64{from[lane]} : i64{from[lane]} - (i64{1} << 32);
            expected[index[lane]] += static_cast<u64>(change);
        }
        move_scattered(from.data(), index.data(), to.data());
        EXPECT_EQ(to, expected);
        EXPECT_EQ(from, U32Line{}) << "what was moved has to be gone";
    }
}

class LatticeLines : public VectorKernels {
  protected:
    std::vector<LatticeLine> random_lines(std::size_t count) {
        std::vector<LatticeLine> lines(count);
        for (LatticeLine& line : lines) {
            for (u32& number : line.lane) number = static_cast<u32>(random());
        }
        return lines;
    }

    static void expect_equal(const std::vector<LatticeLine>& a, const std::vector<LatticeLine>& b) {
        ASSERT_EQ(a.size(), b.size());
        for (std::size_t i = 0; i < a.size(); ++i) EXPECT_EQ(a[i].lane, b[i].lane) << "line " << i;
    }

    template <class Change>
    static void change_lanes(std::vector<LatticeLine>& lines, Change change) {
        for (std::size_t i = 0; i < lines.size(); ++i) {
            for (std::size_t lane = 0; lane < block_lanes; ++lane) change(lines[i].lane[lane], i, lane);
        }
    }
};

TEST_P(LatticeLines, AddMultipleAndDifference) {
    for (std::size_t lines = 1; lines <= 5; ++lines) {
        const auto factor = static_cast<u32>(random() % 60);
        const std::vector<LatticeLine> from = random_lines(lines);
        const std::vector<LatticeLine> instead = random_lines(lines);
        std::vector<LatticeLine> sums = random_lines(lines);
        std::vector<LatticeLine> expected = sums;
        add_multiple(sums.data(), from.data(), factor, lines);
        change_lanes(expected, [&](u32& number, std::size_t i, std::size_t lane) {
            number += factor * from[i].lane[lane];
        });
        expect_equal(sums, expected);
        add_difference(sums.data(), from.data(), instead.data(), factor, lines);
        change_lanes(expected, [&](u32& number, std::size_t i, std::size_t lane) {
            number += factor * (from[i].lane[lane] - instead[i].lane[lane]);
        });
        expect_equal(sums, expected);
    }
}

TEST_P(LatticeLines, AddScattered) {
    constexpr std::size_t entries = 40;
    constexpr std::size_t count = 33;
    for (std::size_t lines = 1; lines <= 5; ++lines) {
        std::vector<u16> index(count);
        for (u16& entry : index) entry = static_cast<u16>(random() % entries);
        const std::vector<LatticeLine> from = random_lines(count * lines);
        std::vector<LatticeLine> sums = random_lines(entries * lines);
        std::vector<LatticeLine> expected = sums;
        add_scattered(sums.data(), index.data(), from.data(), count, 7, lines);
        for (std::size_t j = 0; j < count; ++j) {
            for (std::size_t i = 0; i < lines; ++i) {
                for (std::size_t lane = 0; lane < block_lanes; ++lane) {
                    expected[index[j] * lines + i].lane[lane] += 7 * from[j * lines + i].lane[lane];
                }
            }
        }
        expect_equal(sums, expected);
    }
}

TEST_P(LatticeLines, SumProducts) {
    constexpr std::size_t count = 11;
    for (std::size_t lines = 1; lines <= 5; ++lines) {
        const std::vector<LatticeLine> entries = random_lines(count * lines);
        const std::vector<LatticeLine> factors = random_lines(lines);
        std::vector<u32> sums(count, 7);
        sum_products(sums.data(), entries.data(), factors.data(), count, lines);
        for (std::size_t j = 0; j < count; ++j) {
            u32 expected = 0;
            for (std::size_t i = 0; i < lines; ++i) {
                for (std::size_t lane = 0; lane < block_lanes; ++lane) {
                    expected += entries[j * lines + i].lane[lane] * factors[i].lane[lane];
                }
            }
            EXPECT_EQ(sums[j], expected);
        }
    }
}

TEST_P(LatticeLines, AddWeighted) {
    constexpr std::size_t count = 11;
    for (std::size_t lines = 1; lines <= 5; ++lines) {
        const std::vector<LatticeLine> entries = random_lines(count * lines);
        std::vector<u64> weight(count);
        for (u64& each : weight) each = random();
        weight[3] = 0;
        std::vector<u64> sums(lines * block_lanes);
        for (u64& sum : sums) sum = random();
        std::vector<u64> expected = sums;
        for (std::size_t j = 0; j < count; ++j) {
            for (std::size_t i = 0; i < sums.size(); ++i) {
                expected[i] += weight[j] * entries[j * lines + i / block_lanes].lane[i % block_lanes];
            }
        }
        add_weighted(sums.data(), entries.data(), weight.data(), count, lines);
        EXPECT_EQ(sums, expected);
    }
}

TEST_P(LatticeLines, DivideExactly) {
    for (u32 divisor = 1; divisor <= 5; ++divisor) {
        const std::vector<LatticeLine> quotients = [&] {
            std::vector<LatticeLine> lines = random_lines(9);
            change_lanes(lines, [&](u32& number, std::size_t, std::size_t) { number /= divisor; });
            return lines;
        }();
        std::vector<LatticeLine> numbers = quotients;
        change_lanes(numbers, [&](u32& number, std::size_t, std::size_t) { number *= divisor; });
        divide_exactly(numbers.data(), divisor, numbers.size());
        expect_equal(numbers, quotients);
    }
}

std::string name_of(const testing::TestParamInfo<std::int64_t>& each) {
    return hwy::TargetName(each.param);
}

INSTANTIATE_TEST_SUITE_P(Target, VectorKernels, testing::ValuesIn(hwy::SupportedAndGeneratedTargets()),
                         name_of);
INSTANTIATE_TEST_SUITE_P(Target, LatticeLines, testing::ValuesIn(hwy::SupportedAndGeneratedTargets()),
                         name_of);

}  // namespace
}  // namespace holdfast::videopoker::detail
