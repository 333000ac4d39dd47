import { sql } from 'drizzle-orm';
import { lines, type Line } from '#contract/domain/lines.ts';
import type { ClientTypeId } from '#contract/domain/accounts/clientTypes.ts';

/** Tenants are a line and no client type (T41): who sells to them takes part with those who sell to owners. */
const clientTypeOf: Readonly<Record<Line, ClientTypeId>> = {
  builder: 1,
  broker: 2,
  owner: 3,
  tenant: 3,
};

const sellsTo = sql.raw(lines.map(({ id, role }) => `('${role}', ${clientTypeOf[id]})`).join(', '));

/**
 * Who takes part, and in which category: active people whose designation, department and line of selling make one
 * (decision record 0138). Someone of several lines takes part once, in the category with the lowest id.
 */
export const participantsSql = sql`
  select person.id user_id, min(kind.id) category_id
  from users person
  join role_grants held on held.user_id = person.id
  join (values ${sellsTo}) line(role_code, client_type_id) on line.role_code = held.role_code
  join incentive_participant_categories kind
    on kind.designation_id = person.designation_id and kind.department_id = person.department_id
      and kind.client_type_id = line.client_type_id
  where person.status = 1
  group by person.id`;
