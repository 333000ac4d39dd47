import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportAnswer } from '#contract/calls/importAnswer.ts';
import { headerOf } from '#contract/domain/imports/headerOf.ts';
import { mostLinesOf } from '#contract/model/isPlainStore.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { partOf, startImports, type Imports } from './startImports.ts';

let test: Imports;
beforeAll(async () => {
  test = await startImports();
});
afterAll(() => test.close());

const importing = [...readScreens().values()].filter(
  (screen): screen is RecordScreen => screen.type === 'records' && screen.import !== null,
);

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const csvOf = (rows: readonly (readonly string[])[]) =>
  rows.map(row => row.map(quoted).join(',')).join('\r\n');

/** A file of the screen's own records, as tables have it; a few lines are enough. */
const exported = async (screen: RecordScreen): Promise<string[][]> => {
  const importer = await test.importer(screen);
  const { body } = await importer.get(`/console/v1/exports/${screen.resource}`, {
    query: { use: 'change', ...partOf(screen.resource) },
  });
  return parse(body, { bom: true, to: Math.min(20, mostLinesOf(screen)) });
};

const send = async (screen: RecordScreen, body: object) =>
  (await test.importer(screen)).call(
    'POST',
    screen.import?.call
      ? '/sapna/v2/package-price/csv/updatePackagePrice'
      : `/console/v1/imports/${screen.resource}`,
    { query: { dryRun: true }, body },
  );

const countsOf = ({ counts, results = [] }: ImportAnswer) => ({
  ...counts,
  told: results.filter(({ status }) => status !== 'unchanged').slice(0, 2),
});

describe.each(importing.map(screen => [screen.resource, screen] as const))(
  'a file with other headings: %s',
  (_, screen) => {
    it('is read as a person matched it, in another order and without some columns', async () => {
      const [head = [], ...rows] = await exported(screen);
      const optional = head.findIndex(
        heading =>
          !heading.startsWith('#') &&
          !screen.import?.call &&
          !screen.import?.matchBy.includes(heading),
      );
      const kept = head
        .map((_heading, at) => at)
        .filter(at => at !== optional)
        .toReversed();
      const csv = csvOf([
        kept.map(at => `Spalte ${at}`),
        ...rows.map(row => kept.map(at => row[at] ?? '')),
      ]);
      const refused = await send(screen, { csv });
      expect(refused.statusCode).toBe(422);
      expect(headerOf(csv)?.headings).toEqual(kept.map(at => `Spalte ${at}`));
      const columns = kept.map(at => (head[at]?.startsWith('#') ? null : (head[at] ?? null)));
      const answer = await send(screen, { csv, columns });
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
      const { lines, unchanged, told } = countsOf(answer.json());
      expect(told).toEqual([]);
      expect(unchanged).toBe(lines);
      expect(lines).toBe(rows.length);
    });
  },
);

describe('columns that were matched', () => {
  const faqs = importing.find(({ resource }) => resource === 'faqs');
  const csv = 'Frage,Antwort\nWie,So\n';
  it.each([
    ['for another file', ['question'], 'The file has 2 columns, but 1 were matched.'],
    ['to what there is not', ['question', 'anser'], 'did you mean "Answer"?'],
    ['twice to one', ['question', 'question'], 'The column "Question" appears twice'],
    ['without what tells the record', ['topic', 'answer'], 'it identifies the record'],
  ])('are refused %s', async (_name, columns, words) => {
    if (!faqs) throw new Error('FAQs have an import');
    const answer = await send(faqs, { csv, columns });
    expect(answer.statusCode).toBe(422);
    expect(answer.body.replaceAll('\\"', '"')).toContain(words);
  });
});

it('packages are made and changed from a file', async () => {
  const family = await test.admin.get('/sapna/v3/get-package-families', { query: { pageSize: 1 } });
  const [{ id, name }] = family.json<{ results: { id: number; name: string }[] }>().results as [
    { id: number; name: string },
  ];
  const head = 'Package family,Name,Agents,Days,HSN code,Price applicable';
  const line = (days: number) => `${head}\n${name},From a file ${id},Both,${days},998365,No\n`;
  await test.apply('packages', line(30));
  const made = await test.check('packages', line(30));
  expect(made.counts).toMatchObject({ unchanged: 1, errors: 0 });
  const changed = await test.check('packages', line(45));
  expect(changed.results?.[0]).toMatchObject({
    before: { durationDays: 30 },
    after: { durationDays: 45 },
  });
});
