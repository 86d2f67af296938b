// Complete tables of hold'em: the exact odds of every hand on every board of a street, in files that are mapped into
// memory.
//
//   holdfast::holdem::OddsTable table("flop.table");
//   table.at(parse_hole_cards("AhKh"), parse_board("QhJh2c").cards()).wins        811922 of 1070190
//
// `holdfast holdem table build` builds them, as build_table() does; docs/reference/file-formats.md describes the
// files. Opening a file checks its header and size, verify() all of it; a damaged file throws DataError, a foreign
// one ParseError. Open tables may be shared by threads.
//
// namespace holdfast::holdem
//   OddsTable         odds against one unknown opponent
//   HeadsUpOdds       deals, wins, ties
//   StrengthTable     how strong a hand will be on the river: a histogram of 30 bins
//   HandStrength      an entry of it
//   GraphTable        odds against each of 1 to 9 opponents, on any board from the flop on
//   TableFolder       opens all tables of a folder
//   TableKind         river, turn, flop, strength_turn, strength_flop
//   build_table()     builds a table, or a shard of one; continues one that was interrupted
//   PairCount         of two hands before the flop: wins, ties, losses in 1,712,304 boards
//   preflop_pair()    the PairCount of two hands, looked up in an embedded table
#pragma once

#include <holdfast/holdem/preflop/preflop_tables.h>
#include <holdfast/holdem/tables/graph_table.h>
#include <holdfast/holdem/tables/table_builder.h>
#include <holdfast/holdem/tables/table_folder.h>
#include <holdfast/odds.h>
