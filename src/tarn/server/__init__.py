"""The table server: a place where games live. Started by `tarn serve`; its interface is described in docs/api.md."""
