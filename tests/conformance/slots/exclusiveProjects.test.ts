import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accounts,
  builderExclusivityRequests as requests,
  users,
} from '#backend/database/schema/index.ts';
import { faultsOf, ok, startTakeovers, type Fields, type Takeovers } from './startTakeovers.ts';

const exclusive =
  'This project is Builder exclusive - No agent is allowed to activate on this project';

let test: Takeovers;
/** Who has the slots of this suite, and another client. */
let own: { id: number; uuid: string };
let other: { id: number; uuid: string };
let userId: number;
beforeAll(async () => {
  test = await startTakeovers();
  const { db } = test.client;
  const uuid = String(test.complete({ product_cards: [] })['supply_user_uuid']);
  const columns = { id: accounts.id, uuid: accounts.uuid };
  const [mine] = await db.select(columns).from(accounts).where(eq(accounts.uuid, uuid));
  const [another] = await db
    .select(columns)
    .from(accounts)
    .where(and(isNotNull(accounts.uuid), ne(accounts.uuid, uuid)))
    .limit(1);
  const [person] = await db.select({ id: users.id }).from(users).limit(1);
  if (!mine || !another || !person) throw new Error('The demo data lacks two clients');
  [own, other, userId] = [mine, another, person.id];
});
beforeEach(() => test.client.db.delete(requests).where(eq(requests.projectId, test.project.id)));
afterEach(() => test.client.db.delete(requests).where(eq(requests.projectId, test.project.id)));
afterAll(() => test.close());

/** From now on someone sells the project alone. */
const grant = (account = other, endDate = '2026-12-20', startDate = '2026-11-01') =>
  test.client.db.insert(requests).values({
    userId,
    accountId: account.id,
    builderProfileUuid: account.uuid,
    projectId: test.project.id,
    startDate,
    endDate,
    approvalStatus: 'Approved',
  });

const kinds = [
  ['a site takeover', '/ads/create-builder-slots', undefined],
  ['a story', '/ads/create-builder-slots', 'stories_panel'],
  ['a microsite', '/ads/api/v0/create-builder-slots', 'microsite_panel'],
  ['an audience maximizer', '/ads/create-builder-slots', 'audience_maximizer_panel'],
  ['an ad package', '/ads/create-packages', 'package_panel'],
] as const;

describe.each(kinds)('P3-V-030 %s', (_kind, path, source) => {
  const draft = (more: Fields = {}) => {
    const { supply_user_uuid, opportunity_id, entity_id, entity_type_id } = test.complete({
      product_cards: [],
      polygon_uuids: [],
    });
    return test.admin.post(
      path,
      {
        entity_id,
        entity_type_id,
        opportunity_id,
        is_draft: true,
        ...(source !== 'microsite_panel' && { supply_user_uuid }),
        ...more,
      },
      source ? { query: { source } } : {},
    );
  };

  it('of a project that another builder sells alone is refused at the project', async () => {
    await grant();
    expect(faultsOf(await draft())).toEqual([`/entity_id: ${exclusive}`]);
  });

  it('of a project that one sells alone oneself is not', async () => {
    await grant(own);
    expect((await draft()).statusCode).toBe(200);
  });
});

describe('a slot on a project that another builder sells alone', () => {
  it('is refused until the last day of that, and of those days that come before its own end', async () => {
    await grant(other, '2026-11-19');
    const fields = test.complete();
    ok(await test.create(fields));
    await grant(other, '2027-01-31', '2026-12-07');
    const later = test.complete();
    expect(faultsOf(await test.create(later))).toEqual([`/entity_id: ${exclusive}`]);
    expect((await test.create({ ...later, end_date: '2026-12-06' })).statusCode).toBe(200);
  });

  it('is told at the projects where a builder is promoted', async () => {
    await grant();
    const asked = await test.create(
      test.complete({
        entity_type_id: 3,
        entity_id: test.project.builderId,
        builder_project_ids: String(test.project.id),
      }),
    );
    expect(faultsOf(asked)).toEqual([`/builder_project_ids: ${exclusive}`]);
  });

  it('stays when it was booked before, and is made no longer; a draft is kept, and not booked', async () => {
    const booked = ok(await test.create(test.complete()));
    const draft = ok(await test.create({ ...test.complete(), is_draft: true }));
    await grant();
    const change = (slot: { id: number; version: number }, fields: Fields) =>
      test.update(slot.id, { version: slot.version, ...fields });
    const kept = ok(await change(booked, { notes: 'A word', end_date: '2026-12-06' }));
    expect(faultsOf(await change(kept, { end_date: '2026-12-09' }))).toEqual([
      `/entity_id: ${exclusive}`,
    ]);
    const changed = ok(await change(draft, { notes: 'A word' }));
    expect(faultsOf(await change(changed, { is_draft: false }))).toEqual([
      `/entity_id: ${exclusive}`,
    ]);
  });

  it('is not booked from a hold, and the checklist says so', async () => {
    const draft = ok(await test.create({ ...test.complete(), is_draft: true }));
    ok(await test.admin.post('/console/v1/slots/holds', { slot_id: draft.id }));
    await grant();
    const book = () => test.admin.post('/console/v1/slots/holds/book', { slot_id: draft.id });
    expect(faultsOf(await book())).toEqual([`/entity_id: ${exclusive}`]);
    const { faults } = ok<{ faults: unknown[] }>(
      await test.check({ ...test.complete(), slot_id: draft.id }),
    );
    expect(faults).toEqual([{ field: 'entity_id', message: exclusive }]);
  });
});
