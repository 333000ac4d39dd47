import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { lines } from '#contract/domain/lines.ts';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import { needsTermsheet } from '#contract/domain/opportunities/isFinished.ts';
import {
  opportunities,
  opportunityPackages as ordered,
  opportunityProducts as parts,
  packages,
  products,
  termsheetPackages,
  termsheets,
} from '../../../database/schema/index.ts';
import { constantList } from '../../../query/constantList.ts';
import type { Join } from '../../../tables/Declaration.ts';

/** What a sold product hangs on; its termsheet is missing where none was made. */
export const soldJoins: readonly Join[] = [
  { table: ordered, on: eq(ordered.id, parts.opportunityPackageId), isInner: true },
  { table: opportunities, on: eq(opportunities.id, ordered.opportunityId), isInner: true },
  { table: packages, on: eq(packages.id, ordered.packageId), isInner: true },
  { table: products, on: eq(products.id, parts.productId), isInner: true },
  {
    table: termsheetPackages,
    on: eq(termsheetPackages.opportunityPackageId, parts.opportunityPackageId),
    isInner: false,
  },
  { table: termsheets, on: eq(termsheets.id, termsheetPackages.termsheetId), isInner: false },
];

/** A product may be in several termsheets, of which one at most is running: the latest tells. */
export const ofLatestSheet: SQL = sql`(${termsheets.id} is null
  or ${termsheets.id} = (select max(latest.termsheet_id) from termsheet_packages latest
    where latest.opportunity_package_id = ${parts.opportunityPackageId}))`;

const isBoughtByLink = inArray(
  opportunities.line,
  lines.map(({ id }) => id).filter(line => !needsTermsheet(line)),
);
const isLost = sql`${opportunities.statusId} in ${constantList(opportunityBuckets.lost)}`;

/** Whether what sells a product is agreed: its termsheet, or, where a line is bought by a link, by what was paid. */
export const isAgreedSale: SQL<boolean> = sql<boolean>`(case
  when ${isBoughtByLink}
    then ${opportunities.collectedPaise} > 0 and not ${isLost}
  else coalesce(${termsheets.statusId} = 3, false) end)`;

/** Whether its parameters may still be written: of a termsheet that was not ended, or of a deal that is not lost. */
export const isOpenSale: SQL<boolean> = sql<boolean>`(case
  when ${termsheets.id} is not null then ${termsheets.statusId} in (1, 2, 3, 7)
  else ${isBoughtByLink} and not ${isLost} end)`;

/** What waits to be activated, or could not be. */
export const isInactive: SQL<boolean> = sql<boolean>`${parts.activationState} in ('pending', 'failed')`;
