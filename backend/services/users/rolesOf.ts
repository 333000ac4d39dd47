import { sql, type SQL } from 'drizzle-orm';
import type { Grant } from '#contract/domain/roles/userFlags.ts';
import { pickedOf } from '#contract/domain/users/pickedRoles.ts';
import { displayRoleGrants, roleGrants } from '../../database/schema/index.ts';
import { elsewhere } from '../../tables/fields.ts';

interface StoredRoles {
  readonly display: readonly string[];
  readonly grants: readonly Grant[];
}

/** The roles of a user as they were picked; they are in rows of their own (T1). */
export const rolesOf = (userId: SQL) =>
  elsewhere(
    sql`jsonb_build_object(
  'display', array(select ${displayRoleGrants.displayRole} from ${displayRoleGrants}
    where ${displayRoleGrants.userId} = ${userId} order by ${displayRoleGrants.id}),
  'grants', coalesce((select jsonb_agg(jsonb_build_object(
      'code', ${roleGrants.roleCode}, 'isAutomatic', ${roleGrants.isAutomatic}) order by ${roleGrants.id})
    from ${roleGrants} where ${roleGrants.userId} = ${userId}), '[]'::jsonb))`,
    ({ display, grants }: StoredRoles) => pickedOf(display, grants),
  );
