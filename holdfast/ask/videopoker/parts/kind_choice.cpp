#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/parts/kind_choice.h>

namespace holdfast::ask {

namespace {

/// "all 1,234 deals", "99.50% of 1,234 deals"
std::string right_text(const KindChoice& choice) {
    if (!choice.of_all_deals) return "";
    const auto& [deals, right] = *choice.of_all_deals;
    if (right == deals) return fmt::format("all {} deals", grouped(deals));
    return fmt::format("{} of {} deals", percent(Rational(right, deals), 2), grouped(deals));
}

}  // namespace

void KindChoice::declare(Shape<KindChoice>& shape) {
    const auto of_comparison = [](u64 videopoker::KindComparison::*member) {
        return [member](const KindChoice& choice) {
            return choice.of_all_deals ? std::optional(*choice.of_all_deals.*member) : std::nullopt;
        };
    };
    shape.named("KindChoice")
        .text("hold", "The kind of hold to keep", &KindChoice::hold)
        .shown("Hold")
        .text("rather_than", "The other kind of hold; if it is the same, a worse hold of that kind",
              &KindChoice::rather_than)
        .count("deals",
               "All deals that offer both kinds and in which one of them is best; absent if they are the "
               "same kind",
               of_comparison(&videopoker::KindComparison::deals))
        .count("right", "Those of them in which a hold of the first kind is best",
               of_comparison(&videopoker::KindComparison::right))
        .only_shown("Rather than", "The other kind of hold",
                    [](const KindChoice& choice) {
                        return choice.rather_than == choice.hold ? "another one of the kind"
                                                                 : choice.rather_than;
                    })
        .only_shown("Right in",
                    "Of the deals that offer both holds and in which one of them is best, the share in which "
                    "the first is best",
                    right_text, {}, 2);
}

std::string example_text(const videopoker::Deal& deal, videopoker::Hold hold) {
    return cards_or_nothing(deal.held(hold)) + " of " +
           spaced_cards(std::vector<Card>(deal.begin(), deal.end()));
}

std::vector<KindChoice> kind_choices(const videopoker::HoldKinds& kinds,
                                     const std::vector<videopoker::KindPair>& pairs, const Work& work) {
    const std::vector<std::optional<videopoker::KindComparison>> of_all = kinds.compare(pairs, work);
    std::vector<KindChoice> choices;
    for (std::size_t number = 0; number < pairs.size(); ++number) {
        choices.push_back(
            {kinds.words(pairs[number].kept), kinds.words(pairs[number].passed), of_all[number]});
    }
    return choices;
}

}  // namespace holdfast::ask
