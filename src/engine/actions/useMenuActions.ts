import {
  useNavigate,
  useTranslate,
  useCanAccess,
  useCanAccessResources,
  useCreatePath,
  type RaRecord,
} from 'react-admin';
import { useCallback, useMemo } from 'react';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { removalObstacle } from '#contract/model/record/removalObstacle.ts';
import type { Action, RecordScreen, Text } from '#contract/model/types.ts';
import { useRights } from '#authProvider/useRights.ts';
import type { MenuAction } from '#parts/controls/ActionMenu.tsx';
import { useText } from '#parts/useText.ts';
import { useUser } from '#parts/contexts/useUser.ts';
import { useClosed } from '../closed/useClosed.ts';
import { beginningWith, fromParameter, newParameter } from '../form/newRecordParameters.ts';
import { presetOf } from '../form/presetOf.ts';
import { useScreen } from '../ScreenContext.ts';
import { useStartAct } from './Acts.ts';
import { isOffered, obstacleOf, whyNotEligible } from './eligibility.ts';

/** Where a new record of another screen is made; undefined where this person may make none. */
const useNewAddress = (actions: RecordScreen['actions']) => {
  const resources = useMemo(
    () => [...new Set(Object.values(actions).flatMap(action => action.new ?? []))],
    [actions],
  );
  const { canAccess: opens } = useCanAccessResources({ action: 'list', resources });
  const { canAccess: makes } = useCanAccessResources({ action: 'create', resources });
  const createPath = useCreatePath();
  return useCallback(
    ({ new: resource, preset }: Action, record: RaRecord): string | undefined =>
      resource !== null && opens?.[resource] && makes?.[resource]
        ? createPath({ resource, type: 'create' }) + beginningWith(presetOf(preset, record))
        : undefined,
    [opens, makes, createPath],
  );
};

/** Whether records of this screen can be removed at all, by this person. */
export const useIsRemovable = (): boolean => {
  const screen = useScreen();
  const { can } = useRights(screen);
  const { calls } = screen.data;
  return can('remove') && (calls === null || calls.remove !== null);
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
  const { resource, actions, newFrom } = screen;
  const { can } = useRights(screen);
  const { canAccess: mayAskWhy } = useCanAccess({ resource: 'console', action: 'ask-why' });
  const canRemove = useIsRemovable();
  const createPath = useCreatePath();
  const canCopy = on === 'record' && newFrom.length > 0 && can('create');
  const text = useText();
  const translate = useTranslate();
  const start = useStartAct();
  const navigate = useNavigate();
  const newAddress = useNewAddress(actions);
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
          const isEligible = obstacleOf(action, record, { can, user }) === undefined;
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
                  : `${createPath({ resource, type: 'edit', id: record.id })}?tab=${action.tab}${action.new === null ? '' : `&${newParameter}=${action.new}`}`;
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
                navigate(
                  `${createPath({ resource, type: 'create' })}?${fromParameter}=${encodeURIComponent(record.id)}`,
                ),
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
      resource,
      createPath,
      mayAskWhy,
      text,
      translate,
      start,
      navigate,
      newAddress,
      user,
      can,
      closed,
      whyNot,
      removalOf,
    ],
  );
};
