"""Random expressions of the toy game's effect language, as Hypothesis strategies."""

from __future__ import annotations

from hypothesis import strategies as st

amounts = st.integers(1, 9)


def _words(*words: str) -> st.SearchStrategy[str]:
    return st.sampled_from(words)


gains = st.builds(lambda word, amount: f"{word} {amount}", _words("gold", "vp", "draw", "turn-wheel", "throw"), amounts)
bare = _words("gold", "vp", "draw", "roll", "build farm", "build mill", "build tower")
machines = st.builds(lambda amount, where: f"machine {amount} {where}", st.integers(1, 3), _words("here", "other", "any"))
counts = _words("farms", "mills", "towers", "hand", "machines", "machines here", "machines other", "machines any")
conditions = st.builds(lambda count, least: f" if {count} >= {least}", counts, st.integers(1, 4))
scaled = st.one_of(
    st.builds(lambda gain, count: f"{gain} per {count}", gains, counts),
    st.builds(lambda gain, every, count, limit: f"{gain} per {every} {count} max {limit}", gains, amounts, counts, amounts),
    st.builds(
        lambda gain, count, steps: f"{gain} by {count} {' '.join(map(str, steps))}",
        _words("gold", "vp 1", "draw", "turn-wheel 1", "throw"),
        counts,
        st.lists(st.integers(0, 9), min_size=1, max_size=5),
    ),
)
leaves = st.one_of(gains, bare, machines, scaled)
prices = st.one_of(
    st.builds(lambda good, amount: f"pay {good} {amount}", _words("gold", "vp"), amounts),
    st.builds(lambda amount: f"pay gold {amount}, throw 1", amounts),
    st.builds(lambda one, two: f"(pay gold {one} or pay vp {two})", amounts, amounts),
    st.builds(lambda one, two: f"pay gold {one} + pay vp {two}", amounts, amounts),
    st.builds(lambda amount, count: f"pay gold {amount} per {count}", amounts, counts),
)


def _grown(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    closed = inner.map(lambda source: f"({source})")
    part = st.one_of(leaves, closed)
    parts = st.lists(part, min_size=2, max_size=3)
    return st.one_of(
        parts.map(", ".join),
        parts.map(" + ".join),
        parts.map(" or ".join),
        st.builds(lambda price, then: f"{price}: {then}", prices, part),
        part.map(lambda source: f"may {source}"),
        st.builds(lambda times, source: f"{times} times {source}", st.integers(1, 4), part),
        st.builds(lambda times, source: f"up to {times} times {source}", st.integers(1, 4), part),
        st.builds(lambda source, condition: source + condition, part, conditions),
    )


effects: st.SearchStrategy[str] = st.recursive(leaves, _grown, max_leaves=8)
occasions = _words("build farm", "build anything", "turn-wheel", "round", "end")
expressions = st.one_of(effects, st.builds(lambda occasion, source: f"on {occasion}: {source}", occasions, effects))
