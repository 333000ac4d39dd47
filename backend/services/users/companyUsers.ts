import { and, asc, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../calls/Context.ts';
import { designations, users } from '../../database/schema/index.ts';

/** GET company-users: a company that is not one's own has nobody, as one that does not exist (record 0110). */
export const companyUsers: Verb<CallOf<'company.users'>> = async ({ params, db, actor }) => {
  const own = db.select({ id: users.companyId }).from(users).where(eq(users.id, actor.id));
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      domainId: users.domainId,
      designation: designations.name,
    })
    .from(users)
    .leftJoin(designations, eq(designations.id, users.designationId))
    .where(and(eq(users.companyId, params.id), eq(users.companyId, own), eq(users.status, 1)))
    .orderBy(asc(users.name), asc(users.id));
  return {
    results: rows.map(({ designation, name, ...row }) => ({
      ...row,
      name: name ?? row.email,
      ...(designation !== null && { designation }),
    })),
  };
};
