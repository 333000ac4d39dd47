import type { Document } from './audit/citedPlaces.ts';
import { excusedIn, statementsOf, type Statement } from './audit/statementRows.ts';

const kinds: readonly (readonly [letter: string, what: string])[] = [
  ['B', 'Behaviour'],
  ['C', 'Calls'],
  ['E', 'Enumerations'],
  ['G', 'Messages'],
  ['K', 'Constants'],
  ['M', 'Menu entries'],
  ['N', 'Entities'],
  ['P', 'Permissions'],
  ['R', 'Routes'],
  ['T', 'Tables'],
  ['V', 'Validations'],
  ['X', 'What is not shown'],
];

interface Line {
  readonly first: string;
  readonly last: string;
  readonly where: string;
  readonly proven: string;
}

const numberOf = (id: string): number => Number(id.slice(-3));

/** Neighbours that stand on the same pages and are proven by the same are one line. */
const linesOf = (
  statements: ReadonlyMap<string, readonly Statement[]>,
  excused: ReadonlyMap<string, string>,
): readonly Line[] => {
  const lines: Line[] = [];
  for (const [id, places] of statements) {
    const where = [
      ...new Set(places.map(({ page }) => `[${page.replace('.md', '')}](${page})`)),
    ].join(', ');
    const proofs = [...new Set(places.flatMap(one => one.proofs))];
    const proven =
      proofs.length > 0
        ? proofs.map(proof => `\`${proof}\``).join(', ')
        : `no test: ${excused.get(id) ?? 'MISSING'}`;
    const before = lines.at(-1);
    if (
      before?.where === where &&
      before.proven === proven &&
      numberOf(id) === numberOf(before.last) + 1
    )
      lines[lines.length - 1] = { ...before, last: id };
    else lines.push({ first: id, last: id, where, proven });
  }
  return lines;
};

/** `docs/specification/rows.md`: every statement of the specification, by part and kind, with the page it stands on and its tests. */
export const statementsPage = (documents: readonly Document[]): string => {
  const excused = new Map(documents.flatMap(document => [...excusedIn(document)]));
  const byId = new Map<string, Statement[]>();
  for (const one of documents.flatMap(statementsOf))
    byId.set(one.id, [...(byId.get(one.id) ?? []), one]);
  const ids = [...byId.keys()].sort();
  const unproven = ids.filter(id => byId.get(id)?.every(({ proofs }) => proofs.length === 0));
  const sections = ['1', '2', '3'].flatMap(part =>
    kinds.flatMap(([letter, what]) => {
      const own = ids.filter(id => id.startsWith(`P${part}-${letter}-`));
      if (own.length === 0) return [];
      const lines = linesOf(new Map(own.map(id => [id, byId.get(id) ?? []])), excused);
      return [
        `## Part ${part}: ${what.toLowerCase()} (${own.length})`,
        '',
        '| id | stands in | tests |',
        '| --- | --- | --- |',
        ...lines.map(
          ({ first, last, where, proven }) =>
            `| ${first === last ? first : `${first} to ${last.slice(-3)}`} | ${where} | ${proven} |`,
        ),
        '',
      ];
    }),
  );
  return [
    '# Every statement and its test',
    '',
    `Made by \`npm run statements\` from the pages beside it. ${ids.length} statements: ${ids.length - unproven.length} have tests, ${unproven.length} need none, for reasons that the`,
    '[README](README.md) of this folder says.',
    '',
    ...sections,
  ].join('\n');
};
