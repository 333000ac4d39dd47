import { and, eq, gte, isNull, lte, ne, sql, type Column } from 'drizzle-orm';
import type { BodyOf } from '#contract/calls/call.ts';
import type { FieldError } from '#contract/calls/errors.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { capFaults } from '#contract/domain/caps/capFaults.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { caps, cities, packages, products, saleEvents } from '../../../database/schema/index.ts';
import { invalidChoice } from '../catalogue/package-families/internal.ts';
import { isCap } from './capRows.ts';

type Fields = BodyOf<CallOf<'caps.create'>>;

/** The fields that people write as columns; fields that are absent are undefined, which writes nothing. */
export const columnsOf = <F extends Partial<Fields>>(fields: F) => ({
  level: fields.level,
  cityId: fields.cityId,
  productId: fields.productId,
  packageId: fields.packageId,
  eventId: fields.eventId,
  limitCount: fields.limit,
  startDate: fields.startDate,
  endDate: fields.endDate,
  isActive: fields.active,
});

/** Refuses a city that does not fit the level, and days that are no period; one entry a field. */
export const refuseFaults = (cap: Fields, today: Day): void => {
  const errors = capFaults(cap, today).map(({ field, ...fault }): FieldError => ({
    in: 'body',
    field: `/${field}`,
    ...fault,
  }));
  const [first] = errors;
  if (!first) return;
  const message = errors.length === 1 ? first.message : `${errors.length} fields are not valid.`;
  throw new Refusal('VALIDATION_FAILED', message, { errors });
};

/** Puts the caps of one product in a line, so that two people cannot both find a period free. */
export const lockProduct = async (db: Database, productId: number): Promise<void> => {
  await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update');
};

/** Refuses what a cap must not refer to; fields that are absent are not looked at. */
export const refuseUnknown = async (
  db: Database,
  { productId, cityId, packageId, eventId }: Partial<Fields>,
): Promise<void> => {
  const unknown: string[] = [];
  const expected = [
    ['productId', productId, products, isNull(products.deletedAt)],
    ['cityId', cityId, cities, eq(cities.isActive, true)],
    ['packageId', packageId, packages, isNull(packages.deletedAt)],
    ['eventId', eventId, saleEvents, isNull(saleEvents.deletedAt)],
  ] as const;
  for (const [field, id, table, exists] of expected) {
    if (id === undefined || id === null) continue;
    const [found] = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), exists))
      .for('share');
    if (!found) unknown.push(field);
  }
  if (unknown.length === 0) return;
  throw new Refusal('VALIDATION_FAILED', invalidChoice, {
    errors: unknown.map((field): FieldError => ({
      in: 'body',
      field: `/${field}`,
      code: 'reference',
      message: invalidChoice,
    })),
  });
};

/** A column that holds a value, or holds none. */
const same = (column: Column, value: number | null | undefined) =>
  sql`${column} is not distinct from ${value ?? null}::bigint`;

/**
 * Refuses a second figure for what a cap counts already on a day: the same level, city, product, package and event.
 * A cap that is switched off counts nothing and stands in nobody's way.
 */
export const refuseOverlap = async (db: Database, cap: Fields, ownId?: number): Promise<void> => {
  if (cap.active === false) return;
  const [other] = await db
    .select({ id: caps.id, startDate: caps.startDate, endDate: caps.endDate })
    .from(caps)
    .where(
      and(
        isCap,
        eq(caps.isActive, true),
        ownId === undefined ? undefined : ne(caps.id, ownId),
        eq(caps.level, cap.level),
        eq(caps.productId, cap.productId),
        same(caps.cityId, cap.cityId),
        same(caps.packageId, cap.packageId),
        same(caps.eventId, cap.eventId),
        lte(caps.startDate, cap.endDate),
        gte(caps.endDate, cap.startDate),
      ),
    )
    .orderBy(caps.startDate, caps.id)
    .limit(1);
  if (!other) return;
  const days = `${other.startDate} to ${other.endDate}`;
  throw invalidField(
    '/startDate',
    'overlap',
    `Cap ${other.id} counts the same from ${days}: change that one, or choose other days.`,
  );
};
