import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { isMentioned, type Mentionable } from '#contract/domain/opportunities/mentions.ts';
import { opportunityRefusals } from '#contract/domain/opportunities/opportunityMessages.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { opportunities, users } from '../../database/schema/index.ts';
import { containsText } from '../../query/containsText.ts';
import { readersAmong } from '../../policies/readersAmong.ts';
import { refuseOpportunity } from '../../policies/scopes/opportunityScope.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { notify } from '../notifications/notify.ts';

/** So many of those who match are asked whether they may read the opportunity; so many are shown. */
const mostAsked = 40;
const mostShown = 8;

/** GET opportunities/{id}/mentionable-people: its agent first, then who shares the asker's manager, then by name. */
export const mentionable: Verb<CallOf<'opportunities.mentionable'>> = async context => {
  const { params, query, db, actor } = context;
  await refuseOpportunity(db, actor, 'read', params.id);
  const words = (query.search ?? '').trim();
  const near = sql`case
    when ${users.id} = (select work.agent_id from ${opportunities} work where work.id = ${params.id}) then 0
    when ${users.id} = (select own.parent_id from ${users} own where own.id = ${actor.id}) then 1
    when ${users.parentId} = ${actor.id} then 1
    when ${users.parentId} = (select own.parent_id from ${users} own where own.id = ${actor.id}) then 2
    else 3 end`;
  const found = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.status, 1),
        ne(users.id, actor.id),
        words === '' ? undefined : containsText(users.name, words),
      ),
    )
    .orderBy(near, asc(users.name), asc(users.id))
    .limit(mostAsked);
  const readers = await readersAmong(
    db,
    params.id,
    found.map(({ id }) => id),
  );
  return { results: found.filter(({ id }) => readers.has(id)).slice(0, mostShown) };
};

/**
 * The people whom a comment names, by their ids.
 * @throws Refusal 422 on `/mentionedIds` for anyone who does not work here, may not read the opportunity, or is not named
 *   in the words; all three alike, so that nothing is told of who is there.
 */
export const mentionedPeople = async (
  db: Database,
  opportunityId: number,
  comment: string | null,
  ids: readonly number[],
): Promise<readonly Mentionable[]> => {
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.status, 1)));
  const readers = await readersAmong(db, opportunityId, ids);
  const named = found.filter(({ id, name }) => readers.has(id) && isMentioned(comment ?? '', name));
  if (named.length < ids.length)
    throw invalidField('/mentionedIds', 'reference', opportunityRefusals.mention);
  return named;
};

const longestBody = 200;

const nameOf = ({ firstName, lastName }: InWrite['actor']): string =>
  `${firstName} ${lastName}`.trim();

/** Tells those whom a comment names. */
export const tellMentioned = (
  context: Pick<InWrite, 'db' | 'services' | 'actor'>,
  { id, name }: { id: number; name?: string },
  comment: string,
  people: readonly Mentionable[],
): Promise<void> =>
  notify(
    context,
    people.map(person => person.id),
    {
      kind: 'mention',
      tone: 'info',
      title: {
        en: `${nameOf(context.actor)} mentioned you in ${name ?? id}`,
        hi: `${nameOf(context.actor)} ने ${name ?? id} में आपका ज़िक्र किया`,
      },
      body: comment.length > longestBody ? `${comment.slice(0, longestBody)}…` : comment,
      link: `/opportunity/${id}`,
      entity: 'opportunities',
      entityId: id,
    },
  );
