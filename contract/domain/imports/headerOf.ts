import { heldWidth } from './heldWidth.ts';
import { isAir, saidSeparator, separatorOf, type Separator } from './separatorOf.ts';

/** The headings of a file, and of each the first values below it. */
export interface FileHeader {
  /** In the order of the file; what begins with `#` is for people. */
  readonly headings: readonly string[];
  /** As many lists as headings; blank values are left out. */
  readonly samples: readonly (readonly string[])[];
}

/** Lines of the file that are looked at, and of those below the headings the ones with samples. */
const read = 200;
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
  const [first = '', ...others] = csv.replace(/^\uFEFF/, '').split(/\r\n?|\n/, read);
  const said = saidSeparator(first);
  const lines = (said ? others : [first, ...others]).filter(line => !isAir(line));
  const [head = '', ...rest] = lines;
  const separator = said ?? separatorOf(head).separator;
  const all = cellsOf(head, separator);
  if (!all) return undefined;
  const table = rest.flatMap(line => {
    const cells = cellsOf(line, separator);
    return cells && cells.length >= heldWidth(all) ? [cells] : [];
  });
  // What a table program leaves behind the last column is none.
  const width = Math.max(heldWidth(all), ...table.map(heldWidth));
  const headings = all.slice(0, width);
  return {
    headings,
    samples: headings.map((_, at) =>
      [...new Set(table.slice(0, looked).map(cells => cells[at] ?? ''))]
        .filter(Boolean)
        .slice(0, told),
    ),
  };
};
