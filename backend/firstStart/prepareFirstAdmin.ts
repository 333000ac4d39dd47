import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { toGrants } from '#contract/domain/roles/displayRoles.ts';
import { createPasswordLink } from '../session/passwordLink.ts';
import { createAudit } from '../audit/createAudit.ts';
import type { Database } from '../database/client.ts';
import { roleGrants, users } from '../database/schema/index.ts';

/** A first link is opened by the person who reads the terminal, perhaps after lunch. */
const lifetime = 24 * 60 * 60_000;

interface FirstAdmin {
  readonly email: string | null;
  readonly publicUrl: URL;
  readonly now: Date;
}

const missing =
  '  Nobody can sign in yet. Set ADMIN_EMAIL to the address of the first administrator and start again.';

const isAdmin = and(
  eq(roleGrants.userId, users.id),
  eq(roleGrants.roleCode, 'admin'),
  eq(users.status, 1),
);

const idOf = async (db: Database, email: string): Promise<number> => {
  const [known] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  if (known) return known.id;
  const [firstName = email] = email.split('@');
  const [made] = await db.insert(users).values({ email, firstName }).returning({ id: users.id });
  if (!made) throw new Error('The first administrator was not stored');
  return made.id;
};

const makeAdmin = async (db: Database, email: string): Promise<number> => {
  const userId = await idOf(db, email);
  const granted = await db
    .insert(roleGrants)
    .values(
      // Lookup View comes along: an administrator's own role does not open the door (T1).
      toGrants(['admin']).map(({ code, isAutomatic }) => ({
        userId,
        roleCode: code,
        isAutomatic,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: roleGrants.id });
  if (granted.length > 0) {
    await createAudit(db, undefined, { id: 'first-start', surface: 'job' }).record({
      action: 'create',
      entity: 'users',
      entityId: userId,
      after: { email, roles: ['admin'] },
    });
  }
  return userId;
};

/**
 * Sees to it that someone can administer a console without demo people: the person that `ADMIN_EMAIL` names becomes the first
 * administrator, and as long as they have set no password, each start makes a link for it, good for a day and once.
 * @returns the line to print; undefined once an administrator has a password, or where nobody is named and it is known.
 */
export const prepareFirstAdmin = async (
  db: Database,
  { email, publicUrl, now }: FirstAdmin,
): Promise<string | undefined> => {
  const [able] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(roleGrants, isAdmin)
    .where(isNotNull(users.passwordHash))
    .limit(1);
  if (able) return undefined;
  if (email === null) return missing;
  const userId = await makeAdmin(db, email);
  const until = new Date(now.getTime() + lifetime);
  const link = await createPasswordLink(db, { userId, publicUrl, until });
  return `  ${email} is the first administrator. Set the password within a day:\n  ${link.href}`;
};
