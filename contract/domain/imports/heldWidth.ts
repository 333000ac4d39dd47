/** How many cells of a line there are up to the last that holds something. */
export const heldWidth = (cells: readonly string[]): number =>
  cells.findLastIndex(cell => cell !== '') + 1;
