/**
 * Rows up to which a list counts exactly unless it is asked for more; beyond it says that there are more (decision 0239).
 * Counting a million rows takes a second, and nobody acts on the difference.
 */
export const countBound = 10_000;
