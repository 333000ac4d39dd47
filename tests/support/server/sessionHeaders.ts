import type { DatabaseClient } from '#backend/database/client.ts';
import { roleGrants, users } from '#backend/database/schema/index.ts';
import { createSession, findActor } from '#backend/session/sessions.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import { testNow } from './template.ts';

export type SessionHeaders = Record<'cookie' | 'x-csrf-token', string>;

/** Signs a user in without a password: a session written to the database, as its request headers. */
export const sessionHeaders = async (
  { db }: DatabaseClient,
  userId: number,
  now = testNow(),
): Promise<SessionHeaders> => {
  const session = { userId, isPersistent: false, ip: '127.0.0.1', userAgent: 'test', now };
  const token = await createSession(db, session);
  const actor = await findActor(db, token, now);
  return {
    cookie: `console-session=${token}`,
    'x-csrf-token': actor?.session.csrfToken ?? '',
  };
};

/** A user who holds the given roles and nothing else. @returns their id. */
export const addUser = async (
  { db }: DatabaseClient,
  email: string,
  roles: readonly RoleCode[],
): Promise<number> => {
  const [user] = await db
    .insert(users)
    .values({ email, firstName: email })
    .returning({ id: users.id });
  if (!user) throw new Error('The user was not stored');
  if (roles.length > 0) {
    await db.insert(roleGrants).values(roles.map(roleCode => ({ userId: user.id, roleCode })));
  }
  return user.id;
};
