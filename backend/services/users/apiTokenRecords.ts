import { eq, sql } from 'drizzle-orm';
import { callList, type CallOf } from '#contract/calls/index.ts';
import { isOfPeople } from '#contract/calls/callsOfPeople.ts';
import type { ApiToken, ApiTokenFields } from '#contract/calls/recordTypes.ts';
import { apiTokenCalls } from '#contract/calls/users/serviceAccounts.ts';
import { addMonths } from '#contract/domain/days/addDays.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { nearest } from '#contract/domain/nearest.ts';
import { callOfPeople, noSuchCall, tokenMessages } from '#contract/domain/users/tokenMessages.ts';
import type { Verb } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { apiTokens, serviceAccounts } from '../../database/schema/index.ts';
import { callsOf, newToken } from '../../session/apiTokens.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { reference } from '../../tables/fields.ts';
import { inWrite } from '../../tables/inWrite.ts';
import { refuseAccount, serviceAccountRecords } from './serviceAccountRecords.ts';

const callIds = callList.map(({ id }) => id);

/** What is wrong with the names of calls that a token is to open. */
const wrongCall = (text: string | null | undefined) => {
  const names = callsOf(text);
  // Nothing named means every call; separators alone are no such wish.
  if (names.length === 0 && (text ?? '').trim() !== '')
    return noSuchCall((text ?? '').trim(), null);
  const unknown = names.find(name => !callIds.includes(name));
  if (unknown !== undefined) return noSuchCall(unknown, nearest(unknown, callIds));
  const ofPeople = names.find(id => isOfPeople({ id }));
  return ofPeople === undefined ? undefined : callOfPeople(ofPeople);
};

/** Tokens of programs, without what opens anything (decision record 0236). */
export const apiTokenRecords = declareRecords<ApiToken, ApiTokenFields>(apiTokenCalls, {
  resource: 'api-tokens',
  table: apiTokens,
  removal: 'hard',
  notThere: notThere.record,
  fields: today => ({
    serviceAccountId: reference(apiTokens.serviceAccountId, serviceAccounts, {
      order: serviceAccounts.name,
    }),
    serviceAccountName: serviceAccounts.name,
    name: apiTokens.name,
    hint: sql<string>`('nvc_…' || ${apiTokens.lastFour})`,
    state: sql<NonNullable<ApiToken['state']>>`(case
      when ${apiTokens.revokedAt} is not null then 'revoked'
      when ${apiTokens.expiresOn} < ${today}::date then 'expired'
      when not ${serviceAccounts.isActive} then 'off'
      else 'active' end)`,
    isReadOnly: apiTokens.isReadOnly,
    calls: apiTokens.calls,
    expiresOn: apiTokens.expiresOn,
    lastUsedAt: apiTokens.lastUsedAt,
    lastUsedAddress: apiTokens.lastUsedAddress,
    revokedAt: apiTokens.revokedAt,
  }),
  search: [apiTokens.name, serviceAccounts.name],
  sort: '-createdAt',
  readers: 'granted',
  prepare: (_context, body) => {
    const { calls } = body;
    if (calls === undefined || calls === null) return Promise.resolve(body);
    const names = [...new Set(callsOf(calls))];
    const kept = names.length > 0 ? names.join('\n') : calls.trim() || null;
    return Promise.resolve({ ...body, calls: kept });
  },
  faults: ({ record: { expiresOn, calls } }, today) => {
    const wrong = wrongCall(calls);
    return [
      ...(expiresOn < today
        ? [{ field: 'expiresOn', code: 'past', ...tokenMessages.expiresPast }]
        : []),
      ...(expiresOn > addMonths(today, 12)
        ? [{ field: 'expiresOn', code: 'late', ...tokenMessages.expiresLate }]
        : []),
      ...(wrong ? [{ field: 'calls', code: 'call', ...wrong }] : []),
    ];
  },
  refuse: async (context, { record }) => {
    // Its roles stay as they are until the token is made.
    await context.db
      .select({ id: serviceAccounts.id })
      .from(serviceAccounts)
      .where(eq(serviceAccounts.id, record.serviceAccountId))
      .for('update');
    const account = await serviceAccountRecords.readOne(context, record.serviceAccountId);
    refuseAccount(context, account);
    if (!account.isActive) throw new Refusal('CONFLICT', tokenMessages.off);
  },
  history: token => ({
    serviceAccountName: token.serviceAccountName,
    name: token.name,
    hint: token.hint,
    isReadOnly: token.isReadOnly,
    calls: token.calls,
    expiresOn: token.expiresOn,
    revokedAt: token.revokedAt,
  }),
});

/** POST api-tokens: the token is in this answer and nowhere else. */
export const createToken = async (
  context: InWrite & { body: ApiTokenFields },
): Promise<ApiToken & { token: string }> => {
  const { token, tokenHash, lastFour } = newToken();
  const made = await apiTokenRecords.create(context, context.body, {
    set: { tokenHash, lastFour },
  });
  return { ...made, token };
};

/** POST api-tokens/{id}/revoke. */
export const revokeToken: Verb<CallOf<'apiTokens.revoke'>> = async context => {
  const { db, params, actor, services, audit } = context;
  await db.select().from(apiTokens).where(eq(apiTokens.id, params.id)).for('update');
  const before = await apiTokenRecords.readOne(context, params.id);
  refuseAccount(context, await serviceAccountRecords.readOne(context, before.serviceAccountId));
  if (before.revokedAt !== undefined) {
    audit.nothingChanged();
    return before;
  }
  await db
    .update(apiTokens)
    .set({
      revokedAt: services.now(),
      version: sql`${apiTokens.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(apiTokens.id, params.id));
  const after = await apiTokenRecords.readOne(context, params.id);
  await audit.record({
    action: 'revoke',
    entity: 'api-tokens',
    entityId: params.id,
    version: after.version,
    before: apiTokenRecords.historyOf(inWrite(context), before),
    after: apiTokenRecords.historyOf(inWrite(context), after),
  });
  return after;
};
