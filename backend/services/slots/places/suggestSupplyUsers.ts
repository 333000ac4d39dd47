import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { mostSuggestions } from '#contract/calls/slots/slotPlaces.ts';
import type { Verb } from '../../../calls/Context.ts';
import { accounts, builders } from '../../../database/schema/index.ts';
import { nameable } from '../../../policies/nameable.ts';
import { preparesAllSlots } from '../../../policies/preparesAllSlots.ts';
import { byMatch } from '../../../query/sortToSql.ts';
import { accountsNamed, personNamed } from './accountsNamed.ts';

/** Builders of projects that the public sees are named by everyone. */
const isBuilder = sql`exists (select from ${builders}
  where ${builders.profileUuid} = ${accounts.uuid} and ${builders.isActive})`;

const uuidForm = /^\s*([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\s*$/i;

/** GET supply-users/suggest: clients whose profile a slot can be sold to, by their name, one of their people or UUID. */
export const suggestSupplyUsers: Verb<CallOf<'supplyUsers.suggest'>> = async ({
  query,
  db,
  actor,
}) => {
  const text = query.text ?? '';
  const named = accountsNamed(text);
  if (!named && !query.first && query.uuid === undefined) return { results: [], totalCount: 0 };
  const uuid = query.uuid ?? uuidForm.exec(text)?.[1];
  const scope = preparesAllSlots(actor) ? undefined : nameable(accounts, actor);
  const matching = and(
    isNull(accounts.deletedAt),
    uuid === undefined ? named && sql`${accounts.id} in (${named})` : eq(accounts.uuid, uuid),
    scope && or(scope, isBuilder),
  );
  const rows = await db
    .select({
      profile_uuid: accounts.uuid,
      name: accounts.name,
      person: scope
        ? sql<string | null>`case when ${scope} then ${personNamed(text)} end`
        : personNamed(text),
    })
    .from(accounts)
    .where(matching)
    .orderBy(...byMatch(text, [accounts.name]), asc(accounts.id))
    .limit(mostSuggestions);
  const [total] = await db.select({ count: count() }).from(accounts).where(matching);
  const results = rows.map(({ person, ...row }) => ({
    ...row,
    ...(person && person !== row.name && { person }),
  }));
  return { results, totalCount: total?.count ?? 0 };
};
