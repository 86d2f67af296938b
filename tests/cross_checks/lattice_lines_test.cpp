// The vector arithmetic on lattice lines against plain loops, for every instruction set of this processor.
#include <tests/cross_checks/each_instruction_set.h>

#include <holdfast/videopoker/counting/lattice_lines.h>
#include <holdfast/videopoker/paytables/deal.h>

namespace holdfast::videopoker::detail {
namespace {

constexpr std::size_t line_lanes = 16;

class LatticeLines : public EachInstructionSet {
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
            for (std::size_t lane = 0; lane < line_lanes; ++lane) change(lines[i].lane[lane], i, lane);
        }
    }
};

TEST_P(LatticeLines, SumMultiples) {
    for (std::size_t count = 0; count < 15; ++count) {
        const std::size_t lines = count % 5 + 1;
        const std::vector<LatticeLine> from = random_lines(20 * lines);
        std::vector<const LatticeLine*> entry;
        std::vector<u32> factor;
        for (std::size_t j = 0; j < count; ++j) {
            entry.push_back(from.data() + random() % 20 * lines);
            factor.push_back(static_cast<u32>(random() % 60));
        }
        std::vector<LatticeLine> sums = random_lines(lines);
        sum_multiples(sums.data(), entry.data(), factor.data(), count, lines);
        std::vector<LatticeLine> expected(lines);
        change_lanes(expected, [&](u32& sum, std::size_t i, std::size_t lane) {
            for (std::size_t j = 0; j < count; ++j) sum += factor[j] * entry[j][i].lane[lane];
        });
        expect_equal(sums, expected);
    }
}

TEST_P(LatticeLines, AddDifference) {
    for (std::size_t lines = 1; lines <= 5; ++lines) {
        const auto factor = static_cast<u32>(random() % 60);
        const std::vector<LatticeLine> from = random_lines(lines);
        const std::vector<LatticeLine> instead = random_lines(lines);
        std::vector<LatticeLine> sums = random_lines(lines);
        std::vector<LatticeLine> expected = sums;
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
                for (std::size_t lane = 0; lane < line_lanes; ++lane) {
                    expected[index[j] * lines + i].lane[lane] += 7 * from[j * lines + i].lane[lane];
                }
            }
        }
        expect_equal(sums, expected);
    }
}

TEST_P(LatticeLines, SumAlternating) {
    for (u32 base = 0; base < hold_count; ++base) {
        const std::size_t lines = base % 5 + 1;
        const u32 changing = (hold_count - 1) & ~base & static_cast<u32>(random());
        const std::vector<LatticeLine> numbers = random_lines(hold_count * lines);
        std::vector<const u32*> entry;
        for (std::size_t i = 0; i < hold_count; ++i) entry.push_back(numbers[i * lines].lane.data());
        std::vector<LatticeLine> sums = random_lines(lines);
        sum_alternating(sums.front().lane.data(), entry.data(), base, changing, 163185, lines);
        std::vector<LatticeLine> expected(lines);
        change_lanes(expected, [&](u32& sum, std::size_t i, std::size_t lane) {
            for (u32 mask = 0; mask < hold_count; ++mask) {
                if ((mask & base) != base || (mask & ~(base | changing)) != 0) continue;
                const u32 number = 163185 * numbers[mask * lines + i].lane[lane];
                sum += __builtin_popcount(mask ^ base) % 2 == 0 ? number : 0 - number;
            }
        });
        expect_equal(sums, expected);
    }
}

TEST_P(LatticeLines, SumProducts) {
    constexpr std::size_t count = 11;
    for (std::size_t lines = 1; lines <= 5; ++lines) {
        std::vector<LatticeLine> entries = random_lines(count * lines);
        std::vector<LatticeLine> factors = random_lines(lines);
        change_lanes(entries, [](u32& number, std::size_t, std::size_t) { number >>= 18U; });
        change_lanes(factors, [](u32& number, std::size_t, std::size_t) { number >>= 22U; });
        std::vector<u32> sums(count, 7);
        sum_products(sums.data(), entries.data(), factors.data(), count, lines);
        for (std::size_t j = 0; j < count; ++j) {
            u32 expected = 0;
            for (std::size_t i = 0; i < lines; ++i) {
                for (std::size_t lane = 0; lane < line_lanes; ++lane) {
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
        std::vector<u64> sums(lines * line_lanes);
        for (u64& sum : sums) sum = random();
        std::vector<u64> expected = sums;
        for (std::size_t j = 0; j < count; ++j) {
            for (std::size_t i = 0; i < sums.size(); ++i) {
                expected[i] += weight[j] * entries[j * lines + i / line_lanes].lane[i % line_lanes];
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

INSTANTIATE_TEST_SUITE_P(Target, LatticeLines, testing::ValuesIn(each_instruction_set()),
                         instruction_set_name);

}  // namespace
}  // namespace holdfast::videopoker::detail
