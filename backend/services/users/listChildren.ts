import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { lookupRoles } from '#contract/domain/users/childLists.ts';
import { userReaders } from '#contract/domain/users/userRoles.ts';
import { hasRole } from '../../calls/Actor.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { notFound } from '../../calls/Refusal.ts';
import { designations, roleGrants, users } from '../../database/schema/index.ts';
import { peopleOf } from '../../policies/peopleOf.ts';
import { readOnly } from '../../tables/readOnly.ts';
import { ordered } from '../../tables/fields.ts';

const holdsOneOf = (codes: readonly string[]): SQL =>
  sql`exists(select 1 from ${roleGrants} where ${roleGrants.userId} = "users"."id"
    and ${inArray(roleGrants.roleCode, [...codes] as never[])})`;

/** One with an Amoeba role and no lookup role is in no list of child users (T22). */
const isShown = sql`not (${holdsOneOf(['amoeba'])} and not ${holdsOneOf(lookupRoles)})`;

const childList = readOnly(callOf('users.children'), {
  table: users,
  fields: {
    // As an expression: the column itself stands for who changed a record last.
    name: sql<string>`"users"."name"`,
    email: users.email,
    parentId: users.parentId,
    designationName: ordered(designations.name, designations.name),
    status: users.status,
    reportCount: sql<number>`(select count(*) from users report
      where report.parent_id = "users"."id")`.mapWith(Number),
  },
  joins: [{ table: designations, on: eq(designations.id, users.designationId), isInner: false }],
  where: isShown,
  search: [users.name, users.email],
  sort: 'name',
});

/** Someone who is neither oneself nor below oneself is told as not there, unless one reads all users. */
const refuseStranger = async (
  { db, actor }: Pick<Context<CallOf<'users.children'>>, 'db' | 'actor'>,
  id: number,
): Promise<void> => {
  if (id === actor.id || hasRole(actor, ...userReaders)) return;
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), sql`${users.id} = any(${peopleOf(actor, false)})`));
  if (!found) throw notFound(notThere.person);
};

/** GET child-list: the people below someone, or those alone who report to them. */
export const listChildren: Verb<CallOf<'users.children'>> = async context => {
  const { parentId, direct = false, ...query } = context.query;
  const id = parentId ?? context.actor.id;
  await refuseStranger(context, id);
  const below = direct
    ? eq(users.parentId, id)
    : sql`${users.id} = any(${peopleOf({ id }, false)})`;
  return childList.list(context, query, [below, ne(users.id, id)]);
};
