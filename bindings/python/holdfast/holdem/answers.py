"""What answers hold, as the program declares it. Written by tools/write_front_ends.py."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from ..results import Record, Table

__all__ = ["BoardClass", "Share", "Tie", "IndependentEstimate", "OpponentOdds", "Call", "Out", "Outs", "Player",
           "SpreadStep", "SpreadPart", "SpreadCombo", "EquityAfterCard", "NextCard", "StartingHand", "RangePart"]


@dataclass(frozen=True, slots=True, repr=False)
class BoardClass(Record):
    """The part `board_class` of an answer.

    text: The class as it was typed
    flops: Flops of the class, of the 22,100 of the deck
    suit_classes: Flops that remain different if suits may be exchanged
    possible: Flops of the class without a known card
    """

    text: str
    flops: int
    suit_classes: int
    possible: int


@dataclass(frozen=True, slots=True, repr=False)
class Share(Record):
    """The part `win` or `lose` or `tie` of an answer.

    count: Deals; if ranges have weights, the sum of the deals' weights
    probability: Their share of all deals
    """

    count: int | Fraction
    probability: float


@dataclass(frozen=True, slots=True, repr=False)
class Tie(Record):
    """Deals in which the best hand is shared.

    count: Deals; if ranges have weights, the sum of the deals' weights
    probability: Their share of all deals
    by_opponents: Deals in which exactly one opponent ties, exactly two, and so on
    """

    count: int | Fraction
    probability: float
    by_opponents: tuple[int | Fraction, ...]


@dataclass(frozen=True, slots=True, repr=False)
class IndependentEstimate(Record):
    """The shortcut 1-(1-p)^N for N opponents; p is the chance to lose to one.

    lose: The chance to lose by the shortcut
    error: The shortcut's chance minus the exact one
    """

    lose: float
    error: float


@dataclass(frozen=True, slots=True, repr=False)
class OpponentOdds(Record):
    """One of the odds against each number of opponents, in rising order.

    opponents: Unknown opponents
    deals: All deals; if a range has weights, the sum of the deals' weights
    win: Deals in which nobody has as good a hand
    tie: Deals in which the best hand is shared
    lose: Deals in which somebody has a better hand
    equity: The mean share of the pot
    independent_estimate: The shortcut 1-(1-p)^N for N opponents; p is the chance to lose to one
    call_gain: What the call gains on average, with no further betting
    """

    opponents: int
    deals: int | Fraction
    win: Share
    tie: Tie
    lose: Share
    equity: float
    equity_exact: Fraction
    independent_estimate: IndependentEstimate | None
    call_gain: float | None
    call_gain_exact: Fraction | None


@dataclass(frozen=True, slots=True, repr=False)
class Call(Record):
    """The call that was asked about.

    pot: What is in the pot before the call
    cost: What the call costs
    break_even: The equity with which the call gains nothing
    """

    pot: float
    cost: float
    break_even: float
    break_even_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class Out(Record):
    """One of the outs, best first.

    card: The card
    equity: The equity with it on the board
    gain: That equity minus the one now
    """

    card: str
    equity: float
    equity_exact: Fraction
    gain: float


@dataclass(frozen=True, slots=True, repr=False)
class Outs(Table[Out]):
    """The next cards that change who is ahead, or raise the equity.

    goal: What an out does: put you ahead, put an opponent ahead, or raise your equity
    opponents: Unknown opponents
    equity_now: The equity before the card
    unseen: Unseen cards, any of which may come next
    cards: The outs, best first
    """

    goal: str
    opponents: int
    equity_now: float
    unseen: int
    cards: tuple[Out, ...]

    def lines(self) -> tuple[Out, ...]:
        return self.cards


@dataclass(frozen=True, slots=True, repr=False)
class Player(Record):
    """One of the players in the order of their ranges.

    range: The range as it was typed
    combos: Combos of the range that share no card with the board and the dead
    win: Deals in which no other player has as good a hand
    tie: Deals in which the player shares the best hand
    lose: Deals in which somebody has a better hand
    equity: The mean share of the pot
    standard_error: The standard error of a sampled equity, or the 95% bound 3 / deals if all deals gave the same share;
        0 if the equity is exact
    call_gain: What the call would gain this player on average, with no further betting; as uncertain as the equity if
        deals were sampled
    """

    range: str
    combos: int
    win: Share
    tie: Share
    lose: Share
    equity: float
    equity_exact: Fraction | None
    standard_error: float
    call_gain: float | None
    call_gain_exact: Fraction | None


@dataclass(frozen=True, slots=True, repr=False)
class EquityAnswer(Table[Player]):
    """Equity of 2 to 10 hands or ranges.

    board: The cards of the board as they were given
    board_class: The class of flops that the equity is the average over
    dead: The dead cards as they were given
    method: Whether all deals were counted or some were sampled
    deals: Deals that were counted or sampled; if ranges have weights, a counted deal weighs their product
    players: The players in the order of their ranges
    call: The call that was asked about
    seed: The seed of the samples
    warnings: Sentences about how the ranges were read: a + that adds nothing, weights that were rounded; absent if
        there are none
    """

    board: str
    board_class: BoardClass | None
    dead: str
    method: str
    deals: int | Fraction
    players: tuple[Player, ...]
    call: Call | None
    seed: int | None
    warnings: tuple[str, ...] = field(metadata={"absent": ()})

    def lines(self) -> tuple[Player, ...]:
        return self.players


@dataclass(frozen=True, slots=True, repr=False)
class SpreadStep(Record):
    """The part `quantiles` or `distribution` of an answer.

    equity: An equity
    share: The share of the range that has it or more
    """

    equity: float
    equity_exact: Fraction
    share: float
    share_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class SpreadPart(Record):
    """The part `made` or `draws` of an answer.

    name: Made hand or draw, such as "top pair"
    detail: Kicker, rank or hole cards used, such as "top kicker"; empty if there is nothing to add
    combos: How many combos, whatever their weights
    share: Their share of the range
    win: The share of the deals that are won alone
    tie: The share in which the best hand is shared
    equity: The mean share of the pot
    """

    name: str
    detail: str
    combos: int
    share: float
    share_exact: Fraction
    win: float
    win_exact: Fraction
    tie: float
    tie_exact: Fraction
    equity: float
    equity_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class SpreadCombo(Record):
    """Every combo, the highest equity first; only if hands are asked for.

    cards: The two cards, the higher one first
    share: Its share of the range, in proportion to its weight and to the deals in which it is possible
    win: The share of the deals that are won alone
    tie: The share in which the best hand is shared
    equity: The mean share of the pot
    good_cards: Next cards that leave it above 50% equity; only with two players and next cards
    """

    cards: str
    share: float
    share_exact: Fraction
    win: float
    win_exact: Fraction
    tie: float
    tie_exact: Fraction
    equity: float
    equity_exact: Fraction
    good_cards: int | None


@dataclass(frozen=True, slots=True, repr=False)
class EquityAfterCard(Record):
    """One of the players in the order of their ranges.

    equity: The equity of the player's range, over all that may come after the card
    """

    equity: float
    equity_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class NextCard(Record):
    """Every next card, if asked for.

    card: The card
    players: The players in the order of their ranges
    """

    card: str
    players: tuple[EquityAfterCard, ...]


@dataclass(frozen=True, slots=True, repr=False)
class StartingHand(Record):
    """One of the odds of each hand, by number of opponents in rising order.

    hand: The starting hand, such as AKs
    combos: How many combos it has
    opponents: Unknown opponents
    deals: All deals; if a range has weights, the sum of the deals' weights
    win: Deals in which nobody has as good a hand
    tie: Deals in which the best hand is shared
    lose: Deals in which somebody has a better hand
    equity: The mean share of the pot
    independent_estimate: The shortcut 1-(1-p)^N for N opponents; p is the chance to lose to one
    call_gain: What the call gains on average, with no further betting
    """

    hand: str
    combos: int
    opponents: int
    deals: int | Fraction
    win: Share
    tie: Tie
    lose: Share
    equity: float
    equity_exact: Fraction
    independent_estimate: IndependentEstimate | None
    call_gain: float | None
    call_gain_exact: Fraction | None


@dataclass(frozen=True, slots=True, repr=False)
class PreflopAnswer(Table[StartingHand]):
    """Equity of the 169 starting hands against 1 to 9 unknown opponents.

    results: The odds of each hand, by number of opponents in rising order
    warnings: Sentences about how the ranges were read: a + that adds nothing, weights that were rounded; absent if
        there are none
    """

    results: tuple[StartingHand, ...]
    warnings: tuple[str, ...] = field(metadata={"absent": ()})

    def lines(self) -> tuple[StartingHand, ...]:
        return self.results


@dataclass(frozen=True, slots=True, repr=False)
class RangePart(Record):
    """The part `made` or `draws` of an answer.

    name: Made hand or draw, such as "top pair"
    detail: Kicker, rank or hole cards used, such as "top kicker"; empty if there is nothing to add
    combos: How many combos of the range, whatever their weights
    weight: The sum of their weights
    share: That sum as a share of the range on this board
    hands: The combos, as a range; AK stands for all combos of AK that are possible on this board
    """

    name: str
    detail: str
    combos: int
    weight: float
    weight_exact: Fraction
    share: float
    share_exact: Fraction
    hands: str
