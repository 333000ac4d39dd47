import { membersOf } from './citationsIn.ts';
import { idsIn, type Document } from './citedPlaces.ts';

/** A statement of the specification, where it stands, and what proves it. */
export interface Statement {
  readonly id: string;
  /** Name of the page in docs/specification. */
  readonly page: string;
  /** Tests or folders of tests; empty: nothing proves it. */
  readonly proofs: readonly string[];
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map(cell => cell.trim());

const testsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)]
    .map(([, path = '']) => path)
    .filter(path => /^[\w-]+\/.*$/.test(path) && !path.startsWith('/'));

/**
 * The statements of a page of the specification: rows of tables with a column "proven by", and rows of a table that a test
 * reads as a whole, which the paragraph before it names. The page that says which need no test has the headings "id" and
 * "why no test": its rows are none.
 */
export const statementsOf = ({ path, text }: Document): readonly Statement[] => {
  const page = path.split('/').at(-1) ?? path;
  const found: Statement[] = [];
  let head: readonly string[] | undefined;
  let paragraph = '';
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) {
      if (head) paragraph = '';
      head = undefined;
      paragraph = line.startsWith('#') ? '' : `${paragraph} ${line}`;
      continue;
    }
    const cells = cellsOf(line);
    if (!head) {
      head = cells;
      continue;
    }
    const column = head.indexOf('proven by');
    const isRead = column < 0 && /reads this table/.test(paragraph);
    if (column < 0 && !isRead) continue;
    const proofs = testsIn(isRead ? paragraph : (cells[column] ?? ''));
    for (const id of idsIn(cells[0] ?? ''))
      if (id.startsWith('P')) found.push({ id, page, proofs });
  }
  return found;
};

/** What needs no test, and why: the rows of the table with the headings "id" and "why no test". */
export const excusedIn = ({ text }: Document): ReadonlyMap<string, string> => {
  const excused = new Map<string, string>();
  let isExcuses = false;
  for (const line of text.split('\n')) {
    const cells = line.startsWith('|') ? cellsOf(line) : [];
    if (cells.includes('why no test')) isExcuses = true;
    else if (cells.length === 0) isExcuses = false;
    else if (isExcuses) for (const id of idsIn(cells[0] ?? '')) excused.set(id, cells[1] ?? '');
  }
  return excused;
};

/** Numbers that are left out between the first and the last of each part and kind: `P1-B-017`. */
export const gapsIn = (ids: ReadonlySet<string>): readonly string[] => {
  const last = new Map<string, number>();
  for (const id of ids) {
    const [kind, number] = [id.slice(0, 5), Number(id.slice(5))];
    last.set(kind, Math.max(last.get(kind) ?? 0, number));
  }
  return [...last].flatMap(([kind, end]) =>
    membersOf(`001 to ${String(end).padStart(3, '0')}`)
      .map(number => `${kind}${number}`)
      .filter(id => !ids.has(id)),
  );
};
