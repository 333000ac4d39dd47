import { useCallback } from 'react';
import type { RoleCode } from '#contract/domain/roles.ts';
import { canDo } from '#contract/model/screenAccess.ts';
import { useUser } from '#parts/useUser.ts';
import { useScreen } from './ScreenContext.ts';

const none: readonly RoleCode[] = [];

/** The roles of the signed-in person; none until the server has answered. */
export const useRoles = (): readonly RoleCode[] => {
  const user = useUser();
  // The call's schema says string; the server answers codes of the closed list only.
  return (user?.roleCodes as RoleCode[] | undefined) ?? none;
};

/**
 * Whether the signed-in person may do something on this screen: `list`, `show`, `create`, `edit`, `remove` or the name
 * of an action. The server decides again with the same grants.
 */
export const useCan = (): ((verb: string) => boolean) => {
  const screen = useScreen();
  const roles = useRoles();
  return useCallback(verb => canDo(screen, roles, verb), [screen, roles]);
};
