import { startImports } from '../conformance/records/imports/startImports.ts';
import type { Bench, Figure } from './Figure.ts';
import { measure, waitWords } from './measure.ts';

const amenities = (order: number): string =>
  `name,category,sortOrder,since\n${Array.from({ length: 10_000 }, (_, at) => `Amenity no. ${at},sport,${at + order},1/4/2026\n`).join('')}`;
const products = (words: string): string =>
  `name,productTypeId,hsnCode,description\n${Array.from({ length: 1_000 }, (_, at) => `Product no. ${at},3,998365,${words}\n`).join('')}`;

export const bench: Bench = {
  about: 'files of a screen of the generic store and of one on documented calls',
  run: async () => {
    const test = await startImports();
    const smallCall = () => test.admin.get('/console/v1/imports/faqs');
    const figures: Figure[] = [];
    const timed = async <Answer>(what: string, work: () => Promise<Answer>): Promise<Answer> => {
      const measured = await measure(work, smallCall);
      figures.push({
        what,
        value: measured.seconds,
        unit: 's',
        target: { most: 10 },
        raw: waitWords(measured),
      });
      return measured.answer;
    };
    const file = async (what: string, resource: string, csv: string): Promise<void> => {
      const { importId = '' } = await timed(`${what}, dry run`, () => test.check(resource, csv));
      const answer = await timed(`${what}, apply`, () => test.send(resource, csv, { importId }));
      if (answer.statusCode !== 200) throw new Error(answer.body);
    };
    await file('10,000 new records', 'amenities', amenities(0));
    await file('10,000 changed records', 'amenities', amenities(1));
    await file('1,000 new products, each through its call', 'products', products('one'));
    await test.close();
    return figures;
  },
};
