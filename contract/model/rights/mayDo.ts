import { hasAnyRole } from '../../domain/roles/hasAnyRole.ts';
import { callsAllDay } from '../../domain/calling/callsAllDay.ts';
import type { ScreenHead } from '../screenHead.ts';

/**
 * `canDo` of the completed model for the head of a screen, which the shell has before the screen itself: `list` is what
 * opens it.
 */
export const mayDo = (
  { access }: Pick<ScreenHead, 'access'>,
  roleCodes: readonly string[],
  verb: string,
): boolean => access === 'signed-in' || hasAnyRole([...roleCodes, 'signed-in'], access[verb] ?? []);

/** Whether the entry of a screen is offered to a person, where they may open it. */
export const isOffered = (
  menu: { readonly offeredTo?: readonly string[] | null } | null | undefined,
  roleCodes: readonly string[],
): boolean => !menu?.offeredTo || hasAnyRole(roleCodes, menu.offeredTo);

/**
 * Whether a screen is in the menu of a person. One that opens and whose entry is not offered to them is reached by its address,
 * and neither menu, palette nor home leads there (decision record 0230).
 */
export const isInMenu = (
  head: Pick<ScreenHead, 'access' | 'menu'>,
  roleCodes: readonly string[],
): boolean =>
  head.menu !== undefined && mayDo(head, roleCodes, 'list') && isOffered(head.menu, roleCodes);

/**
 * Whether an entry of someone's menu is one of their main ones (decision record 0247): who calls all day has at most twelve,
 * by `menu.mainFor`, and the others under More; to everyone else all entries are alike.
 */
export const isMainEntry = (
  head: Pick<ScreenHead, 'access' | 'menu'>,
  roleCodes: readonly string[],
): boolean =>
  isInMenu(head, roleCodes) &&
  (!callsAllDay(roleCodes) || hasAnyRole(roleCodes, head.menu?.mainFor ?? []));
