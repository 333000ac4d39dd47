import { afterAll, beforeAll, expect, it } from 'vitest';
import { startImports, type Imports } from './startImports.ts';

let test: Imports;
beforeAll(async () => {
  test = await startImports();
});
afterAll(() => test.close());

it('tells in Hindi too what is wrong, line by line and as a whole (record 0063)', async () => {
  const csv = 'name,category,sortOrder\na,boating,many\nb,safety,\n';
  const { results } = await test.check('amenities', csv);
  expect(results?.map(({ errors }) => errors?.map(({ column, hi }) => [column, hi]))).toEqual([
    [
      ['category', 'विकल्पों में से एक चुनें'],
      ['sortOrder', 'संख्या लिखें'],
    ],
    [[undefined, 'Guards: यह फ़ील्ड ज़रूरी है।']],
  ]);
  const answer = await test.send('amenities', csv);
  expect(answer.json()).toMatchObject({
    message: 'Nothing was imported: 2 of 2 lines have errors.',
    hi: 'कुछ आयात नहीं हुआ: 2 में से 2 पंक्तियों में गलतियाँ हैं।',
    errors: [
      {
        field: '/csv/2/category',
        hi: 'पंक्ति 2, category, "boating": विकल्पों में से एक चुनें (sport, safety, comfort)',
      },
      { hi: 'पंक्ति 2, sortOrder, "many": संख्या लिखें (0, 1,23,456)' },
      { message: 'Line 3: Guards: This field is required.' },
    ],
  });
  const unknown = await test.send('amenities', 'nme,category\na,sport\n');
  expect(unknown.json()).toMatchObject({
    hi: expect.stringContaining('पंक्ति 1: कॉलम 1: "nme" नाम का कोई कॉलम नहीं है'),
  });
});
