import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import {
  hasTextId,
  type ClientKind,
  type ClientSubject,
} from '#contract/requests/clientSubjects.ts';
import {
  clientStandings,
  standingOf,
  type ClientStanding,
} from '#contract/domain/clients/clientStanding.ts';
import type { Verb } from '../../calls/Context.ts';
import { accounts, opportunities } from '../../database/schema/index.ts';
import { accountScope } from '../../policies/scopes/accountScope.ts';
import { clientRows } from '../../policies/clientOf.ts';
import { opportunityScope } from '../../policies/scopes/opportunityScope.ts';

const subjectOf = (word: string): ClientSubject => {
  const at = word.indexOf(':');
  // The pattern of the call lets no other kinds in.
  const kind = word.slice(0, at) as ClientKind;
  const id = word.slice(at + 1);
  return { kind, id: hasTextId(kind) ? id : Number(id) };
};

const moreClosed = (one: ClientStanding | undefined, other: ClientStanding): ClientStanding =>
  one !== undefined && clientStandings.indexOf(one) > clientStandings.indexOf(other) ? one : other;

/** GET client-standings: what a page asks before it offers an act; a client that is not the person’s to read is left out. */
export const listStandings: Verb<CallOf<'clientStandings.list'>> = async ({ db, actor, query }) => {
  const subjects = [...new Set(query.of.split(','))].map(subjectOf);
  const named = sql`(${clientRows(subjects)}) named`;
  const deals = await db
    .select({
      of: sql<string>`named."of"`,
      statusId: opportunities.statusId,
      line: opportunities.line,
      accountStatusId: accounts.statusId,
    })
    .from(opportunities)
    .innerJoin(accounts, eq(accounts.id, opportunities.accountId))
    .innerJoin(named, sql`named.opportunity_id = ${opportunities.id}`)
    .where(opportunityScope(actor, 'read'));
  const held = await db
    .select({ of: sql<string>`named."of"`, accountStatusId: accounts.statusId })
    .from(accounts)
    .innerJoin(named, sql`named.account_id = ${accounts.id}`)
    .where(accountScope(actor, 'read'));
  const standings = new Map<string, ClientStanding>();
  for (const { of, accountStatusId, ...deal } of deals)
    standings.set(of, moreClosed(standings.get(of), standingOf(accountStatusId, deal)));
  for (const { of, accountStatusId } of held)
    standings.set(of, moreClosed(standings.get(of), standingOf(accountStatusId)));
  return { results: [...standings].map(([of, standing]) => ({ of, standing })) };
};
