// Strategy charts: lists of holds from the best down, read, played in every deal, and found.
//
//   const GameTables tables(catalog_game("jacks-or-better-9-6"));
//   const HoldTypes types(tables);
//   const HoldVocabulary vocabulary(types);
//   const Chart chart = parse_chart(vocabulary, text);
//   score_chart(types, chart).expected_return()                           what a player of the chart can expect
//
// docs/reference/strategy-language.md is the language. A score is exact: the chart is played in each class of deals.
// The charts that the search finds are not proven to be the best of their size; most_return() is an upper bound on
// those in which each type of hold has a row of its own.
//
// namespace holdfast::videopoker
//   HoldTypes             the types of holds that a game's charts tell apart
//   HoldVocabulary        their names in a game
//   Chart                 sections of rows, and penalty rules
//   parse_chart()         reads a chart
//   read_chart_text()     parse_chart(), and how each line was read
//   ChartWriter           writes a chart as parse_chart() reads it
//   score_chart()         plays a chart in every deal
//   ChartScore            expected_return(), cost(), the costliest deal, how often each row decides
//   DealWalk              all deals of a game with their holds, for the search
//   ChartSearch           basic(), of_rows(): the best charts found
//   with_penalty_rules()  a chart with the rules for penalty cards that it needs
#pragma once

#include <holdfast/holds.h>
#include <holdfast/videopoker/strategy/charts/chart_score.h>
#include <holdfast/videopoker/strategy/rules/penalty_search.h>
#include <holdfast/videopoker/strategy/search/chart_search.h>
