// The upper envelope of hand-made lines.
#include <vector>

#include <gtest/gtest.h>

#include <holdfast/videopoker/sweeps/meter_stretch.h>

namespace holdfast::videopoker::detail {
namespace {

/// Holds 1, 2, ... have these lines; all others lie below them.
HoldLines lines_of(const std::vector<HoldLine>& lines) {
    HoldLines all{};
    for (std::size_t i = 0; i < lines.size(); ++i) all[i + 1] = lines[i];
    return all;
}

u32 holds(std::initializer_list<u32> masks) {
    u32 bits = 0;
    for (const u32 mask : masks) bits |= u32{1} << mask;
    return bits;
}

TEST(HoldEnvelopeTest, BeginsWithTheSteepestOfEqualLines) {
    const HoldEnvelope envelope(lines_of({{10, 1}, {10, 3}, {10, 3}, {10, 2}}), 100);
    EXPECT_TRUE(envelope.turns().empty());
    EXPECT_EQ(envelope.first_holds(), holds({2, 3}));
    EXPECT_EQ(envelope.last_holds(), holds({2, 3}));
}

// 10, 8 + x and 6 + 2 x meet in x = 2: one turn, to the steepest.
TEST(HoldEnvelopeTest, WhereSeveralLinesMeetThereIsOneTurn) {
    for (const auto& rising :
         {std::vector<HoldLine>{{10, 0}, {8, 1}, {6, 2}}, std::vector<HoldLine>{{10, 0}, {6, 2}, {8, 1}}}) {
        const HoldLines lines = lines_of(rising);
        const HoldEnvelope envelope(lines, 100);
        ASSERT_EQ(envelope.turns().size(), 1U);
        const Turn& turn = envelope.turns().front();
        EXPECT_EQ(turn.at.over, 2 * turn.at.under);
        EXPECT_EQ(turn.before.mask(), 1U);
        EXPECT_EQ(lines[turn.after.mask()], (HoldLine{6, 2}));
        EXPECT_EQ(envelope.first_holds(), holds({1}));
    }
}

TEST(HoldEnvelopeTest, TurnsRiseAndEndBeforeTheLength) {
    // 20, then 15 + x from 5 on, then 5 + 2 x from 10 on.
    const std::vector<HoldLine> lines{{20, 0}, {15, 1}, {5, 2}};
    const HoldEnvelope both(lines_of(lines), 11);
    ASSERT_EQ(both.turns().size(), 2U);
    EXPECT_EQ(both.turns()[0].at.over, 5 * both.turns()[0].at.under);
    EXPECT_EQ(both.turns()[1].at.over, 10 * both.turns()[1].at.under);
    EXPECT_EQ(both.turns()[1].before.mask(), 2U);
    EXPECT_EQ(both.last_holds(), holds({3}));
    // A turn at the very end does not count.
    EXPECT_EQ(HoldEnvelope(lines_of(lines), 10).turns().size(), 1U);
    EXPECT_TRUE(HoldEnvelope(lines_of(lines), 5).turns().empty());
}

}  // namespace
}  // namespace holdfast::videopoker::detail
