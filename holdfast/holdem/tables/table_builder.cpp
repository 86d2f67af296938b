#include <optional>

#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>
#include <holdfast/holdem/detail/matching/matchings.h>
#include <holdfast/holdem/odds/heads_up_odds.h>
#include <holdfast/holdem/tables/detail/multiway_counter.h>
#include <holdfast/holdem/tables/detail/runout_counter.h>
#include <holdfast/holdem/tables/situation_index.h>
#include <holdfast/holdem/tables/table_builder.h>
#include <holdfast/holdem/tables/table_kind.h>
#include <holdfast/storage/table_file.h>

namespace holdfast::holdem {
namespace {

class HeadsUpMaker : public EntryMaker {
  public:
    explicit HeadsUpMaker(Street street) : street_(street) {}

    void prepare(const std::vector<CardSet>&, const Work& work) override {
        // The same for all boards, so shards that follow one another share it.
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
        const std::vector<RowOfRunout> rows = rows_of_runouts(board);
        for (const HoleCards hand : hands) {
            HandStrength strength;
            for (const RowOfRunout& runout : rows) {
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

/// Rounds counts over `boards` boards.
MultiwayOdds rounded(const detail::MultiwayCounts& counts, u32 boards) {
    static_assert(MultiwayDeals::most_opponents == MultiwayOdds::most_opponents);
    MultiwayOdds odds;
    for (std::size_t i = 0; i < odds.against.size(); ++i) {
        const u128 deals = boards * detail::matchings(detail::max_unseen, static_cast<int>(i) + 1);
        const detail::MultiwayCounts::Against& count = counts.against[i];
        odds.against[i] = {rounded_chance(count.wins, deals), rounded_chance(deals - count.unbeaten, deals),
                           rounded_chance(count.parts, deals * MultiwayDeals::parts_of_a_pot)};
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

/// Packs each graph's odds once: on the river a hand has the odds of its graph, and many hands share one.
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
        const RiverRow row = row_of(board);
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

namespace {

void append_boards(TableKind kind, BoardRange range, std::vector<CardSet>& boards) {
    const SituationIndex& index = SituationIndex::of(street_of(kind));
    for (u32 board = range.first; board < range.end; ++board) boards.push_back(index.board(board));
}

}  // namespace

void TableBuilder::append_entries(BoardRange boards, unsigned worker, Block& block) const {
    const SituationIndex& index = SituationIndex::of(street_of(kind_));
    for (u32 board = boards.first; board < boards.end; ++board) {
        index.list_hands(board, block.hands);
        maker_->append(index.board(board), block.hands, worker, block.bytes);
    }
}

void TableBuilder::build(const std::string& path, storage::Shard shard, const Work& work) {
    const storage::TablePlan plan = table_plan(kind_);
    if (shard.number < 1 || shard.number > shard.of || shard.of > plan.block_ends.size()) {
        throw InvalidArgument("a table of the " + std::string(words_of(kind_)) + " has 1 to " +
                              std::to_string(plan.block_ends.size()) + " shards");
    }
    const storage::BlockRange range = storage::shard_of(plan.block_ends.size(), shard);
    storage::TableWriter writer(path, plan, range, work);
    std::vector<std::size_t> missing;
    std::vector<CardSet> boards;
    for (std::size_t block = 0; block < range.end - range.first; ++block) {
        if (writer.is_done(block)) continue;
        missing.push_back(block);
        append_boards(kind_, boards_of_block(kind_, range.first + block), boards);
    }
    // Against 1 to 9 opponents, the shared rows take about as long as the rest of a table; other kinds have
    // none.
    const u64 shared = entry_of(kind_) == TableEntry::multiway_odds ? missing.size() : 0;
    const u64 total = shared + missing.size();
    maker_->prepare(boards, work.part(0, shared, total));
    std::vector<Block> made(worker_count(work));
    for_each_index(missing.size(), work.part(shared, total, total), [&](std::size_t each, unsigned worker) {
        Block& block = made[worker];
        block.bytes.clear();
        append_entries(boards_of_block(kind_, range.first + missing[each]), worker, block);
        writer.write(missing[each], block.bytes.data());
    });
    writer.finish();
}

std::string TableBuilder::entries(BoardRange boards, const Work& work) {
    std::vector<CardSet> list;
    append_boards(kind_, boards, list);
    maker_->prepare(list, work.quietly());
    Block block;
    append_entries(boards, 0, block);
    return block.bytes;
}

}  // namespace holdfast::holdem
