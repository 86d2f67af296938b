#include <holdfast/ask/videopoker/kind_choice.h>

namespace holdfast::ask {

const Shape<KindChoice>& KindChoice::shape() {
    const auto of_comparison = [](u64 videopoker::KindComparison::*member) {
        return [member](const KindChoice& choice) {
            return choice.of_all_deals ? std::optional(*choice.of_all_deals.*member) : std::nullopt;
        };
    };
    static const Shape<KindChoice> shape =
        Shape<KindChoice>("KindChoice")
            .text("hold", "The kind of hold to keep", &KindChoice::hold)
            .text("rather_than", "The other kind of hold; if it is the same, a worse hold of that kind",
                  &KindChoice::rather_than)
            .count("deals",
                   "All deals that offer both kinds and in which one of them is best; absent if they are the "
                   "same kind",
                   of_comparison(&videopoker::KindComparison::deals))
            .count("right", "Those of them in which a hold of the first kind is best",
                   of_comparison(&videopoker::KindComparison::right));
    return shape;
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
