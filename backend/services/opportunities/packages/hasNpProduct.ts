import { sql, type SQL } from 'drizzle-orm';

/** Whether a package of an opportunity has bought new-project slots. @param id SQL of the package's id */
export const hasNpProduct = (id: SQL): SQL<boolean> => sql<boolean>`exists (
  select 1 from opportunity_products part join products kind on kind.id = part.product_id
  where part.opportunity_package_id = ${id} and part.deleted_at is null
    and kind.kind = 'np-slot')`;
