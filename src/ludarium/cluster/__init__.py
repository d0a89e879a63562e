"""Work on several machines, through Ray (docs/cluster.md). Ray is loaded when a cluster is joined, and by nobody else.

Whoever wants results asks a `Cluster`. It speaks with Ray from a process of its own (`driver`), so that whatever happens there,
the one who asks goes on; on the other machines `worker` does the work. `build` is what must be the same everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.cluster.machines import Cluster
from ludarium.parallel import Workplace, workplace


def workplace_at(address: str, workers: int = 0, bots: Sequence[str] = ()) -> Workplace:
    """Return a cluster that can let these bots play, or this machine if there is no address."""
    return Cluster(address, workers, bots) if address else workplace(workers)
