import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { FieldError } from '#contract/calls/errors.ts';
import type { PackagePriceFields } from '#contract/calls/recordTypes.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { severalFields } from '#contract/domain/messages/fieldFaults.ts';
import { toldAt } from '#contract/domain/messages/told.ts';
import { parametersKey } from '#contract/domain/pricing/parametersKey.ts';
import { priceDayFaults } from '#contract/domain/pricing/priceDays.ts';
import { priceFaults, priceName } from '#contract/domain/pricing/priceFaults.ts';
import { readParameters } from '#contract/domain/pricing/readParameters.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { formatDayRange } from '../../../database/schema/columns.ts';
import { packagePrices, type PricingParameter } from '../../../database/schema/index.ts';
import { placeOf, readPlaces } from '../places.ts';

type Price = Omit<PackagePriceFields, 'packageId'>;

interface Priced {
  readonly id: number;
  readonly requiredPricingParameters: readonly PricingParameter[];
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The last day of a stored range, which ends before its `until` (decision T127). */
export const lastDay = (until: Day | null): Day | undefined =>
  until === null ? undefined : addDays(until, -1);

/**
 * The columns of a price whose parameters are exactly those that its package requires.
 * @throws Refusal 422, one entry a field.
 */
export const priceColumns = async (
  db: Database,
  { requiredPricingParameters: required }: Priced,
  price: Price,
) => {
  const { parameters, faults } = readParameters(required, price.pricing_parameters ?? {});
  const { place, faults: unknown } = placeOf(await readPlaces(db, [parameters]), parameters);
  const from = price.effectiveFrom ?? null;
  const until = price.effectiveUntil || null;
  const errors: FieldError[] = [
    ...[...faults, ...unknown].map(({ name, ...fault }) => ({
      in: 'body' as const,
      field: `/pricing_parameters/${escaped(name)}`,
      ...fault,
    })),
    ...priceDayFaults(from, until).map(({ field, ...fault }) => ({
      in: 'body' as const,
      field: `/${field}`,
      ...fault,
    })),
  ];
  const [first] = errors;
  if (first) {
    const name = first.field.slice(1);
    const words =
      errors.length === 1 ? toldAt({ en: name, hi: name }, first) : severalFields(errors.length);
    throw new Refusal('VALIDATION_FAILED', words, { errors });
  }
  return {
    pricingParameters: parameters,
    parametersKey: parametersKey(parameters),
    ...place,
    effective: { from, until: until === null ? null : addDays(until, 1) },
  };
};

/** Which price holds on the days that another one wants, and for how long, in words. */
export const overlapped = async (db: Database, item: Priced, price: Price, ownId = 0) => {
  const wanted = await priceColumns(db, item, price);
  const [other] = await db
    .select({ id: packagePrices.id, effective: packagePrices.effective })
    .from(packagePrices)
    .where(
      and(
        eq(packagePrices.packageId, item.id),
        eq(packagePrices.parametersKey, wanted.parametersKey),
        ne(packagePrices.id, ownId),
        isNull(packagePrices.deletedAt),
        sql`${packagePrices.effective} && ${formatDayRange(wanted.effective)}::daterange`,
      ),
    )
    .orderBy(sql`lower(${packagePrices.effective}) nulls first`)
    .limit(1);
  const { from = null, until = null } = other?.effective ?? {};
  return priceFaults.overlap(priceName(other?.id ?? 0), from, lastDay(until));
};
