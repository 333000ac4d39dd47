import { sql } from 'drizzle-orm';
import type { Line } from '#contract/domain/lines.ts';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import type { Database } from '../../../database/client.ts';
import { constantList } from '../../../query/constantList.ts';

interface Found extends Record<string, unknown> {
  opportunityId: number | string;
  contactId: number | string | null;
  line: Line;
}

/** The case that a number belongs to: an open one first, of those the agent's own, of those the newest. */
export const holderOf = async (db: Database, number: string, agentId: number) => {
  const answer = await db.execute<Found>(sql`
    select o.id as "opportunityId", o.line, (select person.id from contacts person
      where person.account_id = o.account_id and person.phone = ${number}::text
        and person.deleted_at is null
      order by person.opportunity_id is distinct from o.id, person.id limit 1) as "contactId"
    from opportunities o
    where o.deleted_at is null and o.account_id in (
      select person.account_id from contacts person
      where person.phone = ${number}::text and person.deleted_at is null
      union select client.id from accounts client
      where client.mobile = ${number}::text and client.deleted_at is null)
    order by o.status_id not in ${constantList(opportunityBuckets.open)},
      o.agent_id is distinct from ${agentId}::bigint, o.updated_at desc, o.id desc
    limit 1`);
  const row = (answer as { rows: Found[] }).rows[0];
  return row
    ? {
        opportunityId: Number(row.opportunityId),
        contactId: row.contactId === null ? null : Number(row.contactId),
        line: row.line,
      }
    : { opportunityId: null, contactId: null, line: null };
};
