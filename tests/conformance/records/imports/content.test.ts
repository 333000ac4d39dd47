import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cities, states } from '#backend/database/schema/index.ts';
import { startImports, type Imports } from './startImports.ts';

/* A file is judged by what it holds: not by empty columns and lines, and by names as people write them. */

let test: Imports;
let product: string;
beforeAll(async () => {
  test = await startImports();
  const answer = await test.admin.get('/sapna/v1/products', { query: { pageSize: 1 } });
  product = String(answer.json<{ results: { id: number }[] }>().results[0]?.id);
});
afterAll(() => test.close());

let day = 0;
/** A line of a cap in a city, on a day of its own. */
const cap = (city: string) => {
  day += 1;
  const start = `2031-01-${String(day).padStart(2, '0')}`;
  return `${product};One city;"${city}";${start};${start};5`;
};
const capHeader = 'productId;level;cityId;startDate;endDate;limit';

const cityOf = async (name: string, state: string): Promise<number> => {
  const [found] = await test.client.db
    .select({ id: cities.id })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(and(eq(cities.name, name), eq(states.name, state)));
  return found?.id ?? 0;
};

describe('a reference', () => {
  it.each([
    ['Bilaspur, Chhattisgarh', 'Bilaspur', 'Chhattisgarh'],
    ['Bilaspur (Himachal Pradesh)', 'Bilaspur', 'Himachal Pradesh'],
    ['Bilaspur , uttar pradesh', 'Bilaspur', 'Uttar Pradesh'],
    ['Aurangabad, Bihar', 'Aurangabad', 'Bihar'],
    ['Aurangabad, Maharashtra', 'Chhatrapati Sambhajinagar', 'Maharashtra'],
    ['Bangalore, Karnataka', 'Bengaluru', 'Karnataka'],
  ])('%s is the city %s of %s', async (text, name, state) => {
    const id = await cityOf(name, state);
    expect(id).toBeGreaterThan(0);
    const { results } = await test.check('caps', `${capHeader}\n${cap(text)}`);
    expect(results?.[0]?.errors).toBeUndefined();
    expect(results).toMatchObject([{ status: 'create', after: { cityId: id } }]);
  });

  it.each([
    [
      'Bilaspur',
      /^3 cities are called "Bilaspur"\. Give the ID of one: .+ Or write "Bilaspur, [A-Z]/,
    ],
    ['Bilaspur, Kerala', /^There is no city "Bilaspur, Kerala"/],
    ['Pune, Karnataka', /^There is no city "Pune, Karnataka"/],
  ])('%s is told', async (text, words) => {
    const { results } = await test.check('caps', `${capHeader}\n${cap(text)}`);
    expect(results?.[0]?.errors).toMatchObject([
      { column: 'cityId', message: expect.stringMatching(words) },
    ]);
  });
});

describe('a file', () => {
  it('of Excel, with its separator in front and air around, is read as the table in it', async () => {
    const csv = `sep=;\r\n${capHeader};;\r\n${cap('Pune')};;\r\n;;;;;;;\r\n`;
    const answer = await test.check('caps', csv);
    expect(answer.counts).toMatchObject({ lines: 1, created: 1, errors: 0 });
    expect(answer.header).toEqual(capHeader.split(';'));
    expect(answer.results?.[0]?.line).toBe(3);
  });

  it('may lack a column of its key whose value may be empty, and no other', async () => {
    expect((await test.check('caps', `${capHeader}\n${cap('Pune')}`)).counts.created).toBe(1);
    const answer = await test.send('caps', 'level;startDate;endDate;limit\nOne city;1;1;5');
    expect(answer.json<{ errors: { message: string }[] }>().errors.map(one => one.message)).toEqual(
      [expect.stringMatching(/^Line 1: The column "Product" is missing; it identifies the record/)],
    );
  });

  it('without any column of the key is refused, though each may be empty', async () => {
    const payment = await test.as('finance');
    const answer = await test.send('payout-lines', 'state\nheld', { dryRun: true }, payment);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('it identifies the record');
  });
});

describe('a refusal', () => {
  it('names line, column, what stood there and what would be read', async () => {
    const csv = 'name,category,sortOrder\nPool,boating,many\n';
    const { results } = await test.check('amenities', csv);
    expect(results?.[0]?.errors).toMatchObject([
      {
        column: 'category',
        reads: expect.arrayContaining([{ en: 'sport', hi: expect.any(String) }]),
      },
      { column: 'sortOrder', message: 'Enter a number', reads: [{ en: '0' }, { en: '1,23,456' }] },
    ]);
    const answer = await test.send('amenities', csv);
    const { errors } = answer.json<{ errors: { message: string; hi: string }[] }>();
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Line 2, category, "boating": Choose one of the options \(.*sport/),
      'Line 2, sortOrder, "many": Enter a number (0, 1,23,456)',
    ]);
    expect(errors[1]?.hi).toBe('पंक्ति 2, sortOrder, "many": संख्या लिखें (0, 1,23,456)');
  });
});
