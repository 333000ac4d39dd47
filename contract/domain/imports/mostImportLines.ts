/** A whole file is refused above this, with the number that it has. */
export const mostImportLines = 20_000;

/** The same for lines that are saved one by one by a call of their screen, so that nobody waits long for them. */
export const mostSavedLines = 2_000;
