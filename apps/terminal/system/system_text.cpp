// The timings of `holdfast bench` as text.
#include <apps/terminal/style.h>
#include <apps/terminal/system/answer_text.h>
#include <apps/terminal/text_table.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/csv_text.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/system/bench.h>
#include <holdfast/ask/system/signature.h>

namespace holdfast::terminal {

using namespace ask;

std::string to_text(const BenchAnswer& answer, const TextStyle& style) {
    TextTable table({{"9/6 Jacks or Better, hold'em", Column::left, Column::needed},
                     {"Milliseconds", Column::right, Column::needed},
                     {"Per second", Column::right, Column::needed}});
    for (const Timing& timing : answer.timings) {
        table.add_row({timing.name, fixed_text(timing.seconds * 1000, 4),
                       // Rounded down: a first look needs no decimals.
                       grouped(static_cast<u64>(1 / timing.seconds))});
    }
    return table.text(style) +
           fmt::format(
               "\nThreads    {}\nSignature  {} over {} return tables, {} dealt hands and {} hold'em hands\n",
               answer.threads, with_look(answer.signature.digest, Look::bold, style), answer.signature.tables,
               answer.signature.hands, answer.signature.odds);
}

// The answer `signature` as text.

std::string to_text(const SignatureAnswer& answer, const TextStyle& style) {
    return fmt::format("{} over {} return tables, {} dealt hands and {} hold'em hands\n",
                       with_look(answer.digest, Look::bold, style), answer.tables, answer.hands, answer.odds);
}

}  // namespace holdfast::terminal
