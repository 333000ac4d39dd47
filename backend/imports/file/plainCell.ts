/** How an export writes a text that a spreadsheet would run as a formula (`csvCell`). */
const guarded = /^'('*[=+\-@])/;

/** A cell as it is meant: without spaces around, and without the apostrophe that an export puts before a formula. */
export const plainCell = (cell: string): string => cell.trim().replace(guarded, '$1');
