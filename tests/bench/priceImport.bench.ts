import { header, lineOf, toCsv, type ImportAnswer } from '../conformance/pricing/priceFile.ts';
import { ok } from '../conformance/catalogue/startCatalogue.ts';
import { startPricing, type Pricing } from '../conformance/pricing/startPricing.ts';
import type { Bench, Figure } from './Figure.ts';
import { measure, waitWords } from './measure.ts';

const lines = 10_000;
const agents = ['FoS', 'Telesales'];

/** 100 packages, 50 first days and two agents. */
const fileOf = (test: Pricing, packageIds: readonly number[], price: string): string => {
  const rows = packageIds.flatMap(id =>
    Array.from({ length: lines / packageIds.length / agents.length }, (_, at) =>
      agents.map(agentType => {
        const year = 2030 + Math.floor(at / 12);
        const month = `${year}-${String((at % 12) + 1).padStart(2, '0')}`;
        return lineOf(test, id, {
          agentType,
          price,
          effectiveFrom: `${month}-01`,
          effectiveUntil: `${month}-28`,
        });
      }),
    ).flat(),
  );
  return toCsv([header, ...rows]);
};

export const bench: Bench = {
  about: `a file of ${lines} prices: checked, applied and taken back`,
  run: async () => {
    const test = await startPricing();
    const figures: Figure[] = [];
    const timed = async <Answer>(what: string, work: () => Promise<Answer>): Promise<Answer> => {
      const measured = await measure(work, () => test.admin.get('/sapna/v1/products'));
      figures.push({
        what,
        value: measured.seconds,
        unit: 's',
        target: { most: 10 },
        raw: waitWords(measured),
      });
      return measured.answer;
    };
    const file = async (what: string, csv: string): Promise<string> => {
      const { importId = '' } = await timed(`${what}, dry run`, async () =>
        ok<ImportAnswer>(await test.importFile(csv, { dryRun: true })),
      );
      await timed(`${what}, apply`, async () =>
        ok<ImportAnswer>(await test.importFile(csv, { importId })),
      );
      return importId;
    };

    const made: number[] = [];
    for (let at = 0; at < 100; at += 1) made.push((await test.pricedPackage()).id);
    await file('new prices', fileOf(test, made, '5000'));
    const importId = await file('changed prices', fileOf(test, made, '6000.50'));
    await timed('changed prices, taken back', async () =>
      ok(await test.admin.post(`/console/v1/imports/package-prices/${importId}/revert`)),
    );
    await test.close();
    return figures;
  },
};
