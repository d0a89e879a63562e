"""The parts of the terminal program `ludarium`: screens, sessions, simulations, replays."""
