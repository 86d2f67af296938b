#include <holdfast/strategy/search/exchange_bounds.h>

namespace holdfast::videopoker {

ExchangeBounds::ExchangeBounds(const Phrases& phrases, const RowChart& chart)
    : rows_(chart.rows().size()),
      lost_(rows_ + 1),
      won_(phrases.size() * (rows_ + 1)),
      phrase_won_(phrases.size()) {
    for (std::size_t group = 0; group < phrases.groups(); ++group) {
        lost_[chart.decision(group).row] += chart.decision(group).value - chart.next_decision(group).value;
    }
    for (u32 phrase = 0; phrase < phrases.size(); ++phrase) {
        i64* won = won_.data() + phrase * (rows_ + 1);
        for (const Phrases::Play& play : phrases.plays(phrase)) {
            const RowChart::Decision& decision = chart.decision(play.group);
            phrase_won_[phrase] += std::max(play.value - decision.value, i64{0});
            won[decision.row] += std::max(play.value - chart.next_decision(play.group).value, i64{0});
        }
    }
}

}  // namespace holdfast::videopoker
