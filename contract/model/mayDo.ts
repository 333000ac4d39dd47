import { grantIn } from './screenAccess.ts';
import type { AccessFile } from './types.ts';

/**
 * `canDo` of the completed model for the head of a screen, which the shell has before the screen itself: `list` is what
 * opens it.
 */
export const mayDo = (access: AccessFile, roleCodes: readonly string[], verb: string): boolean =>
  access === 'signed-in' ||
  Object.entries(access).some(
    ([grantee, grant]) =>
      (grantee === 'signed-in' || roleCodes.includes(grantee)) && grantIn(grant).do.includes(verb),
  );
