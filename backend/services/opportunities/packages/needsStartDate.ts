import { sql, type SQL } from 'drizzle-orm';
import { startDateProductIds } from '#contract/domain/catalogue/startDates.ts';
import { constantList } from '../../../query/constantList.ts';

/** Whether a product of a package has to be sold with a start date: `isStartDateMandatory` for the database. */
export const needsStartDate = (packageId: SQL): SQL<boolean> => sql<boolean>`exists (
  select 1 from package_product_mappings sold join products kind on kind.id = sold.product_id
  where sold.package_id = ${packageId} and sold.deleted_at is null
    and (kind.is_start_date_mandatory or kind.id in ${constantList(startDateProductIds)}))`;
