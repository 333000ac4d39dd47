import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { toPage } from '#contract/calls/paging.ts';
import type { Verb } from '../../calls/Context.ts';
import {
  auditEntries,
  contacts,
  didNumbers,
  legalEntities,
  tanThresholds,
  users,
  walletPayments,
} from '../../database/schema/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { refuseAccount } from '../../policies/scopes/accountScope.ts';
import { fieldChanges } from '../../audit/fieldChanges.ts';

/** GET did-contact-number/{id}. */
export const didNumber: Verb<CallOf<'accounts.didNumber'>> = async ({ params, db, actor }) => {
  await refuseAccount(db, actor, 'read', params.id);
  const [row] = await db
    .select({ number: didNumbers.number })
    .from(didNumbers)
    .where(and(eq(didNumbers.accountId, params.id), eq(didNumbers.isActive, true)));
  return { is_did_number: row !== undefined, did_number: row?.number ?? null };
};

/** GET seller-wallet-payments/{id}: newest first. */
export const wallet: Verb<CallOf<'accounts.wallet'>> = async ({ params, db, actor }) => {
  await refuseAccount(db, actor, 'read', params.id);
  const rows = await db
    .select()
    .from(walletPayments)
    .where(eq(walletPayments.accountId, params.id))
    .orderBy(desc(walletPayments.paymentDate), desc(walletPayments.id));
  return {
    results: rows.map(row => ({
      id: row.id,
      paymentDate: row.paymentDate,
      referenceNumber: row.referenceNumber,
      tdsPercentage: row.tdsBp / 100,
      amount: row.amountPaise,
      amountExcludingTds: row.amountExcludingTdsPaise,
      remainingAmount: row.remainingPaise,
    })),
  };
};

/** The year a day belongs to begins in April. */
const financialYearOf = (day: string): number =>
  Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);

/** GET get-all-tan-threshold/{id}: of the running financial year. */
export const thresholds: Verb<CallOf<'accounts.thresholds'>> = async context => {
  const { params, db, actor, services } = context;
  await refuseAccount(db, actor, 'read', params.id);
  const results = await db
    .select({
      legalEntityName: legalEntities.legalName,
      tan: tanThresholds.tan,
      thresholdLimit: tanThresholds.limitPaise,
      thresholdUtilized: tanThresholds.utilizedPaise,
    })
    .from(tanThresholds)
    .innerJoin(legalEntities, eq(legalEntities.id, tanThresholds.legalEntityId))
    .where(
      and(
        eq(legalEntities.accountId, params.id),
        eq(tanThresholds.financialYear, financialYearOf(indiaDay(services.now()))),
      ),
    )
    .orderBy(asc(legalEntities.legalName), asc(tanThresholds.tan));
  return { results };
};

/** Entries of the account itself, of its contacts or of its legal entities. */
const entriesOf = (entityTypeId: number, accountId: number): SQL | undefined => {
  const { entity, entityId } = auditEntries;
  if (entityTypeId === 1) return and(eq(entity, 'accounts'), eq(entityId, String(accountId)));
  const [name, table] =
    entityTypeId === 2
      ? (['contacts', contacts] as const)
      : (['legal-entities', legalEntities] as const);
  return and(
    eq(entity, name),
    inArray(
      entityId,
      sql`(select ${table.id}::text from ${table} where ${eq(table.accountId, accountId)})`,
    ),
  );
};

/** GET account-update-history-lsq. */
export const updateHistory: Verb<CallOf<'accounts.updateHistory'>> = async context => {
  const { query, db, actor } = context;
  const { accountId, entityTypeId = 1, page = 0, pageSize = 50 } = query;
  await refuseAccount(db, actor, 'read', accountId);
  const where = entriesOf(entityTypeId, accountId);
  const [total] = await db.select({ count: count() }).from(auditEntries).where(where);
  const rows = await db
    .select({ entry: auditEntries, actorName: users.name })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(where)
    .orderBy(desc(auditEntries.id))
    .limit(pageSize)
    .offset(page * pageSize);
  const results = rows.map(({ entry, actorName }) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    actorName: actorName ?? 'System',
    action: entry.action,
    entityId: entry.entityId,
    changes: fieldChanges(
      entry.before as Record<string, unknown> | null,
      entry.after as Record<string, unknown> | null,
    ),
  }));
  return toPage(results, total?.count ?? 0, page, pageSize);
};
