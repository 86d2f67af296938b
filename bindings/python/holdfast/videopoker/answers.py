"""What answers hold, as the program declares it. Written by tools/write_front_ends.py."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from ..results import Record, Table

__all__ = ["CatalogGame", "CatalogMachine", "Games", "ReturnRow", "OrderOfCards", "SingleStrategy", "MachineState",
           "MachineSituationRow", "MachineSituation", "RoyalCard", "Outcome", "HeldRow", "HeldHold", "ChangedPay",
           "PerHour", "ComparedGame", "CostliestDeal", "CrossPlay", "Comparison", "DifferentPay", "GameMatch",
           "Identified", "ChartRow", "ChartRule", "Misplay", "ChartOnMachine", "DiffExample", "DiffChange",
           "RelearnRow", "Diff", "Mistake", "ReviewedKind", "Lesson", "Review", "RelearnExample", "RelearnChange",
           "Relearn", "Ruin", "BankrollFor", "Quantile", "After", "Goal", "PlannedPart", "PlanQuantile", "Plan",
           "UntilHit", "MeterNow", "JackpotMeter", "BorderPoint", "Meters"]


@dataclass(frozen=True, slots=True, repr=False)
class CatalogGame(Record):
    """One of the games, in the order asked for.

    id: The id in the catalog, or that of the paytable
    name: The name of the game
    deck: Cards in the deck
    wild: The ranks and cards that are wild, apart from jokers
    return_: The expected pay of a bet of 1 under perfect play
    variance: The variance of one hand
    """

    id: str
    name: str
    deck: int
    wild: tuple[str, ...]
    return_: float
    return_exact: Fraction
    variance: float


@dataclass(frozen=True, slots=True, repr=False)
class CatalogMachine(Record):
    """The part `machines` or `machine` of an answer.

    id: The id in the catalog, or that of the machine file
    name: The name of the machine
    kind: The kind of its rules
    base_game: The id of the game that it is made of
    lines: Lines that are drawn from one deal
    cost: What a hand costs on a line, in bets of the game; on the first level of Multi-Strike
    """

    id: str
    name: str
    kind: str
    base_game: str
    lines: int
    cost: float
    cost_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class Games(Table[CatalogGame]):
    """The catalog of games: ids, names, decks, returns.

    games: The games, in the order asked for
    machines: The machines, by id; none if the request asks for a return or a variance
    note: That no game is called by the words, if these are found one by one only
    """

    games: tuple[CatalogGame, ...]
    machines: tuple[CatalogMachine, ...]
    note: str | None

    def lines(self) -> tuple[CatalogGame, ...]:
        return self.games


@dataclass(frozen=True, slots=True, repr=False)
class ReturnRow(Record):
    """One of the rows of the paytable.

    hand: The hand that the row pays, in the words of paytable files
    name: What the paytable calls the row
    pays: What the row pays for a bet of 1
    combinations: Combinations that end in the row
    probability: The chance of the row
    return_: What the row adds to the return
    variance: What the row adds to the variance
    fewest: The fewest combinations over all optimal plays
    most: The most combinations over all optimal plays
    """

    hand: str
    name: str
    pays: float
    pays_exact: Fraction
    combinations: int
    probability: float
    return_: float
    variance: float
    fewest: int | None
    most: int | None


@dataclass(frozen=True, slots=True, repr=False)
class OrderOfCards(Record):
    """What the order of the cards changes; absent from games in which it does not count.

    row: What the paytable calls the row that needs the order
    order: How the five cards must stand: T J Q K A from left to right, or either way
    deals: Deals, each order of the five cards being one
    changed_deals: Deals in which no hold is best that is best on average over all orders
    return_: The expected pay of a bet of 1 when each card is seen at its place
    ignoring_places: The most that a player can expect who ignores the places
    cost_of_ignoring: How much less that is
    """

    row: str
    order: str
    deals: int
    changed_deals: int
    return_: float
    return_exact: Fraction
    ignoring_places: float
    ignoring_places_exact: Fraction
    cost_of_ignoring: float


@dataclass(frozen=True, slots=True, repr=False)
class ReturnAnswer(Table[ReturnRow]):
    """The exact return table under perfect play.

    game: The game
    deals: Deals of five cards
    deal_classes: Classes of deals that differ only in suits that the game does not distinguish
    combinations: All combinations
    tie_rule: Which hold is played if several are equally good
    pay_rows: The rows of the paytable
    return_: The expected pay of a bet of 1
    variance: The variance of one hand
    standard_deviation: The square root of the variance
    hit_frequency: The chance that a hand is paid; a returned bet counts
    covariance: The covariance of two lines drawn from one deal
    tied_deals: Deals with tied holds: several are best
    order: What the order of the cards changes; absent from games in which it does not count
    warnings: Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or
        a large pay that may be in dollars
    """

    game: str = field(metadata={"json": "game.name"})
    deals: int
    deal_classes: int
    combinations: int
    tie_rule: str
    pay_rows: tuple[ReturnRow, ...] = field(metadata={"json": "rows"})
    return_: float
    return_exact: Fraction
    variance: float
    standard_deviation: float
    hit_frequency: float
    covariance: float
    tied_deals: int
    order: OrderOfCards | None
    warnings: tuple[str, ...]

    def lines(self) -> tuple[ReturnRow, ...]:
        return self.pay_rows


@dataclass(frozen=True, slots=True, repr=False)
class SingleStrategy(Record):
    """One strategy in all states, which people can learn.

    return_: What it returns
    cost: How much less it returns than the best play, at most
    """

    return_: float
    cost: float


@dataclass(frozen=True, slots=True, repr=False)
class MachineState(Record):
    """One of the states under the best play; none if it is only bounded, as on several lines with streaks.

    state: The state, as `state` of other queries takes it; with several lines, the sum of their multipliers
    frequency: The share of all deals that are played in the state
    cost: What a deal in the state costs on all lines, in bets of the game on one line
    pays: What a deal in the state pays on average, in the same bets
    leaving: The chance that the next deal is in another state; only with one line
    worth: What the state is worth more than the one of the least worth, in the same bets
    """

    state: str
    frequency: float
    cost: float
    pays: float
    leaving: float | None
    worth: float


@dataclass(frozen=True, slots=True, repr=False)
class MachineSituationRow(Record):
    """What each final hand does, in the order of the paytable.

    name: The row of the game
    pays: What the final hand pays, in bets of the game
    next: The state of the next deal
    """

    name: str
    pays: float
    pays_exact: Fraction
    next: str


@dataclass(frozen=True, slots=True, repr=False)
class MachineSituation(Record):
    """One of the rules, for each state of a line and each announcement before the draw; the first state is that of a
    machine that nobody has played yet.

    situation: Its name, such as "level 2 with a free ride"
    state: The state of the line
    probability: The chance that the machine announces this in the state
    cost: What a deal costs on the line, in bets of the game
    rows: What each final hand does, in the order of the paytable
    """

    situation: str
    state: str
    probability: float
    probability_exact: Fraction
    cost: float
    cost_exact: Fraction
    rows: tuple[MachineSituationRow, ...]


@dataclass(frozen=True, slots=True, repr=False)
class MachineAnswer(Table[MachineState]):
    """What a machine such as Ultimate X returns, in which the hands before count.

    machine: The machine
    return_: What the best play that was found pays for each bet of 1 in the long run
    return_least: The best play returns no less than this
    return_most: No more than this, whatever is played
    base_return: What the game that it is made of returns by itself
    single: One strategy in all states, which people can learn
    state_choices: What `state` may be in queries that take a machine; on several lines of Ultimate X `hold` also takes
        the sum of their multipliers
    states: The states under the best play; none if it is only bounded, as on several lines with streaks
    situations: The rules, for each state of a line and each announcement before the draw; the first state is that of a
        machine that nobody has played yet
    toml: The machine as the text of a file
    """

    machine: CatalogMachine
    return_: float
    return_least: float
    return_least_exact: Fraction
    return_most: float
    return_most_exact: Fraction
    base_return: float
    base_return_exact: Fraction
    single: SingleStrategy = field(metadata={"json": "single_strategy"})
    state_choices: tuple[str, ...]
    states: tuple[MachineState, ...]
    situations: tuple[MachineSituation, ...]
    toml: str

    def lines(self) -> tuple[MachineState, ...]:
        return self.states


@dataclass(frozen=True, slots=True, repr=False)
class RoyalCard(Record):
    """One of the cards from the ten to the ace, if the order of the cards counts.

    card: The card
    place: Its place, from 1 on the left
    right_places: The places at which it stands right
    """

    card: str
    place: int
    right_places: tuple[int, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Outcome(Record):
    """What the draws end in, for each row of the paytable.

    hand: The hand that the row pays, in the words of paytable files
    name: What the paytable calls the row
    count: Draws that end in the row
    """

    hand: str
    name: str
    count: int


@dataclass(frozen=True, slots=True, repr=False)
class HeldRow(Record):
    """One of the rows on which it differs from the best hold, which add up to the cost.

    name: What the paytable calls the row
    given_up: What the best hold wins more on the row on average, in bets; negative if it wins less
    """

    name: str
    given_up: float
    given_up_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class HeldHold(Record):
    """What a player held, if the request says it.

    hold: The cards that were held; empty if five were drawn
    place: Its place among the 32 holds, from 1
    value: Its expected value (EV)
    cost: How much less it is worth than the best hold, in bets
    rows: The rows on which it differs from the best hold, which add up to the cost
    """

    hold: str
    place: int
    value: float
    value_exact: Fraction
    cost: float
    cost_exact: Fraction
    rows: tuple[HeldRow, ...]
    sentence: str


@dataclass(frozen=True, slots=True, repr=False)
class ChangedPay(Record):
    """One of the pays that the request changed.

    name: The row
    from_exact: What it paid
    to_exact: What it pays
    """

    name: str
    from_exact: Fraction
    to_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class PerHour(Record):
    """The part `per_hour` of an answer.

    hands_an_hour: Hands played in an hour
    hours: The hours that were asked for; absent if hands were
    mean: The mean gain of an hour, in bets
    standard_deviation: The standard deviation of the gain of an hour, in bets
    """

    hands_an_hour: float
    hours: float | None
    mean: float
    mean_dollars: float | None
    standard_deviation: float
    standard_deviation_dollars: float | None


@dataclass(frozen=True, slots=True, repr=False)
class ComparedGame(Record):
    """One of the games, in the order asked for.

    number: Its place in the request, from 1
    id: The id in the catalog, or that of the paytable
    name: The name of the game
    deck: Cards in the deck
    wild: The ranks and cards that are wild, apart from jokers
    state: For a machine, its state; the pays are then what final hands are worth in it
    pays_changed: The pays that the request changed
    return_: The expected pay of a bet of 1 under perfect play
    return_without_top_pay: The return less what the rows that pay most add to it: what is left while they do not come
    variance: The variance of one hand
    hit_frequency: The chance that a hand is paid; a returned bet counts
    per_hour: The gain of an hour of perfect play, with cash back
    """

    number: int
    id: str
    name: str
    deck: int
    wild: tuple[str, ...]
    state: str | None
    pays_changed: tuple[ChangedPay, ...] | None
    return_: float
    return_exact: Fraction
    return_without_top_pay: float
    return_without_top_pay_exact: Fraction
    variance: float
    variance_exact: Fraction
    hit_frequency: float
    per_hour: PerHour


@dataclass(frozen=True, slots=True, repr=False)
class CostliestDeal(Record):
    """The deal in which it costs most.

    deal: The five cards
    hold: The best hold in the other game, which is played here
    best_hold: The best hold in this game
    cost: What that costs, in bets
    """

    deal: str
    hold: str
    best_hold: str
    cost: float
    cost_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class CrossPlay(Record):
    """Each game played by the best strategy of each other one, if both have the same deck and distinguish the same
    suits.

    strategy_of: The number, from 1, of the game whose best strategy is played
    on: The number of the game that it is played on
    deals: Deals in which that strategy errs
    cost: What that costs, in bets per hand
    return_: The return of the game played by that strategy
    dearest: The deal in which it costs most
    """

    strategy_of: int
    on: int
    deals: int
    cost: float
    cost_exact: Fraction
    return_: float
    return_exact: Fraction
    dearest: CostliestDeal | None


@dataclass(frozen=True, slots=True, repr=False)
class Comparison(Table[ComparedGame]):
    """Paytables side by side, and the cost of playing one by the strategy of another.

    cash_back: The share of each bet that comes back
    games: The games, in the order asked for
    habits: Each game played by the best strategy of each other one, if both have the same deck and distinguish the same
        suits
    notes: Sentences on games that have no strategy in common, and why
    warnings: Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or
        a large pay that may be in dollars, each with the number of its game
    """

    cash_back: float
    cash_back_exact: Fraction
    games: tuple[ComparedGame, ...]
    habits: tuple[CrossPlay, ...]
    notes: tuple[str, ...]
    warnings: tuple[str, ...]

    def lines(self) -> tuple[ComparedGame, ...]:
        return self.games


@dataclass(frozen=True, slots=True, repr=False)
class DifferentPay(Record):
    """One of the rows and pays that differ, the largest first.

    row: The row of the game; absent if it has no row for a pay of the machine
    pays: What the row pays in the catalog
    seen: What the machine pays; absent if it lacks the row
    """

    row: str | None
    pays: float | None
    pays_exact: Fraction | None
    seen: float | None
    seen_exact: Fraction | None


@dataclass(frozen=True, slots=True, repr=False)
class GameMatch(Record):
    """One of the games that differ least: a pay that differs counts 2, a row that the machine lacks and a pay that the
    game lacks count 3 each. If only some rows were given: games that have them, or the nearest.

    id: The id in the catalog, or that of the paytable
    name: The name of the game
    deck: Cards in the deck
    wild: The ranks and cards that are wild, apart from jokers
    state: For a machine, its state; the pays are then what final hands are worth in it
    pays_changed: The pays that the request changed
    catalog_return: The expected pay of a bet of 1 under perfect play in the catalog's game
    differences: How many rows and pays differ: 0 if the pays are those of the game
    different: The rows and pays that differ, the largest first
    not_given: The rows of the game whose pays were not given, if only some rows were, by their names
    """

    id: str
    name: str
    deck: int
    wild: tuple[str, ...]
    state: str | None
    pays_changed: tuple[ChangedPay, ...] | None
    catalog_return: float
    catalog_return_exact: Fraction
    return_: float | None
    return_exact: Fraction | None
    differences: int
    different: tuple[DifferentPay, ...]
    not_given: tuple[str, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Identified(Table[GameMatch]):
    """Games by the pays on a machine, and how the nearest ones differ.

    pays: The pays for one coin, or for a bet of 1, falling
    pays_are_for: What the pays were taken for
    bet: The bet that they are for, but for a largest pay for five coins, in the unit of the pays
    sentence: Which game it is or, if none has these pays, the nearest and how it differs
    games_with_rows: If only some rows were given, by their names: how many games of the catalog have them; absent
        otherwise
    warnings: Sentences that doubt a return of more than 110% or less than 50%, names of rows that are not those of the
        game, few pays without names, or for how many coins some rows pay
    games: The games that differ least: a pay that differs counts 2, a row that the machine lacks and a pay that the
        game lacks count 3 each. If only some rows were given: games that have them, or the nearest
    """

    pays: tuple[str, ...]
    pays_are_for: str
    bet: float
    bet_exact: Fraction
    sentence: str
    games_with_rows: int | None
    warnings: tuple[str, ...]
    games: tuple[GameMatch, ...]

    def lines(self) -> tuple[GameMatch, ...]:
        return self.games


@dataclass(frozen=True, slots=True, repr=False)
class ChartRow(Record):
    """One of the rows in order of play, the highest first.

    section: Wild cards dealt
    text: The holds of the row in words
    deals: Deals that the row decides
    misplayed_deals: Deals that it decides in which another hold is worth more
    value_least: The least that its holds are worth, in bets; null if it decides no deal
    value_most: The most that they are worth, in bets; null if it decides no deal
    """

    section: int
    text: str
    deals: int
    misplayed_deals: int
    value_least: float | None
    value_most: float | None


@dataclass(frozen=True, slots=True, repr=False)
class ChartRule(Record):
    """One of the penalty-card rules: exceptions to rows.

    row: The row that it is an exception to, numbered from 1 over all sections
    text: The rule in words
    deals: Deals in which it changes the hold
    """

    row: int
    text: str
    deals: int


@dataclass(frozen=True, slots=True, repr=False)
class Misplay(Record):
    """The deal in which most is lost; null if none is misplayed.

    deal: The five cards
    chart_hold: The cards that the chart holds; empty if none
    best_hold: The cards that are best held; empty if none
    cost: How much less the chart's hold is worth, in bets
    """

    deal: str
    chart_hold: str
    best_hold: str
    cost: float


@dataclass(frozen=True, slots=True, repr=False)
class ChartOnMachine(Record):
    """For a machine in the state `single`.

    return_: What the machine returns if the chart is played in all of its states
    cost: How much less that is than the best play returns, at most
    """

    return_: float
    cost: float


@dataclass(frozen=True, slots=True, repr=False)
class DiffExample(Record):
    """The deal with the largest gain or loss.

    deal: The five cards
    before: What the known chart holds, or "nothing"
    now: What the new chart holds, or "nothing"
    gain: How much more the second is worth, in bets; below 0 if it is worth less
    """

    deal: str
    before: str
    now: str
    gain: float
    gain_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class DiffChange(Record):
    """One of the changes by kinds of holds, those that gain or lose most first.

    hold: The kind of hold to keep
    rather_than: The other kind of hold; if it is the same, a worse hold of that kind
    deals: All deals that offer both kinds and in which one of them is best; absent if they are the same kind
    right: Those of them in which a hold of the first kind is best
    changed: The deals in which the new chart holds the first kind and the known one the other
    gain: What the new holds gain in them, in bets per hand; below 0 if they lose
    example: The deal with the largest gain or loss
    """

    hold: str
    rather_than: str
    deals: int | None
    right: int | None
    changed: int
    gain: float
    gain_exact: Fraction
    example: DiffExample


@dataclass(frozen=True, slots=True, repr=False)
class RelearnRow(Record):
    """The part `rows` of an answer.

    change: "learn" a row that only the new chart has, "forget" one that only the known one has, "move" one that comes
        earlier or later
    section: The wild cards dealt, in words; empty in a game without
    row: The row, as in the chart
    before: Its number in the known chart, from 1
    now: Its number in the new chart, from 1
    """

    change: str
    section: str
    row: str
    before: int | None
    now: int | None


@dataclass(frozen=True, slots=True, repr=False)
class Diff(Table[DiffChange]):
    """What changes if you play another chart of a game: rows, deals and return.

    game: The game
    changed: Deals in which the charts hold other cards
    all_deals: Deals of five cards
    return_before: The expected pay of a bet of 1 by the known chart
    gain: How much more the new chart returns; below 0 if it returns less
    perfect_play: The return of perfect play
    changes: The changes by kinds of holds, those that gain or lose most first
    row_changes: The rows that are new, gone or elsewhere
    warnings: Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or
        a large pay that may be in dollars, and about words of the chart that might mean something else
    """

    game: str = field(metadata={"json": "game.name"})
    changed: int
    all_deals: int
    return_before: float
    return_before_exact: Fraction
    return_now: float
    return_now_exact: Fraction
    gain: float
    gain_exact: Fraction
    perfect_play: float
    perfect_play_exact: Fraction
    changes: tuple[DiffChange, ...]
    row_changes: tuple[RelearnRow, ...] = field(metadata={"json": "rows"})
    warnings: tuple[str, ...]

    def lines(self) -> tuple[DiffChange, ...]:
        return self.changes


@dataclass(frozen=True, slots=True, repr=False)
class Mistake(Record):
    """One of the misplayed hands, the costliest first.

    line: The line of the text, from 1; of a trainer file, the number of the missed deal
    deal: The cards dealt
    held: The cards that were held, or "nothing"
    best: The cards that are best held, or "nothing"
    held_kind: What was held, in words
    best_kind: What is best held, in words
    cost: How much less what was held is worth than the best hold, in bets
    """

    line: int
    deal: str
    held: str
    best: str
    held_kind: str
    best_kind: str
    cost: float
    cost_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class ReviewedKind(Record):
    """One of the hands by what is best held, those that cost most first.

    best_kind: The kind of hold that is best
    hands: Hands in which it is best
    mistakes: Those of them that were misplayed
    cost: What these mistakes cost together, in bets
    """

    best_kind: str
    hands: int
    mistakes: int
    cost: float
    cost_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class Lesson(Record):
    """What to learn first: the costliest sorts of mistakes, five at most.

    hold: The kind of hold to keep
    rather_than: The other kind of hold; if it is the same, a worse hold of that kind
    deals: All deals that offer both kinds and in which one of them is best; absent if they are the same kind
    right: Those of them in which a hold of the first kind is best
    hands: Hands with this mistake
    cost: What they cost together, in bets
    """

    hold: str
    rather_than: str
    deals: int | None
    right: int | None
    hands: int
    cost: float
    cost_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class Review(Table[Mistake]):
    """Hands that you played: each mistake, its cost, and what to learn first.

    game: The game
    hands: Hands played
    cost: What all mistakes cost together against perfect play, in bets
    hands_an_hour: The speed that the next member is for
    bets_an_hour_lost: What is lost against perfect play in an hour, in bets
    mistakes: The misplayed hands, the costliest first
    kinds: The hands by what is best held, those that cost most first
    lessons: What to learn first: the costliest sorts of mistakes, five at most
    warnings: Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or
        a large pay that may be in dollars; and about missed deals of a trainer file that were left out
    """

    game: str = field(metadata={"json": "game.name"})
    hands: int
    cost: float
    cost_exact: Fraction
    cost_dollars: float | None
    cost_per_hand: float
    cost_per_hand_exact: Fraction
    hands_an_hour: float
    bets_an_hour_lost: float
    bets_an_hour_lost_dollars: float | None
    mistakes: tuple[Mistake, ...]
    kinds: tuple[ReviewedKind, ...]
    lessons: tuple[Lesson, ...]
    warnings: tuple[str, ...]

    def lines(self) -> tuple[Mistake, ...]:
        return self.mistakes


@dataclass(frozen=True, slots=True, repr=False)
class RelearnExample(Record):
    """The deal in which that costs most.

    deal: The five cards
    held: The best hold in the known game, or "nothing"
    best: The best hold in the new game, or "nothing"
    cost: What the first costs in the new game, in bets
    """

    deal: str
    held: str
    best: str
    cost: float
    cost_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class RelearnChange(Record):
    """One of the changes by kinds of holds, those that cost most first.

    hold: The kind of hold to keep
    rather_than: The other kind of hold; if it is the same, a worse hold of that kind
    deals: All deals that offer both kinds and in which one of them is best; absent if they are the same kind
    right: Those of them in which a hold of the first kind is best
    changed: The deals in which the known game has another best hold
    cost: What they cost if they are played as in the known game, in bets per hand
    example: The deal in which that costs most
    """

    hold: str
    rather_than: str
    deals: int | None
    right: int | None
    changed: int
    cost: float
    cost_exact: Fraction
    example: RelearnExample


@dataclass(frozen=True, slots=True, repr=False)
class Relearn(Table[RelearnChange]):
    """What to relearn when you switch from one game to another.

    known: The game that is known
    new: The game that is to be learned
    changed: Deals in which no best hold of the known game is a best one of the new game
    all_deals: Deals of five cards
    cost_per_hand: What it costs to play them as in the known game, in bets
    hands_an_hour: The speed that the next member is for
    bets_an_hour_lost: What is lost against perfect play in an hour, in bets
    changes: The changes by kinds of holds, those that cost most first
    chart_rows: The rows of the basic chart that are new, gone or elsewhere
    warnings: Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or
        a large pay that may be in dollars, each with the number of its game
    """

    known: str = field(metadata={"json": "known.name"})
    new: str = field(metadata={"json": "new.name"})
    changed: int
    all_deals: int
    cost_per_hand: float
    cost_per_hand_exact: Fraction
    hands_an_hour: float
    bets_an_hour_lost: float
    bets_an_hour_lost_dollars: float | None
    changes: tuple[RelearnChange, ...]
    chart_rows: tuple[RelearnRow, ...] | None = field(metadata={"json": "rows"})
    warnings: tuple[str, ...]

    def lines(self) -> tuple[RelearnChange, ...]:
        return self.changes


@dataclass(frozen=True, slots=True, repr=False)
class Ruin(Record):
    """Ruin in the long run, if a bankroll is given.

    bankroll: The bankroll at the start, in bets
    probability: The chance; if it is a bound, the one that is worse for the player
    is_bound: Whether only two bounds of the chance are known
    probability_least: The lower bound
    probability_most: The upper bound
    error: How far the chance may be off by computing with doubles, if it is no bound
    usual_estimate: The usual estimate, e^(-R * bankroll), if the chance is a bound
    """

    bankroll: float
    bankroll_dollars: float | None
    probability: float
    is_bound: bool
    probability_least: float | None
    probability_most: float | None
    error: float | None
    usual_estimate: float | None


@dataclass(frozen=True, slots=True, repr=False)
class BankrollFor(Record):
    """The bankroll for a risk, if one is given.

    risk: The risk of ruin
    hands: The number of hands within which the risk is taken; absent for the long run
    bankroll: A whole number of bets with at most this risk, the fewest unless is_bound; null if none is enough
    is_bound: Whether fewer bets may be enough, down to bankroll_least
    bankroll_least: A whole number of bets below which the risk is larger
    """

    risk: float
    hands: int | None
    bankroll: int | None
    bankroll_dollars: float | None
    is_bound: bool
    bankroll_least: int | None


@dataclass(frozen=True, slots=True, repr=False)
class Quantile(Record):
    """Quantiles of the result.

    share: The chance of this result or less
    result: The result, in bets
    result_most: Its upper bound, if pays had to be rounded or the error leaves the result open
    """

    share: float
    result: float
    result_most: float | None
    result_dollars: float | None
    result_most_dollars: float | None


@dataclass(frozen=True, slots=True, repr=False)
class After(Record):
    """The results after a number of hands, if one is given.

    hands: Hands played
    mean: The average result, in bets
    standard_deviation: The standard deviation of the result, in bets
    chance_of_loss: The chance of a result below 0, or its upper bound
    chance_of_loss_least: Its lower bound, if pays had to be rounded
    ruin_probability: The chance of ruin within the hands, or its upper bound; absent without a bankroll
    ruin_probability_least: Its lower bound, if pays had to be rounded
    goal: The bankroll to reach, in bets; absent without a goal
    goal_probability: The chance of reaching the goal within the hands and before ruin, or its lower bound; absent
        without a goal
    goal_probability_most: Its upper bound, if pays had to be rounded
    ruin_before_goal: The chance of ruin within the hands and before the goal, or its upper bound
    ruin_before_goal_least: Its lower bound, if pays had to be rounded
    error: How far each chance may be off by computing with doubles
    quantiles: Quantiles of the result
    """

    hands: int
    mean: float
    mean_dollars: float | None
    standard_deviation: float
    standard_deviation_dollars: float | None
    chance_of_loss: float
    chance_of_loss_least: float | None
    ruin_probability: float | None
    ruin_probability_least: float | None
    goal: float | None
    goal_dollars: float | None
    goal_probability: float | None
    goal_probability_most: float | None
    ruin_before_goal: float | None
    ruin_before_goal_least: float | None
    error: float
    quantiles: tuple[Quantile, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Goal(Record):
    """The chance of reaching a goal before ruin, in the long run, if one is given.

    goal: The bankroll to reach, in bets
    probability: The chance; if it is a bound, the one that is worse for the player
    is_bound: Whether only two bounds of the chance are known
    probability_least: The lower bound
    probability_most: The upper bound
    error: How far the chance may be off by computing with doubles, if it is no bound
    """

    goal: float
    goal_dollars: float | None
    probability: float
    is_bound: bool
    probability_least: float | None
    probability_most: float | None
    error: float | None


@dataclass(frozen=True, slots=True, repr=False)
class PlannedPart(Record):
    """One of the parts, in their order.

    number: Its place in the plan, from 1
    id: The id in the catalog, or that of the paytable
    name: The name of the game
    deck: Cards in the deck
    wild: The ranks and cards that are wild, apart from jokers
    state: For a machine, its state; the pays are then what final hands are worth in it
    pays_changed: The pays that the request changed
    hands: Hands played
    lines: Lines of a hand
    bet: The price of a bet on one line, in dollars
    edge: The return, plus cash back, less tips, less 1
    mean_dollars: The average result of the part, in dollars
    standard_deviation_dollars: The standard deviation of its result, in dollars
    """

    number: int
    id: str
    name: str
    deck: int
    wild: tuple[str, ...]
    state: str | None
    pays_changed: tuple[ChangedPay, ...] | None
    hands: int
    lines: int
    bet: float
    edge: float
    edge_exact: Fraction
    mean_dollars: float
    mean_dollars_exact: Fraction
    standard_deviation_dollars: float


@dataclass(frozen=True, slots=True, repr=False)
class PlanQuantile(Record):
    """Quantiles of the result.

    share: The chance of this result or less
    result_dollars: The result, in dollars
    result_most_dollars: Its upper bound, if the error leaves the result open
    """

    share: float
    result_dollars: float
    result_most_dollars: float | None


@dataclass(frozen=True, slots=True, repr=False)
class Plan(Table[PlannedPart]):
    """Several games, one after the other: results, ruin and a goal, in dollars.

    parts: The parts, in their order
    hands: Hands of the whole plan
    mean_dollars: The average result of the plan, in dollars
    variance_dollars: The variance of that result, in dollars squared
    standard_deviation_dollars: Its standard deviation, in dollars
    chance_of_loss: The chance of a result below 0
    quantiles: Quantiles of the result
    bankroll_dollars: The bankroll at the start, in dollars, if one is given
    ruin_probability: The chance of ruin before the end of the plan and, with a goal, before that
    goal_dollars: The bankroll to reach, in dollars, if one is given
    goal_probability: The chance of reaching the goal within the plan and before ruin
    error: How far each chance may be off by computing with doubles
    notes: Sentences on what a reader may not expect in the answer
    warnings: Sentences about rows that are always outbid or pay 0, each with the number of its part, and about a goal
        that is doubtful
    """

    parts: tuple[PlannedPart, ...]
    hands: int
    mean_dollars: float
    mean_dollars_exact: Fraction
    variance_dollars: float
    variance_dollars_exact: Fraction
    standard_deviation_dollars: float
    chance_of_loss: float
    quantiles: tuple[PlanQuantile, ...]
    bankroll_dollars: float | None
    ruin_probability: float | None
    goal_dollars: float | None
    goal_probability: float | None
    error: float
    notes: tuple[str, ...]
    warnings: tuple[str, ...]

    def lines(self) -> tuple[PlannedPart, ...]:
        return self.parts


@dataclass(frozen=True, slots=True, repr=False)
class UntilHit(Record):
    """Playing until the row hits, alone on the meter, with the strategy that is best at the break-even; absent without
    a break-even, and if the row overtakes another one between it and the jackpot.

    hit_chance: The chance of the row in each hand
    hands: The average number of hands
    gain: The average gain, in bets: the jackpot less the break-even; no strategy gains more
    gain_an_hour: The average gain by the average hours, in bets, if hours or a speed were asked about
    cost: The average loss without the jackpot, in bets
    jackpot: The average jackpot when it hits, in bets
    within_hands: The hands that were asked about, if any
    chance_within: The chance to hit within these hands
    """

    hit_chance: float
    hit_chance_exact: Fraction
    hands: float
    hands_exact: Fraction
    gain: float
    gain_exact: Fraction
    gain_dollars: float | None
    gain_an_hour: float | None
    gain_an_hour_exact: Fraction | None
    gain_an_hour_dollars: float | None
    cost: float
    cost_exact: Fraction
    cost_dollars: float | None
    jackpot: float
    jackpot_exact: Fraction
    jackpot_dollars: float | None
    within_hands: int | None
    chance_within: float | None


@dataclass(frozen=True, slots=True, repr=False)
class MeterNow(Record):
    """The game at what the row pays now.

    pays: What the row pays for a bet of 1
    return_: The expected pay of a bet of 1
    slope: The chance of the row
    """

    pays: float
    pays_exact: Fraction
    return_: float
    return_exact: Fraction
    slope: float
    slope_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class JackpotMeter(Record):
    """One of the jackpots, in the order of the request.

    hand: The hand that the row pays, in the words of paytable files
    name: What the paytable calls the row
    pays: Today's jackpot, in bets
    rise: The share of each bet that it grows by
    break_even: The lowest jackpot at which return and cash back are exactly 1 while the others stay; null if there is
        none up to 1,000,000,000 bets, or if they are above 1 even with this jackpot at 0
    pays_at_even: The jackpot when all have risen together to the break-even
    """

    hand: str
    name: str
    pays: float
    pays_exact: Fraction
    pays_dollars: float | None
    rise: float
    rise_exact: Fraction
    break_even: float | None
    break_even_exact: Fraction | None
    break_even_dollars: float | None
    pays_at_even: float | None
    pays_at_even_exact: Fraction | None
    pays_at_even_dollars: float | None


@dataclass(frozen=True, slots=True, repr=False)
class BorderPoint(Record):
    """One of the break-even of the second jackpot for values of the first, from what the paytable pays, with any others
    as they are today; empty if these pays are worth playing already, or if the first jackpot has no break-even with the
    second as in the paytable.

    first: The first jackpot, in bets
    second: The break-even of the second
    """

    first: float
    first_exact: Fraction
    second: float | None
    second_exact: Fraction | None


@dataclass(frozen=True, slots=True, repr=False)
class Meters(Table[JackpotMeter]):
    """Price several progressive jackpots on one machine: when play is worth it.

    game: The game
    return_: The expected pay of a bet of 1 with today's jackpots
    is_worth_it: Whether return and cash back are at least 1 today
    meters: The jackpots, in the order of the request
    bets_until_even: The bets made until return and cash back are exactly 1, if nobody hits a jackpot; null if they are
        above already, or no jackpot rises to it
    border: The break-even of the second jackpot for values of the first, from what the paytable pays, with any others
        as they are today; empty if these pays are worth playing already, or if the first jackpot has no break-even with
        the second as in the paytable
    warnings: Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or
        a large pay that may be in dollars
    """

    game: str = field(metadata={"json": "game.name"})
    return_: float
    return_exact: Fraction
    is_worth_it: bool
    meters: tuple[JackpotMeter, ...]
    bets_until_even: float | None
    bets_until_even_exact: Fraction | None
    border: tuple[BorderPoint, ...]
    warnings: tuple[str, ...]

    def lines(self) -> tuple[JackpotMeter, ...]:
        return self.meters
