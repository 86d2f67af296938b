#include <optional>

#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>
#include <holdfast/holdem/odds/heads_up_odds.h>
#include <holdfast/holdem/tables/detail/runout_counter.h>
#include <holdfast/holdem/tables/table_builder.h>
#include <holdfast/storage/table_file.h>

namespace holdfast::holdem {

/// Makes the entries of a table, board by board, all hands of one together. After prepare(), append() may be
/// called from several threads, each with a worker number of its own.
class EntryMaker {
  public:
    virtual ~EntryMaker() = default;
    /// Prepares for worker_count(work) workers, without progress. Throws Stopped.
    virtual void prepare(const Work& work) = 0;
    /// Appends the entries of these hands on a board of the kind's street. A worker, numbered from 0, makes one
    /// board at a time.
    virtual void append(CardSet board, const std::vector<HoleCards>& hands, unsigned worker,
                        std::string& bytes) = 0;
};

namespace {

class HeadsUpMaker : public EntryMaker {
  public:
    explicit HeadsUpMaker(Street street) : street_(street) {}

    void prepare(const Work& work) override {
        // The same for all boards, so shards that follow one another share it.
        if (!showdowns_) showdowns_.emplace(work);
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

    void prepare(const Work& work) override {
        if (!showdowns_) showdowns_.emplace(work);
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

std::unique_ptr<EntryMaker> entry_maker(TableKind kind) {
    const Street street = street_of(kind);
    if (entry_of(kind) == TableEntry::heads_up_odds) return std::make_unique<HeadsUpMaker>(street);
    return std::make_unique<StrengthMaker>(street);
}

}  // namespace

TableBuilder::TableBuilder(TableKind kind) : kind_(kind), maker_(entry_maker(kind)) {}

TableBuilder::~TableBuilder() = default;

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
    for (std::size_t block = 0; block < range.end - range.first; ++block) {
        if (!writer.is_done(block)) missing.push_back(block);
    }
    maker_->prepare(work.quietly());
    std::vector<Block> made(worker_count(work));
    for_each_index(missing.size(), work, [&](std::size_t each, unsigned worker) {
        Block& block = made[worker];
        block.bytes.clear();
        append_entries(boards_of_block(kind_, range.first + missing[each]), worker, block);
        writer.write(missing[each], block.bytes.data());
    });
    writer.finish();
}

std::string TableBuilder::entries(BoardRange boards, const Work& work) {
    maker_->prepare(work.quietly());
    Block block;
    append_entries(boards, 0, block);
    return block.bytes;
}

}  // namespace holdfast::holdem
