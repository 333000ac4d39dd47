import { eq, sql } from 'drizzle-orm';
import { callRefusals } from '#contract/domain/calling/callMessages.ts';
import { lines, linesOf } from '#contract/domain/lines.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { incomingCalls } from '../../../database/schema/index.ts';
import type { Calling } from '../Calling.ts';
import { tellLine, type IncomingRow } from './incomingRow.ts';

interface Free extends Record<string, unknown> {
  id: number | string;
}

/**
 * A colleague of a line who is online and has no call: the case's own agent first, then those of
 * one's lead, of them who was idle for longest.
 */
const freeColleague = async ({ db, actor }: Calling, row: IncomingRow): Promise<number | null> => {
  const line = row.line ?? linesOf(actor.roleCodes)[0] ?? 'owner';
  const role = lines.find(({ id }) => id === line)?.role ?? null;
  const answer = await db.execute<Free>(sql`
    select person.id from users person
      join agent_presences there on there.user_id = person.id and there.online_status = 'Online'
    where person.status = 1 and person.id <> ${actor.id}::bigint and person.mobile is not null
      and exists (select 1 from role_grants given
        where given.user_id = person.id and given.role_code = ${role})
      and not exists (select 1 from calls running
        where running.agent_id = person.id and running.state <> 'ended')
      and not exists (select 1 from incoming_calls ringing
        where ringing.agent_id = person.id and ringing.state = 'ringing')
    order by person.id is distinct from (select deal.agent_id from opportunities deal
        where deal.id = ${row.opportunityId}::bigint),
      person.parent_id is distinct from (select me.parent_id from users me where me.id = ${actor.id}::bigint),
      there.last_activity_at nulls first, person.id
    limit 1`);
  const found = (answer as { rows: Free[] }).rows[0];
  return found ? Number(found.id) : null;
};

/**
 * Lets the line of a colleague ring in place of one's own.
 * @throws Refusal CONFLICT where it rings no more, nobody is free, or the telephony cannot
 */
export const passLine = async (calling: Calling, row: IncomingRow): Promise<void> => {
  const { db, actor, audit, services } = calling;
  if (row.state !== 'ringing') throw new Refusal('CONFLICT', callRefusals.notRinging);
  if (!services.telephony.canPass) throw new Refusal('CONFLICT', callRefusals.notNow);
  const to = await freeColleague(calling, row);
  if (to === null) throw new Refusal('CONFLICT', callRefusals.nobodyFree);
  await db
    .update(incomingCalls)
    .set({ agentId: to, passedById: actor.id, rangAt: services.now() })
    .where(eq(incomingCalls.id, row.id));
  await audit.record({
    action: 'pass-call',
    entity: 'incoming-calls',
    entityId: row.id,
    before: { agentId: row.agentId },
    after: { agentId: to },
  });
  await tellLine(calling, to, row);
  await tellLine(calling, actor.id, row);
};
