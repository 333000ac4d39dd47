import { roleCodes, type RoleCode } from '#contract/domain/roles.ts';
import { canDo, hiddenFields } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { fullRole, limitedScreen, recordScreens } from './limitedScreens.ts';
import { leftOut } from './requests.ts';

/** A screen and somebody from whom it keeps a field. */
export interface Case {
  readonly name: string;
  readonly screen: RecordScreen;
  readonly role: RoleCode;
  /** Somebody who sees all of it. */
  readonly full: RoleCode;
}

/** Every role whose grant in the files hides a field. */
export const inFiles = recordScreens.flatMap(screen =>
  roleCodes
    .filter(role => hiddenFields(screen, [role]).length > 0)
    .map((role): Case => ({ name: `${screen.resource} as ${role}`, screen, role, full: 'admin' })),
);
/** Every screen with a grant of the admin that hides and locks a field. */
export const limited = recordScreens
  // The limited person is an admin, so screens of other roles alone are left out.
  .filter(screen => !leftOut.includes(screen.resource) && canDo(screen, ['admin'], 'list'))
  .map((screen): Case => {
    const full = fullRole(screen);
    if (!full) throw new Error(`Nobody else sees all of ${screen.resource}`);
    return { name: screen.resource, screen: limitedScreen(screen), role: 'admin', full };
  });
