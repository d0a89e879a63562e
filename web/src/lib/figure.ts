/** A whole number as it stands on its own: below zero with a true minus, not a hyphen. */
export const figure = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** A change, with its sign in either direction. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : figure(number));
