import { mayDo } from '#contract/model/mayDo.ts';
import { newRecordAddress } from '#engine/form/newRecordParameters.ts';
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

/** Where slots of a kind are opened and made; undefined where the console has no screen for it, or one may not. */
export const useSlotScreens = (kind: string) => {
  const { allowed } = useScreens();
  const codes = useUser()?.roleCodes ?? [];
  const screen = allowed.find(({ route }) => route === routes[kind]);
  return {
    canHold: screen !== undefined && mayDo(screen.access, codes, 'hold'),
    // A place may be taken by a package that promotes the product besides others.
    recordAt: ({ slot_id: slotId, kind: own }: { slot_id: number; kind: string }) => {
      const found = allowed.find(({ route }) => route === routes[own]);
      return found && `${found.recordsAt ?? found.route}/${slotId}`;
    },
    newAt: ({ polygon_uuid: uuid, start_date, end_date }: Place) => {
      if (!screen || !mayDo(screen.access, codes, 'create')) return undefined;
      return newRecordAddress(screen, { polygon_uuids: [uuid], start_date, end_date });
    },
  };
};
