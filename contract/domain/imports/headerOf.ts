import { separatorOf, type Separator } from './separatorOf.ts';

/** The headings of a file, and of each the first values below it. */
export interface FileHeader {
  /** In the order of the file; what begins with `#` is for people. */
  readonly headings: readonly string[];
  /** As many lists as headings; blank values are left out. */
  readonly samples: readonly (readonly string[])[];
}

/** Lines below the headings that are looked at. */
const looked = 5;
/** Values told of a column. */
const told = 2;

/** The cells of a line; undefined where a value goes on in the next line. */
const cellsOf = (line: string, separator: Separator): readonly string[] | undefined => {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '"' && isQuoted && line.charAt(at + 1) === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return isQuoted ? undefined : [...cells, cell.trim()];
};

/**
 * What is in front of each column of a CSV, for a person to say what it means. The server reads the file again, and
 * strictly; undefined where the headings cannot be told.
 */
export const headerOf = (csv: string): FileHeader | undefined => {
  const lines = csv
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/, 200)
    .filter(line => line.trim() !== '');
  const [head = '', ...rest] = lines;
  const { separator } = separatorOf(head);
  const headings = cellsOf(head, separator);
  if (!headings) return undefined;
  const rows = rest.slice(0, looked).flatMap(line => {
    const cells = cellsOf(line, separator);
    return cells?.length === headings.length ? [cells] : [];
  });
  return {
    headings,
    samples: headings.map((_, at) =>
      [...new Set(rows.map(cells => cells[at] ?? ''))].filter(Boolean).slice(0, told),
    ),
  };
};
