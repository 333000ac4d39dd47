import { and, eq, exists, or } from 'drizzle-orm';
import type { Actor } from '../calls/Actor.ts';
import type { Database } from '../database/client.ts';
import { roleGrants, serviceAccounts, users } from '../database/schema/index.ts';

/**
 * In whose name a job goes on after its request: with the rights that they have now, so that withdrawn ones stop it.
 * @returns undefined when they do not exist or can no longer sign in, or the program is switched off.
 */
export const findActorById = async (db: Database, id: number): Promise<Actor | undefined> => {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      roleVersion: users.roleVersion,
    })
    .from(users)
    .where(
      and(
        eq(users.id, id),
        or(
          eq(users.status, 1),
          exists(
            db
              .select({ id: serviceAccounts.id })
              .from(serviceAccounts)
              .where(
                and(
                  eq(serviceAccounts.id, users.serviceAccountId),
                  eq(serviceAccounts.isActive, true),
                ),
              ),
          ),
        ),
      ),
    );
  if (!user) return undefined;
  const grants = await db
    .select({ code: roleGrants.roleCode, isAutomatic: roleGrants.isAutomatic })
    .from(roleGrants)
    .where(eq(roleGrants.userId, id));
  return {
    ...user,
    grants,
    roleCodes: grants.map(({ code }) => code),
    // A job holds no session, so nothing it does may ask for one.
    session: { id: 0, csrfToken: '' },
  };
};
