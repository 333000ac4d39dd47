import type { Instance } from './openInstance.ts';

interface Listed {
  readonly resource: string;
  readonly number: number;
  readonly state: string;
  readonly by: string | null;
  readonly at: string;
  readonly why: string;
  readonly fault: string | null;
}

const headings = ['screen', 'number', 'state', 'by', 'at', 'why'];

/** `screens -- published`: what is published in an instance, as a table. */
export const runPublished = async (instance: Instance): Promise<number> => {
  const { results } = (await instance.get('/console/v1/published-screens')) as {
    results: readonly Listed[];
  };
  if (results.length === 0) {
    console.log('Every screen is as the files of the instance say.');
    return 0;
  }
  const rows = [
    headings,
    ...results.map(({ resource, number, state, by, at, why }) => [
      resource,
      String(number),
      state,
      by ?? '',
      at.slice(0, 16).replace('T', ' '),
      why,
    ]),
  ];
  const widths = headings.map((_, at) => Math.max(...rows.map(row => row[at]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  for (const { resource, fault } of results) if (fault) console.log(`${resource}: ${fault}`);
  return results.some(({ state }) => state === 'faulty') ? 1 : 0;
};
