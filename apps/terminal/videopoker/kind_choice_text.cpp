#include <apps/terminal/videopoker/kind_choice_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>

namespace holdfast::terminal {

using namespace ask;

std::string rather_than_text(const KindChoice& choice) {
    return choice.rather_than == choice.hold ? "a worse one of the kind" : choice.rather_than;
}

std::string right_text(const KindChoice& choice) {
    if (!choice.of_all_deals) return "";
    const videopoker::KindComparison& all = *choice.of_all_deals;
    if (all.right == all.deals) return fmt::format("all {} deals", grouped(all.deals));
    return fmt::format("{} of {} deals", percent(Rational(all.right, all.deals), 2), grouped(all.deals));
}

}  // namespace holdfast::terminal
