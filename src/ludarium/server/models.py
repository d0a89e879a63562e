"""What goes over the wire, as docs/api.md describes it: orders that come in are checked, answers are described.

The page's types are made from these (tools/page_types.py).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, RootModel, StringConstraints

from ludarium.server.people import LONGEST_NAME, tidy_name


class Order(BaseModel):
    """Something somebody sends. Unknown fields are mistakes."""

    model_config = ConfigDict(extra="forbid", strict=True)


def a_name(text: str) -> str:
    """Return a name that can be shown."""
    tidy = tidy_name(text)
    if not tidy:
        raise ValueError("a name needs at least one letter")
    return tidy


def storable(text: str) -> str:
    """Refuse what a database cannot store."""
    if "\x00" in text or any(0xD800 <= ord(letter) <= 0xDFFF for letter in text):
        raise ValueError("the text has characters that cannot be stored")
    return text


def whole(value: object) -> object:
    """Take 3.0 for 3: JSON does not tell them apart."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Name = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME), AfterValidator(a_name)]
SeatNumber = Annotated[int, Field(ge=0, le=99), BeforeValidator(whole)]
Number = Annotated[int, Field(ge=0, le=1_000_000_000), BeforeValidator(whole)]
SeatWish = Annotated[str, StringConstraints(pattern=r"^(me|open|invite|bot:[a-z0-9-]{1,30})$")]
SEAT_KEY = "^[0-9]$"
Choice = bool | int | str
OptionValue = Choice | list[str]


class GuestOrder(Order):
    """Become a guest."""

    name: Name | None = None


class NameOrder(Order):
    """Change one's name."""

    name: Name


class ClockOrder(Order):
    """Time for thinking."""

    kind: Literal["move", "game"]
    seconds: Annotated[float, Field(ge=1, le=30 * 24 * 3600, allow_inf_nan=False)]


class PackChoice(Order):
    """A pack that a new table shall have, as the game's `offered` names it."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=60)]
    version: Annotated[int, Field(ge=1, le=999_999)]
    digest: Annotated[str, StringConstraints(min_length=1, max_length=32)]


class TableOrder(Order):
    """Open a table."""

    game: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=10)]
    options: Annotated[dict[str, OptionValue], Field(max_length=20)] = {}
    packs: Annotated[list[PackChoice], Field(max_length=8)] = []
    public: bool | None = None
    clock: ClockOrder | None = None
    absent_after: Annotated[float, Field(ge=1, le=30 * 24 * 3600, allow_inf_nan=False)] | None = None
    names: Annotated[
        dict[Annotated[str, StringConstraints(pattern=SEAT_KEY)], Name], Field(json_schema_extra={"propertyNames": {"pattern": SEAT_KEY}})
    ] = {}


class SeatOrder(Order):
    """Say what a seat is for."""

    kind: SeatWish


class MoveOrder(Order):
    """Answer a question."""

    seat: SeatNumber
    number: Number
    move: Annotated[str, StringConstraints(min_length=1, max_length=80)]


class UndoOrder(Order):
    """Take the last move back, or all that can be taken back: the turn begins anew."""

    seat: SeatNumber
    number: Number
    turn: bool = False


class HintOrder(Order):
    """Ask the expert about a question."""

    seat: SeatNumber
    number: Number


class ResignOrder(Order):
    """Give up."""

    seat: SeatNumber


class ChatOrder(Order):
    """Say something."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=500), AfterValidator(storable)]


class CodeOrder(Order):
    """Look where an invitation leads."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=100)]


class AcceptOrder(CodeOrder):
    """Follow an invitation; where seats can be chosen, to this one (the first that is free)."""

    seat: SeatNumber | None = None


class PackOrder(Order):
    """A pack as text: to bring it for own tables, or to have it checked."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=40_000), AfterValidator(storable)]


ImportedSeats = Annotated[list[Annotated[str, StringConstraints(pattern=r"^(me|bot:[a-z0-9-]{1,30})$")]], Field(max_length=10)]


class ImportOrder(Order):
    """Bring a record."""

    record: Annotated[str, StringConstraints(min_length=1, max_length=400_000), AfterValidator(storable)]
    seats: ImportedSeats | None = None


class PlayOnOrder(Order):
    """Play on from a point of a finished game."""

    number: Number
    seats: ImportedSeats


# -- answers -----------------------------------------------------------------------------------------------------------


class ProblemReply(BaseModel):
    """An error."""

    model_config = ConfigDict(extra="allow")
    type: str
    title: str
    status: int
    code: str
    detail: str


class Phrase(BaseModel):
    """Words without a language."""

    key: str
    args: dict[str, int | str | Phrase | list[Phrase]]


class IconReply(BaseModel):
    """A sign with its number, 0 for none."""

    icon: str
    count: int


class EffectReply(BaseModel):
    """What a card does: as its pack writes it, in words, in icons."""

    source: str
    words: Phrase
    icons: list[IconReply]


class ContentReply(RootModel[dict[str, list[dict[str, EffectReply | Choice]]]]):
    """The cards and tiles of the packs: kind → entries, each with its id and its fields."""


class UserReply(BaseModel):
    """A person."""

    id: str
    name: str


class MeReply(BaseModel):
    """Who you are."""

    user: UserReply | None


class ProgramReply(BaseModel):
    """A program and its token."""

    user: UserReply
    token: str


class ChoicesReply(BaseModel):
    """What can be chosen, and what is chosen unless somebody says otherwise."""

    values: list[Choice]
    default: OptionValue | None


class OptionReply(ChoicesReply):
    """One thing a table can choose; `exceptions` are the numbers of players for which it has other values or another default."""

    name: str
    kind: Literal["choice", "seat", "each-side"]
    counts: list[int]
    rule: str
    exceptions: dict[str, ChoicesReply]


class ConflictReply(BaseModel):
    """Choices that do not go together at tables of so many players: option → value."""

    counts: list[int]
    choices: dict[str, Choice]


class PackReply(BaseModel):
    """A pack of content."""

    name: str
    version: int
    digest: str


class OwnPackReply(PackReply):
    """A pack that somebody brought."""

    game: str


class OwnPacksReply(BaseModel):
    """The packs that somebody brought, and how many there may be: 0 where the server takes none."""

    packs: list[OwnPackReply]
    most: int


class FieldReply(BaseModel):
    """A field of an entry of a pack: a text, one of `words`, a number from `least` to `most`, or an effect.

    Of an effect `words` are the occasions for which it waits; none where it is carried out at once. An id that is `free` may be a new
    word, too.
    """

    name: str
    kind: Literal["text", "word", "number", "effect"]
    words: list[str]
    least: int
    most: int
    free: bool
    needed: bool


class EntryKindReply(BaseModel):
    """What the entries of one table of a pack consist of; they are known by the field `key`, '' where there is only one."""

    table: str
    key: str
    fields: list[FieldReply]


class WordReply(BaseModel):
    """A word of the effect language, and what stands after it: names of numbers, or the words among which to choose."""

    word: str
    after: list[str | list[str]]


class VocabularyReply(BaseModel):
    """The words of a game's effect language."""

    effects: list[WordReply]
    counts: list[WordReply]
    occasions: list[WordReply]
    periods: list[str]
    joining: list[str]


class FieldsReply(BaseModel):
    """What can stand in a pack for a game."""

    tables: list[EntryKindReply]
    words: VocabularyReply


class WorthReply(BaseModel):
    """What an entry is worth by the scale that the game was designed with, and between what such entries are."""

    value: float
    least: float
    most: float
    verdict: Literal["low", "fit", "high"]


class DraftEntryReply(BaseModel):
    """An entry of a pack that somebody writes; without effects if it could not be read. One that adds to the game has a `title`."""

    table: str
    number: int
    values: dict[str, Choice]
    effects: dict[str, EffectReply]
    title: str
    worth: WorthReply | None


class MistakeReply(BaseModel):
    """What is wrong and where: in a field of an entry, in the head (`table` is `pack`), or with the pack as a whole (`table` is '').

    The message is in English; `words` say the same of a mistake in an effect.
    """

    table: str
    number: int
    field: str
    line: int
    column: int
    message: str
    words: Phrase | None


class DraftReply(BaseModel):
    """A pack that somebody writes, as far as it can be read; `game` is '' if it cannot."""

    game: str
    name: str
    version: int
    entries: list[DraftEntryReply]
    mistakes: list[MistakeReply]


class SideReply(BaseModel):
    """A side that the rules play."""

    side: int
    name: Phrase


class GameReply(BaseModel):
    """A game that can be played."""

    name: str
    title: str
    rules: int
    counts: list[int]
    options: list[OptionReply]
    conflicts: list[ConflictReply]
    packs: list[PackReply]
    offered: list[PackReply]
    automatic_sides: dict[str, list[SideReply]]


class BotReply(BaseModel):
    """A bot that can be had."""

    name: str
    words: Phrase
    level: bool  # one that people choose among; from the weakest to the strongest
    own: bool  # not one of Ludarium's


class GamesReply(BaseModel):
    """All games and bots."""

    games: list[GameReply]
    bots: list[BotReply]


class StandIn(BaseModel):
    """A bot in a person's place."""

    bot: str
    reason: Literal["absent", "vote", "time", "resigned"]
    final: bool


class SeatReply(BaseModel):
    """A seat."""

    seat: int
    kind: Literal["human", "bot", "open", "invite"]
    name: str
    bot: str | None
    program: bool
    mine: bool
    reserved: bool
    connected: bool
    absent_since: float | None
    stand_in: StandIn | None
    votes: list[int]
    resigned: bool
    left: float | None


class ClockReply(BaseModel):
    """The table's clock."""

    kind: Literal["move", "game"]
    seconds: float


class OutcomeReply(BaseModel):
    """What the end means to a side, where the rulebook says more than points and places: won, lost, a grade."""

    words: Phrase
    worth: float


class ResultReply(BaseModel):
    """How a game ended; `outcomes` are empty where points and places say it all."""

    reason: Literal["played", "resigned"]
    scores: list[int]
    ranking: list[int]
    outcomes: list[OutcomeReply]


class TableReply(BaseModel):
    """A table."""

    id: str
    game: str
    title: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    packs: list[PackReply]
    secrets: bool
    status: Literal["waiting", "running", "finished", "closed"]
    public: bool
    hosting: bool
    created: float
    updated: float
    now: float
    commitment: str
    seed: str | None
    imported: bool
    to_move: list[int]
    clock: ClockReply | None
    absent_after: float | None
    seats: list[SeatReply]
    automatic_sides: list[SideReply]
    result: ResultReply | None
    rematch: str | None
    spectators: int


class TablesReply(BaseModel):
    """A list of tables."""

    tables: list[TableReply]


class LineReply(BaseModel):
    """A line of the log."""

    kind: str
    seat: int
    words: Phrase


class PreviewReply(BaseModel):
    """What a choice pays and brings for certain; lines as the log would have them. A label: under which further choice."""

    label: Phrase | None
    pays: list[IconReply]
    brings: list[IconReply]
    lines: list[LineReply]


class ChoiceReply(BaseModel):
    """One legal move; `final` if it could not be taken back."""

    move: str
    label: Phrase
    target: str
    final: bool
    previews: list[PreviewReply]


class RefusalReply(BaseModel):
    """Why not."""

    reason: str
    rule: str
    words: Phrase


class BlockedReply(BaseModel):
    """What cannot be done."""

    label: Phrase
    target: str
    why: RefusalReply


class QuestionReply(BaseModel):
    """What a seat is asked."""

    number: int
    seat: int
    prompt: Phrase
    rule: str
    options: list[ChoiceReply]
    blocked: list[BlockedReply]


class UndoReply(BaseModel):
    """Whether the last move can be taken back."""

    number: int
    possible: bool
    reason: Literal["", "nothing-to-undo", "sealed", "moved-on", "stand-in"]
    message: str
    turn: int  # so many moves can be taken back one after the other


class LogReply(BaseModel):
    """A piece of the log."""

    keep: int
    seen: int  # so many lines were there when the viewer's own last turn ended
    lines: list[LineReply]


class ScoreReply(BaseModel):
    """A line of the score sheet."""

    side: int
    source: Phrase
    points: int
    targets: list[str]


class EndReply(ResultReply):
    """How a game ended, with the score sheet."""

    sheet: list[ScoreReply]


class PositionReply(BaseModel):
    """What a viewer sees."""

    seat: int | None
    since: int
    number: int
    over: bool
    view: dict[str, Any]
    question: QuestionReply | None
    undo: UndoReply | None
    log: LogReply
    end: EndReply | None


class SinceReply(BaseModel):
    """What a viewer saw since the own last turn, in its order."""

    positions: list[PositionReply]


class MessageReply(BaseModel):
    """Something somebody said."""

    id: int
    seat: int
    name: str
    text: str
    at: float


class LinkReply(BaseModel):
    """A link by which friends come to a table."""

    code: str
    path: str


class InviteReply(LinkReply):
    """A link for one seat."""

    seat: int


class SyncReply(BaseModel):
    """All a viewer may know."""

    table: TableReply
    position: PositionReply | None
    chat: list[MessageReply]
    cursor: str


class OpenedReply(SyncReply):
    """A new table; its link if anybody is missing."""

    link: LinkReply | None
    invites: list[InviteReply]


class SeatAtReply(BaseModel):
    """Where an invitation leads: to one seat, or to all those that can be chosen."""

    table: TableReply
    seat: int | None
    seats: list[int]


class TurnReply(BaseModel):
    """A table where somebody is to move, and since when."""

    table: str
    game: str
    seat: int
    since: float


class TurnsReply(BaseModel):
    """All tables where somebody is to move: the data of the event `turns`."""

    turns: list[TurnReply]


class TableIdReply(BaseModel):
    """The next table."""

    id: str


class EntryReply(BaseModel):
    """An entry of a finished record; the first one is the position before any, which is nobody's."""

    number: int
    seat: int | None
    move: str
    by: Literal["", "player", "bot", "stand-in"]
    scores: list[int]
    log: int
    comment: str
    variations: int


class HistoryReply(BaseModel):
    """A finished record, or a line of it, entry by entry, with what is said about the game and its moves."""

    comment: str
    count: int
    entries: list[EntryReply]


class VerifyReply(BaseModel):
    """Whether shuffle and record hold."""

    seed: str
    generator: str
    commitment: str
    seed_matches: bool
    entries: int
    digest: str
    replay_matches: bool
    message: str


class ReasonReply(BaseModel):
    """What speaks for a move (above 0) or against it, in points of the lead: by one's own side, and by what becomes of the others."""

    worth: Phrase
    own: float
    others: float


class AdvisedMoveReply(BaseModel):
    """A move as the expert sees it: the chance to win from 0 to 1, every side's points at the end, the share of the thinking it got.

    `reasons`: of the best move, how it differs from the others, the weightiest first; `words` say them.
    """

    move: str
    win: float
    points: list[float]
    share: float
    reasons: list[ReasonReply]
    words: list[Phrase]


class HintReply(BaseModel):
    """What the expert would do, the best move first."""

    seat: int
    number: int
    moves: list[AdvisedMoveReply]


class JudgedReply(BaseModel):
    """A decision of a finished game: what it gave away of the chance to win, and what would have been better.

    `overlooked`: what speaks for the better move, of those that gave away much; `words` say it.
    """

    number: int
    seat: int
    move: str
    win: float
    points: list[float]
    best: str
    loss: float
    overlooked: list[ReasonReply]
    words: list[Phrase]


class ReviewReply(BaseModel):
    """A finished game, judged decision by decision; complete when `of` of them are. `turning`: the numbers of the costliest entries."""

    of: int
    judged: list[JudgedReply]
    turning: list[int]
    failed: bool


class HealthReply(BaseModel):
    """Whether the server works."""

    status: str
    version: str
