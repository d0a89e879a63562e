"""The table server: a place where games live. Started by `ludarium serve`; its interface is described in docs/api.md.

From the outside to the inside:

- `command`, `listening`, `connections`: a process, a socket, and who may connect to it.
- `app`, `middleware`, `routes`, `streams`, `models`, `page`: HTTP.
- `context`: the application context, which puts all parts together.
- `scheduler`: what the server does by itself. `peers`: what other processes tell. `adviser`: hints and reviews.
- `tables`: a table, and everything that is done at it.
- `people`, `addresses`, `limits`, `metrics`, `background`: who asks, how much is allowed, what is counted, what goes on beside requests;
  `steady`: the time.
- `storage`, `schema`, `migrations`, `bus`, `worker_pool`, `worker`, `fair_queue`: the database, the other processes, the bots' processes
  and who waits for them.

Whoever stands further out knows those further in, never the other way round (docs/decisions/0013).
"""
