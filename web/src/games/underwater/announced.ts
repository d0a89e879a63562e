/** Underwater Cities is not here yet. The year in which it came out says where the lobby announces it. */
export const published = 2018;
