import { eq } from 'drizzle-orm';
import type { UserDetails } from '#contract/calls/madrox/session.ts';
import { fillFieldName } from '#contract/domain/fillProduct.ts';
import { roleName } from '#contract/domain/roles.ts';
import { userFlags } from '#contract/domain/userFlags.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/client.ts';
import { designations, displayRoleGrants, users } from '../../../database/schema/index.ts';
import type { Actor } from '../../../calls/Actor.ts';

/** The signed-in user as the console knows him; field names carry the product's name. */
export const presentUser = async (
  db: Database,
  actor: Actor,
  config: Config,
): Promise<UserDetails> => {
  const [person] = await db
    .select({
      domainId: users.domainId,
      countryId: users.countryId,
      designation: designations.name,
    })
    .from(users)
    .leftJoin(designations, eq(designations.id, users.designationId))
    .where(eq(users.id, actor.id));
  const picked = await db
    .select({ name: displayRoleGrants.displayRole })
    .from(displayRoleGrants)
    .where(eq(displayRoleGrants.userId, actor.id));
  const details = {
    id: actor.id,
    email: actor.email,
    firstName: actor.firstName,
    lastName: actor.lastName,
    roles: actor.roleCodes.map(code => roleName(code, config.product.name)),
    roleCodes: [...actor.roleCodes],
    displayRoles: picked.map(({ name }) => name),
    designation: person?.designation ?? null,
    domainId: person?.domainId ?? 5,
    countryId: person?.countryId ?? 1,
    ...userFlags(actor.grants),
    csrfToken: actor.session.csrfToken,
    roleVersion: actor.roleVersion,
  };
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [fillFieldName(name, config.product), value]),
  ) as UserDetails;
};
