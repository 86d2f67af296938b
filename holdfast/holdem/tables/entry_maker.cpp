#include <optional>

#include <holdfast/core/threads.h>
#include <holdfast/holdem/detail/matching/matchings.h>
#include <holdfast/holdem/odds/heads_up_odds.h>
#include <holdfast/holdem/tables/detail/multiway_counter.h>
#include <holdfast/holdem/tables/detail/runout_counter.h>
#include <holdfast/holdem/tables/entry_maker.h>
#include <holdfast/holdem/tables/hand_strength.h>
#include <holdfast/holdem/tables/multiway_odds.h>

namespace holdfast::holdem {
namespace {

class HeadsUpMaker : public EntryMaker {
  public:
    explicit HeadsUpMaker(Street street) : street_(street) {}

    void prepare(const std::vector<CardSet>&, const Work& work) override {
        if (!showdowns_) showdowns_.emplace(work.quietly());
        while (counters_.size() < worker_count(work)) counters_.emplace_back(*showdowns_);
    }

    void append(CardSet board, const std::vector<HoleCards>& hands, unsigned worker,
                std::string& bytes) override {
        const u32 deals = heads_up_deals(street_);
        for (const u64 sum : counters_[worker].count(board, hands)) {
            HeadsUpOdds{deals, static_cast<u32>(sum), static_cast<u32>(sum >> 32U)}.pack(street_, bytes);
        }
    }

  private:
    Street street_;
    std::optional<detail::RiverShowdowns> showdowns_;
    std::vector<detail::RunoutCounter> counters_;  ///< [worker]
};

class StrengthMaker : public EntryMaker {
  public:
    explicit StrengthMaker(Street street) : street_(street) {}

    void prepare(const std::vector<CardSet>&, const Work& work) override {
        if (!showdowns_) showdowns_.emplace(work.quietly());
    }

    void append(CardSet board, const std::vector<HoleCards>& hands, unsigned, std::string& bytes) override {
        const std::vector<detail::RowOfRunout> rows = detail::rows_of_runouts(board);
        for (const HoleCards hand : hands) {
            HandStrength strength;
            for (const detail::RowOfRunout& runout : rows) {
                if (!(runout.drawn & hand.cards()).empty()) continue;
                const u32 count = showdowns_->on(runout.row).wins_and_ties(hand);
                strength.add(2 * detail::wins_of(count) + detail::ties_of(count));
            }
            strength.pack(street_, bytes);
        }
    }

  private:
    Street street_;
    std::optional<detail::RiverShowdowns> showdowns_;
};

/// Rounds counts of so many boards.
MultiwayOdds rounded(const detail::MultiwayCounts& counts, u32 boards) {
    static_assert(detail::most_multiway_opponents == MultiwayOdds::most_opponents);
    MultiwayOdds odds;
    for (std::size_t i = 0; i < odds.against.size(); ++i) {
        const u128 deals = boards * detail::matchings(detail::max_unseen, static_cast<int>(i) + 1);
        const detail::MultiwayCounts::Against& count = counts.against[i];
        odds.against[i] = {rounded_chance(count.wins, deals), rounded_chance(deals - count.unbeaten, deals),
                           rounded_chance(count.parts, deals * detail::MultiwayCounts::parts_of_a_pot)};
    }
    return odds;
}

class MultiwayMaker : public EntryMaker {
  public:
    explicit MultiwayMaker(Street street) : street_(street) {}

    void prepare(const std::vector<CardSet>& boards, const Work& work) override {
        rivers_.add(boards, work);
        while (counters_.size() < worker_count(work)) counters_.emplace_back(rivers_);
    }

    void append(CardSet board, const std::vector<HoleCards>& hands, unsigned worker,
                std::string& bytes) override {
        for (const detail::MultiwayCounts& counts : counters_[worker].count(board, hands)) {
            rounded(counts, runouts(street_)).pack(street_, bytes);
        }
    }

  private:
    Street street_;
    detail::MultiwayRivers rivers_;
    std::vector<detail::MultiwayCounter> counters_;  ///< [worker]
};

/// On the river a hand has the odds of its graph, and many have the same: each graph's are packed once.
class MultiwayRiverMaker : public EntryMaker {
  public:
    void prepare(const std::vector<CardSet>& boards, const Work& work) override {
        rivers_.add(boards, work);
        packed_.reserve(std::size_t{rivers_.size()} * entry_bytes);
        for (u32 graph = static_cast<u32>(packed_.size() / entry_bytes); graph < rivers_.size(); ++graph) {
            rounded(rivers_.counts(graph), 1).pack(Street::river, packed_);
        }
    }

    void append(CardSet board, const std::vector<HoleCards>& hands, unsigned, std::string& bytes) override {
        const detail::RiverRow row = detail::row_of(board);
        for (const HoleCards hand : hands) {
            bytes.append(packed_, rivers_.graph(row.entry(hand)) * entry_bytes, entry_bytes);
        }
    }

  private:
    static constexpr std::size_t entry_bytes = MultiwayOdds::packed_bytes(Street::river);

    detail::MultiwayRivers rivers_;
    std::string packed_;
};

}  // namespace

std::unique_ptr<EntryMaker> entry_maker(TableKind kind) {
    const Street street = street_of(kind);
    switch (entry_of(kind)) {
        case TableEntry::heads_up_odds:
            return std::make_unique<HeadsUpMaker>(street);
        case TableEntry::hand_strength:
            return std::make_unique<StrengthMaker>(street);
        case TableEntry::multiway_odds:
            break;
    }
    if (street == Street::river) return std::make_unique<MultiwayRiverMaker>();
    return std::make_unique<MultiwayMaker>(street);
}

}  // namespace holdfast::holdem
