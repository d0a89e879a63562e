"""The table server: a place where games live. Started by `ludarium serve`; its interface is described in docs/api.md."""
