import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signInRoles } from '#contract/domain/roles.ts';
import type { Batch } from '../pen/batch.ts';
import { calendarFrom } from '../calendar.ts';
import { personaEmail, personas } from '../people/personas.ts';
import { seedBatches } from './seedBatches.ts';
import { zones } from '../states.ts';

const today = '2026-11-20';

const batchesFor = (day: string) =>
  seedBatches({
    calendar: calendarFrom(day),
    product: { name: 'Nivaas', slug: 'nivaas' },
    passwordHash: 'hash',
    factor: 1,
  });

const digestOf = (rowsByTable: ReadonlyMap<string, unknown>): string =>
  createHash('sha256')
    .update(JSON.stringify([...rowsByTable]))
    .digest('hex');

const collect = (batches: Iterable<Batch>) => {
  const rowsByTable = new Map<string, Readonly<Record<string, unknown>>[]>();
  for (const { table, rows } of batches) {
    const known = rowsByTable.get(getTableName(table));
    if (known) known.push(...rows);
    else rowsByTable.set(getTableName(table), [...rows]);
  }
  return rowsByTable;
};

const rowsByTable = collect(batchesFor(today));

const rowsOf = (table: string) => rowsByTable.get(table) ?? [];
const valuesOf = (table: string, key: string) => new Set(rowsOf(table).map(row => row[key]));
const numberOf = (value: unknown): number => Number(value);

/** Sums a column by another one. */
const sumsBy = (
  table: string,
  key: string,
  amount: (row: Readonly<Record<string, unknown>>) => number,
) => {
  const sums = new Map<unknown, number>();
  for (const row of rowsOf(table)) sums.set(row[key], (sums.get(row[key]) ?? 0) + amount(row));
  return sums;
};

describe('repeatable', () => {
  it('gives the same rows for the same day', () => {
    expect(digestOf(collect(batchesFor(today)))).toBe(digestOf(rowsByTable));
  });

  it('gives other rows for another day', () => {
    const users = collect(batchesFor('2026-11-21')).get('users');
    expect(users).not.toEqual(rowsOf('users'));
  });
});

const people = () => rowsOf('users').filter(({ serviceAccountId }) => !serviceAccountId);

describe('size', () => {
  it.each([
    ['states', 36, 36],
    ['cities', 1_000, 3_000],
    ['localities', 5_000, 20_000],
    ['package_families', 40, 40],
    ['packages', 300, 300],
    ['package_prices', 1_900, 2_400],
    // 120 people and 2 programs.
    ['users', 122, 122],
    ['accounts', 2_000, 2_000],
    ['opportunities', 7_600, 9_000],
    ['payments', 4_700, 5_600],
    ['calls', 19_000, 22_000],
    ['slots', 500, 1_000],
  ])('%s: %i to %i rows', (table, least, most) => {
    const count = rowsOf(table).length;
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
  });
});

describe('geography', () => {
  it('each city has a state and a zone, and no name comes twice in a state', () => {
    const stateIds = valuesOf('states', 'id');
    for (const city of rowsOf('cities')) {
      expect(stateIds).toContain(city.stateId);
      expect(zones).toContain(city.zone);
    }
    expect(valuesOf('cities', 'stateId').size).toBe(36);
    expect(new Set(rowsOf('cities').map(city => [city.stateId, city.name].join())).size).toBe(
      rowsOf('cities').length,
    );
  });

  it('regions 1, 2 and 4 exist, and the places that prices have rules for', () => {
    const regions = new Map(rowsOf('regions').map(({ id, name }) => [id, name]));
    expect([1, 2, 4].map(id => regions.get(id))).toEqual([
      'North Delhi',
      'South Delhi',
      'South West Delhi',
    ]);
    expect([...valuesOf('cities', 'name')]).toEqual(
      expect.arrayContaining(['Chennai', 'Hyderabad', 'Thiruvananthapuram']),
    );
  });
});

describe('people', () => {
  it.each(personas.map(persona => [persona.key, persona] as const))(
    '%s is there with its roles',
    (_, persona) => {
      const user = rowsOf('users').find(({ email }) => email === personaEmail(persona));
      const grants = rowsOf('role_grants').filter(({ userId }) => userId === user?.id);
      const chosen = grants
        .filter(({ isAutomatic }) => isAutomatic === false)
        .map(({ roleCode }) => roleCode);
      const automatic = grants
        .filter(({ isAutomatic }) => isAutomatic === true)
        .map(({ roleCode }) => roleCode);
      const maySignIn = persona.roles.some(role => signInRoles.includes(role));
      expect(chosen).toEqual([...persona.roles]);
      expect(automatic).toEqual(maySignIn || persona.key === 'no-access' ? [] : ['lookup-view']);
    },
  );

  it('stands in six levels below one head', () => {
    const parents = new Map(people().map(({ id, parentId }) => [id, parentId]));
    const depthOf = (id: unknown): number => {
      const parent = parents.get(id);
      return parent === null || parent === undefined ? 1 : 1 + depthOf(parent);
    };
    const depths = [...parents.keys()].map(depthOf);
    expect(Math.max(...depths)).toBe(6);
    expect(depths.filter(depth => depth === 1)).toHaveLength(1);
  });

  it('nobody has a number that a subscriber could have', () => {
    const numbers = [
      'users.mobile',
      'accounts.mobile',
      'contacts.phone',
      'calls.receiverNumber',
      'virtual_numbers.number',
    ];
    for (const [table = '', key = ''] of numbers.map(text => text.split('.'))) {
      for (const row of table === 'users' ? people() : rowsOf(table))
        expect(row[key]).toMatch(/^5\d{9}$/);
    }
  });
});

describe('catalogue', () => {
  it('has the products that the specification names', () => {
    expect([...valuesOf('products', 'id')]).toEqual(
      expect.arrayContaining([74, 82, 194, 87, 57, 181, 52, 53, 54, 58, 136]),
    );
    expect(valuesOf('products', 'productTypeId').size).toBe(10);
  });

  it('the products of a package share its price in full', () => {
    const sums = sumsBy('package_product_mappings', 'packageId', row => numberOf(row.allocationBp));
    expect(new Set(sums.values())).toEqual(new Set([10_000]));
  });

  it('prices name their localities as JSON text', () => {
    const withLocality = rowsOf('package_prices')
      .map(({ pricingParameters }) => (pricingParameters as Record<string, unknown>).localityName)
      .filter(name => typeof name === 'string');
    expect(withLocality.length).toBeGreaterThan(500);
    for (const name of withLocality) expect(JSON.parse(name)).toEqual(expect.any(Array));
  });
});

describe('deals', () => {
  it('the value of a deal is the sum of its packages with GST', () => {
    const sums = sumsBy(
      'opportunity_packages',
      'opportunityId',
      row => numberOf(row.salesPaise) * 1.18,
    );
    for (const { id, dealValuePaise } of rowsOf('opportunities')) {
      expect(dealValuePaise).toBe(Math.round(sums.get(id) ?? 0));
    }
  });

  it('milestones make up the value of the deal, and products the price of their package', () => {
    const values = new Map(
      rowsOf('opportunities').map(({ id, dealValuePaise }) => [id, dealValuePaise]),
    );
    const milestones = sumsBy(
      'milestones',
      'opportunityId',
      row => numberOf(row.amountPaise) + numberOf(row.gstPaise),
    );
    for (const [id, sum] of milestones) expect(sum).toBe(values.get(id));
    const prices = new Map(
      rowsOf('opportunity_packages').map(({ id, salesPaise }) => [id, salesPaise]),
    );
    const products = sumsBy('opportunity_products', 'opportunityPackageId', row =>
      numberOf(row.amountPaise),
    );
    for (const [id, sum] of products) expect(sum).toBe(prices.get(id));
  });

  it('each status of an opportunity, a termsheet and a payment occurs', () => {
    const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
    const sorted = (table: string) =>
      [...valuesOf(table, 'statusId')].map(numberOf).sort((a, b) => a - b);
    expect(sorted('opportunities')).toEqual(upTo(8));
    expect(sorted('termsheets')).toEqual(upTo(7));
    expect(sorted('payments')).toEqual(upTo(22));
  });

  it('sub-brokers have no deals of their own', () => {
    const subBrokers = new Set(
      rowsOf('accounts')
        .filter(({ isSubBroker }) => isSubBroker === true)
        .map(({ id }) => id),
    );
    expect(subBrokers.size).toBeGreaterThan(10);
    expect(rowsOf('opportunities').filter(({ accountId }) => subBrokers.has(accountId))).toEqual(
      [],
    );
  });

  it('invoice numbers of a series have no gap and follow the days', () => {
    const bySeries = new Map<unknown, { sequence: number; issuedOn: string }[]>();
    for (const { invoiceSeriesId, sequence, issuedOn } of rowsOf('invoices')) {
      bySeries.set(invoiceSeriesId, [
        ...(bySeries.get(invoiceSeriesId) ?? []),
        { sequence: numberOf(sequence), issuedOn: String(issuedOn) },
      ]);
    }
    for (const invoices of bySeries.values()) {
      expect(invoices.map(({ sequence }) => sequence)).toEqual(invoices.map((_, at) => at + 1));
      const days = invoices.map(({ issuedOn }) => issuedOn);
      expect(days).toEqual([...days].sort());
    }
  });
});

describe('slots', () => {
  it('no two stand on one place on one day', () => {
    const ends = new Map<string, string>();
    const bookings = rowsOf('slot_bookings')
      .map(row => ({
        place: [row.productId, row.polygonId, row.position].join(),
        days: row.days as { from: string; until: string },
      }))
      .sort((a, b) => (a.days.from < b.days.from ? -1 : 1));
    for (const { place, days } of bookings) {
      expect((ends.get(place) ?? '') <= days.from).toBe(true);
      ends.set(place, days.until);
    }
  });

  it('a place and the city around it are never both sold', () => {
    const parents = new Map(rowsOf('polygons').map(({ id, parentId }) => [id, parentId]));
    const sold = valuesOf('slot_bookings', 'polygonId');
    for (const id of sold) expect(sold.has(parents.get(id) ?? null)).toBe(false);
  });
});

describe('texts', () => {
  it('accounts have names that try a screen', () => {
    const names = [...valuesOf('accounts', 'name')].map(String);
    expect(names.some(name => /\p{Script=Devanagari}/u.test(name))).toBe(true);
    expect(names.some(name => /\p{Script=Tamil}/u.test(name))).toBe(true);
    expect(names.some(name => name.length >= 60)).toBe(true);
  });
});
