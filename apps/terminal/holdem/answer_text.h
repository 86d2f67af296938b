// The answers about Texas Hold'em as people read them in a terminal, and the pictures that go into files.
#pragma once

#include <string>

#include <apps/terminal/shape_text.h>
#include <apps/terminal/style.h>

namespace holdfast::ask {
struct HoldemEquityAnswer;
struct HoldemOddsAnswer;
struct HoldemPreflopAnswer;
struct HoldemRangeAnswer;
struct HoldemSpreadAnswer;
struct HoldemTableInfoAnswer;
struct HoldemTableLookupAnswer;
struct HoldemTableVerifyAnswer;
struct TableFacts;
}  // namespace holdfast::ask

namespace holdfast::terminal {

/// Tables: the odds, the final hands, the outs.
std::string to_text(const ask::HoldemOddsAnswer& answer, const TextStyle& style = {});

/// A table; if the answer was sampled, also how to get exact odds, if there is a way.
std::string to_text(const ask::HoldemEquityAnswer& answer, const TextStyle& style = {});

/// All hands: a grid of equities for each number of opponents; else a table.
std::string to_text(const ask::HoldemPreflopAnswer& answer, const TextStyle& style = {});

/// A grid of the hands: a name is held whole, a percentage in part.
std::string to_text(const ask::HoldemRangeAnswer& answer, const TextStyle& style = {});

/// A table of the players and a curve for each; with a board, what each range makes; next cards and combos if asked for.
std::string to_text(const ask::HoldemSpreadAnswer& answer, const TextStyle& style = {});
/// The curves in one picture.
std::string to_svg(const ask::HoldemSpreadAnswer& answer);
/// What the picture shows, for a sentence.
std::string drawn_words(const ask::HoldemSpreadAnswer& answer);

/// Two lines: the kind of the table and which entries the file has; its size and how it is divided.
std::string to_text(const ask::TableFacts& facts, const TextStyle& style = {});
/// Those two lines of a table file.
std::string to_text(const ask::HoldemTableInfoAnswer& answer, const TextStyle& style = {});
/// One line.
std::string to_text(const ask::HoldemTableVerifyAnswer& answer, const TextStyle& style = {});
/// A table: the odds, or the strengths.
std::string to_text(const ask::HoldemTableLookupAnswer& answer, const TextStyle& style = {});

}  // namespace holdfast::terminal
