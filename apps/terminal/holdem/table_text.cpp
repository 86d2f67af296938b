// The answers of `holdem.table.info`, `verify` and `lookup` as text.
#include <apps/terminal/holdem/answer_text.h>
#include <apps/terminal/text_table.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/holdem/odds_row.h>
#include <holdfast/ask/holdem/table.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

using holdem::HandStrength;

constexpr int entry_decimals = 4;

/// Which entries of the table the file holds: all of them, or those of a shard, from the first to the last
/// one, numbered from 0.
std::string held_text(const storage::TableHeader& header) {
    if (header.is_whole()) return fmt::format("all {} entries", grouped(header.entries));
    return fmt::format("a shard: entries {} to {} of {}", grouped(header.first_entry),
                       grouped(header.first_entry + header.entries - 1), grouped(header.whole_entries));
}

// A strength table has no odds: it shows how the strength on the river is spread.
std::string strength_text(const HoldemTableLookupAnswer& answer, const HandStrength& strength,
                          const TextStyle& style) {
    const MeanStrength mean = mean_strength(answer.street, strength);
    const std::string text = fmt::format(
        "Strength on the river: mean, E[HS], {}; mean of the square, E[HS^2], {}\n{} possible boards\n\n",
        percent(mean.mean(), entry_decimals), percent(mean.mean_square(), entry_decimals),
        grouped(mean.runouts));
    TextTable table({{"Strength from"}, {"to"}, {"Boards"}, {"Share"}});
    for (u32 bin = 0; bin < HandStrength::bin_count; ++bin) {
        const auto border = [](u32 number) {
            return percent(Rational(u64{number}, u64{HandStrength::bin_count}), 2);
        };
        table.add_row({border(bin), border(bin + 1), grouped(strength.bins[bin]),
                       percent(Rational(u64{strength.bins[bin]}, u64{mean.runouts}), entry_decimals)});
    }
    return text + table.text(style);
}

}  // namespace

std::string to_text(const TableFacts& facts, const TextStyle& /*style*/) {
    const storage::TableHeader& header = facts.header;
    return fmt::format("{}: {}, {}; {}\n{} bytes: {} blocks of entries of {} bytes, from byte {} on\n",
                       facts.file, header.kind, header.parameters, held_text(header),
                       grouped(header.file_size()), header.blocks.size(), header.entry_bytes,
                       header.offset());
}

std::string to_text(const HoldemTableInfoAnswer& answer, const TextStyle& style) {
    return to_text(answer.facts, style);
}

std::string to_text(const HoldemTableVerifyAnswer& answer, const TextStyle& /*style*/) {
    const storage::TableHeader& header = answer.facts.header;
    return fmt::format("{} is undamaged: {}, {}; {}\n", answer.facts.file, header.kind, header.parameters,
                       held_text(header));
}

std::string to_text(const HoldemTableLookupAnswer& answer, const TextStyle& style) {
    const auto* const strength = std::get_if<HandStrength>(&answer.entry);
    return strength == nullptr ? shape_text(shape_of<HoldemTableLookupAnswer>().members(), &answer, style)
                               : strength_text(answer, *strength, style);
}

}  // namespace holdfast::terminal
