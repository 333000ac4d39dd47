import { and, eq, isNull, sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallOf } from '#contract/calls/index.ts';
import type { UserDetails } from '#contract/calls/madrox/session.ts';
import { signInRoles } from '#contract/domain/roles.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { removeOldKeys } from '../../../calls/removeOldKeys.ts';
import { removeOldEvents } from '../../../events/eventsAfter.ts';
import type { Database } from '../../../database/client.ts';
import { blockedEmails, users } from '../../../database/schema/index.ts';
import { setCookie } from '../../../session/cookie.ts';
import { forgiveTries, slowDown, takeTry } from '../../../session/loginAttempts.ts';
import { isPasswordRight } from '../../../session/password.ts';
import { createSession, findActor, removeEndedSessions } from '../../../session/sessions.ts';
import { presentUser } from './presentUser.ts';

const loginFailed = () => new Refusal('LOGIN_FAILED', 'Login Failed');
const unauthorizedAccess = () => new Refusal('UNAUTHORIZED_ACCESS', 'Unauthorized Access');

type Shared = Pick<Context, 'db' | 'services' | 'request' | 'reply' | 'audit'>;

const findUser = async ({ db }: Shared, email: string) => {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, status: users.status })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  return user;
};

/**
 * The last steps of both ways in: the rule of the four roles, then whatever else may refuse, then the session. Who is
 * refused is left without one (T1).
 */
const enter = async (
  context: Shared,
  userId: number,
  isPersistent: boolean,
  isBlocked: (db: Database) => Promise<boolean> = () => Promise.resolve(false),
): Promise<UserDetails> => {
  const { services, request, reply } = context;
  const now = services.now();
  const { ip, userAgent } = request;
  return context.db.transaction(async db => {
    await removeEndedSessions(db, now);
    await removeOldKeys(db, now);
    await removeOldEvents(db, now);
    const token = await createSession(db, { userId, isPersistent, ip, userAgent, now });
    const actor = await findActor(db, token, now);
    if (!actor?.roleCodes.some(code => signInRoles.includes(code))) throw unauthorizedAccess();
    if (await isBlocked(db)) {
      reply.log.warn({ userId }, 'a blocked external identity account tried to sign in');
      throw unauthorizedAccess();
    }
    await db.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId));
    await context.audit
      .within(db, actor)
      .record({ action: 'sign-in', entity: 'session', entityId: actor.session.id });
    setCookie(reply, services.config, token, isPersistent);
    return presentUser(db, actor, services.config);
  });
};

/** POST login: the password first, then the roles (T1); the same words for every failure before that. */
export const signIn: Verb<CallOf<'session.login'>> = async context => {
  const { body, db, services, request } = context;
  const email = body.username.trim().toLowerCase();
  const now = services.now();
  const fromAddress = await takeTry(db, 'address', request.ip, now);
  const tries = fromAddress === undefined ? undefined : await takeTry(db, 'account', email, now);
  if (tries === undefined) throw loginFailed();
  const user = await findUser(context, email);
  const isRight = await isPasswordRight(body.password, user?.passwordHash);
  if (!isRight || !user || user.status !== 1) {
    await sleep(slowDown(tries));
    throw loginFailed();
  }
  await forgiveTries(db, email, request.ip);
  return enter(context, user.id, body.persistent === 'true');
};

const isOnBlockedList = async (db: Database, email: string): Promise<boolean> => {
  const rows = await db
    .select({ id: blockedEmails.id })
    .from(blockedEmails)
    .where(and(eq(sql`lower(${blockedEmails.email})`, email), isNull(blockedEmails.deletedAt)));
  return rows.length > 0;
};

/** GET login/google: the token must be made for this console (T5); then the roles, then the blocked list (T1, T4). */
export const signInWithGoogle: Verb<CallOf<'session.loginGoogle'>> = async context => {
  const { query, db, services, request, reply } = context;
  reply.header('cache-control', 'no-store');
  if ((await takeTry(db, 'address', request.ip, services.now())) === undefined) throw loginFailed();
  const identity = await services.identity?.identify(query.access_token);
  const user = identity && (await findUser(context, identity.email));
  if (!identity || !user || user.status !== 1) throw loginFailed();
  await forgiveTries(db, identity.email, request.ip);
  return enter(context, user.id, false, transaction =>
    isOnBlockedList(transaction, identity.email),
  );
};
