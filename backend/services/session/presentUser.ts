import { eq, sql } from 'drizzle-orm';
import type { UserDetails } from '#contract/calls/session/session.ts';
import { fillFieldName } from '#contract/domain/fillProduct.ts';
import { roleName } from '#contract/domain/roles/roleName.ts';
import { userFlags } from '#contract/domain/roles/userFlags.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/client.ts';
import { preparedOnce } from '../../database/preparedOnce.ts';
import { designations, displayRoleGrants, users } from '../../database/schema/index.ts';
import type { Actor } from '../../calls/Actor.ts';

const person = preparedOnce(db =>
  db
    .select({
      domainId: users.domainId,
      countryId: users.countryId,
      designation: designations.name,
      displayRoles: sql<string[]>`array(
        select ${displayRoleGrants.displayRole} from ${displayRoleGrants}
        where ${displayRoleGrants.userId} = ${users.id} order by ${displayRoleGrants.id})`,
    })
    .from(users)
    .leftJoin(designations, eq(designations.id, users.designationId))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(''),
);

/** The signed-in user as the console knows them; field names carry the product's name. */
export const presentUser = async (
  db: Database,
  actor: Actor,
  config: Config,
): Promise<UserDetails> => {
  const [found] = await person(db).execute({ id: actor.id });
  const details = {
    id: actor.id,
    email: actor.email,
    firstName: actor.firstName,
    lastName: actor.lastName,
    roles: actor.roleCodes.map(code => roleName(code, config.product.name)),
    roleCodes: [...actor.roleCodes],
    displayRoles: found?.displayRoles ?? [],
    designation: found?.designation ?? null,
    domainId: found?.domainId ?? 5,
    countryId: found?.countryId ?? 1,
    ...userFlags(actor.grants),
    csrfToken: actor.session.csrfToken,
    roleVersion: actor.roleVersion,
  };
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [fillFieldName(name, config.product), value]),
  ) as UserDetails;
};
