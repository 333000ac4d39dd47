import { useCanAccess, useCanAccessResources, useCreatePath } from 'react-admin';
import { bookedKinds } from '#contract/domain/slots/slotProducts.ts';
import { beginningWith } from '#engine/form/newRecordParameters.ts';
import type { Place } from './useElsewhere.ts';

/** The screen on which slots of a kind are kept. */
const screens: Readonly<Record<string, string>> = {
  ...Object.fromEntries(bookedKinds.map(({ kind, resource }) => [kind, resource])),
  'video-tour': 'video-tours',
  'np-slot': 'np-packages',
};
const resources = Object.values(screens);

/** Where slots of a kind are opened and made; undefined where the console has no screen for it, or one may not. */
export const useSlotScreens = (kind: string) => {
  const createPath = useCreatePath();
  const { canAccess: opens } = useCanAccessResources({ action: 'list', resources });
  const resource = screens[kind] ?? '';
  const { canAccess: makes } = useCanAccess({ resource, action: 'create' });
  const { canAccess: holds } = useCanAccess({ resource, action: 'hold' });
  const { canAccess: places } = useCanAccess({ resource: 'np-slots', action: 'create' });
  const isOpen = opens?.[resource] === true;
  /** Where a slot on these areas and days is made. */
  const newOn = (
    uuids: readonly string[],
    { start_date, end_date }: Pick<Place, 'start_date' | 'end_date'>,
  ): string | undefined =>
    isOpen && makes
      ? createPath({ resource, type: 'create' }) +
        beginningWith({ polygon_uuids: uuids, start_date, end_date })
      : undefined;
  return {
    canHold: isOpen && holds === true,
    // A new-project slot is placed out of a package that was bought: it has to be chosen first.
    choosesAt:
      kind === 'np-slot' && isOpen && places === true
        ? `${createPath({ resource, type: 'list' })}?view=to-place`
        : undefined,
    // A place may be taken by a package that promotes the product besides others.
    recordAt: ({ slot_id: id, kind: own }: { slot_id: number; kind: string }) => {
      const found = screens[own] ?? '';
      return opens?.[found] ? createPath({ resource: found, type: 'edit', id }) : undefined;
    },
    newOn,
    newAt: ({ polygon_uuid: uuid, ...days }: Place) => newOn([uuid], days),
  };
};
