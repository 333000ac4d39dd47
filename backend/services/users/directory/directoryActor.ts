import { eq } from 'drizzle-orm';
import type { Actor } from '../../../calls/Actor.ts';
import type { Database } from '../../../database/client.ts';
import { lockByName } from '../../../database/lockByName.ts';
import { serviceAccounts, users } from '../../../database/schema/index.ts';

/** No address gets mail there: the name is reserved for that. */
const email = 'directory@programs.invalid';

const find = async (db: Database) => {
  const [row] = await db
    .select({ id: users.id, firstName: users.firstName, roleVersion: users.roleVersion })
    .from(users)
    .where(eq(users.email, email));
  return row;
};

/** A program of its own, so that history says who gave a role; nothing signs in as it, and it has no token. */
const make = async (db: Database, name: string) => {
  await lockByName(db, 'directory');
  const known = await find(db);
  if (known) return known;
  const [account] = await db
    .insert(serviceAccounts)
    .values({
      name: `Directory (${name})`,
      purpose: 'Writes what the directory says of people when they sign in. Made by the console.',
    })
    .returning({ id: serviceAccounts.id });
  if (!account) throw new Error('The service account of the directory was not stored');
  const [made] = await db
    .insert(users)
    .values({ serviceAccountId: account.id, email, firstName: `Directory (${name})`, status: 0 })
    .returning({ id: users.id, firstName: users.firstName, roleVersion: users.roleVersion });
  if (!made) throw new Error('The user of the directory was not stored');
  return made;
};

/**
 * In whose name people and roles are written that the directory tells of at a sign-in. The rule is the operator's (`OIDC_ROLES`), so
 * it gives what an administrator may give.
 */
export const directoryActor = async (db: Database, name: string): Promise<Actor> => {
  const { id, firstName, roleVersion } = (await find(db)) ?? (await make(db, name));
  return {
    id,
    email,
    firstName,
    lastName: '',
    grants: [{ code: 'admin', isAutomatic: false }],
    roleCodes: ['admin'],
    roleVersion,
    session: { id: 0, csrfToken: '' },
  };
};
