"""The tables of the database. Whatever changes here needs a migration in migrations/versions."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text, false

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("program", Boolean, nullable=False, server_default=false()),  # plays by the API with a token of its own
    Column("signed_out", Float),  # since then cookie and token are worth nothing
)

packs = Table(
    "packs",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("name", String(60), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("digest", String(32), primary_key=True),
    Column("text", Text, nullable=False),  # as its author wrote it
    Column("created", Float, nullable=False),
)

pack_owners = Table(
    "pack_owners",  # who brought a pack for own tables
    metadata,
    Column("user", String(32), ForeignKey("users.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("name", String(60), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("digest", String(32), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON: as settled by the game
    Column("packs", Text, nullable=False),  # JSON: name, version and digest of each
    Column("seed", String(32), nullable=False),
    Column("generator", String(20), nullable=False, server_default="sfc32"),  # what makes chance of the seed
    Column("commitment", String(64), nullable=False),  # shown from the start
    Column("status", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("host", String(32), ForeignKey("users.id"), nullable=False),
    Column("origin", String(32), nullable=False, server_default=""),  # where it was opened: a keyed hash of the address
    Column("clock", Text),  # JSON: kind and seconds
    Column("absent_after", Float),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("updated", Float, nullable=False),  # changes only with what everybody may see
    Column("revision", Integer, nullable=False),  # counts changes of this row and of the seats
    Column("number", Integer, nullable=False),  # entries of the record
    Column("to_move", Text, nullable=False),  # JSON: seats
    Column("due", Float),  # when the server itself has something to do here: a bot's move, a clock that runs out
    Column("claimed", Float),  # until when one process has taken that on
    Column("result", Text),  # JSON: reason, scores, ranking, outcomes
    Column("digest", String(64)),  # of the final position
    Column("rematch", String(32)),
    Column("position", Text),  # on one line: from where a table begins that was made of a position
    Index("tables_by_status", "status", "public", "updated"),
    Index("tables_by_due", "due"),
    Index("tables_by_origin", "origin", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # human, bot, open, invite
    Column("user", String(32), ForeignKey("users.id")),  # who sits here, or for whom an invite seat is reserved
    Column("name", String(60)),  # a name for this table only: hot-seat players, records from elsewhere
    Column("bot", String(40)),
    Column("stand_in", String(40)),
    Column("stand_in_reason", String(12)),
    Column("votes", Text, nullable=False),  # JSON: seats that want a stand-in
    Column("resigned", Boolean, nullable=False),
    Column("clock_reset", Float),  # since when the clock runs anew after a stand-in gave the seat back
    Column("timeouts", Integer, nullable=False, server_default="0"),  # turns whose time ran out since its player's last move
    Index("seats_by_user", "user"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", String(80), nullable=False),
    Column("by", String(8), nullable=False),  # player, bot, stand-in
    Column("answers", Integer, nullable=False),  # the number of the question or of the undo
    Column("marks", Text, nullable=False),  # JSON: what each viewer counts after it (ludarium.server.tables.livegame.Marks)
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

notes = Table(
    "notes",  # of records that were brought with comments or variations
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),  # the record
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

invites = Table(
    "invites",
    metadata,
    Column("code", String(64), primary_key=True),  # SHA-256 of the code: who reads the database cannot take the seat
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Index("invites_by_seat", "table", "seat", unique=True),
)

pulse = Table(
    "pulse",  # one row, written when the server is asked whether it can save
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
