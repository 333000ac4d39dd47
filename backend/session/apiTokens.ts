import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { tokenExpired, tokenMessages } from '#contract/domain/users/tokenMessages.ts';
import type { Actor, ProvedToken } from '../calls/Actor.ts';
import { Refusal } from '../calls/Refusal.ts';
import type { Database } from '../database/client.ts';
import { preparedOnce } from '../database/preparedOnce.ts';
import { apiTokens, roleGrants, serviceAccounts, users } from '../database/schema/index.ts';

/** By which people, and programs that look for secrets in the open, know what it is. */
const prefix = 'nvc_';
const minute = 60_000;

/** The secret is long and by chance, so one quick hash keeps it; looking the hash up compares nothing that could be timed. */
const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A new token, and what is stored of it. */
export const newToken = () => {
  const token = prefix + randomBytes(32).toString('base64url');
  return { token, tokenHash: hash(token), lastFour: token.slice(-4) };
};

const columns = {
  tokenId: apiTokens.id,
  tokenName: apiTokens.name,
  isReadOnly: apiTokens.isReadOnly,
  calls: apiTokens.calls,
  expiresOn: apiTokens.expiresOn,
  revokedAt: apiTokens.revokedAt,
  lastUsedAt: apiTokens.lastUsedAt,
  isActive: serviceAccounts.isActive,
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  roleVersion: users.roleVersion,
  grants: sql<Actor['grants']>`coalesce((
    select jsonb_agg(jsonb_build_object('code', ${roleGrants.roleCode}, 'isAutomatic', ${roleGrants.isAutomatic}))
    from ${roleGrants} where ${roleGrants.userId} = ${users.id}), '[]'::jsonb)`,
} as const;

const holding = (db: Database, condition: SQL) =>
  db
    .select(columns)
    .from(apiTokens)
    .innerJoin(serviceAccounts, eq(serviceAccounts.id, apiTokens.serviceAccountId))
    .innerJoin(users, eq(users.serviceAccountId, serviceAccounts.id))
    .where(condition);

const holder = preparedOnce(db =>
  holding(db, eq(apiTokens.tokenHash, sql.placeholder('tokenHash'))).prepare(''),
);

type Holder = Awaited<ReturnType<typeof holding>>[number];

/** The calls that the text of a token names. */
export const callsOf = (text: string | null | undefined): readonly string[] =>
  (text ?? '').split(/[\s,;]+/).filter(name => name !== '');

/** Why a token opens nothing; undefined for one that works. */
const whyNot = ({ revokedAt, expiresOn, isActive }: Holder, now: Date) => {
  if (revokedAt) return tokenMessages.revoked;
  if (expiresOn < indiaDay(now)) return tokenExpired(expiresOn);
  return isActive ? undefined : tokenMessages.accountOff;
};

const provedBy = ({ tokenId, tokenName, isReadOnly, calls }: Holder): ProvedToken => ({
  id: tokenId,
  name: tokenName,
  isReadOnly,
  calls: calls === null ? null : new Set(callsOf(calls)),
});

const actorOf = (row: Holder): Actor => {
  const { id, email, firstName, lastName, grants, roleVersion } = row;
  return {
    id,
    email,
    firstName,
    lastName,
    grants,
    roleVersion,
    roleCodes: grants.map(({ code }) => code),
    teamSize: 1,
    session: { id: 0, csrfToken: '' },
    token: provedBy(row),
  };
};

/** Written once a minute at most, by whichever process comes first, and as no change of the token. */
const noteUse = (db: Database, { tokenId }: Holder, ip: string, now: Date): Promise<unknown> =>
  db
    .update(apiTokens)
    .set({ lastUsedAt: now, lastUsedAddress: ip, updatedAt: sql`${apiTokens.updatedAt}` })
    .where(
      and(
        eq(apiTokens.id, tokenId),
        or(
          isNull(apiTokens.lastUsedAt),
          lt(apiTokens.lastUsedAt, new Date(now.getTime() - minute)),
        ),
      ),
    );

/**
 * The program that a token belongs to: read again for each request, so that a token that was revoked and an account that was switched
 * off are refused at once, in every process.
 * @throws Refusal NOT_SIGNED_IN that says what to do
 */
export const findProgram = async (
  db: Database,
  token: string,
  { ip, now }: { readonly ip: string; readonly now: Date },
): Promise<Actor> => {
  const [row] = token.startsWith(prefix)
    ? await holder(db).execute({ tokenHash: hash(token) })
    : [];
  const why = row ? whyNot(row, now) : tokenMessages.unknown;
  if (!row || why) throw new Refusal('NOT_SIGNED_IN', why ?? tokenMessages.unknown);
  if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() > minute)
    await noteUse(db, row, ip, now);
  return actorOf(row);
};

/** Who goes on with work that was asked for by a token; undefined once that opens nothing. */
export const findProgramByToken = async (
  db: Database,
  tokenId: number,
  now: Date,
): Promise<Actor | undefined> => {
  const [row] = await holding(db, eq(apiTokens.id, tokenId));
  return row && !whyNot(row, now) ? actorOf(row) : undefined;
};
