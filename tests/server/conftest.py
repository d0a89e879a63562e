"""One server for all tests that leave it as it was, and servers of their own for the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.driver import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("ludarium"))
    made.start()
    yield made
    assert made.process is not None
    assert made.process.poll() is None, f"the server died:\n{made.text()}"
    made.forget_people()
    assert made.stop() in (0, -15)
    assert "Traceback" not in made.text(), made.text()


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    """Return a maker of servers with settings of their own; all are stopped in the end."""
    made: list[Server] = []

    def make(**settings: str) -> Server:
        server = Server(tmp_path_factory.mktemp("ludarium"), **settings)
        made.append(server)
        return server.start()

    yield make
    for server in made:
        server.close()
