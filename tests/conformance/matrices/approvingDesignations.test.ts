import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approvingDesignations, storedApprovalTypes } from '#backend/database/schema/index.ts';
import { matrixApprovalTypes } from '#contract/domain/approvals/matrixTypes.ts';
import { ok, startCatalogue, type Catalogue } from '#tests/conformance/catalogue/startCatalogue.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';

interface Row {
  id: number;
  approvalType: string;
  level: number;
  designationId: number;
  designationName: string;
  version: number;
}

let test: Catalogue;
let admin: Caller;

const path = '/sapna/approving-designations';
const [am, sam, lead] = [29, 30, 32] as const;

beforeAll(async () => {
  test = await startCatalogue();
  admin = await test.as('rcm-admin');
});
afterAll(() => test.close());

const add = (body: object, query: Record<string, string | number> = {}) =>
  admin.post(path, { approvalType: 'Refund', ...body }, { query });
const read = async (query: Record<string, string | number> = {}) =>
  ok<{ results: Row[]; totalCount: number }>(
    await admin.get(path, { query: { approvalType: 'Refund', pageSize: 100, ...query } }),
  );
const remove = (options: { query?: Record<string, string | number>; body?: object }) =>
  admin.call('DELETE', path, options);
const faults = (response: LightMyRequestResponse) =>
  response
    .json<{ errors: { field: string; message: string }[] }>()
    .errors.map(({ field, message }) => [field, message]);

/** Each test begins with refunds decided by AM, then by SAM or TL. */
let rows: Row[];
beforeEach(async () => {
  await test.client.db
    .delete(approvingDesignations)
    .where(eq(approvingDesignations.approvalType, 'Refund'));
  ok(await add({ level: 1, designationId: am }));
  ok(await add({ level: 2, designationId: sam }));
  ok(await add({ level: 2, designationId: lead }));
  rows = (await read()).results;
});

const idOf = (designationId: number): number =>
  rows.find(row => row.designationId === designationId)?.id ?? 0;

it('has the approval types that the database knows', () => {
  expect([...matrixApprovalTypes]).toEqual([...storedApprovalTypes]);
});

describe('list', () => {
  it('tells those of a type by level and name', () => {
    expect(rows.map(({ level }) => level)).toEqual([1, 2, 2]);
    expect(rows[0]).toEqual({
      id: expect.any(Number),
      approvalType: 'Refund',
      domainId: 5,
      level: 1,
      designationId: am,
      designationName: expect.any(String),
      version: 1,
      updatedAt: expect.stringMatching(/Z$/),
      updatedByName: expect.any(String),
    });
    const names = rows.slice(1).map(({ designationName }) => designationName.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });

  it('tells domain 5 unless another is asked for', async () => {
    ok(await add({ level: 1, designationId: am, domainId: 7 }));
    expect((await read()).totalCount).toBe(3);
    expect((await read({ domainId: 5 })).totalCount).toBe(3);
    expect((await read({ domainId: 7 })).totalCount).toBe(1);
    expect((await admin.get(path, { query: { domainId: 2 } })).statusCode).toBe(422);
  });

  it('tells all types in order', async () => {
    const { results } = ok<{ results: Row[] }>(await admin.get(path, { query: { pageSize: 200 } }));
    const keys = results.map(({ approvalType, level }) => `${approvalType} ${level}`);
    expect(new Set(results.map(({ approvalType }) => approvalType)).size).toBeGreaterThan(5);
    expect(keys.length).toBeGreaterThan(new Set(keys).size);
    for (const type of new Set(results.map(({ approvalType }) => approvalType))) {
      const own = results.filter(({ approvalType }) => approvalType === type);
      const at = results.findIndex(({ approvalType }) => approvalType === type);
      expect(results.slice(at, at + own.length)).toEqual(own);
      const levels = own.map(({ level }) => level);
      expect(levels).toEqual(levels.toSorted());
    }
  });
});

describe('create', () => {
  it('reads type and domain from the query', async () => {
    const response = await admin.post(
      path,
      { level: 3, designationId: am },
      { query: { approvalType: 'Refund', domainId: 5 } },
    );
    const made = ok(response);
    expect(made).toMatchObject({ approvalType: 'Refund', domainId: 5, level: 3 });
    expect(await test.history('approving-designations', made.id)).toMatchObject([
      { action: 'create', version: 1, before: null, after: { approvalType: 'Refund', level: 3 } },
    ]);
  });

  const invalidChoice = 'Invalid ID selected in dropdown field';
  it.each<[string, object, Record<string, string>, number, string[][]]>([
    [
      'a level above an empty one',
      { level: 4, designationId: am },
      {},
      422,
      [['/level', 'Level 3 has no designation yet. Add one before level 4.']],
    ],
    [
      'a designation twice on a level',
      { level: 2, designationId: sam },
      {},
      422,
      [['/designationId', 'SAM decides Refund on level 2 already.']],
    ],
    [
      'an unknown designation',
      { level: 1, designationId: 99_999_999 },
      {},
      422,
      [['/designationId', invalidChoice]],
    ],
    [
      'two different types',
      { level: 1, designationId: sam },
      { approvalType: 'Discount' },
      422,
      [['/approvalType', 'approvalType: query and body name different ones.']],
    ],
    [
      'no type',
      { level: 1, designationId: sam, approvalType: undefined },
      {},
      422,
      [['/approvalType', 'This field is required.']],
    ],
    ['no level', { designationId: sam }, {}, 422, [['/level', 'This field is required.']]],
    ['a tenth level', { level: 10, designationId: sam }, {}, 422, [['/level', 'Enter 9 or less.']]],
    [
      'an unknown field',
      { level: 1, designationId: sam, role: 'x' },
      {},
      400,
      [['/role', 'There is no field named "role".']],
    ],
  ])('refuses %s', async (_case, body, query, status, errors) => {
    const response = await add(body, query);
    expect(response.statusCode).toBe(status);
    expect(faults(response)).toEqual(errors);
    expect((await read()).totalCount).toBe(3);
  });
});

describe('delete', () => {
  it('takes one of two off a level, and tells history', async () => {
    const id = idOf(lead);
    expect(ok(await remove({ body: { ids: [id], versions: { [id]: 1 } } }))).toEqual({
      results: [{ id, status: 'removed' }],
    });
    expect((await read()).totalCount).toBe(2);
    expect((await test.history('approving-designations', id)).at(-1)).toMatchObject({
      action: 'delete',
      version: 2,
      before: { level: 2 },
      after: null,
    });
    ok(await add({ level: 2, designationId: lead }));
  });

  it('keeps who is alone on a level below another, with the reason, and all with them', async () => {
    const response = await remove({ body: { ids: [idOf(am), idOf(sam)] } });
    expect(response.statusCode).toBe(409);
    expect(faults(response)).toEqual([
      [
        '/ids/0',
        'Level 1 of Refund would be empty, but there is a level above it. Remove the level above first.',
      ],
    ]);
    expect((await read()).totalCount).toBe(3);
  });

  it('takes a whole matrix, by query too (T119)', async () => {
    const ids = rows.map(({ id }) => id).join();
    ok(await remove({ query: { approvalType: 'Refund', domainId: 5, ids } }));
    expect((await read()).totalCount).toBe(0);
  });

  it.each<[string, Record<string, string | number>]>([
    ['type', { approvalType: 'Discount' }],
    ['domain', { domainId: 7 }],
  ])('leaves out ids of another %s', async (_case, query) => {
    const response = await remove({ query, body: { ids: [idOf(lead)] } });
    expect(response.statusCode).toBe(404);
    expect((await read()).totalCount).toBe(3);
  });

  it('refuses an older version, and nothing at all', async () => {
    const id = idOf(lead);
    const stale = await remove({ body: { ids: [id], versions: { [id]: 3 } } });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'STALE_VERSION']);
    expect((await remove({})).statusCode).toBe(422);
  });
});
