import * as sessionMessages from '#contract/domain/messages/sessionMessages.ts';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallOf } from '#contract/calls/index.ts';
import type { UserDetails } from '#contract/calls/session/session.ts';
import { signInRoles } from '#contract/domain/roles.ts';
import type { ProvedFactor } from '../../calls/Actor.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { removeOldKeys } from '../../calls/removeOldKeys.ts';
import { removeOldEvents } from '../../events/eventsAfter.ts';
import type { Database } from '../../database/client.ts';
import { tell } from '../../observed/observers.ts';
import { blockedEmails, users } from '../../database/schema/index.ts';
import { transactionWithEffects } from '../../database/transactionWithEffects.ts';
import { setCookie } from '../../session/cookie.ts';
import { askForFactor, refuseWithoutFactor } from '../../session/factors/askForFactor.ts';
import { keepExternal, type ExternalSession } from '../../session/externalSession.ts';
import { hashingRoom } from '../../session/hashing.ts';
import { knownDevice, rememberDevice } from '../../session/knownDevice.ts';
import { isPasswordRight } from '../../session/password.ts';
import { tellSecurity } from '../../session/securityMails.ts';
import { createSession, findActor, removeEndedSessions } from '../../session/sessions.ts';
import { forgetTries, giveTryBack, slowDown, takeTry } from '../../session/trials.ts';
import { presentUser } from './presentUser.ts';

/** The same words whatever was wrong; operators alone see which it was. */
export const loginFailed = (outcome: 'wrong' | 'throttled' = 'wrong') => {
  tell({ what: 'login', outcome });
  if (outcome === 'throttled') tell({ what: 'throttled', by: 'login' });
  return new Refusal('LOGIN_FAILED', sessionMessages.loginFailed);
};
const unauthorizedAccess = () => {
  tell({ what: 'login', outcome: 'no-role' });
  return new Refusal('UNAUTHORIZED_ACCESS', sessionMessages.unauthorizedAccess);
};

export type Shared = Pick<Context, 'db' | 'services' | 'request' | 'reply' | 'audit'>;

export const findUser = async ({ db }: Pick<Shared, 'db'>, email: string) => {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      status: users.status,
    })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  return user;
};

export type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;

interface Entering {
  readonly isPersistent: boolean;
  /** What was proved, asked again under the lock of the user's row: a change that came in between wins. */
  readonly proved: SQL;
  readonly isBlocked?: (db: Database) => Promise<boolean>;
  /** The session at the company's provider, by which the person comes in. */
  readonly external?: ExternalSession;
  /** The second factor that was proved, and what has to hold for it under the lock. */
  readonly factor?: { readonly by: ProvedFactor; readonly take: (db: Database) => Promise<void> };
}

/**
 * The last steps of every way in: the rule of the four roles, then whatever else may refuse, then the second factor, then the
 * session. Who is refused is left without one (T1).
 */
export const enter = async (
  context: Shared,
  user: User,
  { isPersistent, proved, isBlocked = () => Promise.resolve(false), external, factor }: Entering,
): Promise<UserDetails> => {
  const { services, request, reply } = context;
  const now = services.now();
  const { ip, userAgent } = request;
  const { id: userId } = user;
  const entering = transactionWithEffects(context.db, async db => {
    const held = await db
      .update(users)
      .set({ lastSignInAt: now })
      .where(and(eq(users.id, userId), eq(users.status, 1), proved))
      .returning({ id: users.id });
    if (held.length === 0) throw loginFailed();
    await factor?.take(db);
    await removeEndedSessions(db, now);
    await removeOldKeys(db, now);
    await removeOldEvents(db, now);
    const token = await createSession(db, {
      userId,
      isPersistent,
      ip,
      userAgent,
      now,
      factor: factor?.by,
    });
    const actor = await findActor(db, token, now);
    if (!actor?.roleCodes.some(code => signInRoles.includes(code))) throw unauthorizedAccess();
    if (await isBlocked(db)) {
      reply.log.warn({ userId }, 'a blocked external identity account tried to sign in');
      throw unauthorizedAccess();
    }
    if (!factor) await refuseWithoutFactor(db, services.config, actor);
    if (external) await keepExternal(db, actor.session.id, external, now);
    await context.audit.within(db, actor).record({
      action: 'sign-in',
      entity: 'session',
      entityId: actor.session.id,
      ...(factor && { after: { factor: factor.by } }),
    });
    setCookie(reply, services.config, token, isPersistent);
    if (await rememberDevice(db, reply, services.config, user, { ip, userAgent, now }))
      await tellSecurity({ ...context, db }, user.email, 'new-device');
    return presentUser(db, actor, services.config);
  });
  const details = await entering.catch((error: unknown) =>
    askForFactor(context, error, { userId, isPersistent, external }),
  );
  tell({ what: 'login', outcome: 'right' });
  return details;
};

interface TriedPassword {
  readonly email: string;
  readonly password: string;
  readonly user: User | undefined;
  readonly device: string | undefined;
}

type Checked = { readonly isRight: boolean; readonly tries: number } | undefined;

/**
 * One try: a browser that the account knows is counted by itself, so that nobody elsewhere can lock its person out; all others are
 * counted by account and address (X10). @returns undefined while the tries are used up
 */
const tryPassword = async (
  { db, services, request }: Shared,
  { email, password, user, device }: TriedPassword,
): Promise<Checked> => {
  const now = services.now();
  const takeAll = async (): Promise<number | undefined> => {
    if (device !== undefined) return takeTry(db, 'device', device, now);
    const fromAddress = await takeTry(db, 'address', request.ip, now);
    return fromAddress === undefined ? undefined : takeTry(db, 'account', email, now);
  };
  return hashingRoom[device === undefined ? 'stranger' : 'known'](async () => {
    const tries = await takeAll();
    if (tries === undefined) return undefined;
    return { isRight: await isPasswordRight(password, user?.passwordHash), tries };
  });
};

/** POST login: the password first, then the roles (T1); the same words for every failure before that. */
export const signIn: Verb<CallOf<'session.login'>> = async context => {
  const { body, db, services, request, reply } = context;
  const email = body.username.trim().toLowerCase();
  const user = await findUser(context, email);
  const device =
    user && (await knownDevice(db, reply.request, services.config, user, services.now()));
  const checked = await tryPassword(context, { email, password: body.password, user, device });
  if (!checked) throw loginFailed('throttled');
  if (!checked.isRight || !user || user.passwordHash === null || user.status !== 1) {
    await sleep(slowDown(checked.tries));
    throw loginFailed();
  }
  if (device === undefined) {
    await forgetTries(db, 'account', email);
    await giveTryBack(db, 'address', request.ip);
  } else await forgetTries(db, 'device', device);
  return enter(context, user, {
    isPersistent: body.persistent === 'true',
    proved: eq(users.passwordHash, user.passwordHash),
  });
};

export const isOnBlockedList = async (db: Database, email: string): Promise<boolean> => {
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
  if ((await takeTry(db, 'address', request.ip, services.now())) === undefined)
    throw loginFailed('throttled');
  const identity = await services.identity?.identify(query.access_token);
  const user = identity && (await findUser(context, identity.email));
  if (!identity || !user || user.status !== 1) throw loginFailed();
  await forgetTries(db, 'account', identity.email);
  await giveTryBack(db, 'address', request.ip);
  return enter(context, user, {
    isPersistent: false,
    proved: eq(sql`lower(${users.email})`, identity.email),
    isBlocked: transaction => isOnBlockedList(transaction, identity.email),
  });
};
