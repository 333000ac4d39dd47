import { and, asc, eq, isNull } from 'drizzle-orm';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { Context } from '../../calls/Context.ts';
import { cities, opportunityPackages as ordered } from '../../database/schema/index.ts';
import { packageRecords } from '../catalogue/packages/packageRecords.ts';

/** As the sheet shows it and the words to the client tell it (`PackageDetails`). */
export type DealPackage = AnswerOf<CallOf<'sharing.get'>>['packages'][number];

/** What a client is told of the packages of a deal, in the order in which they were added; `id` is the package's own. */
export const packagesOfDeal = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  opportunityId: number,
): Promise<DealPackage[]> => {
  const lines = await db
    .select({
      packageId: ordered.packageId,
      quantity: ordered.quantity,
      salesPaise: ordered.salesPaise,
      days: ordered.promotedDays,
      cityName: cities.name,
    })
    .from(ordered)
    .leftJoin(cities, eq(cities.id, ordered.cityId))
    .where(and(eq(ordered.opportunityId, opportunityId), isNull(ordered.deletedAt)))
    .orderBy(asc(ordered.id));
  const ids = [...new Set(lines.map(({ packageId }) => packageId))];
  const known = ids.length === 0 ? [] : await packageRecords.read({ db, services }, ids);
  return lines.flatMap(({ packageId, days, cityName, ...line }): DealPackage[] => {
    const one = known.find(({ id }) => id === packageId);
    if (!one) return [];
    const { id, name, displayName, description, packageProductMappings } = one;
    const durationDays = days ?? one.durationDays;
    return [
      {
        id,
        name,
        ...(displayName && { displayName }),
        ...(description && { description }),
        ...(durationDays !== undefined && { durationDays }),
        ...(cityName !== null && { cityName }),
        ...line,
        products: packageProductMappings.map(({ products: [of], quantity }) => ({
          name: of?.name ?? '',
          quantity,
        })),
      },
    ];
  });
};
