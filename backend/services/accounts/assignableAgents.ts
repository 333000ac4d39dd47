import { eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AssignableAgent } from '#contract/calls/recordTypes.ts';
import { assignableAgentCalls } from '#contract/calls/accounts/accountLists.ts';
import { clientReach } from '#contract/domain/clients/clientReach.ts';
import { lines } from '#contract/domain/lines.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Actor } from '../../calls/Actor.ts';
import { accounts, roleGrants, users } from '../../database/schema/index.ts';
import { peopleOf } from '../../policies/peopleOf.ts';
import { declareRecords } from '../../tables/declareRecords.ts';

/** Those who work one of the lines. */
const worksOneOf = (ids: readonly string[]): SQL | undefined => {
  const roles = lines.filter(({ id }) => ids.includes(id)).map(({ role }) => role);
  if (roles.length === 0) return undefined;
  const isOfLine = inArray(roleGrants.roleCode, roles);
  return exists(
    sql`(select 1 from ${roleGrants} where ${roleGrants.userId} = ${users.id} and ${isOfLine})`,
  );
};

const assignableBy = (actor: Actor): SQL | undefined => {
  const { everybody, lines: own } = clientReach(actor.grants, 'change');
  return or(
    sql`${users.id} = any(${peopleOf(actor, false)})`,
    worksOneOf(everybody ? lines.map(({ id }) => id) : own),
  );
};

/** Whom `refuseAgent` lets accounts be given to, as a list to choose from. */
export const assignableAgentRecords = declareRecords<AssignableAgent, object>(
  assignableAgentCalls,
  {
    resource: 'assignable-agents',
    table: users,
    removal: 'hard',
    notThere: notThere.person,
    where: eq(users.status, 1),
    fields: {
      // As an expression: the column itself stands for who changed a record last.
      name: sql<string>`"users"."name"`,
      email: users.email,
      accountCount: sql<number>`(
        select count(*) from ${accounts} held
        where held.agent_id = "users"."id" and held.deleted_at is null
          and held.merged_into_id is null)`.mapWith(Number),
    },
    search: [users.name, users.email],
    sort: 'name',
    readers: 'listed',
    narrow: (_, actor) => [assignableBy(actor)],
  },
);
