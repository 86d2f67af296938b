// The vector code against its scalar twins, on random deals, for every instruction set of this processor.
//
// A deal is made backwards: hold totals first, then the sums over supersets that the code starts from. Totals
// are any numbers, or 0 to 3, or small multiples of the numbers of draws, so that holds of different sizes
// tie. Decks of 52 to 57 cards give all the multipliers there are.
#include <algorithm>

#include <tests/cross_checks/each_instruction_set.h>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/videopoker/play/best_holds.h>
#include <holdfast/videopoker/play/hold_shares.h>

namespace holdfast::videopoker::detail {
namespace {

constexpr std::size_t patterns = 5;
constexpr std::size_t subsets = patterns * hold_count;

struct alignas(64) U32Line : std::array<u32, block_lanes> {};
struct alignas(64) U64Line : std::array<u64, block_lanes> {};

class VectorKernels : public EachInstructionSet {
  protected:
    /// A total of a hold, below lane_limit like all totals that the code is given.
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
};

TEST_P(VectorKernels, BestHolds) {
    for_random_blocks([&](const std::vector<U32Line>& block, const HoldScale& scale) {
        const SubsetTable& table = tables.front();
        U64Line best{};
        U64Line scalar_best{};
        U32Line optimal{};
        U32Line scalar_optimal{};
        best_holds(block.front().data(), table, scale, best.data(), optimal.data());
        best_holds_scalar(block.front().data(), table, scale, scalar_best.data(), scalar_optimal.data());
        EXPECT_EQ(best, scalar_best);
        EXPECT_EQ(optimal, scalar_optimal);
    });
}

// Totals of up to 37 bits, whose products with 25 bits fit in 64; every third round has many ties.
TEST_P(VectorKernels, BestHoldsOfLargePays) {
    for_random_blocks([&](const std::vector<U32Line>& block, const HoldScale& scale) {
        const SubsetTable& table = tables.front();
        std::vector<U64Line> wide(subsets);
        for (std::size_t lane = 0; lane < block_lanes; ++lane) {
            std::array<u64, hold_count> totals{};
            for (std::size_t mask = 0; mask < hold_count; ++mask) totals[mask] = block[table[mask]][lane];
            totals_of_holds(totals);
            for (std::size_t mask = 0; mask < hold_count; ++mask) {
                totals[mask] =
                    (totals[mask] & ((u64{1} << 30U) - 1)) << 7U | (random() % 3 == 0 ? random() % 2 : 0);
            }
            for (std::size_t card = 1; card < hold_count; card *= 2) {
                for (std::size_t mask = 0; mask < hold_count; ++mask) {
                    if ((mask & card) == 0) totals[mask] += totals[mask | card];
                }
            }
            for (std::size_t mask = 0; mask < hold_count; ++mask) wide[table[mask]][lane] = totals[mask];
        }
        U64Line best{};
        U64Line scalar_best{};
        U32Line optimal{};
        U32Line scalar_optimal{};
        best_holds(wide.front().data(), table, scale, best.data(), optimal.data());
        best_holds_scalar(wide.front().data(), table, scale, scalar_best.data(), scalar_optimal.data());
        EXPECT_EQ(best, scalar_best);
        EXPECT_EQ(optimal, scalar_optimal);
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
        U64Line scalar_sums = sums;
        add_best_values(lines.data(), tables.data(), weight.data(), chosen, scale, sums.data());
        add_best_values_scalar(lines.data(), tables.data(), weight.data(), chosen, scale, scalar_sums.data());
        EXPECT_EQ(sums, scalar_sums);
    });
}

TEST_P(VectorKernels, HoldsAbove) {
    for_random_blocks([&](const std::vector<U32Line>& block, const HoldScale& scale) {
        const SubsetTable& table = tables.front();
        U64Line best{};
        U64Line limit{};
        U32Line holds{};
        U32Line scalar_holds{};
        best_holds_scalar(block.front().data(), table, scale, best.data(), holds.data());
        for (std::size_t lane = 0; lane < block_lanes; ++lane) {
            // The best value itself, a little less or more, or any fraction of it.
            const u64 choice = random() % 4;
            limit[lane] = choice == 0   ? best[lane]
                          : choice == 1 ? best[lane] - std::min<u64>(best[lane], 1)
                          : choice == 2 ? best[lane] + 1
                                        : best[lane] / (random() % 9 + 1);
        }
        holds_above(block.front().data(), table, scale, limit.data(), holds.data());
        holds_above_scalar(block.front().data(), table, scale, limit.data(), scalar_holds.data());
        EXPECT_EQ(holds, scalar_holds);
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
        for (std::size_t mask = 0; mask < hold_count; ++mask) {
            table[mask] = static_cast<u16>(7 * mask % subsets);
        }
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

INSTANTIATE_TEST_SUITE_P(Target, VectorKernels, testing::ValuesIn(each_instruction_set()),
                         instruction_set_name);

}  // namespace
}  // namespace holdfast::videopoker::detail
