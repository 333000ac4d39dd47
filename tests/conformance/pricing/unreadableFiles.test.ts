import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { header, lineOf, toCsv } from './priceFile.ts';
import { startPricing, type Pricing } from './startPricing.ts';

let test: Pricing;
let packageId: number;
beforeAll(async () => {
  test = await startPricing();
  packageId = (await test.pricedPackage()).id;
});
afterAll(() => test.close());

const head = header.join(',');
const good = () => toCsv([lineOf(test, packageId)]);

type Told = [field: string, message: string];
interface Refused {
  code: string;
  message: string;
  errors?: { field: string; message: string }[];
}

describe('a file that cannot be read', () => {
  const notUtf8 = 'this is not UTF-8 but probably Windows-1252. Save the file as "CSV UTF-8".';
  it.each<[string, () => string | Buffer, Told[]]>([
    ['nothing', () => '', [['/csv', 'The file is empty.']]],
    ['blank lines', () => ' \n\n', [['/csv', 'The file is empty.']]],
    ['a header alone', () => `${head}\n`, [['/csv', 'The file has no lines below the header.']]],
    [
      'the encoding of Windows',
      () =>
        Buffer.concat([
          Buffer.from(`${head}\n1,1,Caf`),
          Buffer.from([0xe9]),
          Buffer.from(',FoS,5000,2026-04-01,\n'),
        ]),
      [['/csv/2', `Line 2, character 8: ${notUtf8}`]],
    ],
    [
      'UTF-16',
      () => Buffer.from(`\uFEFF${head}\n`, 'utf16le'),
      [['/csv/1', 'Line 1, character 1: this is UTF-16. Save the file as "CSV UTF-8".']],
    ],
    [
      'a zero byte',
      () => `${head}\n1,2\0`,
      [['/csv/2', 'Line 2, character 4: this is not text. Save the file as "CSV UTF-8".']],
    ],
    [
      'a column missing',
      () => `packageId,cityId,price,effectiveUntil\n1,2,3,\n`,
      [['/csv/1', 'Line 1: The column "effectiveFrom" is missing.']],
    ],
    [
      'a parameter of the package missing',
      () =>
        `packageId,cityId,agentType,price,effectiveFrom,effectiveUntil\n${packageId},1,FoS,1,1/1/2030,`,
      [
        [
          '/csv/2',
          'Line 2: the column "localityName" is missing; the price of package {id} depends on it.',
        ],
      ],
    ],
    [
      'a column twice',
      () => `${head},price\n${good()},1`,
      [['/csv/1', 'Line 1: The column "price" appears twice: as column 5 and 8.']],
    ],
    [
      'an unknown column, and one without a name',
      () => `${head},prise,\n${good()},,x`,
      [
        ['/csv/1', 'Line 1: Column 8: there is no column "prise"; did you mean "price"?'],
        ['/csv/1', 'Line 1: Column 9 has no name.'],
      ],
    ],
    [
      'a header of two separators',
      () => `${head.replace(',price', ';price')}\n${good()}`,
      [
        [
          '/csv/1',
          'Line 1, character 40: columns are separated by commas and by something else; use one of them.',
        ],
      ],
    ],
    [
      'lines of another separator than the header',
      () => `${head}\n${good()}\n1;2;x;FoS;1;2030-01-01;`,
      [['/csv/3', 'Line 3: it is separated by semicolons, the header by commas.']],
    ],
    [
      'an amount that is cut by its commas',
      () => `${head}\n${packageId},1,x,FoS,1,00,000,2030-01-01,`,
      [
        [
          '/csv/2',
          'Line 2: it has 9 columns, but the header has 7. Put a value that holds one of the commas in double quotes.',
        ],
      ],
    ],
    [
      'a short line',
      () => `${head}\n1,2`,
      [['/csv/2', 'Line 2: it has 2 columns, but the header has 7.']],
    ],
    [
      'a quote that is never closed',
      () => `${head}\n${good()}\n1,2,"x,FoS,1,2030-01-01,\n3,4\n`,
      [['/csv/3', 'Line 3, character 5: this double quote is never closed.']],
    ],
    [
      'a quote within a value',
      () => `${head}\n1,2,x"y,FoS,1,2030-01-01,`,
      [
        [
          '/csv/2',
          'Line 2, character 6: there is a double quote inside a value; put the whole value in quotes and write the inner quote twice.',
        ],
      ],
    ],
    [
      'a value that goes on behind its quote',
      () => `${head}\n1,2,"x"y,FoS,1,2030-01-01,`,
      [
        [
          '/csv/2',
          'Line 2, character 8: a value continues after its closing quote; write a quote inside a value twice.',
        ],
      ],
    ],
  ])('%s', async (_case, file, errors) => {
    for (const dryRun of [true, false]) {
      const answer = await test.importFile(file(), { dryRun });
      const { code, errors: told = [] } = answer.json<Refused>();
      expect([answer.statusCode, code]).toEqual([422, 'VALIDATION_FAILED']);
      expect(told.map(({ field, message }) => [field, message])).toEqual(
        errors.map(([field, message]) => [field, message.replace('{id}', String(packageId))]),
      );
    }
    expect(await test.stored(packageId)).toEqual([]);
  });

  it.each([
    [20_001, '20,001'],
    [100_000, '1,00,000'],
  ])('%i lines', async (lines, told) => {
    const answer = await test.importFile(`${head}\n${`${good()}\n`.repeat(lines)}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      413,
      {
        code: 'TOO_LARGE',
        message: `The file has ${told} lines below the header; at most 20,000 can be imported at once.`,
      },
    ]);
  });

  it('is told its lines as a JSON body too', async () => {
    const csv = `${head}\n${'1,2,x,FoS,5000,2026-04-01,\n'.repeat(100_000)}`;
    const answer = await test.admin.post('/sapna/v2/package-price/csv/updatePackagePrice', { csv });
    expect(answer.json<Refused>().message).toMatch(/^The file has 1,00,000 lines/);
  });

  it('has too many columns', async () => {
    const answer = await test.importFile(`${head}${',x'.repeat(100)}\n1`);
    expect(answer.json<Refused>().message).toBe(
      'Line 1: it has 107 columns; at most 100 are read.',
    );
  });

  it('is no body of any other call', async () => {
    const answer = await test.admin.call('POST', '/sapna/v1/products/create', {
      body: `${head}\n`,
      headers: { 'content-type': 'text/csv' },
    });
    expect(answer.statusCode).toBe(415);
  });
});
