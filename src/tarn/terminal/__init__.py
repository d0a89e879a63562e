"""The parts of the terminal program `tarn`: screens, sessions, simulations, replays."""
