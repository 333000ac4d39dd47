import { and, eq, sql } from 'drizzle-orm';
import { accountMessages } from '#contract/domain/accounts/accountMessages.ts';
import { mayReassignAccounts } from '#contract/domain/calling/hierarchy.ts';
import { clientReach } from '#contract/domain/clients/clientReach.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import type { Actor } from '../calls/Actor.ts';
import { Refusal } from '../calls/Refusal.ts';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/index.ts';
import { peopleOf } from './peopleOf.ts';

/**
 * Refuses to give accounts to someone: assigning is for the levels of tele-sales (part 1 section 6, T12), and to people
 * of their own who are at work.
 * @throws Refusal 422 at the field
 */
export const refuseAgent = async (
  db: Database,
  actor: Actor,
  agentId: number,
  field = '/agentId',
): Promise<void> => {
  const { everybody, lines } = clientReach(actor.grants, 'change');
  const isFree = everybody || lines.length > 0;
  const [agent] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, agentId),
        eq(users.status, 1),
        isFree ? undefined : sql`${users.id} = any(${peopleOf(actor, false)})`,
      ),
    );
  if (!mayReassignAccounts(actor.roleCodes) || !agent)
    throw new Refusal('VALIDATION_FAILED', accountMessages.notAssigned, {
      errors: [{ in: 'body', field, code: 'reference', ...refusals.agentNotOfTeam }],
    });
};
