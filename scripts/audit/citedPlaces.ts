import { citationsIn, membersOf } from './citationsIn.ts';

export interface Document {
  /** Relative to the project, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Where citations may lead. */
export interface Places {
  readonly sections: ReadonlySet<string>;
  readonly statements: ReadonlySet<string>;
  readonly decisions: ReadonlySet<string>;
  readonly records: ReadonlySet<string>;
}

/** A row of a table with a column "proven by". */
export interface Row {
  readonly line: number;
  readonly id: string;
  readonly holds: string;
  readonly proof: string;
}

const isSpecification = ({ path }: Document): boolean =>
  path.startsWith('docs/specification/') && path.endsWith('.md');
const isRecord = ({ path }: Document): boolean => /^docs\/decisions\/\d{4}-.*\.md$/.test(path);

const cellsOf = (line: string): readonly string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map(cell => cell.trim());

/** The ids in the first cell of a row: `P1-B-001 to 005, P1-G-002, 004`, or `T26 to T29`. */
export const idsIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/(P\d-[A-Z]-|T)([^PT]*(?:T\d+[^PT]*)*)/g)].flatMap(([, prefix = '', list]) =>
    membersOf(list ?? '').map(number => `${prefix}${number}`),
  );

const headings = (text: string): string =>
  text
    .split('\n')
    .filter(line => line.startsWith('#'))
    .join('\n');

/** The rows of all tables of a document that say where each is proven. */
export const provenRows = ({ text }: Document): readonly Row[] => {
  const rows: Row[] = [];
  let column = -1;
  for (const [at, line] of text.split('\n').entries()) {
    const cells = line.startsWith('|') ? cellsOf(line) : [];
    if (cells.length === 0) column = -1;
    else if (cells.includes('proven by')) column = cells.indexOf('proven by');
    else if (column >= 0 && !/^:?-+:?$/.test(cells[0] ?? ''))
      rows.push({
        line: at + 1,
        id: cells[0] ?? '',
        holds: cells[column - 1] ?? '',
        proof: cells[column] ?? '',
      });
  }
  return rows;
};

/** What headings, rows and decision records cover; a record that took others in names them after "Covers:". */
export const citedPlaces = (documents: readonly Document[]): Places => {
  const specification = documents.filter(isSpecification);
  const records = documents.filter(isRecord);
  const firstCells = specification.flatMap(({ text }) =>
    text
      .split('\n')
      .filter(line => line.startsWith('|'))
      .flatMap(line => idsIn(cellsOf(line)[0] ?? '')),
  );
  return {
    sections: new Set(
      specification.flatMap(({ text }) =>
        citationsIn(headings(text))
          .filter(({ kind }) => kind === 'section')
          .map(({ target }) => target),
      ),
    ),
    statements: new Set(firstCells.filter(id => id.startsWith('P'))),
    decisions: new Set(firstCells.filter(id => id.startsWith('T'))),
    records: new Set(
      records.flatMap(({ path, text }) => [
        path.slice('docs/decisions/'.length).slice(0, 4),
        ...[...text.matchAll(/\bCovers:([^.\n]*)/g)].flatMap(([, list]) => membersOf(list ?? '')),
      ]),
    ),
  };
};
