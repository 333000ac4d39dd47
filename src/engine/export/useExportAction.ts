import { useTranslate } from 'ra-core';
import { writeNumber } from '#contract/kinds/number.ts';
import type { MenuAction } from '#parts/ActionMenu.tsx';
import type { Columns } from '../list/columns/useColumns.ts';
import type { ListState } from '../list/useListState.ts';
import { useCan } from '../useCan.ts';
import { useNames } from '../useNames.ts';
import { useExport } from './useExport.ts';
import { useExportLimit } from './useExportLimit.ts';

/** Saves all that the list has found, with all columns, as an entry of a menu: where a phone has no room for the button. */
export const useExportAction = (state: ListState, columns: Columns): readonly MenuAction[] => {
  const translate = useTranslate();
  const { many } = useNames();
  const mayExport = useCan()('export');
  const { mutate, isPending } = useExport();
  const { total = 0, filterValues, sort } = state;
  const limit = useExportLimit(total);
  if (!mayExport) return [];
  const waiting = isPending ? translate('engine.export.preparing') : undefined;
  return [
    {
      label: translate('engine.export.label'),
      icon: 'download',
      isDisabled: isPending || limit !== undefined,
      why: waiting ?? limit ?? translate('engine.export.all', { total: writeNumber(total), many }),
      onClick: () =>
        mutate({
          selection: { count: total, filter: filterValues, sort },
          columns: columns.all.map(({ field }) => field.path),
        }),
    },
  ];
};
