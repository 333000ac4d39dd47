import { hasAnyRole } from '../domain/hasAnyRole.ts';
import type { ScreenHead } from './screenHead.ts';

/**
 * `canDo` of the completed model for the head of a screen, which the shell has before the screen itself: `list` is what
 * opens it.
 */
export const mayDo = (
  { access }: Pick<ScreenHead, 'access'>,
  roleCodes: readonly string[],
  verb: string,
): boolean => access === 'signed-in' || hasAnyRole([...roleCodes, 'signed-in'], access[verb] ?? []);

/**
 * Whether a screen is in the menu of a person. One that opens and whose entry is not offered to them is reached by its address,
 * and neither menu, palette nor home leads there (decision record 0230).
 */
export const isInMenu = (
  head: Pick<ScreenHead, 'access' | 'menu'>,
  roleCodes: readonly string[],
): boolean => {
  const { offeredTo } = head.menu ?? {};
  return (
    head.menu !== undefined &&
    mayDo(head, roleCodes, 'list') &&
    (!offeredTo || hasAnyRole(roleCodes, offeredTo))
  );
};
