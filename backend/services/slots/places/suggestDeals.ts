import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { mostSuggestions } from '#contract/calls/slots/slotPlaces.ts';
import type { Verb } from '../../../calls/Context.ts';
import { opportunities } from '../../../database/schema/index.ts';
import { nameable } from '../../../policies/nameable.ts';
import { opportunityWords } from '../../../policies/opportunityWords.ts';
import { preparesAllSlots } from '../../../policies/preparesAllSlots.ts';
import { searchToSql } from '../../../query/searchToSql.ts';
import { byMatch } from '../../../query/sortToSql.ts';
import { accountsNamed } from './accountsNamed.ts';

/** GET slot-deals/suggest: those that the person may name in a slot, by deal, client, contact or number. */
export const suggestDeals: Verb<CallOf<'slotDeals.suggest'>> = async ({ query, db, actor }) => {
  const text = query.text ?? '';
  const words = searchToSql(text, [opportunityWords]);
  const named = accountsNamed(text);
  if (!words && !query.first && query.id === undefined) return { results: [], totalCount: 0 };
  const number = /^\s*#?(\d{1,15})\s*$/.exec(text)?.[1];
  const found =
    named &&
    or(
      words,
      sql`${opportunities.accountId} in (${named})`,
      number === undefined ? undefined : eq(opportunities.id, Number(number)),
    );
  const matching = and(
    isNull(opportunities.deletedAt),
    query.id === undefined ? found : eq(opportunities.id, query.id),
    preparesAllSlots(actor) ? undefined : nameable(opportunities, actor),
  );
  const results = await db
    .select({
      id: opportunities.id,
      name: opportunities.name,
      client_name: opportunities.accountName,
    })
    .from(opportunities)
    .where(matching)
    .orderBy(...byMatch(text, [opportunities.name]), desc(opportunities.id))
    .limit(mostSuggestions);
  const [total] = await db.select({ count: count() }).from(opportunities).where(matching);
  return { results, totalCount: total?.count ?? 0 };
};
