// Machines against published returns, and returns recomputed apart from this code.
//
// tests/golden/machines.txt has the figures, with their sources.
#include <gtest/gtest.h>
#include <tests/support/golden_lines.h>

#include <holdfast/videopoker/machines/machine_solution.h>
#include <holdfast/videopoker/machines/ultimate_x_lines.h>

namespace holdfast::videopoker {
namespace {

/// Rounded to as many decimals as the figure has.
void expect_rounds_to(const Rational& found, const std::string& figure) {
    const auto decimals = static_cast<int>(figure.size() - figure.find('.') - 1);
    EXPECT_EQ(decimal_text(found, decimals), figure);
}

ReturnBounds optimum_of(const Machine& machine, const GameTables& base) {
    return machine.lines > 1 ? solve_lines(base, machine).optimum
                             : solve_machine(base, states_of(machine)).optimum;
}

TEST(Machines, ReturnWhatIsPublished) {
    int figures = 0;
    for (const test::GoldenLine& line :
         test::read_golden_file(HOLDFAST_SOURCE_FOLDER "/tests/golden/machines.txt")) {
        SCOPED_TRACE(line.text());
        const std::string& id = line.at("machine");
        const std::string& figure = line.at("return");
        const Machine machine = read_machine(machine_text(id), id);
        const GameTables base(machine.game);
        if (line.kind() == "optimum") {
            const ReturnBounds optimum = optimum_of(machine, base);
            EXPECT_LT(optimum.width(), Rational(1, 1'000'000'000));
            EXPECT_LE(optimum.least, optimum.most);
            expect_rounds_to(optimum.least, figure);
            expect_rounds_to(optimum.most, figure);
        } else if (line.kind() == "between") {
            // The best play of several lines: no less than one strategy, no more than the best play of one line.
            const MachineStates states = states_of(machine);
            EXPECT_LT(single_strategy(base, states).bounds.least, parse_rational(figure));
            EXPECT_GT(solve_machine(base, states).optimum.most, parse_rational(figure));
        } else {
            ASSERT_EQ(line.kind(), "single");
            expect_rounds_to(single_strategy(base, states_of(machine)).bounds.least, figure);
        }
        ++figures;
    }
    EXPECT_GE(figures, 20);
}

}  // namespace
}  // namespace holdfast::videopoker
