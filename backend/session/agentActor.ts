import { eq } from 'drizzle-orm';
import type { Actor } from '../calls/Actor.ts';
import type { Database } from '../database/client.ts';
import { roleGrants, users } from '../database/schema/index.ts';

/** An agent in whose name the server's clock records a call; they need no session for it. */
export const agentActor = async (db: Database, id: number): Promise<Actor> => {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error(`No agent has the id ${id}`);
  const grants = await db
    .select({ code: roleGrants.roleCode, isAutomatic: roleGrants.isAutomatic })
    .from(roleGrants)
    .where(eq(roleGrants.userId, id));
  return {
    id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    grants,
    roleCodes: grants.map(({ code }) => code),
    roleVersion: user.roleVersion,
    session: { id: 0, csrfToken: '' },
  };
};
