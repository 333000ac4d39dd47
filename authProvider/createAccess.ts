import type { UserDetails } from '#contract/calls/session/session.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { hasAnyRole } from '#contract/domain/roles/hasAnyRole.ts';
import { isRoleCode } from '#contract/domain/roles.ts';
import { may } from '#contract/model/rights/may.ts';
import { isInMenu, isMainEntry, mayDo } from '#contract/model/rights/mayDo.ts';
import { hiddenFields, lockedFields } from '#contract/model/rights/screenAccess.ts';
import { shellVerbs, type ScreenHead } from '#contract/model/screenHead.ts';
import type { Screen } from '#contract/model/types.ts';
import { consoleResource, consoleRights } from './consoleRights.ts';

export type Guarded = Pick<Screen, 'access'>;

export interface Question {
  /** A verb of React-Admin or of our screens, the name of an action, `menu`: whether it is in the person's menu, or `main`: among its main entries. */
  readonly action: string;
  /** A screen, or `console`. */
  readonly resource: string;
  /** Absent: whether it may be done at all. */
  readonly record?: unknown;
}

export interface Rights {
  /** Whether the person may do something on the screen, at all or to a record. */
  readonly can: (action: string, record?: unknown) => boolean;
  /** Fields that the person is not shown, and fields that they are shown and may not change. */
  readonly hidden: readonly string[];
  readonly locked: readonly string[];
}

interface Options {
  readonly known: () => UserDetails | undefined;
  /** The head of a screen; undefined for a name that no screen with an address has. */
  readonly headOf: (resource: string) => ScreenHead | undefined;
  /** A screen that was brought; undefined before. */
  readonly screenAtHand: (resource: string) => Guarded | undefined;
  readonly now: () => number;
}

/** The words of React-Admin that our screens write differently. */
const actionNames: Readonly<Record<string, string>> = { delete: 'remove', clone: 'create' };

const nobody: Rights = { can: () => false, hidden: [], locked: [] };

/** Who may do what, decided at once: the one core under `canAccess`, the answers to React-Admin's hooks and `useRights`. */
export const createAccess = ({ known, headOf, screenAtHand, now }: Options) => {
  /** What a person may do on a screen; nobody may anything until the server has said who it is. */
  const rightsOf = (user: UserDetails | undefined, screen: Guarded): Rights => {
    if (!user) return nobody;
    const roles = user.roleCodes.filter(isRoleCode);
    return {
      can: (action, record) =>
        may(user, screen, {
          action: actionNames[action] ?? action,
          record,
          today: indiaDay(new Date(now())),
        }).allowed,
      hidden: hiddenFields(screen, roles),
      locked: lockedFields(screen, roles),
    };
  };

  /** Undefined where the screen, or the server, has to be asked first. What opens a screen asks for no record. */
  const decide = ({ action, resource, record }: Question): boolean | undefined => {
    const user = known();
    if (!user) return undefined;
    if (resource === consoleResource)
      return hasAnyRole(user.roleCodes, consoleRights[action] ?? []);
    const head = headOf(resource);
    if (head && action === 'menu') return isInMenu(head, user.roleCodes);
    if (head && action === 'main') return isMainEntry(head, user.roleCodes);
    const verb = actionNames[action] ?? action;
    if (head && shellVerbs.includes(verb)) return mayDo(head, user.roleCodes, verb);
    const screen = screenAtHand(resource);
    return screen && rightsOf(user, screen).can(verb, record);
  };

  return { rightsOf, decide };
};
