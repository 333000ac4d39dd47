import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'ra-core';
import { useText } from '#parts/useText.ts';
import { FaultCount } from './FaultCount.tsx';
import type { Problem } from './problems.ts';
import { problemsOf } from './sides.ts';
import type { SidesState } from './useSides.ts';

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
    <Tabs
      value={sides.active}
      onChange={(_, next: number) => sides.go(next)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={translate('engine.form.tabs')}
      sx={theme => ({ borderBottom: `1px solid ${theme.vars.palette.divider}` })}
    >
      {sides.all.map((side, index) => {
        const { length } = problemsOf(side, problems);
        return (
          <Tab
            key={side.id}
            value={index}
            id={panelIds.name(index)}
            aria-controls={panelIds.panel}
            label={
              <span>
                {text(side.label)} <FaultCount count={length} />
              </span>
            }
            sx={{ minHeight: 40 }}
          />
        );
      })}
    </Tabs>
  );
};
