/** Pixels. */
export const heights = { head: 36 };
export const widths = { tick: 52, last: 56 };
