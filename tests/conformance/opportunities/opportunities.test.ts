import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  opportunityAssignments,
  opportunityMovements,
  opportunityProducts,
  projects,
} from '#backend/database/schema/index.ts';
import { gstOn } from '#contract/domain/money/gst.ts';
import { type Rows } from '../accounts/startClients.ts';
import { ok } from '#tests/support/server/ok.ts';
import {
  makeSubBroker,
  refusal,
  startDeals,
  type Deal,
  type Deals,
  type Part,
} from './startDeals.ts';

let test: Deals;
beforeAll(async () => {
  test = await startDeals();
});
afterAll(() => test.close());

describe('an opportunity', () => {
  it('is logged for a client: line, city, name, agent and first stage follow from them', async () => {
    const made = await test.log('agent');
    expect(made).toMatchObject({
      name: 'Client of agent – Enquiry',
      line: 'broker',
      agentId: test.idOf('agent'),
      cityId: 1,
      statusId: 1,
      bucket: 'open',
      brokerStage: 'pre_discovery',
      dealValue: 0,
      isEditable: true,
    });
    const rows = await test.client.db
      .select()
      .from(opportunityAssignments)
      .where(eq(opportunityAssignments.opportunityId, made.id));
    expect(rows).toMatchObject([{ agentId: test.idOf('agent'), manner: 'manual' }]);
  });

  it('is followed up at a time, which is the same however it is written', async () => {
    const at = '2030-11-13T09:30:00.000Z';
    const caller = test.by('agent');
    const accountId = test.held('agent').id;
    const made = ok<Deal>(await caller.post('/sapna/v1/opportunity', { accountId, fupTime: at }));
    expect(made.fupTime).toBe(at);
    const path = `/sapna/v1/opportunity/${made.id}`;
    const { version } = made;
    const same = ok<Deal>(
      await caller.put(path, { fupTime: '2030-11-13T15:00:00+05:30', version }),
    );
    expect(same).toMatchObject({ fupTime: at, version });
    const later = '2030-11-14T09:30:00.000Z';
    expect(ok<Deal>(await caller.put(path, { fupTime: later, version })).fupTime).toBe(later);
  });

  it('T59 of a sub-broker is refused with the account above them', async () => {
    await makeSubBroker(test, 'trainee', 'agent');
    const response = await test
      .by('trainee')
      .post('/sapna/v1/opportunity', { accountId: test.held('trainee').id });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ conflict: { parentId: test.held('agent').id } });
  });

  it.each([
    [{ statusId: 2 }, '/statusId check'],
    [{ statusId: 6 }, '/statusId check'],
    [{ line: 'owner' }, '/line check'],
    [{ sourceOpportunityId: 1 }, '/sourceOpportunityId reference'],
  ])('%j is refused', async (body, fault) => {
    const response = await test
      .by('agent')
      .post('/sapna/v1/opportunity', { accountId: test.held('agent').id, ...body });
    expect([response.statusCode, refusal(response).errors]).toEqual([422, [fault]]);
  });

  it('moves between open statuses, which reports count', async () => {
    const { id, version } = await test.log('agent');
    const body = { statusId: 4, brokerStage: 'discovery', version };
    const moved = ok<Deal>(await test.by('agent').put(`/sapna/v1/opportunity/${id}`, body));
    expect(moved).toMatchObject({ statusId: 4, brokerStage: 'discovery' });
    const rows = await test.client.db
      .select()
      .from(opportunityMovements)
      .where(eq(opportunityMovements.opportunityId, id))
      .orderBy(asc(opportunityMovements.id));
    expect(rows).toMatchObject([
      { field: 'status', fromValue: '1', toValue: '4' },
      { field: 'brokerStage', fromValue: 'pre_discovery', toValue: 'discovery' },
    ]);
  });

  it('is found by id, by name and by a whole phone, by its end for anyone who sees whole numbers', async () => {
    const { id } = await test.log('mate', { name: 'Zanskar Towers' });
    const found = async (search: string) =>
      ok<Rows<Deal>>(
        await test.by('mate').get('/sapna/v2/opportunity', { query: { search } }),
      ).results.map(row => row.id);
    expect(await found(String(id))).toContain(id);
    expect(await found('zanskar')).toEqual([id]);
    const end = test.held('mate').phone.slice(-6);
    expect(await found(end)).not.toContain(id);
    const kept = await test.by('keeper').get('/sapna/v2/opportunity', { query: { search: end } });
    expect(ok<Rows<Deal>>(kept).results.map(row => row.id)).toContain(id);
    expect(await found(`+91 ${test.held('mate').phone}`)).toContain(id);
  });

  it('is listed by the status of its packages and by the approval of their discounts', async () => {
    const { id } = await test.log('mate');
    const { salesPrice } = await test.addPackage('mate', id);
    await test.addPackage('mate', id, { salesPrice: Number(salesPrice) - 100 });
    const ids = async (packageStatusTypeId: number, packageStatusIds: string) =>
      ok<Rows<Deal>>(
        await test.by('mate').get('/sapna/v2/opportunity', {
          query: { packageStatusTypeId, packageStatusIds, filters: `id==${id}` },
        }),
      ).results.map(row => row.id);
    expect(await ids(1, '1,2')).toEqual([id]);
    expect(await ids(1, '3')).toEqual([]);
    expect(await ids(2, '2')).toEqual([id]);
    expect(await ids(2, '5')).toEqual([]);
  });
});

describe('packages', () => {
  it('are priced by the server; rate, sales price and deal follow the quantity, the discount is to be approved', async () => {
    const { id } = await test.log('agent');
    const one = await test.addPackage('agent', id);
    const rate = Number(one['ratePrice']);
    expect(rate).toBeGreaterThan(0);
    expect(one).toMatchObject({
      salesPrice: rate,
      discount: 0,
      discountStatus: 'NotRequired',
      quantity: 1,
      opportunityPackageMappingId: one.id,
      statusId: 1,
    });
    expect((await test.page('agent', id)).dealValue).toBe(rate + gstOn(rate));
    const change = async (body: object, version: number) =>
      ok<Part>(
        await test.by('agent').put(`/sapna/v1/opportunity-package/${one.id}`, { ...body, version }),
      );
    const sold = await change({ salesPrice: rate - 1000 }, 1);
    expect(sold).toMatchObject({ discount: 1000, discountStatus: 'Required' });
    const more = await change({ quantity: 3 }, sold.version);
    expect(more).toMatchObject({
      ratePrice: rate * 3,
      salesPrice: (rate - 1000) * 3,
      discount: 3000,
    });
    const sales = (rate - 1000) * 3;
    expect((await test.page('agent', id)).dealValue).toBe(sales + gstOn(sales));
    const parts = await test.client.db
      .select({ amount: opportunityProducts.amountPaise })
      .from(opportunityProducts)
      .where(eq(opportunityProducts.opportunityPackageId, one.id));
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(sales);
  });

  it('come back with what they are sold for, to anyone who may change the deal while it can be edited', async () => {
    const { id } = await test.log('agent');
    const { id: packageId, version } = await test.addPackage('agent', id);
    const { dealValue } = await test.page('agent', id);
    ok(
      await test.by('agent').call('DELETE', `/sapna/v1/opportunity-package/${packageId}`, {
        query: { version },
      }),
    );
    expect((await test.page('agent', id)).dealValue).toBe(0);
    const body = { resource: 'opportunity-packages', id: String(packageId) };
    const restore = async (name: string) =>
      (await test.by(name).post('/console/v1/restores', body)).statusCode;
    const { statusId } = await test.page('agent', id);
    await test.setStatus(id, 6);
    expect([await restore('stranger'), await restore('agent')]).toEqual([404, 409]);
    await test.setStatus(id, statusId);
    expect(await restore('agent')).toBe(200);
    expect((await test.page('agent', id)).dealValue).toBe(dealValue);
  });

  it('T49 change their status with the literal 2XX', async () => {
    const { id } = await test.log('agent');
    const { id: packageId } = await test.addPackage('agent', id);
    const path = `/sapna/v1/opportunity/package-status/change-status/${packageId}`;
    expect(ok(await test.by('agent').put(path, { statusId: 3 }))).toEqual({
      statusCode: '2XX',
      statusId: 3,
    });
    expect((await test.by('agent').put(path, { statusId: 9 })).statusCode).toBe(422);
  });

  it('limit the linked projects, both ways and to the letter', async () => {
    const { id } = await test.log('agent');
    const one = await test.addPackage('agent', id, { quantity: 2 });
    const [first, second, third] = await test.client.db
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.isActive, true))
      .orderBy(asc(projects.id))
      .limit(3);
    const link = (projectId: number | undefined) =>
      test
        .by('agent')
        .post('/sapna/v1/opportunity/project-mapping', { opportunityId: id, projectId });
    ok(await link(first?.id));
    const twice = await link(first?.id);
    expect(refusal(twice)).toEqual({
      message: expect.stringContaining('Failed to link projects'),
      errors: ['/projectId duplicate'],
    });
    ok(await link(second?.id));
    expect(refusal(await link(third?.id))).toEqual({
      message: 'Cannot Add more that 2 projects!',
      errors: ['/projectId PACKAGE_QUANTITY_MISMATCH'],
    });
    const fewer = await test
      .by('agent')
      .put(`/sapna/v1/opportunity-package/${one.id}`, { quantity: 1, version: 1 });
    expect(refusal(fewer)).toEqual({
      message: 'Cannot Add more that 1 projects!',
      errors: ['/quantity PACKAGE_QUANTITY_MISMATCH'],
    });
  });
});
