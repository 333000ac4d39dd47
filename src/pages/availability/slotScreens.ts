import { grantIn } from '#contract/model/screenAccess.ts';
import { defaultCreateAt, type ScreenHead } from '#contract/model/screenHead.ts';
import { useScreens } from '#parts/ScreensContext.ts';
import { useUser } from '#parts/useUser.ts';
import type { Place } from './useElsewhere.ts';

/** The screen on which slots of a kind are kept. */
const routes: Readonly<Record<string, string>> = {
  'site-takeover': '/site-takeover',
  stories: '/stories',
  'video-tour': '/virtual-tour',
  microsite: '/microsite',
  'audience-maximizer': '/audience-maximizer',
  'np-slot': '/np-slot',
  'ad-package': '/ad-package',
};

/** Whether one of the roles may do it on the screen; the server decides again. */
const mayOn = ({ access }: ScreenHead, codes: readonly string[], verb: string): boolean =>
  access !== 'signed-in' &&
  Object.entries(access).some(
    ([role, grant]) =>
      (role === 'signed-in' || codes.includes(role)) && grantIn(grant).do.includes(verb),
  );

/** Where slots of a kind are opened and made; undefined where the console has no screen for it, or one may not. */
export const useSlotScreens = (kind: string) => {
  const { allowed } = useScreens();
  const codes = useUser()?.roleCodes ?? [];
  const screen = allowed.find(({ route }) => route === routes[kind]);
  return {
    canHold: screen !== undefined && mayOn(screen, codes, 'hold'),
    // A place may be taken by a package that promotes the product besides others.
    recordAt: ({ slot_id: slotId, kind: own }: { slot_id: number; kind: string }) => {
      const found = allowed.find(({ route }) => route === routes[own]);
      return found && `${found.recordsAt ?? found.route}/${slotId}`;
    },
    newAt: ({ polygon_uuid: uuid, start_date, end_date }: Place) => {
      if (!screen || !mayOn(screen, codes, 'create')) return undefined;
      const values = { polygon_uuids: [uuid], start_date, end_date };
      return `${screen.route}/${screen.createAt ?? defaultCreateAt}?with=${encodeURIComponent(JSON.stringify(values))}`;
    },
  };
};
