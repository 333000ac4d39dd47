import { useNavigate, useTranslate, type RaRecord } from 'react-admin';
import { useCallback, useMemo } from 'react';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { mayDo } from '#contract/model/mayDo.ts';
import { removalObstacle } from '#contract/model/removalObstacle.ts';
import type { Action, Text } from '#contract/model/types.ts';
import type { MenuAction } from '#parts/ActionMenu.tsx';
import { useScreens } from '#parts/ScreensContext.ts';
import { useText } from '#parts/useText.ts';
import { useUser } from '#parts/useUser.ts';
import { useClosed } from '../closed/useClosed.ts';
import { fromParameter, newRecordAddress } from '../form/newRecordParameters.ts';
import { presetOf } from '../form/presetOf.ts';
import { useScreen } from '../ScreenContext.ts';
import { useCan, useRoles } from '../useCan.ts';
import { useMayAskWhy } from '../why/useWhyKey.ts';
import { useStartAct } from './Acts.ts';
import { isOffered, obstacleOf, whyNotEligible } from './eligibility.ts';

/** Where a tab of a record is. */
const tabAddress = (recordsAt: string, { id }: RaRecord, tab: string): string =>
  `${recordsAt}/${encodeURIComponent(id)}?tab=${tab}`;

/** Where a new record of another screen is made; undefined where this person may make none. */
const useNewAddress = () => {
  const { allowed } = useScreens();
  const roles = useRoles();
  return useCallback(
    ({ new: resource, preset }: Action, record: RaRecord): string | undefined => {
      const screen = allowed.find(head => head.resource === resource);
      return screen && mayDo(screen.access, roles, 'create')
        ? newRecordAddress(screen, presetOf(preset, record))
        : undefined;
    },
    [allowed, roles],
  );
};

/** Whether records of this screen can be removed at all, by this person. */
export const useCanRemove = (): boolean => {
  const { data } = useScreen();
  const can = useCan();
  return can('remove') && (data.calls === null || data.calls.remove !== null);
};

/**
 * What the signed-in person may do to one record: the screen's own actions, then deleting it, then why any of it is as it is.
 * @param records Those that may be asked about, whose clients may be closed
 */
export const useMenuActions = (
  on: 'row' | 'record',
  records: readonly RaRecord[],
): ((record: RaRecord) => readonly MenuAction[]) => {
  const screen = useScreen();
  const { actions, recordsAt, route, createAt, newFrom } = screen;
  const can = useCan();
  const roles = useRoles();
  const mayAskWhy = useMayAskWhy();
  const canRemove = useCanRemove();
  const canCopy = on === 'record' && newFrom.length > 0 && can('create');
  const text = useText();
  const translate = useTranslate();
  const start = useStartAct();
  const navigate = useNavigate();
  const newAddress = useNewAddress();
  const whyNot = useCallback(
    (shut: Text | undefined, own: Text | null): string | undefined => {
      const words = own ?? shut;
      return words ? text(words) : undefined;
    },
    [text],
  );
  const user = useUser();
  const closed = useClosed(records);
  const offered = useMemo(
    () => Object.values(actions).filter(action => action.on.includes(on) && can(action.name)),
    [actions, on, can],
  );
  const removalOf = useCallback(
    (record: RaRecord) => {
      const shut = closed(record, 'remove');
      const own = removalObstacle(screen, { record, user, today: indiaDay(new Date()) });
      return { isDisabled: (own ?? shut) !== undefined, why: whyNot(shut, own ?? null) };
    },
    [closed, screen, user, whyNot],
  );
  return useCallback(
    record => [
      ...offered
        .filter(action => isOffered(action, record, user))
        .filter(action => action.new === null || newAddress(action, record) !== undefined)
        .map((action): MenuAction => {
          const isEligible = obstacleOf(action, record, { screen, roles, user }) === undefined;
          const shut = closed(record, action.name);
          return {
            name: action.name,
            label: text(action.label),
            icon: action.icon ?? undefined,
            tone: action.tone,
            isDisabled: !isEligible || shut !== undefined,
            why: whyNot(shut, isEligible ? null : whyNotEligible(action, record, user)),
            onClick: () => {
              const address =
                action.tab === null
                  ? newAddress(action, record)
                  : tabAddress(recordsAt, record, action.tab);
              if (address === undefined) start({ type: 'action', action, records: [record] });
              else navigate(address);
            },
          };
        }),
      ...(canCopy
        ? [
            {
              label: translate('engine.record.new_from'),
              icon: 'copy',
              onClick: () =>
                navigate(`${route}/${createAt}?${fromParameter}=${encodeURIComponent(record.id)}`),
            },
          ]
        : []),
      ...(canRemove
        ? [
            {
              label: translate('ra.action.delete'),
              icon: 'trash-2',
              tone: 'danger' as const,
              ...removalOf(record),
              onClick: () => start({ type: 'remove', records: [record] }),
            },
          ]
        : []),
      ...(mayAskWhy
        ? [
            {
              label: translate('engine.why.open'),
              icon: 'circle-help',
              onClick: () => start({ type: 'why', record }),
            },
          ]
        : []),
    ],
    [
      offered,
      canRemove,
      canCopy,
      route,
      createAt,
      mayAskWhy,
      text,
      translate,
      start,
      navigate,
      newAddress,
      user,
      screen,
      roles,
      recordsAt,
      closed,
      whyNot,
      removalOf,
    ],
  );
};
