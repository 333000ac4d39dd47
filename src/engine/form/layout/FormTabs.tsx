import { useTranslate } from 'react-admin';
import { TabRow } from '#parts/page/TabRow.tsx';
import { useText } from '#parts/useText.ts';
import { FaultCount } from '../faults/FaultCount.tsx';
import type { Problem } from '../faults/problems.ts';
import { problemsOf } from '../sides/sides.ts';
import type { SidesState } from '../sides/useSides.ts';

/** The id of the panel that a tab or step shows, and of what names it. */
export const panelIds = { panel: 'form-side', name: (index: number) => `form-side-name-${index}` };

interface Props {
  sides: SidesState;
  problems: readonly Problem[];
}

/** The tabs above a form; each counts what is wrong in it. Arrow keys move between them. */
export const FormTabs = ({ sides, problems }: Props) => {
  const translate = useTranslate();
  const text = useText();
  return (
    <TabRow
      label={translate('engine.form.tabs')}
      chosen={sides.active}
      onChoose={sides.go}
      tabs={sides.all.map((side, index) => ({
        id: index,
        tabId: panelIds.name(index),
        panelId: panelIds.panel,
        label: (
          <span>
            {text(side.label)} <FaultCount count={problemsOf(side, problems).length} />
          </span>
        ),
      }))}
    />
  );
};
