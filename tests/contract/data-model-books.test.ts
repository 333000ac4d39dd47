import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, DatabaseClient } from '#backend/database/client.ts';
import * as schema from '#backend/database/schema/index.ts';
import type { BilledTo } from '#contract/domain/invoices/BilledTo.ts';
import { openMigratedDatabase } from '#tests/support/server/openEmptyDatabase.ts';
import { addDeal, attempt as attemptOn, sqlState, type Deal } from './data-model.fixture.ts';

const { checkFailed, duplicate, refused } = sqlState;

let client: DatabaseClient;
let deal: Deal;

const attempt = <Answer>(writes: (tx: Database) => PromiseLike<Answer>) =>
  attemptOn(client.db, writes);

beforeAll(async () => {
  client = await openMigratedDatabase();
  deal = await addDeal(client.db);
});

afterAll(() => client.close());

describe('books', () => {
  it.each([
    'audit_entries',
    'ledger_entries',
    'wallet_entries',
    'approval_history',
    'termsheet_history',
    'mortgage_history',
    'invoice_lines',
  ])('%s cannot be emptied', async table => {
    expect(await attempt(tx => tx.execute(sql.raw(`truncate ${table} cascade`)))).toBe(refused);
  });

  const audit = { surface: 'api', action: 'create', entity: 'accounts', entityId: '1' } as const;
  it.each([
    ['changed', (tx: Database) => tx.update(schema.auditEntries).set({ action: 'update' })],
    ['deleted', (tx: Database) => tx.delete(schema.auditEntries)],
  ])('an audit entry cannot be %s', async (_, write) => {
    const answer = await attempt(async tx => {
      await tx.insert(schema.auditEntries).values(audit);
      return write(tx);
    });
    expect(answer).toBe(refused);
  });

  const enter = (
    tx: Database,
    amountPaise: number,
    kind: 'collection' | 'bounce' | 'reversal',
    reversesId?: number,
  ) =>
    tx
      .insert(schema.ledgerEntries)
      .values({
        accountId: deal.accountId,
        opportunityId: deal.opportunityId,
        paymentId: deal.paymentId,
        kind,
        amountPaise,
        reversesId,
        bookedOn: '2026-04-02',
      })
      .returning();

  it('a ledger entry cannot be changed or deleted', async () => {
    for (const write of [
      (tx: Database) => tx.update(schema.ledgerEntries).set({ amountPaise: 1 }),
      (tx: Database) => tx.delete(schema.ledgerEntries),
    ]) {
      const answer = await attempt(async tx => {
        await enter(tx, 100_000, 'collection');
        return write(tx);
      });
      expect(answer).toBe(refused);
    }
  });

  it('what an opportunity collected is the sum of its entries', async () => {
    const collected = await attempt(async tx => {
      await enter(tx, 100_000, 'collection');
      await enter(tx, 50_000, 'collection');
      await enter(tx, -100_000, 'bounce');
      return tx.select({ paise: schema.opportunities.collectedPaise }).from(schema.opportunities);
    });
    expect(collected).toEqual([{ paise: 50_000 }]);
  });

  it.each([
    ['money out beyond what came in', -1, 'bounce', checkFailed],
    ['a collection that takes money out', -1, 'collection', checkFailed],
    ['a reversal of nothing', 1, 'reversal', checkFailed],
  ] as const)('refuse %s', async (_, amount, kind, outcome) => {
    expect(await attempt(tx => enter(tx, amount, kind))).toBe(outcome);
  });

  it('take an entry back once', async () => {
    const answer = await attempt(async tx => {
      const [entry] = await enter(tx, 100_000, 'collection');
      await enter(tx, -40_000, 'reversal', entry?.id);
      return enter(tx, -40_000, 'reversal', entry?.id);
    });
    expect(answer).toBe(duplicate);
  });

  it('a wallet holds the sum of its entries and never less than nothing', async () => {
    const spend = (debit: number) =>
      attempt(async tx => {
        const [wallet] = await tx
          .insert(schema.walletPayments)
          .values({
            accountId: deal.accountId,
            paymentDate: '2026-04-01',
            referenceNumber: 'W1',
            amountPaise: 10_000,
            amountExcludingTdsPaise: 10_000,
          })
          .returning();
        const walletPaymentId = wallet?.id ?? 0;
        await tx.insert(schema.walletEntries).values([
          { walletPaymentId, kind: 'credit', amountPaise: 10_000 },
          { walletPaymentId, kind: 'debit', amountPaise: -debit },
        ]);
        return tx
          .select({ paise: schema.walletPayments.remainingPaise })
          .from(schema.walletPayments);
      });
    expect(await spend(10_000)).toEqual([{ paise: 0 }]);
    expect(await spend(10_001)).toBe(checkFailed);
  });
});

describe('an issued invoice', () => {
  const buyer: BilledTo = {
    legalName: 'Buyer',
    gstin: null,
    address: null,
    city: null,
    state: null,
    supplier: { name: 'Seller', gstin: '27AAAAA0000A1Z5', address: 'Mumbai' },
  };
  const issue = async (tx: Database) => {
    const [series] = await tx
      .insert(schema.invoiceSeries)
      .values({ prefix: 'NV', financialYear: 2026 })
      .returning();
    return tx.insert(schema.invoices).values({
      kind: 'tax',
      invoiceSeriesId: series?.id ?? 0,
      sequence: 1,
      number: 'NV/26-27/1',
      accountId: deal.accountId,
      legalEntityId: deal.legalEntityId,
      milestoneId: deal.milestoneId,
      issuedOn: '2026-04-01',
      dueOn: '2026-05-01',
      billedTo: buyer,
      placeOfSupplyStateId: deal.stateId,
      taxablePaise: 100_000,
      cgstPaise: 9_000,
      sgstPaise: 9_000,
      totalPaise: 118_000,
    });
  };
  const change = (values: Partial<typeof schema.invoices.$inferInsert>) =>
    attempt(async tx => {
      await issue(tx);
      const rows = await tx.update(schema.invoices).set(values).returning();
      return rows.length;
    });

  it.each([
    ['cancelled', { status: 'cancelled', cancelReason: 'Wrong buyer' }, 1],
    ['sent', { sentAt: new Date(0), version: 2 }, 1],
    [
      'given another total',
      { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, totalPaise: 0 },
      refused,
    ],
    ['given another number', { number: 'NV/26-27/2' }, refused],
    ['given another buyer', { billedTo: { ...buyer, legalName: 'Other' } }, refused],
  ] as const)('can or cannot be %s', async (_, values, outcome) => {
    expect(await change(values)).toBe(outcome);
  });

  it('cannot be deleted', async () => {
    const answer = await attempt(async tx => {
      await issue(tx);
      return tx.delete(schema.invoices);
    });
    expect(answer).toBe(refused);
  });
});
