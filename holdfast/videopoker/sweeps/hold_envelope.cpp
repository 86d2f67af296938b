#include <algorithm>

#include <holdfast/videopoker/sweeps/hold_envelope.h>

namespace holdfast::videopoker::detail {
namespace {

/// The hold that is best at the start and stays so longest.
std::size_t first_hold(const HoldLines& lines) {
    const auto found = std::max_element(lines.begin(), lines.end(), [](const HoldLine& a, const HoldLine& b) {
        return a.at_start != b.at_start ? a.at_start < b.at_start : a.slope < b.slope;
    });
    return static_cast<std::size_t>(found - lines.begin());
}

u32 holds_of_line(const HoldLines& lines, const HoldLine& line) {
    u32 holds = 0;
    for (std::size_t mask = 0; mask < hold_count; ++mask) {
        if (lines[mask] == line) holds |= 1U << mask;
    }
    return holds;
}

Hold hold_at(std::size_t mask) {
    return Hold::from_mask(static_cast<u32>(mask));
}

}  // namespace

HoldEnvelope::HoldEnvelope(const HoldLines& lines, u64 length) {
    std::size_t now = first_hold(lines);
    first_holds_ = holds_of_line(lines, lines[now]);
    // Each step goes on to a steeper line, so there are fewer than 32 of them.
    for (;;) {
        std::size_t next = now;
        Offset at{length, 1};
        for (std::size_t mask = 0; mask < hold_count; ++mask) {
            // A line that is no steeper never overtakes the present one, which is at the top.
            if (lines[mask].slope <= lines[now].slope) continue;
            // A steeper line that were above the present one would have been chosen before.
            const Offset crossing{lines[now].at_start - lines[mask].at_start,
                                  lines[mask].slope - lines[now].slope};
            const bool as_early = next != now && !(at < crossing);
            if (crossing < at || (as_early && lines[mask].slope > lines[next].slope)) {
                at = crossing;
                next = mask;
            }
        }
        if (next == now) break;
        turns_.push_back({at, hold_at(now), hold_at(next)});
        now = next;
    }
    last_holds_ = holds_of_line(lines, lines[now]);
}

}  // namespace holdfast::videopoker::detail
