import { eq, inArray, sql } from 'drizzle-orm';
import { addDays } from '#contract/domain/days/addDays.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { netsuiteLockedMessage } from '#contract/domain/catalogue/netsuite.ts';
import type { FieldError } from '#contract/calls/errors.ts';
import { importRefusals } from '#contract/domain/messages/importFaults.ts';
import { toldAt } from '#contract/domain/messages/told.ts';
import { priceFaults, priceName } from '#contract/domain/pricing/priceFaults.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { packagePrices, packages, users } from '../../../database/schema/index.ts';
import { formatDayRange } from '../../../database/schema/columns.ts';
import type { Importer, ImportWork } from '../../../imports/Importer.ts';
import { writtenBy } from '../../../imports/importHistory.ts';
import { inBatches } from '../../../imports/inBatches.ts';
import { among } from './catalogueOf.ts';

const entity = 'package-prices';

/** A price as history keeps it. */
interface Kept extends Record<string, unknown> {
  packageName: string;
  pricePaise: number;
  effectiveFrom?: Day;
  effectiveUntil?: Day;
  updatedAt?: string;
  updatedBy?: number | null;
}

interface Written {
  id: number;
  version: number;
  before: Kept | null;
  after: Kept;
}

const mostErrors = 100;

const readWritten = async (db: Database, requestId: string): Promise<Written[]> =>
  (await writtenBy(db, entity, requestId)).map(entry => ({
    id: Number(entry.id),
    version: entry.version ?? 0,
    before: entry.before as Kept | null,
    after: entry.after as Kept,
  }));

/** The prices as they are now, locked with their packages. */
const lockNow = async (db: Database, ids: readonly number[]) => {
  const packageIds = db
    .selectDistinct({ id: packagePrices.packageId })
    .from(packagePrices)
    .where(inArray(packagePrices.id, among(ids)));
  const locked = await db
    .select({ id: packages.id, isNetsuiteEnabled: packages.isNetsuiteEnabled })
    .from(packages)
    .where(inArray(packages.id, packageIds))
    .orderBy(packages.id)
    .for('update');
  const isLocked = new Set(locked.filter(item => item.isNetsuiteEnabled).map(({ id }) => id));
  const rows = await db
    .select({
      id: packagePrices.id,
      packageId: packagePrices.packageId,
      version: packagePrices.version,
      deletedAt: packagePrices.deletedAt,
      updatedByName: users.name,
    })
    .from(packagePrices)
    .leftJoin(users, eq(users.id, packagePrices.updatedBy))
    .where(inArray(packagePrices.id, among(ids)));
  return new Map(
    rows.map(row => [row.id, { ...row, isNetsuiteEnabled: isLocked.has(row.packageId) }]),
  );
};

const refuseChanged = async (db: Database, written: readonly Written[]): Promise<void> => {
  const now = await lockNow(
    db,
    written.map(({ id }) => id),
  );
  const errors = written.flatMap(({ id, version, after }): FieldError[] => {
    const row = now.get(id);
    const at = { in: 'params' as const, field: '/id' };
    const { en, hi } = priceName(id);
    const name = { en: `${en} of "${after.packageName}"`, hi: `${hi} ("${after.packageName}")` };
    if (!row || row.deletedAt) return [{ ...at, code: 'gone', ...importRefusals.gone(name) }];
    if (row.version !== version) {
      const fault = importRefusals.changed(name, row.updatedByName ?? undefined);
      return [{ ...at, code: 'changed', ...fault }];
    }
    return row.isNetsuiteEnabled
      ? [{ ...at, code: 'locked', ...toldAt(name, { message: netsuiteLockedMessage }) }]
      : [];
  });
  if (errors.length === 0) return;
  throw new Refusal('CONFLICT', priceFaults.changedSince(errors.length, written.length), {
    errors: errors.slice(0, mostErrors),
  });
};

const removeCreated = ({ db, actor, services }: ImportWork, ids: readonly number[]) =>
  db
    .update(packagePrices)
    .set({
      deletedAt: services.now(),
      version: sql`${packagePrices.version} + 1`,
      updatedBy: actor.id,
    })
    .where(inArray(packagePrices.id, among(ids)));

/** Everything a price says comes back, its last editor included; only the version goes on, for open forms to notice. */
const restore = (db: Database, written: readonly Written[]) =>
  inBatches(written, async batch => {
    const rows = batch.map(({ id, before }) => ({
      id,
      price: before?.pricePaise,
      effective: formatDayRange({
        from: before?.effectiveFrom ?? null,
        until: before?.effectiveUntil ? addDays(before.effectiveUntil, 1) : null,
      }),
      updated_at: before?.updatedAt,
      updated_by: before?.updatedBy,
    }));
    await db.execute(sql`
      update ${packagePrices} set price_paise = kept.price, effective = kept.effective::daterange,
        version = ${packagePrices.version} + 1, updated_at = kept.updated_at, updated_by = kept.updated_by
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as kept (id bigint, price bigint, effective text, updated_at timestamptz, updated_by bigint)
      where ${packagePrices.id} = kept.id`);
  });

/** Every price of an import as it was before, or none when one of them is not as the import left it. */
export const revertPrices: Importer['revert'] = async (requestId, work, audit) => {
  const { db } = work;
  const written = await readWritten(db, requestId);
  await refuseChanged(db, written);
  const created = written.filter(({ before }) => before === null);
  const changed = written.filter(({ before }) => before !== null);
  // First what was created: it may stand where a restored price lasted.
  await removeCreated(
    work,
    created.map(({ id }) => id),
  );
  await restore(db, changed);
  await inBatches(written, batch =>
    audit.record(
      ...batch.map(({ id, version, before, after }) => ({
        action: before ? ('revert' as const) : ('delete' as const),
        entity,
        entityId: id,
        version: version + 1,
        before: after,
        after: before,
      })),
    ),
  );
  return { restored: changed.length, removed: created.length };
};
