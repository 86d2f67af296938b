// The timings of `holdfast bench` as text and CSV.
#include <fmt/format.h>

#include <holdfast/queries/output/csv_text.h>
#include <holdfast/queries/output/json_text.h>
#include <holdfast/queries/output/look.h>
#include <holdfast/queries/output/numbers.h>
#include <holdfast/queries/output/text_table.h>
#include <holdfast/queries/system/bench.h>

namespace holdfast::queries {

std::string to_csv(const BenchAnswer& answer) {
    std::string text;
    append_csv_line(text, {"name", "seconds", "per_second"});
    for (const Timing& timing : answer.timings) {
        append_csv_line(text,
                        {timing.name, shortest_text(timing.seconds), shortest_text(1 / timing.seconds)});
    }
    return text;
}

std::string to_text(const BenchAnswer& answer, const TextStyle& style) {
    TextTable table({{"9/6 Jacks or Better, hold'em", Column::left, Column::needed},
                     {"Milliseconds", Column::right, Column::needed},
                     {"Per second", Column::right, Column::needed}});
    for (const Timing& timing : answer.timings) {
        table.add_row({timing.name, fixed_text(timing.seconds * 1000, 4),
                       grouped(static_cast<u64>(1 / timing.seconds))});
    }
    return table.text(style) +
           fmt::format(
               "\nThreads    {}\nSignature  {} over {} return tables, {} dealt hands and {} hold'em hands\n",
               answer.threads, with_look(answer.signature.digest, Look::bold, style), answer.signature.tables,
               answer.signature.hands, answer.signature.odds);
}

}  // namespace holdfast::queries
