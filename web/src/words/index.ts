// Every text of the page, a file for each view. `engine.ts` is apart, so that the worker does not carry all the others.
import { bankroll } from './bankroll'
import { cards, showdown, table } from './cards'
import { equity } from './equity'
import { gameList } from './game_list'
import { hand } from './hand'
import { machine } from './machine'
import { machines } from './machines'
import { namedRanges } from './named_ranges'
import { odds } from './odds'
import { paytable } from './paytable'
import { potOdds } from './pot_odds'
import { preflop } from './preflop'
import { rangeView } from './range_view'
import { ranges } from './ranges'
import { review } from './review'
import { groups, name, shared, shell, views } from './shared'
import { strategy } from './strategy'
import { trainer } from './trainer'

export const words = {
  name, views, groups, shell, shared, cards, ranges, table, showdown,
  paytable, hand, strategy, trainer, review, bankroll, machine, machines, odds, equity, rangeView, preflop, potOdds,
  gameList, namedRanges,
}
