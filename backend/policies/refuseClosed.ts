import { eq, sql, type SQL } from 'drizzle-orm';
import type { Call } from '#contract/calls/call.ts';
import { clientPlaces, subjectsIn, type ClientSubject } from '#contract/requests/clientSubjects.ts';
import { accountRefusals } from '#contract/domain/accounts/accountStatus.ts';
import { standingOf, type ClientStanding } from '#contract/domain/clients/clientStanding.ts';
import { closedWords } from '#contract/domain/clients/closedWords.ts';
import { ordersUnderParent } from '#contract/domain/clients/ordersUnderParent.ts';
import { actOf, isPossibleIn } from '#contract/domain/clients/staysPossible.ts';
import { failedWords } from '#contract/domain/opportunities/opportunityMessages.ts';
import type { Actor } from '../calls/Actor.ts';
import type { Verb } from '../calls/Context.ts';
import { Refusal } from '../calls/Refusal.ts';
import type { Database } from '../database/client.ts';
import { accounts, opportunities } from '../database/schema/index.ts';
import { amongIds } from '../query/amongIds.ts';
import { accountScope } from './scopes/accountScope.ts';
import { approvalTypeOf, clientsOf } from './clientOf.ts';
import { opportunityScope } from './scopes/opportunityScope.ts';

interface Standing {
  readonly standing: ClientStanding;
  readonly isSubBroker: boolean;
  /** The account above it. */
  readonly parentId: number | null;
  readonly isReadable: boolean;
}

type Asking = Pick<Actor, 'id' | 'grants'>;

const readable = (scope: SQL | undefined) => sql<boolean>`coalesce(${scope ?? sql`true`}, false)`;

const ofAccount = {
  accountStatusId: accounts.statusId,
  isSubBroker: accounts.isSubBroker,
  parentId: accounts.parentId,
} as const;

/** Where the clients of records stand; their rows stay as they are until the transaction ends. */
const standingsOf = async (
  db: Database,
  actor: Asking,
  subjects: readonly ClientSubject[],
): Promise<readonly Standing[]> => {
  const { opportunityIds, accountIds } = await clientsOf(db, subjects);
  const deals =
    opportunityIds.length === 0
      ? []
      : await db
          .select({
            statusId: opportunities.statusId,
            accountId: opportunities.accountId,
            line: opportunities.line,
            ...ofAccount,
            isReadable: readable(opportunityScope(actor, 'read')),
          })
          .from(opportunities)
          .innerJoin(accounts, eq(accounts.id, opportunities.accountId))
          .where(amongIds(opportunities.id, opportunityIds))
          .orderBy(opportunities.id)
          .for('no key update', { of: opportunities });
  // Of the accounts of those deals all is known already; bookings wait for each other, so they ask little.
  const others = accountIds.filter(id => !deals.some(({ accountId }) => accountId === id));
  const held =
    others.length === 0
      ? []
      : await db
          .select({
            ...ofAccount,
            isReadable: readable(accountScope(actor, 'read')),
          })
          .from(accounts)
          .where(amongIds(accounts.id, others))
          .orderBy(accounts.id)
          .for('no key update');
  return [
    ...deals.map(({ accountStatusId, statusId, line, accountId: _of, ...facts }) => ({
      ...facts,
      standing: standingOf(accountStatusId, { statusId, line }),
    })),
    ...held.map(({ accountStatusId, ...facts }) => ({
      ...facts,
      standing: standingOf(accountStatusId),
    })),
  ];
};

/** Says what is closed: the account, or the deal in the words for what could not be done. */
const closedRefusal = (callId: string, standing: ClientStanding): Refusal => {
  const words = closedWords(standing);
  const field = standing === 'gone' ? '/accountId' : '/opportunityId';
  return new Refusal('CONFLICT', standing === 'gone' ? words : failedWords(callId), {
    errors: [{ in: 'body', field, code: 'LOCKED', ...words }],
  });
};

/** @throws Refusal CONFLICT with the id of the account above, which has what a sub-broker has none of (T59) */
const refuseSubBroker = (act: string, standings: readonly Standing[]): void => {
  if (!ordersUnderParent.has(act)) return;
  const below = standings.find(({ isSubBroker }) => isSubBroker);
  if (!below) return;
  const words = accountRefusals.subBroker(below.parentId);
  throw new Refusal('CONFLICT', words, {
    errors: [{ in: 'body', field: '/opportunityId', code: 'check', ...words }],
  });
};

/**
 * Refuses an act on records whose deal or account is closed to it (part 1 section 4, T34, T35, record 0220).
 * @throws Refusal CONFLICT with the code LOCKED
 */
export const refuseClosed = async (
  db: Database,
  actor: Asking,
  act: { readonly callId: string; readonly name: string },
  subjects: readonly ClientSubject[],
): Promise<void> => {
  if (subjects.length === 0 || isPossibleIn(act.name, 'gone')) return;
  const closed = (await standingsOf(db, actor, subjects)).find(
    ({ standing }) => !isPossibleIn(act.name, standing),
  );
  if (closed) throw closedRefusal(act.callId, closed.standing);
};

/**
 * Holds every call that changes something of a client to the states in which that is possible: which records a request
 * names follows from the names of its fields (`clientPlaces`), so a new call is held without being listed. A client that
 * the person may not read is told by the verb, as one that is not there.
 */
export const guardClosed = (call: Call, verb: Verb<Call>): Verb<Call> => {
  const places = clientPlaces(call);
  if (places.length === 0 && call.id !== 'approvals.send') return verb;
  return async context => {
    const subjects = subjectsIn(call, places, context);
    const { actor } = context as { actor: Actor | undefined };
    if (!actor || subjects.length === 0) return verb(context);
    const type = await approvalTypeOf(context.db, subjects);
    const name = actOf(call.id, context.body, type);
    if (isPossibleIn(name, 'gone')) return verb(context);
    const standings = await standingsOf(context.db, actor, subjects);
    const closed = standings.find(({ standing }) => !isPossibleIn(name, standing));
    const isHidden = standings.some(({ isReadable }) => !isReadable);
    if (!isHidden) refuseSubBroker(name, standings);
    if (!closed) return verb(context);
    if (isHidden) await verb(context);
    throw closedRefusal(call.id, closed.standing);
  };
};
