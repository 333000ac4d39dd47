/* Apart from the sizes of the lists by name: the start of the page needs these alone. */

/** A list inside a page. */
export const embeddedRows = 5;

/** The fewest rows of a table's page: `rowsThatFit` shows more where the window holds them (part 1 section 9). */
export const minimumCount = 10;
