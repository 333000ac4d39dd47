import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  builderExclusivityRequests,
  caps,
  opportunityPackages,
  opportunityProducts,
  projectConfigurations,
  projects,
  slotBookings,
  slots,
} from '#backend/database/schema/index.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { type Rows } from '../../accounts/startClients.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../../opportunities/startDeals.ts';
import {
  inDays,
  npProductId,
  startNpSlots,
  today,
  type NpSlots,
  type Slot,
} from './startNpSlots.ts';

let test: NpSlots;
beforeAll(async () => {
  test = await startNpSlots();
});
afterAll(() => test.close());

/** Positions that nobody of the suite holds: days of their own. */
let ahead = 20;
const freeDays = () => {
  ahead += 20;
  return { startDate: inDays(ahead), endDate: inDays(ahead + 9) };
};
const stop = (slot: Slot, by = 'master-data') =>
  test.as(by).then(caller =>
    caller.post('/sapna/np/stop-slot', {
      slotId: slot.id,
      version: slot.version,
      reason: 'The client asks for it',
    }),
  );

describe('P3-C-045 POST create-slot', () => {
  it('pins a project with its configuration to a position', async () => {
    const of = await test.bought();
    const days = freeDays();
    const slot = await test.pinned(of, { ...days, position: 3 });
    expect(slot).toMatchObject({
      slotId: slot.id,
      opmV2Id: of.opmV2Id,
      opportunityId: of.opportunityId,
      projectName: of.projectName,
      placeName: 'Suite Nagar',
      position: 3,
      status: 'upcoming',
      configDetails: {
        flatConfigurationId: of.flatConfigurationId,
        apartmentType: '2 BHK',
        areaSize: 900,
        price: 850_000_000,
      },
      ...days,
    });
    const rows = await test.client.db
      .select()
      .from(slotBookings)
      .where(eq(slotBookings.slotId, slot.id));
    expect(rows).toMatchObject([{ position: 3, state: 'booked' }]);
  });

  it('refuses its twin, and says who holds the position and which are free', async () => {
    const [of, other] = [await test.bought(), await test.bought()];
    const days = freeDays();
    const slot = await test.pinned(of, days);
    const twin = await test.pin(other, days);
    expect(twin.statusCode).toBe(409);
    expect(refusal(twin)).toMatchObject({
      message: expect.stringContaining(
        `by slot ${slot.id} (${of.projectName}). Free positions on these days: 2, 3, 4, 5, 6.`,
      ),
      errors: ['/position slot-taken'],
    });
    await test.pinned(other, { ...days, position: 2 });
  });

  it('lets one of two at once pass', async () => {
    const [of, other] = [await test.bought(), await test.bought()];
    const days = freeDays();
    const answers = await Promise.all([test.pin(of, days), test.pin(other, days)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is refused on its first day by a cap of its days (T125)', async () => {
    const of = await test.bought();
    const days = freeDays();
    const [cap] = await test.client.db
      .insert(caps)
      .values({ level: 'PAN_INDIA', productId: npProductId, limitCount: 0, ...days })
      .returning({ id: caps.id });
    const [from, until] = [formatDay(days.startDate), formatDay(days.endDate)];
    expect(refusal(await test.pin(of, days))).toMatchObject({
      message: `Cap ${cap?.id} allows 0 new-project slots in India from ${from} to ${until}, and all of them are sold.`,
      errors: ['/startDate cap'],
    });
  });

  it('places no more than was bought', async () => {
    const of = await test.bought(1);
    await test.pinned(of, freeDays());
    const second = await test.pin(of, freeDays());
    expect([second.statusCode, refusal(second).message]).toEqual([
      409,
      'All 1 slots of this package are placed.',
    ]);
  });

  it('tells a configuration with its price, above a crore in crore', async () => {
    const { projectId } = await test.bought();
    await test.client.db
      .insert(projectConfigurations)
      .values({ projectId, apartmentType: '4 BHK', areaSize: 2400, pricePaise: 2_129_600_000 });
    const answer = await test
      .by('agent')
      .get('/console/v1/project-configurations', { query: { projectId: String(projectId) } });
    expect(ok<Rows<{ name: string }>>(answer).results.map(({ name }) => name)).toEqual([
      '2 BHK · 900 sq ft · ₹85.00 L',
      '4 BHK · 2400 sq ft · ₹2.13 Cr',
    ]);
  });

  it('P3-V-020 P3-V-021 P3-V-030 asks of the project a cover image, a price, and that nobody sells it alone', async () => {
    const { db } = test.client;
    const of = await test.bought();
    const asked = async () => refusal(await test.pin(of, freeDays()));
    await db.insert(builderExclusivityRequests).values({
      userId: test.idOf('mate'),
      accountId: test.held('mate').id,
      builderProfileUuid: of.builderProfileUuid,
      projectId: of.projectId,
      startDate: today,
      endDate: inDays(3),
      approvalStatus: 'Approved',
    });
    expect(await asked()).toEqual({
      message:
        'This project is Builder exclusive - No agent is allowed to activate on this project',
      errors: ['/projectId check'],
    });
    await db
      .update(projectConfigurations)
      .set({ pricePaise: null })
      .where(eq(projectConfigurations.projectId, of.projectId));
    expect(await asked()).toEqual({
      message:
        'Selected Project has no configuration with available price. Please select some other project',
      errors: ['/projectId check'],
    });
    await db.update(projects).set({ coverImageUrl: null }).where(eq(projects.id, of.projectId));
    expect((await asked()).message).toContain('Please raise a ticket');
  });

  it.each([
    [
      'P3-V-022 a day before today',
      { startDate: inDays(-1), endDate: inDays(3) },
      '/startDate check',
    ],
    ['an end before the start', { startDate: inDays(9), endDate: inDays(8) }, '/endDate check'],
    ['more days than were bought', { startDate: inDays(1), endDate: inDays(31) }, '/endDate check'],
    ['position 7', { position: 7 }, '/position maximum'],
  ])('refuses %s', async (_name, more, error) => {
    const refused = await test.pin(await test.bought(), more);
    expect(refused.statusCode).toBe(422);
    expect(refusal(refused).errors).toEqual([error]);
  });

  it('refuses another configuration, another parent, another builder’s project, and a stopped package', async () => {
    const [of, other] = [await test.bought(), await test.bought()];
    const days = freeDays();
    const { flatConfigurationId } = other;
    expect(refusal(await test.pin(of, { configDetails: { flatConfigurationId } })).errors).toEqual([
      '/configDetails/flatConfigurationId reference',
    ]);
    const parent = await test.pinned(other, days);
    expect(refusal(await test.pin(of, { parentId: parent.id })).errors).toEqual([
      '/parentId reference',
    ]);
    expect(refusal(await test.pin(of, { projectId: other.projectId }))).toEqual({
      message: 'Requested project ID is not associated with the builder',
      errors: ['/projectId reference'],
    });
    await test.client.db
      .update(opportunityPackages)
      .set({ statusId: 3 })
      .where(eq(opportunityPackages.id, of.opmV2Id));
    expect((await test.pin(of)).statusCode).toBe(409);
  });

  it('is not for packages of others, nor for those that hold none', async () => {
    const of = await test.bought();
    expect((await test.pin(of, {}, test.by('stranger'))).statusCode).toBe(404);
    expect((await test.pin(of, {}, test.by('reader'))).statusCode).toBe(403);
    await test.client.db
      .delete(opportunityProducts)
      .where(eq(opportunityProducts.opportunityPackageId, of.opmV2Id));
    expect(refusal(await test.pin(of)).message).toBe('This package has no new-project slots.');
  });
});

describe('P3-C-047 POST stop-slot', () => {
  it('P3-P-009 is for the people of the setting alone; the place is free at once', async () => {
    const of = await test.bought(1);
    const days = freeDays();
    const slot = await test.pinned(of, days);
    const refused = await stop(slot, 'admin');
    expect([refused.statusCode, refusal(refused).message]).toEqual([
      403,
      'Only people who are named for this can stop a slot. Ask an administrator.',
    ]);
    expect((await test.slotsOf(of))[0]).toMatchObject({ mayStop: false, maySwap: true });
    const stopper = await test.as('master-data');
    expect((await test.slotsOf(of, stopper))[0]).toMatchObject({ mayStop: true });
    expect(ok<Slot>(await stop(slot))).toMatchObject({
      status: 'cancelled',
      stopReason: 'The client asks for it',
    });
    expect(refusal(await stop({ ...slot, version: slot.version + 1 })).message).toContain(
      'This slot has ended',
    );
    await test.pinned(of, days);
  });

  it('says of a live one that it was stopped, which is not placed again', async () => {
    const of = await test.bought(1);
    const slot = await test.pinned(of, { startDate: today, endDate: inDays(4), position: 6 });
    expect(slot.status).toBe('live');
    expect(ok<Slot>(await stop(slot)).status).toBe('stopped');
    expect((await test.pin(of, freeDays())).statusCode).toBe(409);
  });

  it('refuses a stale version and a slot that waits for a swap', async () => {
    const slot = await test.pinned(await test.bought(), freeDays());
    expect((await stop({ ...slot, version: 7 })).statusCode).toBe(409);
    await test.client.db.update(slots).set({ isFrozen: true }).where(eq(slots.id, slot.id));
    expect(refusal(await stop(slot)).message).toContain(
      'swap of this slot is waiting for approval',
    );
  });
});

describe('what is read', () => {
  it('P3-C-048 the summary counts what was bought and placed, and names the slots', async () => {
    const of = await test.bought(3);
    const slot = await test.pinned(of, freeDays());
    const read = (name: string) =>
      test.by(name).get('/sapna/np/get-summary-details', { query: { opmV2Id: of.opmV2Id } });
    expect(ok(await read('agent'))).toMatchObject({
      id: of.opmV2Id,
      bought: 3,
      placed: 1,
      pending: 2,
      upcoming: 1,
      live: 0,
      slots: [{ slotId: slot.id, parentId: null, regionId: null }],
    });
    expect((await read('stranger')).statusCode).toBe(404);
  });

  it('P3-C-049 pending activations are what is left to be placed', async () => {
    const of = await test.bought(1);
    const list = async () =>
      ok<{ results: object[] }>(
        await test
          .by('agent')
          .get('/sapna/np/get-all-pending-activations', { query: { opmV2Id: of.opmV2Id } }),
      ).results;
    expect(await list()).toMatchObject([{ quantity: 1, placed: 0, pending: 1 }]);
    await test.pinned(of, freeDays());
    expect(await list()).toEqual([]);
  });

  it('P3-C-044 slots of packages of others are not listed', async () => {
    const of = await test.bought();
    await test.pinned(of, freeDays());
    expect(await test.slotsOf(of, test.by('stranger'))).toEqual([]);
    expect(await test.slotsOf(of)).toHaveLength(1);
  });
});
