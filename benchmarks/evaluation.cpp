// Timings of HandRanker in one thread; each prints a checksum: the sum of all ranks it found.
//
// ./dev bench runs all benchmarks; docs/explanation/performance.md holds the figures.
#include <array>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include <holdfast/evaluation/category_counts.h>
#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast {
namespace {

constexpr std::size_t seven_card_hands = 133'784'560;

/// The sum of a few ranks, for which 32 bits are enough.
u32 sum_of(const HandRank* ranks, std::size_t count) {
    u32 sum = 0;
    for (std::size_t i = 0; i < count; ++i) sum += static_cast<u16>(ranks[i]);
    return sum;
}

void report(benchmark::State& state, std::size_t hands, u64 checksum) {
    state.SetItemsProcessed(static_cast<i64>(hands) * state.iterations());
    state.SetLabel("checksum " + std::to_string(checksum));
}

std::array<PartialHand, ordinary_card_count> single_cards() {
    std::array<PartialHand, ordinary_card_count> cards;
    for (int card = 0; card < ordinary_card_count; ++card) {
        cards[static_cast<std::size_t>(card)] = PartialHand(Card::from_index(card));
    }
    return cards;
}

/// Calls visit(h, hand) for all hands with `Left` more cards, each below the last card, which is below `end`.
template <int Left, class Visit>
void for_each_hand(const std::array<PartialHand, ordinary_card_count>& cards, std::size_t end,
                   PartialHand held, const Visit& visit) {
    if constexpr (Left == 0) {
        visit(held, end);
    } else {
        for (std::size_t card = 0; card < end; ++card) {
            for_each_hand<Left - 1>(cards, card, held + cards[card], visit);
        }
    }
}

/// All hands of seven cards, one card after the other.
void every_hand_one_by_one(benchmark::State& state) {
    const HandRanker& ranker = HandRanker::instance();
    const auto cards = single_cards();
    u64 sum = 0;
    for (auto _ : state) {
        sum = 0;
        for_each_hand<7>(cards, cards.size(), {},
                         [&](PartialHand hand, std::size_t) { sum += static_cast<u16>(ranker(hand)); });
    }
    report(state, seven_card_hands, sum);
}
BENCHMARK(every_hand_one_by_one)->Unit(benchmark::kMillisecond);

/// All hands of seven cards, the last two cards of each five at once: the sum of ranks and the number of
/// hands in each category.
void every_hand(benchmark::State& state) {
    constexpr std::size_t at_once = 4096;
    constexpr std::size_t most_pairs = 47 * 46 / 2 + 4;
    const HandRanker& ranker = HandRanker::instance();
    const auto cards = single_cards();
    std::array<HandRank, at_once + most_pairs> ranks{};
    u64 sum = 0;
    for (auto _ : state) {
        CategoryCounts categories{};
        std::size_t waiting = 0;
        sum = 0;
        const auto tally = [&] {
            sum += sum_of(ranks.data(), waiting);
            count_categories(ranks.data(), waiting, categories);
            waiting = 0;
        };
        for_each_hand<5>(cards, cards.size(), {}, [&](PartialHand five, std::size_t end) {
            ranker.rank_with_each_pair_below(static_cast<int>(end), five, ranks.data() + waiting);
            waiting += end * (end - 1) / 2;
            if (waiting >= at_once) tally();
        });
        tally();
        if (categories[8] != 41'584) throw std::logic_error("wrong number of straight flushes");
    }
    report(state, seven_card_hands, sum);
}
BENCHMARK(every_hand)->Unit(benchmark::kMillisecond);

std::vector<CardSet> random_hands() {
    constexpr std::size_t count = 10'000'000;
    std::mt19937_64 random(1);
    std::vector<CardSet> hands(count);
    for (CardSet& hand : hands) {
        while (hand.size() < 7) {
            hand.insert(Card::from_index(static_cast<int>(random() % ordinary_card_count)));
        }
    }
    return hands;
}

std::vector<PartialHand> random_partial_hands() {
    std::vector<PartialHand> hands;
    for (const CardSet hand : random_hands()) hands.emplace_back(hand);
    return hands;
}

void random_hands_one_by_one(benchmark::State& state) {
    const HandRanker& ranker = HandRanker::instance();
    const std::vector<PartialHand> hands = random_partial_hands();
    u64 sum = 0;
    for (auto _ : state) {
        sum = 0;
        for (const PartialHand hand : hands) sum += static_cast<u16>(ranker(hand));
    }
    report(state, hands.size(), sum);
}
BENCHMARK(random_hands_one_by_one)->Unit(benchmark::kMillisecond);

/// All random hands, 4,096 at once, from memory.
template <class Hand>
void all_at_once(benchmark::State& state, const std::vector<Hand>& hands) {
    constexpr std::size_t at_once = 4096;
    const HandRanker& ranker = HandRanker::instance();
    std::array<HandRank, at_once> ranks{};
    u64 sum = 0;
    for (auto _ : state) {
        sum = 0;
        for (std::size_t i = 0; i < hands.size(); i += at_once) {
            const std::size_t count = std::min(at_once, hands.size() - i);
            ranker.rank_all(hands.data() + i, count, ranks.data());
            sum += sum_of(ranks.data(), count);
        }
    }
    report(state, hands.size(), sum);
}

void random_hands_all(benchmark::State& state) {
    all_at_once(state, random_partial_hands());
}
BENCHMARK(random_hands_all)->Unit(benchmark::kMillisecond);

void random_card_sets_all(benchmark::State& state) {
    all_at_once(state, random_hands());
}
BENCHMARK(random_card_sets_all)->Unit(benchmark::kMillisecond);

/// The first few thousand, which stay in the cache.
template <class Hand>
void few_thousand(benchmark::State& state, const std::vector<Hand>& hands) {
    std::vector<HandRank> ranks(16'384);
    for (auto _ : state) {
        HandRanker::instance().rank_all(hands.data(), ranks.size(), ranks.data());
        benchmark::ClobberMemory();
    }
    report(state, ranks.size(), sum_of(ranks.data(), ranks.size()));
}

void cached_hands_all(benchmark::State& state) {
    few_thousand(state, random_partial_hands());
}
BENCHMARK(cached_hands_all)->Unit(benchmark::kMicrosecond);

void cached_card_sets_all(benchmark::State& state) {
    few_thousand(state, random_hands());
}
BENCHMARK(cached_card_sets_all)->Unit(benchmark::kMicrosecond);

/// Those hands, one by one.
void cached_hands_one_by_one(benchmark::State& state) {
    const HandRanker& ranker = HandRanker::instance();
    const std::vector<PartialHand> hands = random_partial_hands();
    std::vector<HandRank> ranks(16'384);
    for (auto _ : state) {
        for (std::size_t i = 0; i < ranks.size(); ++i) ranks[i] = ranker(hands[i]);
        benchmark::ClobberMemory();
    }
    report(state, ranks.size(), sum_of(ranks.data(), ranks.size()));
}
BENCHMARK(cached_hands_one_by_one)->Unit(benchmark::kMicrosecond);

/// Reads the memory without ranking any hand: the speed that the memory allows.
void random_hands_only_read(benchmark::State& state) {
    const std::vector<PartialHand> hands = random_partial_hands();
    u64 sum = 0;
    for (auto _ : state) {
        sum = 0;
        for (const PartialHand hand : hands) sum += hand.rank_sum();
        benchmark::DoNotOptimize(sum);
    }
    report(state, hands.size(), sum);
}
BENCHMARK(random_hands_only_read)->Unit(benchmark::kMillisecond);

void random_card_sets(benchmark::State& state) {
    const HandRanker& ranker = HandRanker::instance();
    const std::vector<CardSet> hands = random_hands();
    u64 sum = 0;
    for (auto _ : state) {
        sum = 0;
        for (const CardSet hand : hands) sum += static_cast<u16>(ranker(hand));
    }
    report(state, hands.size(), sum);
}
BENCHMARK(random_card_sets)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace holdfast
