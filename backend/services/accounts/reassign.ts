import { inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Verb } from '../../calls/Context.ts';
import { manyOutcomes } from '../../calls/manyOutcomes.ts';
import { notFound, Refusal } from '../../calls/Refusal.ts';
import { accountAssignments, accounts } from '../../database/schema/index.ts';
import { accountsInScope } from '../../policies/scopes/accountScope.ts';
import { refuseAgent } from '../../policies/refuseAgent.ts';

/**
 * PUT account/mass-update-assignment: those of the accounts that the person may give; the others stay and say why. One that is
 * not there, or not the person's to see, is refused in the same words.
 */
export const reassign: Verb<CallOf<'accounts.reassign'>> = async ({
  body,
  db,
  actor,
  audit,
  request,
}) => {
  const { accountIds, agentId, reason } = body;
  const readable = await accountsInScope(db, actor, 'read', accountIds);
  const changeable = await accountsInScope(db, actor, 'change', accountIds);
  const { changed, results } = manyOutcomes(
    accountIds,
    id =>
      !readable.has(id)
        ? notFound(notThere.account)
        : changeable.has(id)
          ? undefined
          : new Refusal('FORBIDDEN', refusals.notOfTeam),
    'assigned',
  );
  // Undone, an account goes back to whoever had it, in the person's team or not.
  if (request.surface !== 'revert') await refuseAgent(db, actor, agentId);
  const rows = await db
    .select({ id: accounts.id, agentId: accounts.agentId })
    .from(accounts)
    .where(inArray(accounts.id, changed))
    .orderBy(accounts.id)
    .for('update');
  const moved = rows.filter(row => row.agentId !== agentId);
  if (moved.length === 0) audit.nothingChanged();
  else {
    const versions = await db
      .update(accounts)
      .set({ agentId, version: sql`${accounts.version} + 1`, updatedBy: actor.id })
      .where(
        inArray(
          accounts.id,
          moved.map(({ id }) => id),
        ),
      )
      .returning({ id: accounts.id, version: accounts.version });
    const versionOf = new Map(versions.map(({ id, version }) => [id, version]));
    await db.insert(accountAssignments).values(
      moved.map(row => ({
        accountId: row.id,
        fromAgentId: row.agentId,
        agentId,
        batchId: request.id,
        reason: reason?.trim() || null,
        createdBy: actor.id,
      })),
    );
    await audit.record(
      ...moved.map(row => ({
        action: 'assign' as const,
        entity: 'accounts',
        entityId: row.id,
        version: versionOf.get(row.id) ?? 1,
        before: { agentId: row.agentId },
        after: { agentId },
      })),
    );
  }
  return { batchId: request.id, results };
};
