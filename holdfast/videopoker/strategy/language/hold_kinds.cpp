#include <algorithm>
#include <array>
#include <map>

#include <holdfast/core/threads.h>
#include <holdfast/videopoker/strategy/holds/deal_walk.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>
#include <holdfast/videopoker/strategy/language/chart_tokens.h>
#include <holdfast/videopoker/strategy/language/hold_kinds.h>
#include <holdfast/videopoker/strategy/language/hold_phrase.h>

namespace holdfast::videopoker {
namespace {

int high_ranks_among(const HoldTypes& types, RankSet ranks) {
    return __builtin_popcount((ranks & types.high_ranks()).mask());
}

/// The ranks that some row pays beside these cards of one rank.
RankSet paying_kickers(const Game& game, const HoldType& type) {
    RankSet kickers;
    for (const PayRow& row : game.rows) {
        const bool is_for_it = row.hand == PayHand::four_of_a_kind && !(row.kickers == RankSet::all()) &&
                               (row.ranks & type.ranks) == type.ranks;
        if (is_for_it) kickers = kickers | row.kickers;
    }
    return kickers;
}

/// "low pair", "four of a kind with a kicker"
std::string equal_ranks_words(const HoldTypes& types, const HoldType& type) {
    const bool pays = (paying_kickers(types.tables().game(), type) & type.kickers) == type.kickers;
    const std::string kicker = type.kickers.empty() ? ""
                               : pays               ? " with a kicker that pays"
                                                    : " with a kicker";
    if (type.kind == HoldKind::four_of_a_kind) return "four of a kind" + kicker;
    if (type.kind == HoldKind::three_of_a_kind) return "three of a kind" + kicker;
    if (type.kind == HoldKind::two_pair) return "two pair";
    if (types.high_ranks().empty()) return "pair" + kicker;
    return (high_ranks_among(types, type.ranks) > 0 ? "high pair" : "low pair") + kicker;
}

/// "four to an outside straight", "two to a flush"
std::string draw_kind_words(const HoldType& type) {
    // Players tell these apart; with wild cards, or with fewer cards, gaps have other meanings.
    if (type.kind == HoldKind::straight && type.cards == 4 && type.section == 0) {
        return draw_words(type.kind, type.cards,
                          HoldVocabulary::gaps(type) == 0 ? "an outside" : "an inside");
    }
    return draw_words(type.kind, type.cards);
}

/// The words without the wild cards dealt.
std::string plain_words(const HoldTypes& types, const HoldType& type) {
    const std::string number(numbers_in_words[type.cards]);
    switch (type.kind) {
        case HoldKind::pat:
            return "dealt " + types.tables().game().rows[type.row].name;
        case HoldKind::four_of_a_kind:
        case HoldKind::three_of_a_kind:
        case HoldKind::two_pair:
        case HoldKind::pair:
            return equal_ranks_words(types, type);
        case HoldKind::royal_flush:
        case HoldKind::straight_flush:
        case HoldKind::flush:
        case HoldKind::straight:
            return draw_kind_words(type);
        case HoldKind::unsuited:
            return number + (high_ranks_among(types, type.ranks) == type.cards ? " unsuited high cards"
                                                                               : " unsuited cards");
        case HoldKind::single:
            if (types.high_ranks().empty()) return type.wild_cards > 0 ? "one natural card" : "one card";
            return high_ranks_among(types, type.ranks) > 0 || type.high_cards > 0 ? "one high card"
                                                                                  : "one low card";
        case HoldKind::nothing:
            return type.section > 0 ? "wild cards only" : "discard all";
        case HoldKind::cards:
            break;
    }
    return number + " other cards";
}

std::string kind_words(const HoldTypes& types, const HoldType& type) {
    const std::string words =
        type.wild_cards < type.section ? "a wild card discarded" : plain_words(types, type);
    return types.sections() > 1 ? section_words(types, type.section) + ": " + words : words;
}

/// The best of the holds of each of the two kinds in one deal; nothing if it has none of the kind.
struct BestOfKinds {
    std::optional<u64> kept;
    std::optional<u64> passed;
};

}  // namespace

HoldKinds::HoldKinds(const HoldTypes& types) : types_(&types) {
    std::map<std::string, KindIndex> known;
    const auto intern = [&](const std::string& words) {
        const auto [place, is_new] = known.try_emplace(words, words_.size());
        if (is_new) words_.push_back(words);
        return place->second;
    };
    for (const HoldType& type : types.all_types()) of_type_.push_back(intern(kind_words(types, type)));
    // Sets without a type drop a wild card; without wild cards there are none.
    for (std::size_t section = 0; section < types.sections(); ++section) {
        HoldType unnamed;
        unnamed.kind = HoldKind::cards;
        unnamed.section = static_cast<u8>(section);
        unnamed_.push_back(intern(kind_words(types, unnamed)));
    }
}

KindIndex HoldKinds::kind_of(CardSet deal, CardSet held) const {
    const DealClasses& classes = types_->tables().classes();
    const std::size_t section = types_->section_of(classes.class_of(deal));
    const TypeIndex type = types_->any_type_of(held.size(), classes.class_of(held), section);
    return type < of_type_.size() ? of_type_[type] : unnamed_[section];
}

bool HoldKinds::is_comparable(const KindPair& pair) const {
    const auto is_unnamed = [&](KindIndex kind) {
        return std::find(unnamed_.begin(), unnamed_.end(), kind) != unnamed_.end();
    };
    return pair.kept != pair.passed && !is_unnamed(pair.kept) && !is_unnamed(pair.passed);
}

std::vector<std::optional<KindComparison>> HoldKinds::compare(const std::vector<KindPair>& pairs,
                                                              const Work& work) const {
    std::vector<std::optional<KindComparison>> sums(pairs.size());
    std::vector<std::size_t> compared;
    for (std::size_t number = 0; number < pairs.size(); ++number) {
        if (is_comparable(pairs[number])) compared.push_back(number);
    }
    if (compared.empty()) return sums;
    std::vector<std::vector<KindComparison>> of_worker(worker_count(work),
                                                       std::vector<KindComparison>(pairs.size()));
    const DealWalk walk(*types_, types_->all_types().size());
    walk.for_each(work, [&](const DealHolds& deal, unsigned worker) {
        for (const std::size_t number : compared) {
            BestOfKinds best;
            for (const OfferedHold& hold : deal) {
                const KindIndex kind = of_type_[hold.type];
                if (kind == pairs[number].kept) best.kept = std::max(best.kept.value_or(0), hold.value);
                if (kind == pairs[number].passed) best.passed = std::max(best.passed.value_or(0), hold.value);
            }
            if (!best.kept || !best.passed) continue;
            // The player chooses between the two only if neither is beaten by a third.
            if (std::max(*best.kept, *best.passed) < deal.best_value) continue;
            KindComparison& comparison = of_worker[worker][number];
            comparison.deals += deal.weight;
            if (*best.kept == deal.best_value) comparison.right += deal.weight;
        }
    });
    for (const std::size_t number : compared) {
        sums[number].emplace();
        for (const std::vector<KindComparison>& each : of_worker) {
            sums[number]->deals += each[number].deals;
            sums[number]->right += each[number].right;
        }
    }
    return sums;
}

}  // namespace holdfast::videopoker
