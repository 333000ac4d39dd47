import { useCanAccess, useTranslate } from 'react-admin';
import { writeCount } from '#contract/requests/writeCount.ts';
import { mostLinesOf } from '#contract/model/isPlainStore.ts';
import type { ListState } from '../list/state/HeldList.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import { useExportLimit } from './useExportLimit.ts';

/** The export that comes back as an import: its words, and why it cannot be had; undefined where nobody may import. */
export const useExportToChange = ({
  total = 0,
  isTotalExact,
}: Pick<ListState, 'total' | 'isTotalExact'>):
  { readonly label: string; readonly limit: string | undefined } | undefined => {
  const translate = useTranslate();
  const { many } = useNames();
  const screen = useScreen();
  const { canAccess } = useCanAccess({ resource: screen.resource, action: 'import' });
  const limit = useExportLimit(total, mostLinesOf(screen));
  if (screen.import === null || canAccess !== true) return undefined;
  return {
    label: translate('engine.export.change', { total: writeCount(total, isTotalExact), many }),
    limit,
  };
};
