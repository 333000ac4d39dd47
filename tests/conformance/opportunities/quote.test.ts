import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packagePrices, packages } from '#backend/database/schema/index.ts';
import { salesAt } from '#contract/domain/approvals/approvalContent.ts';
import { levelNeeded } from '#contract/domain/opportunities/quoteLines.ts';
import { testDay } from '#tests/support/server/template.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startDeals, type Deals, type Part } from './startDeals.ts';

let test: Deals;
/** Three packages for brokers with a price that is in force. */
let packageIds: number[];
beforeAll(async () => {
  test = await startDeals();
  const rows = await test.client.db
    .selectDistinct({ id: packages.id })
    .from(packages)
    .innerJoin(packagePrices, eq(packagePrices.packageId, packages.id))
    .where(
      and(
        eq(packages.clientTypeId, 2),
        eq(packages.isActive, true),
        sql`${packages.deletedAt} is null and ${packagePrices.deletedAt} is null
          and ${packagePrices.effective} @> ${testDay}::date
          and not exists (select 1 from package_product_mappings sold
            join products kind on kind.id = sold.product_id
            where sold.package_id = ${packages.id} and kind.is_start_date_mandatory)`,
      ),
    )
    .orderBy(packages.id)
    .limit(3);
  packageIds = rows.map(({ id }) => id);
});
afterAll(() => test.close());

interface Offered {
  packageId: number;
  rate: number;
}
interface Quote {
  lines: (Part & { salesPrice: number; ratePrice: number; discountStatus: string })[];
  offered: Offered[];
  levels: { level: number; untilBp: number; dealUntilPaise: number | null; steps: object[] }[];
}

const at = (id: number) => `/console/v1/opportunities/${id}/quote`;
const read = async (name: string, id: number) => ok<Quote>(await test.by(name).get(at(id)));
const put = (name: string, id: number, body: object) =>
  test.by(name).put(at(id), { lines: [], removed: [], isRequested: false, ...body });
const save = async (name: string, id: number, body: object) =>
  ok<{ lines: Quote['lines']; approvalIds: number[] }>(await put(name, id, body));

/** A deal with the three packages at their rates. */
const quoted = async () => {
  const { id } = await test.log('agent');
  const { lines } = await save('agent', id, {
    lines: packageIds.map(packageId => ({ packageId })),
  });
  return { id, lines };
};

describe('the quote of a deal', () => {
  it('offers each package at the rate that a line of it is saved at', async () => {
    const { id, lines } = await quoted();
    const { offered } = await read('agent', id);
    expect(lines).toHaveLength(3);
    for (const line of lines)
      expect(offered.find(one => one.packageId === line['packageId'])?.rate).toBe(line.ratePrice);
  });

  it('offers packages for clients of the line alone', async () => {
    const { id } = await test.log('agent');
    const { offered } = await read('agent', id);
    const types = await test.client.db
      .selectDistinct({ type: packages.clientTypeId })
      .from(packages)
      .where(sql`${packages.id} in ${offered.map(one => one.packageId)}`);
    expect(types.every(({ type }) => type === 2 || type === 4 || type === 5)).toBe(true);
  });

  it('names the level that a request then goes to', async () => {
    const { id, lines } = await quoted();
    const { levels } = await read('agent', id);
    const [line] = lines;
    const sales = salesAt(line?.ratePrice ?? 0, levels[0]?.untilBp ?? 0);
    const answer = await save('agent', id, {
      lines: [{ id: line?.id, version: line?.version, salesPrice: sales }],
    });
    const deal = await test.page('agent', id);
    const said = levelNeeded(levels, { rate: line?.ratePrice ?? 0, sales }, deal.dealValue);
    const path = ok<{ matrixLevel: number; steps: object[] }>(
      await test.by('agent').get('/console/v1/approval-path', {
        query: { approvalType: 'Discount', entityId: String(line?.id) },
      }),
    );
    expect(answer.lines[0]?.discountStatus).toBe('Required');
    expect(path.matrixLevel).toBe(levels[Number(said)]?.level);
    expect(path.steps).toHaveLength(levels[Number(said)]?.steps.length ?? 0);
  });
});

describe('saving a quote', () => {
  it('adds, changes and removes in one step', async () => {
    const { id, lines } = await quoted();
    const [first, second, third] = lines;
    const answer = await save('agent', id, {
      lines: [
        { packageId: packageIds[0], quantity: 2 },
        { id: second?.id, version: second?.version, quantity: 3 },
      ],
      removed: [{ id: first?.id, version: first?.version }],
    });
    expect(answer.lines.map(line => [line['packageId'], line['quantity']])).toEqual([
      [packageIds[1], 3],
      [packageIds[2], 1],
      [packageIds[0], 2],
    ]);
    expect(answer.lines[1]?.version).toBe(third?.version);
    const rates = answer.lines.reduce((sum, { salesPrice }) => sum + salesPrice, 0);
    expect((await test.page('agent', id)).dealValue).toBe(rates + Math.round(rates * 0.18));
  });

  it('requests each discount that needs it, once', async () => {
    const { id, lines } = await quoted();
    const wanted = lines.slice(0, 2).map(({ id: line, version, ratePrice }) => ({
      id: line,
      version,
      salesPrice: salesAt(ratePrice, 500),
    }));
    const answer = await save('agent', id, {
      lines: wanted,
      isRequested: true,
      remark: 'Two years',
    });
    expect(answer.approvalIds).toHaveLength(2);
    expect(answer.lines.map(line => line.discountStatus)).toEqual([
      'PendingApproval',
      'PendingApproval',
      'NotRequired',
    ]);
    const again = await put('agent', id, { isRequested: true });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      message: 'No discount of this opportunity needs a request.',
    });
  });

  it.each([
    ['a line without a package', () => [{ quantity: 1 }], '/lines/0/packageId'],
    ['a package that is not sold', () => [{ packageId: 999_999_999 }], '/lines/0/packageId'],
    [
      'a start that has passed',
      () => [{ packageId: packageIds[0] }, { packageId: packageIds[1], startDate: '2020-01-01' }],
      '/lines/1/startDate',
    ],
    ['a line of another deal', () => [{ id: 1, version: 1, quantity: 2 }], '/lines/0/id'],
  ])('refuses %s at its place and saves nothing', async (_, wanted, field) => {
    const { id, lines } = await quoted();
    const refused = await put('agent', id, { lines: wanted() });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ errors: [{ field }] });
    expect((await read('agent', id)).lines).toHaveLength(lines.length);
  });

  it('refuses a line that somebody else has changed', async () => {
    const { id, lines } = await quoted();
    const [line] = lines;
    const change = { lines: [{ id: line?.id, version: line?.version, quantity: 2 }] };
    await save('agent', id, change);
    expect((await put('agent', id, change)).statusCode).toBe(409);
  });

  it('answers the deal as it stands where nothing is changed', async () => {
    const { id, lines } = await quoted();
    const answer = await save('agent', id, { lines: [], removed: [] });
    expect(answer).toEqual({ lines: (await read('agent', id)).lines, approvalIds: [] });
    expect(answer.lines).toHaveLength(lines.length);
  });

  it('is for those who may change the deal', async () => {
    const { id } = await quoted();
    const other = await put('stranger', id, {});
    expect(other.statusCode).toBe(404);
  });
});
