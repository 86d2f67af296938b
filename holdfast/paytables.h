// Video poker games: the games of the catalog, and paytables of your own.
//
//   using namespace holdfast::videopoker;
//   Game game = catalog_game("jacks-or-better-9-6");
//   game.rows[find_row(game, "full house").value()].pays = Rational(8);
//
// A Game is a plain value: a deck, its wild cards, and rows of hands with what they pay, per unit bet, as
// exact fractions. docs/reference/paytables.md describes the files. GameTables has what can be computed once
// for a game; build them once if you ask more than one question.
//
// namespace holdfast::videopoker
//   Game              id, name, deck, wild cards, rows
//   PayRow            a hand, its qualifiers, and what it pays
//   find_row()        the index of a row by its name
//   catalog_ids()     the ids of the games that come with Holdfast
//   catalog_game()    one of them
//   parse_game()      reads a paytable, and checks that some hand satisfies each row
//   to_toml()         writes a game as parse_game() reads it
//   GameTables        a game, and what all answers about it share; with_pays() for other pays
//   prepare_game()    reads a paytable and makes its tables
#pragma once

#include <holdfast/cards.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/paytables/game_toml.h>
