import { useTranslate } from 'react-admin';
import type { MenuAction } from '#parts/controls/ActionMenu.tsx';
import { usePreference } from '#parts/contexts/usePreference.ts';
import { useScreen } from '../../ScreenContext.ts';

/** Whether the reader sees the list as bars too, where the screen has some; it is remembered for each list. */
export const useListChart = (viewName?: string) => {
  const { resource, list, fields } = useScreen();
  const translate = useTranslate();
  // A view that opens with bars is closed and opened by itself.
  const hasBars = list.views.some(({ name, bars }) => name === viewName && bars !== null);
  const [isWanted, want] = usePreference(
    hasBars ? `chart.${resource}.${viewName}` : `chart.${resource}`,
    hasBars,
  );
  const by = list.chart === null ? undefined : fields[list.chart];
  const isShown = by !== undefined && isWanted;
  const label = translate(isShown ? 'engine.chart.hide' : 'engine.chart.show');
  const toggle = () => want(!isWanted);
  const actions: readonly MenuAction[] = by
    ? [{ label, icon: 'chart-column', onClick: toggle }]
    : [];
  return {
    /** The field whose options are counted; undefined: the list has no bars. */
    by,
    isShown,
    label,
    toggle,
    /** The same as an entry of a menu: where a phone has no room for the button. */
    actions,
  };
};
