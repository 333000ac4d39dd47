import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, DatabaseClient } from '#backend/database/client.ts';
import * as schema from '#backend/database/schema/index.ts';
import { openMigratedDatabase } from '#tests/support/server/openEmptyDatabase.ts';
import { addDeal, attempt as attemptOn, sqlState, type Deal } from './data-model.fixture.ts';

const { checkFailed, duplicate, overlap, refused } = sqlState;

let client: DatabaseClient;
let deal: Deal;

const attempt = <Answer>(writes: (tx: Database) => PromiseLike<Answer>) =>
  attemptOn(client.db, writes);

/** The SQLSTATE of what was refused, or `stored`. */
const outcomeOf = (writes: (tx: Database) => PromiseLike<unknown>) =>
  attempt(async tx => {
    await writes(tx);
    return 'stored';
  });

beforeAll(async () => {
  client = await openMigratedDatabase();
  deal = await addDeal(client.db);
});

afterAll(() => client.close());

describe('slot bookings', () => {
  type State = (typeof schema.slotBookings.$inferInsert)['state'];
  const book = (
    tx: Database,
    slotId: number,
    from: string,
    until: string,
    state: State = 'booked',
    position = 1,
  ) =>
    tx
      .insert(schema.slotBookings)
      .values({
        slotId,
        productId: deal.productId,
        polygonId: deal.polygonId,
        position,
        days: { from, until },
        state,
      })
      .returning()
      .then(rows => rows.length);

  it.each<[string, [string, string], State, number, number | string]>([
    ['the same days', ['2026-04-01', '2026-05-01'], 'booked', 1, overlap],
    ['one shared day', ['2026-04-30', '2026-06-01'], 'held', 1, overlap],
    ['days within', ['2026-04-10', '2026-04-11'], 'live', 1, overlap],
    ['days that touch after', ['2026-05-01', '2026-06-01'], 'booked', 1, 1],
    ['days that touch before', ['2026-03-01', '2026-04-01'], 'booked', 1, 1],
    ['another position', ['2026-04-01', '2026-05-01'], 'booked', 2, 1],
    ['a draft', ['2026-04-01', '2026-05-01'], 'draft', 1, 1],
    ['a cancelled one', ['2026-04-01', '2026-05-01'], 'cancelled', 1, 1],
    ['no days', ['2026-05-01', '2026-05-01'], 'booked', 1, checkFailed],
  ])('beside April, %s', async (_, [from, until], state, position, outcome) => {
    const answer = await attempt(async tx => {
      await book(tx, deal.slotId, '2026-04-01', '2026-05-01');
      return book(tx, deal.otherSlotId, from, until, state, position);
    });
    expect(answer).toBe(outcome);
  });

  it('come back as the half-open range they went in as', async () => {
    const days = await attempt(async tx => {
      await book(tx, deal.slotId, '2026-04-01', '2026-05-01');
      return tx.select({ days: schema.slotBookings.days }).from(schema.slotBookings);
    });
    expect(days).toEqual([{ days: { from: '2026-04-01', until: '2026-05-01' } }]);
  });

  it('can change places in one transaction', async () => {
    const places = await attempt(async tx => {
      await book(tx, deal.slotId, '2026-04-01', '2026-05-01');
      await book(tx, deal.otherSlotId, '2026-05-01', '2026-06-01');
      await tx.execute(sql`set constraints slot_bookings_no_overlap deferred`);
      for (const [slotId, days] of [
        [deal.slotId, { from: '2026-05-01', until: '2026-06-01' }],
        [deal.otherSlotId, { from: '2026-04-01', until: '2026-05-01' }],
      ] as const) {
        await tx
          .update(schema.slotBookings)
          .set({ days })
          .where(eq(schema.slotBookings.slotId, slotId));
      }
      await tx.execute(sql`set constraints slot_bookings_no_overlap immediate`);
      return tx.$count(schema.slotBookings);
    });
    expect(places).toBe(2);
  });
});

describe('periods of which one may run at a time', () => {
  const price = (tx: Database, from: string, until: string | null, parametersKey = 'city=1') =>
    tx.insert(schema.packagePrices).values({
      packageId: deal.packageId,
      parametersKey,
      pricePaise: 500_000,
      effective: { from, until },
    });

  it('are prices of one set of parameters', async () => {
    expect(
      await outcomeOf(async tx => {
        await price(tx, '2026-04-01', null);
        return price(tx, '2027-01-01', '2027-02-01');
      }),
    ).toBe(overlap);
    expect(
      await outcomeOf(async tx => {
        await price(tx, '2026-04-01', '2027-01-01');
        await price(tx, '2027-01-01', null);
        return price(tx, '2026-04-01', null, 'city=2');
      }),
    ).toBe('stored');
  });

  it.each([
    ['Approved', '2026-04-30', overlap],
    ['Approved', '2026-05-01', 1],
    ['PendingApproval', '2026-04-30', 1],
  ] as const)(
    'are approved exclusivities: %s from %s',
    async (approvalStatus, startDate, outcome) => {
      const request = {
        userId: deal.userId,
        accountId: deal.accountId,
        builderProfileUuid: '00000000-0000-4000-8000-000000000001',
        projectId: deal.projectId,
      };
      const answer = await attempt(async tx => {
        const rows = await tx
          .insert(schema.builderExclusivityRequests)
          .values({
            ...request,
            startDate: '2026-04-01',
            endDate: '2026-04-30',
            approvalStatus: 'Approved',
          })
          .then(() =>
            tx
              .insert(schema.builderExclusivityRequests)
              .values({ ...request, startDate, endDate: '2026-06-01', approvalStatus })
              .returning(),
          );
        return rows.length;
      });
      expect(answer).toBe(outcome);
    },
  );
});

describe('grants', () => {
  const versions = (tx: Database) =>
    tx
      .select({ id: schema.users.id, roleVersion: schema.users.roleVersion })
      .from(schema.users)
      .orderBy(schema.users.id);

  it('move the role version of their holder only', async () => {
    const seen = await attempt(async tx => {
      await tx.insert(schema.roleGrants).values([
        { userId: deal.userId, roleCode: 'admin' },
        { userId: deal.userId, roleCode: 'finance' },
      ]);
      await tx.delete(schema.roleGrants).where(eq(schema.roleGrants.roleCode, 'finance'));
      await tx.update(schema.roleGrants).set({ userId: deal.otherUserId });
      return versions(tx);
    });
    expect(seen).toEqual([
      { id: deal.userId, roleVersion: 5 },
      { id: deal.otherUserId, roleVersion: 2 },
    ]);
  });

  it('are refused for a role that does not exist', async () => {
    const answer = await attempt(tx =>
      tx.execute(sql`insert into role_grants (user_id, role_code) values (${deal.userId}, 'root')`),
    );
    expect(answer).toBe(checkFailed);
  });
});

describe('rows that others hang on', () => {
  it.each([
    ['account', (tx: Database) => tx.delete(schema.accounts)],
    ['product', (tx: Database) => tx.delete(schema.products)],
    ['city', (tx: Database) => tx.delete(schema.cities)],
    ['opportunity', (tx: Database) => tx.delete(schema.opportunities)],
    ['user', (tx: Database) => tx.delete(schema.users)],
    ['payment', (tx: Database) => tx.delete(schema.payments)],
  ])('%s cannot be deleted', async (_, write) => {
    expect(await attempt(write)).toMatch(/^23(001|503)$/);
  });
});

describe('states that exclude each other', () => {
  const termsheet = (tx: Database, statusId: number) =>
    tx.insert(schema.termsheets).values({
      opportunityId: deal.opportunityId,
      accountId: deal.accountId,
      accountLegalEntityId: deal.legalEntityId,
      contactId: deal.contactId,
      statusId,
    });

  it.each([
    [1, 3, duplicate],
    [7, 1, 'stored'],
    [4, 2, 'stored'],
  ])('a termsheet in %i beside one in %i', async (first, second, outcome) => {
    const answer = await outcomeOf(async tx => {
      await termsheet(tx, first);
      return termsheet(tx, second);
    });
    expect(answer).toBe(outcome);
  });

  it('one opportunity has one lease, one agent holds one', async () => {
    const lease = (tx: Database, agentId: number) =>
      tx.insert(schema.queueLeases).values({
        opportunityId: deal.opportunityId,
        agentId,
        line: 'builder',
        expiresAt: new Date(),
      });
    const answer = await attempt(async tx => {
      await lease(tx, deal.userId);
      return lease(tx, deal.otherUserId);
    });
    expect(answer).toBe(duplicate);
  });

  it('one agent has one open call', async () => {
    const call = (tx: Database, communicationId: string, endedAt: Date | null) =>
      tx.insert(schema.calls).values({
        communicationId,
        agentId: deal.userId,
        fromNumber: '9000000002',
        receiverNumber: '9000000001',
        state: endedAt ? 'ended' : 'connected',
        endedAt,
      });
    expect(
      await outcomeOf(async tx => {
        await call(tx, 'a', null);
        return call(tx, 'b', null);
      }),
    ).toBe(duplicate);
    expect(
      await outcomeOf(async tx => {
        await call(tx, 'a', new Date());
        return call(tx, 'b', null);
      }),
    ).toBe('stored');
  });

  it('NetSuite stays on', async () => {
    const answer = await attempt(async tx => {
      await tx.update(schema.packages).set({ isNetsuiteEnabled: true });
      return tx.update(schema.packages).set({ isNetsuiteEnabled: false });
    });
    expect(answer).toBe(refused);
  });

  it('nobody decides what they asked for', async () => {
    const ask = (decidedBy: number) =>
      outcomeOf(tx =>
        tx.insert(schema.refunds).values({
          paymentId: deal.paymentId,
          amountPaise: 100,
          reason: 'Paid twice',
          requestedBy: deal.userId,
          decidedBy,
        }),
      );
    expect(await ask(deal.userId)).toBe(checkFailed);
    expect(await ask(deal.otherUserId)).toBe('stored');
  });
});
