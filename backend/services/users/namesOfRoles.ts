import type { RoleCode } from '#contract/domain/roles.ts';
import { roleName } from '#contract/domain/roles/roleName.ts';
import type { Services } from '../../calls/Context.ts';

/** Roles as people call them. */
export const namesOfRoles = (
  { services }: { readonly services: Services },
  codes: readonly RoleCode[],
): string[] => codes.map(code => roleName(code, services.config.product.name));
