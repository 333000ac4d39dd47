import { sql } from 'drizzle-orm';
import { addDays } from '#contract/domain/days/addDays.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Change } from '../../../audit/createAudit.ts';
import type { Context } from '../../../calls/Context.ts';
import { formatDayRange } from '../../../database/schema/columns.ts';
import { packagePrices } from '../../../database/schema/index.ts';
import { inBatches } from '../../../imports/inBatches.ts';
import type { ImportPackage } from './catalogueOf.ts';
import type { PlannedPrice, WantedPrice } from './planImport.ts';

type Work = Pick<Context, 'db' | 'actor' | 'services'>;

/** A line that has been checked and changes something. */
interface Effective extends PlannedPrice {
  readonly item: ImportPackage;
  readonly wanted: WantedPrice;
}

const isEffective = (line: PlannedPrice): line is Effective =>
  line.status === 'change' || line.status === 'create';

const effectiveOf = (from: Day | null, until: Day | null): string =>
  formatDayRange({ from, until: until === null ? null : addDays(until, 1) });

const updatePrices = ({ db, actor, services }: Work, lines: readonly Effective[]) =>
  inBatches(lines, async batch => {
    const rows = batch.map(({ wanted, stored }) => ({
      id: stored?.id,
      price: wanted.pricePaise,
      effective: effectiveOf(wanted.from, wanted.until),
    }));
    await db.execute(sql`
      update ${packagePrices} set price_paise = line.price, effective = line.effective::daterange,
        version = ${packagePrices.version} + 1, updated_at = ${services.now().toISOString()}::timestamptz,
        updated_by = ${actor?.id}::bigint
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (id bigint, price bigint, effective text)
      where ${packagePrices.id} = line.id`);
  });

/** Inserts in the order of the lines, so that the ids are theirs. */
const insertPrices = async (
  { db, actor }: Work,
  lines: readonly Effective[],
): Promise<number[]> => {
  const ids: number[] = [];
  await inBatches(lines, async batch => {
    const rows = batch.map(({ wanted }) => ({
      package_id: wanted.packageId,
      parameters: wanted.pricingParameters,
      key: wanted.parametersKey,
      city_id: wanted.place.cityId,
      locality_id: wanted.place.localityId,
      region_id: wanted.place.regionId,
      price: wanted.pricePaise,
      effective: effectiveOf(wanted.from, wanted.until),
    }));
    const created = (await db.execute(sql`
      insert into ${packagePrices} (package_id, pricing_parameters, parameters_key, city_id, locality_id, region_id,
        price_paise, effective, created_by, updated_by)
      select line.package_id, line.parameters, line.key, line.city_id, line.locality_id, line.region_id,
        line.price, line.effective::daterange, ${actor?.id}::bigint, ${actor?.id}::bigint
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as line (package_id bigint, parameters jsonb, key text, city_id bigint, locality_id bigint, region_id bigint,
          price bigint, effective text)
      returning id`)) as { rows: { id: number | string }[] };
    ids.push(...created.rows.map(({ id }) => Number(id)));
  });
  return ids;
};

/** Prices that a later one ends, and their history. */
const closePrices = async (
  { db, actor, services }: Work,
  lines: readonly Effective[],
): Promise<Change[]> => {
  const closing = lines.flatMap(({ item, closes }) => (closes ? [{ item, ...closes }] : []));
  await inBatches(closing, async batch => {
    const rows = batch.map(({ price, until }) => ({
      id: price.id,
      effective: effectiveOf(price.from, until),
    }));
    await db.execute(sql`
      update ${packagePrices} set effective = line.effective::daterange,
        version = ${packagePrices.version} + 1, updated_at = ${services.now().toISOString()}::timestamptz,
        updated_by = ${actor?.id}::bigint
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (id bigint, effective text)
      where ${packagePrices.id} = line.id`);
  });
  return closing.map(({ item, price, until }) => {
    const state = {
      packageName: item.name,
      pricing_parameters: price.pricingParameters,
      pricePaise: price.pricePaise,
      effectiveFrom: price.from ?? undefined,
    };
    return {
      action: 'update' as const,
      entity: 'package-prices',
      entityId: price.id,
      version: price.version + 1,
      before: {
        ...state,
        updatedAt: price.updatedAt.toISOString(),
        updatedBy: price.updatedBy,
      },
      after: { ...state, effectiveUntil: until },
    };
  });
};

const stateOf = (
  { item, wanted }: Effective,
  { pricePaise, until }: { pricePaise: number; until: Day | null },
) => ({
  packageName: item.name,
  pricing_parameters: wanted.pricingParameters,
  pricePaise,
  effectiveFrom: wanted.from,
  effectiveUntil: until ?? undefined,
});

const historyOf = (line: Effective, id: number): Change => {
  const { wanted, stored } = line;
  return {
    action: stored ? 'update' : 'create',
    entity: 'package-prices',
    entityId: id,
    version: (stored?.version ?? 0) + 1,
    // Who had written it last and when: a revert brings that back too.
    before: stored
      ? {
          ...stateOf(line, stored),
          updatedAt: stored.updatedAt.toISOString(),
          updatedBy: stored.updatedBy,
        }
      : null,
    after: stateOf(line, wanted),
  };
};

/**
 * Writes what the lines of a file do. Changes come before new prices, which may begin where a changed one now ends; no
 * first day moves, so changes do not get in each other's way.
 * @returns The history of every price, to be recorded in the same transaction.
 */
export const writeImport = async (
  work: Work,
  planned: readonly PlannedPrice[],
): Promise<Change[]> => {
  const lines = planned.filter(isEffective);
  const changed = lines.filter(({ status }) => status === 'change');
  const created = lines.filter(({ status }) => status === 'create');
  const closed = await closePrices(work, created);
  await updatePrices(work, changed);
  const ids = await insertPrices(work, created);
  return [
    ...closed,
    ...changed.map(line => historyOf(line, line.stored?.id ?? 0)),
    ...created.map((line, at) => historyOf(line, ids[at] ?? 0)),
  ];
};
