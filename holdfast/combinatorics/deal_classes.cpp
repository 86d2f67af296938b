#include <algorithm>
#include <map>
#include <tuple>

#include <holdfast/cards/card.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/combinatorics/deal_classes.h>

namespace holdfast {
namespace {

/// [n] the masks of n suits, in rising order: 1, 4, 6, 4, 1 of them.
struct SuitMasks {
    std::array<std::array<u8, 6>, suit_count + 1> of_size{};
    std::array<u8, suit_count + 1> count{};
    std::array<u8, 16> ordinal{};
};

constexpr SuitMasks suit_masks = [] {
    SuitMasks masks;
    for (u8 mask = 0; mask < 16; ++mask) {
        const auto size = static_cast<std::size_t>(__builtin_popcount(mask));
        masks.ordinal[mask] = masks.count[size];
        masks.of_size[size][masks.count[size]++] = mask;
    }
    return masks;
}();

constexpr u16 not_seen = 0xffff;  ///< more than there are patterns

}  // namespace

RankShape::RankShape(int cards, u32 breaks, const std::vector<SuitPermutation>& group) : cards_(cards) {
    for (int card = 0; card < cards; ++card) {
        if (card == 0 || ((breaks >> (card - 1)) & 1U) != 0) ++ranks_;
        ++multiplicity_[static_cast<std::size_t>(ranks_ - 1)];
    }
    rank_sets_ = static_cast<u32>(binomial(rank_count, ranks_));
    // There are no five cards of one rank: that shape has no codes and no patterns.
    std::size_t codes = 1;
    for (const u8 count : multiplicity_) {
        codes *= count > suit_count ? std::size_t{0} : suit_masks.count[count];
    }
    // Codes are visited in rising order, so the first of an orbit is its smallest and stands for it.
    pattern_of_code_.assign(codes, not_seen);
    for (std::size_t code = 0; code < codes; ++code) {
        if (pattern_of_code_[code] != not_seen) continue;
        const SuitChoice suits = choice_of(code);
        u32 orbit_size = 0;
        for (const SuitPermutation& image : group) {
            SuitChoice other{};
            std::transform(suits.begin(), suits.end(), other.begin(),
                           [&](SuitSet held) { return with_suits_renamed(held, image); });
            u16& pattern = pattern_of_code_[code_of(other)];
            if (pattern == not_seen) {
                pattern = static_cast<u16>(patterns_.size());
                ++orbit_size;
            }
        }
        patterns_.push_back({suits, orbit_size});
    }
}

u32 RankShape::breaks_of(const std::array<u8, max_set_size>& multiplicity) {
    u32 breaks = 0;
    int cards = 0;
    for (const u8 count : multiplicity) {
        if (count == 0) continue;
        if (cards > 0) breaks |= 1U << (cards - 1);
        cards += count;
    }
    return breaks;
}

/// A suit choice as one number, without gaps: the digits are the ordinals of its masks among those of equal
/// size, the lowest rank's digit first.
std::size_t RankShape::code_of(const SuitChoice& suits) const {
    std::size_t code = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(ranks_); ++i) {
        code = code * suit_masks.count[multiplicity_[i]] + suit_masks.ordinal[suits[i]];
    }
    return code;
}

SuitChoice RankShape::choice_of(std::size_t code) const {
    SuitChoice suits{};
    for (std::size_t i = static_cast<std::size_t>(ranks_); i-- > 0;) {
        const std::size_t count = suit_masks.count[multiplicity_[i]];
        suits[i] = suit_masks.of_size[multiplicity_[i]][code % count];
        code /= count;
    }
    return suits;
}

namespace {

/// For each number of ranks: its sets of ranks in colex order, and the index of every part of every set.
struct RankSetTables {
    std::array<std::vector<u16>, max_set_size + 1> masks;
    std::array<std::vector<u16>, max_set_size + 1> index;  ///< [chosen * stride(rank_sets) + rank_set]

    static std::size_t stride(std::size_t sets) {
        return (sets + rank_set_padding - 1) / rank_set_padding * rank_set_padding;
    }

    RankSetTables() {
        for (int ranks = 0; ranks <= max_set_size; ++ranks) {
            const auto sets = static_cast<std::size_t>(binomial(rank_count, ranks));
            const auto r = static_cast<std::size_t>(ranks);
            index[r].resize(stride(sets) << r);  // one table of all sets for each of the 2^r parts
            u32 mask = (1U << ranks) - 1;
            for (std::size_t set = 0; set < sets; ++set) {
                masks[r].push_back(static_cast<u16>(mask));
                fill(r, sets, set, mask);
                if (set + 1 < sets) mask = next_of_same_size(mask);
            }
        }
    }

    void fill(std::size_t ranks, std::size_t sets, std::size_t set, u32 mask) {
        // colex_index() of each part: as a part's highest rank, a rank adds C(rank, size of the part).
        struct Part {
            int size = 0;
            u64 index = 0;
        };
        std::array<Part, std::size_t{1} << max_set_size> parts{};
        for (std::size_t i = 0; i < ranks; ++i, mask &= mask - 1) {
            for (u32 lower = 0; lower < 1U << i; ++lower) {
                const int size = parts[lower].size + 1;
                parts[lower | 1U << i] = {size, parts[lower].index + binomial(__builtin_ctz(mask), size)};
            }
        }
        for (u32 chosen = 0; chosen < (1U << ranks); ++chosen) {
            index[ranks][chosen * stride(sets) + set] = static_cast<u16>(parts[chosen].index);
        }
    }
};

const RankSetTables& rank_set_tables() {
    static const RankSetTables tables;
    return tables;
}

}  // namespace

const u16* DealClasses::rank_index(int ranks, u32 chosen) {
    const auto r = static_cast<std::size_t>(ranks);
    const RankSetTables& tables = rank_set_tables();
    return tables.index[r].data() + chosen * RankSetTables::stride(tables.masks[r].size());
}

u32 DealClasses::rank_set_mask(int ranks, u32 rank_set) {
    return rank_set_tables().masks[static_cast<std::size_t>(ranks)][rank_set];
}

DealClasses::DealClasses(Deck deck, SuitSymmetry symmetry) : deck_(deck), symmetry_(symmetry) {
    // The shapes of all sizes come first: families point to them, and to those of their subsets.
    const std::vector<SuitPermutation> group = symmetry.permutations();
    for (int cards = 0; cards <= max_set_size; ++cards) {
        const auto level = static_cast<std::size_t>(cards);
        const u32 shape_count = cards == 0 ? 1 : 1U << (cards - 1);
        for (u32 breaks = 0; breaks < shape_count; ++breaks) {
            const RankShape& added = shapes_[level].emplace_back(cards, breaks, group);
            shape_first_[level].push_back(ordinary_size_[level]);
            ordinary_size_[level] += static_cast<u32>(added.patterns().size()) * added.rank_sets();
        }
    }
    for (int cards = 0; cards <= max_set_size; ++cards) {
        const auto level = static_cast<std::size_t>(cards);
        for (int jokers = 0; jokers <= std::min(cards, deck.jokers()); ++jokers) {
            size_[level] += ordinary_size_[static_cast<std::size_t>(cards - jokers)];
            for (const RankShape& each : shapes_[static_cast<std::size_t>(cards - jokers)]) {
                if (!each.patterns().empty()) families_[level].push_back(make_family(cards, jokers, each));
            }
        }
    }
}

std::size_t DealClasses::bytes() const {
    std::size_t bytes = sizeof *this;
    for (const std::vector<RankShape>& shapes : shapes_) {
        for (const RankShape& shape : shapes) bytes += shape.bytes();
    }
    for (const std::vector<DealFamily>& level : families_) {
        for (const DealFamily& family : level) {
            bytes += sizeof family + family.weight.capacity() * sizeof(u32) +
                     family.subsets.capacity() * sizeof(SubsetRun) +
                     family.subset_of.capacity() * sizeof family.subset_of.front();
            for (const std::vector<SmallerClass>& classes : family.smaller_classes) {
                bytes += sizeof(std::vector<SmallerClass>) + classes.capacity() * sizeof(SmallerClass);
            }
        }
    }
    return bytes;
}

u32 DealClasses::first_class(int cards, int jokers, const RankShape& shape) const {
    u32 first = 0;  // jokers are equal, so with j of them the classes are those of cards - j ordinary cards
    for (int fewer = 0; fewer < jokers; ++fewer) {
        first += ordinary_size_[static_cast<std::size_t>(cards - fewer)];
    }
    const auto ordinary = static_cast<std::size_t>(cards - jokers);
    return first + shape_first_[ordinary][static_cast<std::size_t>(&shape - shapes_[ordinary].data())];
}

DealFamily DealClasses::make_family(int cards, int jokers, const RankShape& shape) const {
    DealFamily family{cards, jokers, &shape, first_class(cards, jokers, shape), {}, {}, {}, {}};
    // Masks of different patterns often keep the same suits of the same ranks. Such subsets share a run, so a
    // loop over the runs of a family reads each of them once.
    std::map<std::tuple<u8, const u16*, u32>, u16> number_of_run;
    for (const SuitPattern& pattern : shape.patterns()) {
        family.weight.push_back(pattern.orbit_size * static_cast<u32>(binomial(deck_.jokers(), jokers)));
        auto& subset_of = family.subset_of.emplace_back();
        for (u32 mask = 0; mask < (1U << cards); ++mask) {
            const SubsetRun run = subset_run(family, pattern, mask);
            const auto [entry, is_new] = number_of_run.try_emplace({run.cards, run.rank_index, run.base},
                                                                   static_cast<u16>(family.subsets.size()));
            if (is_new) family.subsets.push_back(run);
            subset_of[mask] = entry->second;
        }
        family.smaller_classes.push_back(smaller_classes(family, family.smaller_classes.size()));
    }
    return family;
}

std::vector<SmallerClass> DealClasses::smaller_classes(const DealFamily& family, std::size_t pattern) {
    // Counting the pairs (set, set with one card fewer) between two classes from both sides:
    // weight of the smaller class * extensions = weight of this class * (its parts in the smaller class).
    std::vector<SmallerClass> classes;
    const u32 all = (1U << family.cards) - 1;
    for (int card = 0; card < family.cards; ++card) {
        const u16 subset = family.subset_of[pattern][all ^ (1U << card)];
        const auto known = std::find_if(classes.begin(), classes.end(),
                                        [subset](const SmallerClass& each) { return each.subset == subset; });
        if (known == classes.end()) {
            classes.push_back({subset, 1});
        } else {
            ++known->extensions;
        }
    }
    for (SmallerClass& each : classes) {
        each.extensions = each.extensions * family.weight[pattern] / family.subsets[each.subset].weight;
    }
    return classes;
}

SubsetRun DealClasses::subset_run(const DealFamily& family, const SuitPattern& pattern, u32 mask) const {
    // Goes through the cards in their order, rank by rank, and notes what `mask` keeps of each rank.
    std::array<u8, max_set_size> multiplicity{};
    SuitChoice suits{};
    u32 kept_ranks = 0;
    std::size_t kept = 0;
    u32 position = 0;
    for (int ordinal = 0; ordinal < family.shape->ranks(); ++ordinal) {
        const u8 held = pattern.suits[static_cast<std::size_t>(ordinal)];
        u32 kept_suits = 0;
        for (u32 rest = held; rest != 0; rest &= rest - 1, ++position) {
            if (((mask >> position) & 1U) != 0) kept_suits |= rest & (~rest + 1U);
        }
        if (kept_suits == 0) continue;
        kept_ranks |= 1U << ordinal;
        suits[kept] = static_cast<u8>(kept_suits);
        multiplicity[kept++] = static_cast<u8>(__builtin_popcount(kept_suits));
    }
    const int jokers = __builtin_popcount(mask >> position);  // they come after all ordinary cards
    const int cards = __builtin_popcount(mask);
    const RankShape& kept_shape = shape(cards - jokers, RankShape::breaks_of(multiplicity));
    const u32 kept_pattern = kept_shape.pattern_of(suits);
    const u32 base = first_class(cards, jokers, kept_shape) + kept_pattern * kept_shape.rank_sets();
    const u32 weight =
        kept_shape.patterns()[kept_pattern].orbit_size * static_cast<u32>(binomial(deck_.jokers(), jokers));
    return {base, weight, rank_index(family.shape->ranks(), kept_ranks), static_cast<u8>(cards)};
}

std::size_t DealClasses::family_number(int jokers, const std::array<u8, max_set_size>& multiplicity) const {
    int ordinary = 0;
    for (const u8 count : multiplicity) ordinary += count;
    const RankShape* wanted = &shape(ordinary, RankShape::breaks_of(multiplicity));
    const std::vector<DealFamily>& level = families(ordinary + jokers);
    const auto found = std::find_if(level.begin(), level.end(), [&](const DealFamily& each) {
        return each.shape == wanted && each.jokers == jokers;
    });
    return static_cast<std::size_t>(found - level.begin());
}

u32 DealClasses::class_of(CardSet cards) const {
    std::array<u8, max_set_size> multiplicity{};
    SuitChoice suits{};
    u32 ranks = 0;
    std::size_t ordinal = 0;
    for (int rank = 0; rank < rank_count; ++rank) {
        const auto held = static_cast<u8>((cards.mask() >> (suit_count * rank)) & 15U);
        if (held == 0) continue;
        ranks |= 1U << rank;
        suits[ordinal] = held;
        multiplicity[ordinal++] = static_cast<u8>(__builtin_popcount(held));
    }
    const int jokers = __builtin_popcountll(cards.mask() >> ordinary_card_count);
    const int size = cards.size();
    const RankShape& its_shape = shape(size - jokers, RankShape::breaks_of(multiplicity));
    return first_class(size, jokers, its_shape) + its_shape.pattern_of(suits) * its_shape.rank_sets() +
           colex_index(ranks);
}

CardSet DealClasses::representative(const DealFamily& family, std::size_t pattern, u32 rank_set) const {
    u64 cards = 0;
    u32 ranks = rank_set_mask(family.shape->ranks(), rank_set);
    for (std::size_t ordinal = 0; ranks != 0; ranks &= ranks - 1, ++ordinal) {
        cards |= u64{family.shape->patterns()[pattern].suits[ordinal]} << (suit_count * __builtin_ctz(ranks));
    }
    for (int joker = 0; joker < family.jokers; ++joker) {
        cards |= u64{1} << (ordinary_card_count + joker);
    }
    return CardSet::from_mask(cards);
}

CardSet DealClasses::representative(int cards, u32 deal_class) const {
    const std::vector<DealFamily>& level = families(cards);
    const auto after =
        std::upper_bound(level.begin(), level.end(), deal_class,
                         [](u32 wanted, const DealFamily& each) { return wanted < each.first_class; });
    const DealFamily& family = *(after - 1);
    const u32 offset = deal_class - family.first_class;
    return representative(family, offset / family.rank_sets(), offset % family.rank_sets());
}

}  // namespace holdfast
