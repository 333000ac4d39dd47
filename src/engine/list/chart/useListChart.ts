import { useTranslate } from 'react-admin';
import type { MenuAction } from '#parts/ActionMenu.tsx';
import { usePreference } from '#parts/usePreference.ts';
import { useScreen } from '../../ScreenContext.ts';

/** Whether the reader sees the list as bars too, where the screen has some; it is remembered for each list. */
export const useListChart = () => {
  const { resource, list, fields } = useScreen();
  const translate = useTranslate();
  const [isWanted, want] = usePreference(`chart.${resource}`, false);
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
