/**
 * Whether a column says of each row what the page around is about: its key (`accountId`), or the name beside it (`accountName`).
 * @param held field of the rows that holds the record of the page; undefined: none does
 */
export const tellsHeld = (column: string, held: string | undefined): boolean =>
  held !== undefined &&
  (column === held || (held.endsWith('Id') && column === `${held.slice(0, -2)}Name`));
