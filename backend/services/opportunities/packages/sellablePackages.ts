import { eq, inArray, sql } from 'drizzle-orm';
import type { SellablePackage } from '#contract/calls/recordTypes.ts';
import { sellablePackageCalls } from '#contract/calls/opportunities/opportunities.ts';
import { clientTypesOfLine } from '#contract/domain/clients/clientTypesOfLine.ts';
import { linesOf } from '#contract/domain/lines.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { packageFamilies, packagePrices, packages } from '../../../database/schema/index.ts';
import { declareRecords } from '../../../tables/declareRecords.ts';
import { needsStartDate } from './needsStartDate.ts';

const lowestOn = (today: Day) => sql<number>`(
  select min(price.price_paise) from ${packagePrices} price
  where price.package_id = "packages"."id" and price.deleted_at is null
    and price.effective @> ${today}::date)`;

/** Packages that are sold today, with what they cost at least; agents see those for the clients of their lines. */
export const sellablePackageRecords = declareRecords<SellablePackage, object>(
  sellablePackageCalls,
  {
    resource: 'sellable-packages',
    table: packages,
    removal: 'soft',
    notThere: notThere.package,
    where: eq(packages.isActive, true),
    joins: [
      {
        table: packageFamilies,
        on: eq(packageFamilies.id, packages.packageFamilyId),
        isInner: true,
      },
    ],
    fields: today => ({
      name: packages.name,
      familyName: packageFamilies.name,
      clientTypeId: packages.clientTypeId,
      durationDays: packages.durationDays,
      price: lowestOn(today).mapWith(Number),
      startDateMandatory: needsStartDate(sql`"packages"."id"`),
    }),
    search: [packages.name, packageFamilies.name],
    sort: 'name',
    readers: 'listed',
    narrow: (_, { roleCodes }, today) => {
      const types = linesOf(roleCodes).flatMap(line => [...clientTypesOfLine[line]]);
      return [
        sql`${lowestOn(today)} is not null`,
        types.length > 0 ? inArray(packages.clientTypeId, types) : undefined,
      ];
    },
  },
);
