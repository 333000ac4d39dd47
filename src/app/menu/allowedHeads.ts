import { hasAnyRole } from '#contract/domain/hasAnyRole.ts';
import { mayDo } from '#contract/model/mayDo.ts';
import type { ScreenHead } from '#contract/model/screenHead.ts';

/**
 * The screens that a person may open. One whose menu entry is not offered to them has none: it is reached by its address, and
 * neither menu, palette nor home leads there (decision record 0230).
 */
export const allowedHeads = (
  heads: readonly ScreenHead[],
  roleCodes: readonly string[],
): readonly ScreenHead[] =>
  heads
    .filter(({ access }) => mayDo(access, roleCodes, 'list'))
    .map(head => {
      const { offeredTo } = head.menu ?? {};
      const isOffered = !offeredTo || hasAnyRole(roleCodes, offeredTo);
      return isOffered ? head : { ...head, menu: undefined };
    });
