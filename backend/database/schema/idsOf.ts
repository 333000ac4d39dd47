import type { Labelled } from '#contract/domain/enumeration.ts';

/** The ids of an enumeration, in the non-empty form that a column asks for. */
export const idsOf = <const Rows extends readonly [Labelled, ...Labelled[]]>(
  rows: Rows,
): [Rows[number]['id'], ...Rows[number]['id'][]] => {
  const [first, ...rest] = rows;
  return [first.id, ...rest.map(row => row.id)];
};

/** Numbers as the texts that a text column keeps. */
export const textsOf = <Id extends number>([first, ...rest]: readonly [Id, ...Id[]]): [
  `${Id}`,
  ...`${Id}`[],
] => [`${first}`, ...rest.map(id => `${id}` as const)];
