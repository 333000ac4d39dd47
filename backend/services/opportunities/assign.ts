import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { accountMessages } from '#contract/domain/accounts/accountMessages.ts';
import { lines } from '#contract/domain/lines.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { opportunityRefusals } from '#contract/domain/opportunities/opportunityMessages.ts';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { manyOutcomes } from '../../calls/manyOutcomes.ts';
import { invalidField, notFound, Refusal } from '../../calls/Refusal.ts';
import { opportunities, roleGrants, users } from '../../database/schema/index.ts';
import { opportunityScope, refuseOpportunity } from '../../policies/scopes/opportunityScope.ts';
import { peopleOf } from '../../policies/peopleOf.ts';
import { clientReach, type ClientAct } from '#contract/domain/clients/clientReach.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';
import { refuseAgent } from '../../policies/refuseAgent.ts';
import { opportunityRecords } from './opportunityRecords.ts';
import { lockOpportunity } from '../dealToChange.ts';
import { keepAssignment } from './writtenOpportunity.ts';

type Writing = Pick<Context, 'db' | 'audit' | 'services' | 'request'> & {
  readonly actor: NonNullable<Context['actor']>;
};
type Row = typeof opportunities.$inferSelect;

const reached = async (
  { db, actor }: Writing,
  act: ClientAct,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(
      and(
        inArray(opportunities.id, [...ids]),
        isNull(opportunities.deletedAt),
        opportunityScope(actor, act),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

/** Gives opportunities to someone, with what reports count of it and the history of each. */
export const give = async (
  context: Writing,
  rows: readonly Row[],
  agentId: number,
  manner: 'automatic' | 'reassignment',
): Promise<number> => {
  const { db, actor, audit, services, request } = context;
  const moved = rows.filter(row => row.agentId !== agentId);
  if (moved.length === 0) {
    audit.nothingChanged();
    return 0;
  }
  const ids = moved.map(({ id }) => id);
  await db
    .update(opportunities)
    .set({
      agentId,
      assignedAt: services.now(),
      version: sql`${opportunities.version} + 1`,
      updatedBy: actor.id,
    })
    .where(inArray(opportunities.id, ids));
  await keepAssignment(
    context,
    moved.map(row => ({
      opportunityId: row.id,
      fromAgentId: row.agentId,
      agentId,
      manner,
      batchId: request.id,
    })),
  );
  await audit.record(
    ...moved.map(row => ({
      action: manner === 'automatic' ? ('autoassign' as const) : ('assign' as const),
      entity: 'opportunities',
      entityId: row.id,
      version: row.version + 1,
      before: { agentId: row.agentId },
      after: { agentId },
    })),
  );
  return moved.length;
};

/** PUT opportunity/mass-update-assignment: those of one's own line or team (T12); the others stay and say why. */
export const assign: Verb<CallOf<'opportunities.assign'>> = async context => {
  const { body, db, actor, request } = context;
  const { opportunityIds: ids, agentId } = body;
  const readable = await reached(context, 'read', ids);
  const changeable = await reached(context, 'change', ids);
  const { changed, results } = manyOutcomes(
    ids,
    id =>
      !readable.has(id)
        ? notFound(notThere.opportunity)
        : changeable.has(id)
          ? undefined
          : new Refusal('FORBIDDEN', refusals.notOfTeam),
    'assigned',
  );
  // Undone, a deal goes back to whoever had it, in the person's team or not.
  if (request.surface !== 'revert') await refuseAgent(db, actor, agentId);
  const rows = await db
    .select()
    .from(opportunities)
    .where(inArray(opportunities.id, changed))
    .orderBy(asc(opportunities.id))
    .for('update');
  await give(context, rows, agentId, 'reassignment');
  return { batchId: request.id, results };
};

/** Who of a line that the person may give to has the fewest open opportunities; on a tie the one who was there first. */
const leastBusy = async (
  { db, actor }: Writing,
  line: Row['line'],
): Promise<number | undefined> => {
  const role = lines.find(({ id }) => id === line)?.role ?? 'owner-agent';
  const { everybody, lines: own } = clientReach(actor.grants, 'change');
  const open = sql<number>`(select count(*) from opportunities busy
    where busy.agent_id = "users"."id" and busy.deleted_at is null
      and busy.status_id in (${sql.raw(opportunityBuckets.open.join(', '))}))`;
  const [agent] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(roleGrants, and(eq(roleGrants.userId, users.id), eq(roleGrants.roleCode, role)))
    .where(
      and(
        eq(users.status, 1),
        everybody || own.includes(line)
          ? undefined
          : sql`${users.id} = any(${peopleOf(actor, false)})`,
      ),
    )
    .orderBy(open, asc(users.id))
    .limit(1);
  return agent?.id;
};

/** PUT opportunity/{id}/autoassign. */
export const autoassign: Verb<CallOf<'opportunities.autoassign'>> = async context => {
  const { params, db, actor } = context;
  await refuseOpportunity(db, actor, 'change', params.id);
  const row = await lockOpportunity(context, params.id);
  const agentId = await leastBusy(context, row.line);
  if (agentId === undefined) throw new Refusal('CONFLICT', opportunityRefusals.nobody);
  await give(context, [row], agentId, 'automatic');
  return opportunityRecords.readOne(context, params.id);
};

/** PUT opportunity/migration: the open opportunities of one agent go to another, who works at the time. */
export const migrateOpportunities: Verb<CallOf<'opportunities.migrate'>> = async context => {
  const { body, db, request } = context;
  const [agent] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, body.agentId), eq(users.status, 1)));
  if (!agent) throw invalidField('/agentId', 'reference', accountMessages.notAssigned);
  if (body.agentId === body.fromAgentId) throw invalidField('/agentId', 'itself', invalidChoice);
  const rows = await db
    .select()
    .from(opportunities)
    .where(
      and(
        eq(opportunities.agentId, body.fromAgentId),
        isNull(opportunities.deletedAt),
        inArray(opportunities.statusId, [...opportunityBuckets.open]),
        body.line && eq(opportunities.line, body.line),
      ),
    )
    .orderBy(asc(opportunities.id))
    .for('update');
  const moved = await give(context, rows, body.agentId, 'reassignment');
  return { batchId: request.id, moved };
};
