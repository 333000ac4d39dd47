import { useCanAccess, useTranslate } from 'react-admin';
import { writeCount } from '#contract/requests/writeCount.ts';
import type { MenuAction } from '#parts/controls/ActionMenu.tsx';
import type { Columns } from '../list/columns/useColumns.ts';
import type { ListState } from '../list/state/HeldList.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import { useExport } from './useExport.ts';
import { useExportToChange } from './useExportToChange.ts';
import { useExportLimit } from './useExportLimit.ts';
import { useScheduleList } from './useScheduleList.ts';

/** Saves all that the list has found, with all columns, as an entry of a menu: where a phone has no room for the button. */
export const useExportAction = (state: ListState, columns: Columns): readonly MenuAction[] => {
  const translate = useTranslate();
  const { many } = useNames();
  const { resource } = useScreen();
  const { canAccess: mayExport } = useCanAccess({ resource, action: 'export' });
  const { mutate, isPending } = useExport();
  const { total = 0, isTotalExact, found, sort } = state;
  const limit = useExportLimit(total);
  const toChange = useExportToChange(state);
  const schedule = useScheduleList(state);
  if (!mayExport) return [];
  const selection = { count: total, isCountExact: isTotalExact, filter: found, sort };
  const waiting = isPending ? translate('engine.export.preparing') : undefined;
  return [
    {
      label: translate('engine.export.label'),
      icon: 'download',
      isDisabled: isPending || limit !== undefined,
      why:
        waiting ??
        limit ??
        translate('engine.export.all', { total: writeCount(total, isTotalExact), many }),
      onClick: () => mutate({ selection, columns: columns.all.map(({ field }) => field.path) }),
    },
    ...(toChange && limit === undefined
      ? [
          {
            label: translate('engine.export.change_label'),
            icon: 'download',
            isDisabled: isPending || toChange.limit !== undefined,
            why: waiting ?? toChange.limit ?? toChange.label,
            onClick: () => mutate({ selection }),
          },
        ]
      : []),
    ...(schedule
      ? [
          {
            label: translate('engine.export.schedule'),
            icon: 'calendar-clock' as const,
            onClick: () => schedule(columns.shown.map(({ field }) => field.path)),
          },
        ]
      : []),
  ];
};
