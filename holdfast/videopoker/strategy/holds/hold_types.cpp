#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/counting/pay_groups.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/strategy/holds/hold_types.h>

namespace holdfast::videopoker {
/// Finds the types of a game in steps: candidates for all classes, split until homogeneous; offers, added
/// until complete; the numbered types and atoms. Offers come after all splits, because a split renumbers the
/// candidates; numbers come last, because they place the offered types before the others.
class HoldTypes::Builder {
  public:
    Builder(HoldTypes& result, const GameTables& tables, const StopFlag* stop)
        : result_(result), tables_(tables), stop_(stop), classifier_(tables.game()), values_(tables) {}

    void build(const Work& work) {
        result_.tables_ = &tables_;
        result_.high_ranks_ = classifier_.high_ranks();
        result_.wild_ranks_ = classifier_.wild_ranks();
        find_candidates();
        find_pat_candidates();
        offer_standard_types();
        complete_offers(work);
        number_types();
        number_atoms();
        fill_tables();
    }

  private:
    /// A type that some held cards have, offered or not.
    struct CandidateType {
        HoldType type;
        u64 pay_sum;  ///< of all hands that contain one of its holds, in scaled pays; for pat hands their pay
        bool is_standard;
    };

    /// A candidate in the deals of one section.
    using Offer = std::pair<std::size_t, u32>;

    struct NumberedType {
        HoldType type;
        bool is_offered;
        u128 value;
        Offer offer;

        // Offered types first, so that an index alone shows whether a type is offered (HoldTypes::type_of).
        auto order() const {
            const int drawn = type.family() == HoldFamily::made ? 0 : deal_size - type.cards;
            return std::tuple(!is_offered, type.section, type.family(), drawn);
        }
        bool operator<(const NumberedType& other) const {
            if (order() != other.order()) return order() < other.order();
            return value != other.value ? value > other.value : type < other.type;
        }
    };

    u32 intern(const HoldType& type, u64 pay_sum, bool is_standard);
    /// A class of held cards, and its type by shape alone.
    struct SeenHold {
        CardSet held;
        ClassifiedHold by_looks;
    };

    void find_candidates();
    std::set<HoldType> intern_all(const std::map<HoldType, TypeDetail>& detail_of);
    void find_pat_candidates();
    void offer_standard_types();
    void complete_offers(const Work& work);
    std::vector<Offer> best_unoffered(const detail::ValuedDeals& deals, u32 lane, u64 best) const;
    void number_types();
    void number_atoms();
    void fill_tables();
    u128 basic_value(const CandidateType& candidate) const;

    HoldTypes& result_;
    const GameTables& tables_;
    const StopFlag* stop_;
    HoldClassifier classifier_;
    detail::DealValues values_;
    std::array<std::vector<SeenHold>, deal_size> seen_;  ///< [cards][class]
    std::map<HoldType, u32> number_of_;
    std::vector<CandidateType> candidates_;
    std::array<std::vector<u32>, deal_size + 1> of_class_;  ///< [cards][class] candidate
    std::set<Offer> offers_;
    std::vector<std::vector<bool>> is_offered_;  ///< [section][candidate] the standard offers
    std::map<Offer, TypeIndex> type_of_offer_;
};

u32 HoldTypes::Builder::intern(const HoldType& type, u64 pay_sum, bool is_standard) {
    const auto [place, is_new] = number_of_.try_emplace(type, static_cast<u32>(candidates_.size()));
    if (is_new) candidates_.push_back({type, pay_sum, is_standard});
    return place->second;
}

void HoldTypes::Builder::find_candidates() {
    for (int cards = 0; cards < deal_size; ++cards) {
        for (u32 each = 0; each < tables_.classes().size(cards); ++each) {
            throw_if_stopped(stop_);
            const CardSet held = tables_.classes().representative(cards, each);
            seen_[static_cast<std::size_t>(cards)].push_back({held, classifier_.classify(held)});
        }
    }
    // Starts with shapes; if members of a type differ in value, the whole type gets the next finer detail.
    std::map<HoldType, TypeDetail> detail_of;
    // Some draws of equal value are still worth separating. A wild card and three cards to a straight are
    // better the higher the cards are, compared with the wild card alone; so are three to a straight flush
    // with two high cards, compared with these two.
    for (const std::vector<SeenHold>& holds : seen_) {
        for (const SeenHold& hold : holds) {
            const HoldType& type = hold.by_looks.type;
            const bool is_straight =
                type.kind == HoldKind::straight && type.wild_cards > 0 && type.cards == deal_size - 1;
            const bool is_straight_flush =
                type.kind == HoldKind::straight_flush && type.cards == 3 && type.high_cards == 2;
            if (is_straight || is_straight_flush) detail_of.emplace(type, TypeDetail::ranks);
        }
    }
    // Each round refines the uneven types by one step, and at TypeDetail::cards, four steps on, every class
    // is a type of its own: so this ends.
    std::set<HoldType> uneven;
    do {
        for (const HoldType& type : uneven) {
            TypeDetail& detail = detail_of.try_emplace(type, TypeDetail::shape).first->second;
            detail = static_cast<TypeDetail>(static_cast<u8>(detail) + 1);
        }
        uneven = intern_all(detail_of);
    } while (!uneven.empty());
}

std::set<HoldType> HoldTypes::Builder::intern_all(const std::map<HoldType, TypeDetail>& detail_of) {
    std::set<HoldType> uneven;
    number_of_.clear();
    candidates_.clear();
    for (std::size_t cards = 0; cards < deal_size; ++cards) {
        of_class_[cards].clear();
        for (u32 held_class = 0; held_class < seen_[cards].size(); ++held_class) {
            throw_if_stopped(stop_);
            const auto& [held, by_looks] = seen_[cards][held_class];
            HoldType type = by_looks.type;
            if (const auto found = detail_of.find(type); found != detail_of.end()) {
                type = classifier_.refined(type, held, held_class, found->second);
            }
            const u64 pay_sum = values_.pay_sum(static_cast<int>(cards), held_class);
            const u32 number = intern(type, pay_sum, by_looks.is_standard);
            // All members of a type hold equally many cards, so equal sums of pays are equal basic values.
            if (candidates_[number].pay_sum != pay_sum) uneven.insert(by_looks.type);
            of_class_[cards].push_back(number);
        }
    }
    return uneven;
}

void HoldTypes::Builder::find_pat_candidates() {
    const DealClasses& classes = tables_.classes();
    const std::vector<u64>& pays = tables_.pays().pays;
    // Classes are numbered by family, pattern and rank set (deal_classes.h), the order of the loops below, so
    // push_back puts each deal at the index of its class. Nearly all deals of a section and row are one type,
    // which is looked up once.
    std::map<std::pair<u8, u8>, u32> known;
    const auto number_of_pat = [&](const ClassifiedHold& pat) {
        if (!pat.type.ranks.empty()) return intern(pat.type, pays[pat.type.row], pat.is_standard);
        const auto [place, is_new] = known.try_emplace({pat.type.section, pat.type.row}, 0);
        if (is_new) place->second = intern(pat.type, pays[pat.type.row], pat.is_standard);
        return place->second;
    };
    for (std::size_t i = 0; i < classes.families(deal_size).size(); ++i) {
        const DealFamily& family = classes.families(deal_size)[i];
        const detail::FamilyGroups& groups = tables_.groups().family(i);
        // [pattern][rank set] the rows that a deal satisfies, without evaluating 134,459 classes again
        // (pay_groups.h).
        std::vector<std::vector<u32>> group_of(family.patterns(), groups.usual);
        for (const detail::GroupException& each : groups.exceptions) {
            group_of[each.pattern][each.rank_set] = each.group;
        }
        for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
            for (u32 rank_set = 0; rank_set < family.rank_sets(); ++rank_set) {
                throw_if_stopped(stop_);
                const CardSet deal = classes.representative(family, pattern, rank_set);
                const std::size_t row = tables_.paid_row_of_group()[group_of[pattern][rank_set]];
                const ClassifiedHold pat = classifier_.classify_pat(deal, row);
                of_class_[deal_size].push_back(number_of_pat(pat));
                result_.section_of_deal_.push_back(pat.type.section);
            }
        }
    }
    const auto most = std::max_element(result_.section_of_deal_.begin(), result_.section_of_deal_.end());
    result_.sections_ = std::size_t{*most} + 1;
}

void HoldTypes::Builder::offer_standard_types() {
    for (u32 each = 0; each < candidates_.size(); ++each) {
        if (candidates_[each].is_standard) offers_.emplace(candidates_[each].type.section, each);
    }
}

void HoldTypes::Builder::complete_offers(const Work& work) {
    // A deal is lost while none of its best holds is offered. Each lost deal requests the types of its best
    // holds; then each gets the type that most lost deals request, so that few types are added. One round is
    // sufficient: after it, every deal has a best hold that is offered. Sums do not depend on the threads.
    struct Lost {
        u64 weight;
        std::vector<Offer> asks;
    };
    is_offered_.resize(result_.sections_, std::vector<bool>(candidates_.size()));
    for (const auto& [section, candidate] : offers_) is_offered_[section][candidate] = true;
    std::vector<std::vector<Lost>> lost_of(worker_count(work));
    values_.for_each(work, [&](const detail::ValuedDeals& deals, unsigned worker) {
        std::array<u64, detail::block_lanes> best{};
        for (const auto& of_hold : deals.values) {
            for (std::size_t lane = 0; lane < best.size(); ++lane) {
                best[lane] = std::max(best[lane], of_hold[lane]);
            }
        }
        for (u32 lane = 0; lane < deals.count; ++lane) {
            std::vector<Offer> asks = best_unoffered(deals, lane, best[lane]);
            if (!asks.empty()) {
                lost_of[worker].push_back({deals.family->weight[deals.pattern], std::move(asks)});
            }
        }
    });
    std::map<Offer, u64> weight_of;
    for (const std::vector<Lost>& lost : lost_of) {
        for (const Lost& each : lost) {
            throw_if_stopped(stop_);
            for (const Offer& offer : each.asks) weight_of[offer] += each.weight;
        }
    }
    for (const std::vector<Lost>& lost : lost_of) {
        for (const Lost& each : lost) {
            throw_if_stopped(stop_);
            offers_.insert(
                *std::max_element(each.asks.begin(), each.asks.end(), [&](const Offer& a, const Offer& b) {
                    const u64 of_a = weight_of.at(a);
                    const u64 of_b = weight_of.at(b);
                    // If equally many deals request two types, the first wins: the answer must not depend on
                    // the order of the deals.
                    return of_a != of_b ? of_a < of_b : b < a;
                }));
        }
    }
}

std::vector<HoldTypes::Builder::Offer> HoldTypes::Builder::best_unoffered(const detail::ValuedDeals& deals,
                                                                          u32 lane, u64 best) const {
    const u32 rank_set = deals.first_rank_set + lane;
    const std::size_t section = result_.section_of_deal_[deals.family->class_of(deals.pattern, rank_set)];
    std::vector<Offer> asks;
    for (std::size_t mask = 0; mask < hold_count; ++mask) {
        if (deals.values[mask][lane] != best) continue;
        const SubsetRun& run = deals.family->subsets[deals.family->subset_of[deals.pattern][mask]];
        const Offer offer{section, of_class_[run.cards][run.class_of(rank_set)]};
        // One of the best holds is offered: the deal requests nothing.
        if (is_offered_[section][offer.second]) return {};
        asks.push_back(offer);
    }
    return asks;
}

u128 HoldTypes::Builder::basic_value(const CandidateType& candidate) const {
    const int cards = candidate.type.cards;
    // C(deck - n, 5 - n) hands contain a hold of n cards; the common denominator is a multiple of all these
    // numbers.
    const u64 hands = binomial(tables_.game().deck.size() - cards, deal_size - cards);
    return candidate.pay_sum * (result_.basic_denominator_ / hands);
}

void HoldTypes::Builder::number_types() {
    for (int cards = 0; cards <= deal_size; ++cards) {
        const u128 hands = binomial(tables_.game().deck.size() - cards, deal_size - cards);
        // The least common multiple by Euclid's algorithm: std::lcm accepts no 128-bit numbers in strict C++.
        u128 a = result_.basic_denominator_;
        u128 b = hands;
        while (b != 0) {
            a %= b;
            std::swap(a, b);
        }
        result_.basic_denominator_ *= hands / a;
    }
    std::vector<NumberedType> numbered;
    const auto add = [&](const Offer& offer, bool is_offered) {
        HoldType type = candidates_[offer.second].type;
        type.section = static_cast<u8>(offer.first);
        numbered.push_back({type, is_offered, basic_value(candidates_[offer.second]), offer});
    };
    for (const Offer& offer : offers_) add(offer, true);
    for (u32 each = 0; each < candidates_.size(); ++each) {
        const HoldType& type = candidates_[each].type;
        const Offer offer{type.section, each};
        // Single sets of cards are offered only if needed.
        if (type.kind != HoldKind::cards && offers_.count(offer) == 0) add(offer, false);
    }
    if (numbered.size() >= no_type) throw OverflowError("the game has too many types of holds");
    std::sort(numbered.begin(), numbered.end());
    for (const NumberedType& each : numbered) {
        type_of_offer_.emplace(each.offer, static_cast<TypeIndex>(result_.all_types_.size()));
        result_.all_types_.push_back(each.type);
        if (each.is_offered) result_.types_.push_back(each.type);
        result_.basic_values_.push_back(each.value);
    }
}

void HoldTypes::Builder::number_atoms() {
    struct SameAtom {
        std::tuple<u8, HoldFamily, u8, u8, bool> kind;
        u128 value;
        bool operator<(const SameAtom& other) const {
            return kind != other.kind ? kind < other.kind : value < other.value;
        }
    };
    std::map<SameAtom, u16> numbers;
    for (std::size_t index = 0; index < result_.types_.size(); ++index) {
        const HoldType& type = result_.types_[index];
        // Five of a kind that could draw to a royal flush instead are separate from the others.
        const bool can_be_royal = type.kind == HoldKind::pat && type.ranks.mask() >= 0x100;
        const SameAtom same{{type.section, type.family(), type.cards, type.wild_cards, can_be_royal},
                            result_.basic_values_[index]};
        const auto [place, is_new] = numbers.try_emplace(same, static_cast<u16>(result_.atoms_.size()));
        if (is_new) {
            result_.atoms_.push_back(
                {{}, type.section, type.family(), type.cards, result_.basic_values_[index]});
        }
        result_.atoms_[place->second].types.push_back(static_cast<TypeIndex>(index));
        result_.atom_of_type_.push_back(place->second);
    }
}

void HoldTypes::Builder::fill_tables() {
    // A candidate may be a type in one section and not in another: a hold of three deuces is a type among
    // deals with four deuces only if dropping a deuce can be right.
    result_.of_class_.resize(result_.sections_);
    for (std::size_t section = 0; section < result_.sections_; ++section) {
        std::vector<TypeIndex> type_of(candidates_.size(), no_type);
        for (const auto& [offer, type] : type_of_offer_) {
            if (offer.first == section) type_of[offer.second] = type;
        }
        for (std::size_t cards = 0; cards <= deal_size; ++cards) {
            std::vector<TypeIndex>& table = result_.of_class_[section][cards];
            table.reserve(of_class_[cards].size());
            for (const u32 candidate : of_class_[cards]) table.push_back(type_of[candidate]);
        }
    }
}

HoldTypes::HoldTypes(const GameTables& tables, const Work& work) : tables_(&tables) {
    Builder(*this, tables, work.stop).build(work);
}

}  // namespace holdfast::videopoker
