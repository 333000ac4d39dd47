import { useTranslate } from 'react-admin';
import { useState } from 'react';
import Box from '@mui/material/Box';
import { asText } from '#contract/domain/texts/asText.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import type { RecordTab } from '#contract/model/types.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { TabRow } from '#parts/page/TabRow.tsx';
import { useText } from '#parts/useText.ts';
import { useRecord } from '../../useRecord.ts';
import { SideContext } from '../SideContext.ts';
import { isKept } from './recordTabs.ts';
import { RecordSections } from '../RecordSections.tsx';

interface RowProps {
  tabs: readonly RecordTab[];
  chosen: string;
  onChoose: (name: string) => void;
}

/** The sides of a record; each may tell how much it holds. */
export const RecordTabRow = ({ tabs, chosen, onChoose }: RowProps) => {
  const record = useRecord();
  const translate = useTranslate();
  const text = useText();
  return (
    <Box sx={{ mt: 2 }}>
      <TabRow
        isWhole
        label={translate('engine.record.tabs')}
        chosen={chosen}
        onChoose={onChoose}
        tabs={tabs.map(({ name, label, count }) => {
          const held: unknown = count === null ? undefined : valueAt(record, count);
          const words = label ? text(label) : translate(`engine.record.${name}`);
          return {
            id: name,
            label: isNoValue(held) ? (
              words
            ) : (
              <>
                {words}
                <Box component="span" sx={{ color: 'text.tertiary', fontWeight: 400 }}>
                  {asText(held)}
                </Box>
              </>
            ),
            tabId: `tab-${name}`,
            panelId: `panel-${name}`,
          };
        })}
      />
    </Box>
  );
};

interface PanelsProps {
  tabs: readonly RecordTab[];
  chosen: string;
}

/** The tab that is shown, and unseen those in which something may have been typed. */
export const RecordTabPanels = ({ tabs, chosen }: PanelsProps) => {
  const [seen, setSeen] = useState<readonly string[]>([chosen]);
  if (!seen.includes(chosen)) setSeen([...seen, chosen]);
  return tabs.map(tab => {
    const isShown = tab.name === chosen;
    if (!isShown && !(isKept(tab) && seen.includes(tab.name))) return null;
    return (
      <div
        key={tab.name}
        id={`panel-${tab.name}`}
        role="tabpanel"
        aria-labelledby={`tab-${tab.name}`}
        hidden={!isShown}
      >
        <SideContext value={isShown}>
          <RecordSections sections={tab.of} />
        </SideContext>
      </div>
    );
  });
};
