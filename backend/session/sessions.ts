import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { preparedOnce } from '../database/preparedOnce.ts';
import { roleGrants, sessions, users, userTree } from '../database/schema/index.ts';
import type { Actor, ProvedFactor } from '../calls/Actor.ts';

const minute = 60_000;
/** A session ends after 30 minutes without a request, and after 12 hours in any case (check X11). */
export const idleLimit = 30 * minute;
export const fullLimit = 12 * 60 * minute;

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');
const secret = (): string => randomBytes(32).toString('base64url');

interface NewSession {
  userId: number;
  isPersistent: boolean;
  ip: string;
  userAgent: string;
  now: Date;
  /** By which second factor it is opened; absent: by none. */
  factor?: ProvedFactor | undefined;
}

/** @returns the cookie's value; the database keeps only its hash. */
export const createSession = async (db: Database, session: NewSession): Promise<string> => {
  const token = secret();
  await db.insert(sessions).values({
    tokenHash: hash(token),
    csrfToken: secret(),
    userId: session.userId,
    isPersistent: session.isPersistent,
    address: session.ip,
    userAgent: session.userAgent.slice(0, 400),
    createdAt: session.now,
    lastSeenAt: session.now,
    expiresAt: new Date(session.now.getTime() + fullLimit),
    factor: session.factor,
    provedAt: session.now,
  });
  return token;
};

const holder = preparedOnce(db =>
  db
    .select({
      sessionId: sessions.id,
      csrfToken: sessions.csrfToken,
      lastSeenAt: sessions.lastSeenAt,
      factor: sessions.factor,
      provedAt: sessions.provedAt,
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      roleVersion: users.roleVersion,
      teamSize: sql<number>`(
        select count(*) from ${userTree} where ${userTree.ancestorId} = ${users.id})`.mapWith(
        Number,
      ),
      grants: sql<Actor['grants']>`coalesce((
        select jsonb_agg(jsonb_build_object('code', ${roleGrants.roleCode}, 'isAutomatic', ${roleGrants.isAutomatic}))
        from ${roleGrants} where ${roleGrants.userId} = ${users.id}), '[]'::jsonb)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastSeenAt, sql.placeholder('seenAfter')),
        eq(users.status, 1),
      ),
    )
    .prepare(''),
);

/**
 * Who holds a session: read again for each request, so that a disabled user and withdrawn rights are refused at once.
 * Grants come in the same query. What a page asks by itself (`isSeen` false) does not keep a session alive.
 * @returns undefined when the session is unknown, over or its user inactive.
 */
export const findActor = async (
  db: Database,
  token: string,
  now: Date,
  isSeen = true,
): Promise<Actor | undefined> => {
  const [row] = await holder(db).execute({
    tokenHash: hash(token),
    now,
    seenAfter: new Date(now.getTime() - idleLimit),
  });
  if (!row) return undefined;
  if (isSeen && now.getTime() - row.lastSeenAt.getTime() > minute) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, row.sessionId));
  }
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    grants: row.grants,
    roleCodes: row.grants.map(grant => grant.code),
    roleVersion: row.roleVersion,
    teamSize: row.teamSize,
    session: {
      id: row.sessionId,
      csrfToken: row.csrfToken,
      factor: row.factor,
      provedAt: row.provedAt,
    },
  };
};

/**
 * Whether a session still stands; asks for it without keeping it alive. The database itself ends the sessions of someone
 * whose password, e-mail, status or roles change (docs/decisions/0236-who-is-let-in.md).
 */
export const sessionHolds = async (
  db: Database,
  { session }: Pick<Actor, 'session'>,
  now: Date,
): Promise<boolean> => {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, session.id),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - idleLimit)),
        eq(users.status, 1),
      ),
    );
  return rows.length > 0;
};

export const endSession = async (db: Database, sessionId: number): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
};

/** Removes sessions that nobody can use any more; each sign-in sweeps. */
export const removeEndedSessions = async (db: Database, now: Date): Promise<void> => {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
};
