/** Cells of a block as spreadsheets put them on the clipboard: rows by line, cells by tab, quotes where needed. */
export type Block = readonly (readonly string[])[];

const needsQuotes = /["\t\n\r]/;

/** The text of a block, for the clipboard. */
export const writeBlock = (block: Block): string =>
  block
    .map(row =>
      row
        .map(cell => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join('\t'),
    )
    .join('\n');

/** Reads the text of a clipboard; the line break that spreadsheets put at the end is not a row. */
export const readBlock = (text: string): Block => {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source.charAt(at + 1) === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows;
};
