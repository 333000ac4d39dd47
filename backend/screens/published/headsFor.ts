import type { LiveHeads } from '#contract/calls/screens/liveScreens.ts';
import { headsOf, linesOf } from '#contract/model/screenHead.ts';
import { canDo, verbs } from '#contract/model/rights/screenAccess.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import type { Screen } from '#contract/model/types.ts';
import type { PublishedScreens } from './publishedScreens.ts';

/** Whether a screen grants the roles anything at all. */
export const isOpenTo = (screen: Screen, roles: readonly RoleCode[]): boolean =>
  [...verbs, ...(screen.type === 'records' ? Object.keys(screen.actions) : [])].some(verb =>
    canDo(screen, roles, verb),
  );

/**
 * What a person's page has to know at once of the screens that are other than its build has them; undefined where none is. It
 * names no new screen that the person may not open.
 */
export const headsFor = (
  { served, base }: PublishedScreens,
  roles: readonly RoleCode[],
): LiveHeads | undefined => {
  const all = [...served().values()];
  if (all.length === 0) return undefined;
  const own = all.filter(({ screen }) => isOpenTo(screen, roles));
  return {
    heads: [...headsOf(own)],
    versions: Object.fromEntries(own.map(({ file, key }) => [file.resource, key])),
    lines: linesOf(own.map(({ file }) => file)),
    without: all
      .filter(one => !own.includes(one) && base.read.has(one.file.resource))
      .map(({ file }) => file.resource),
  };
};
