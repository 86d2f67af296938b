// Holdfast's data as SQLite and CSV files, for other programs. Needs SQLite.
//
// An interrupted export is begun anew; the same table makes the same bytes. docs/reference/file-formats.md describes
// the files.
//
// namespace holdfast::exports
//   export_table()            a complete table of hold'em as CSV or SQLite
//   ExportForm                csv or database
//   write_royalflush_file()   every five- or seven-card hand with its rank, in the form of royalflush
//   RoyalflushTable           five_card_scores or seven_card_best
#pragma once

#include <holdfast/exports/holdem/situation_table_export.h>
#include <holdfast/exports/royalflush_file.h>
#include <holdfast/tables.h>
