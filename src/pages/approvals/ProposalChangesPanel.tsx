import { loadScreen } from 'virtual:screens';
import { use } from 'react';
import { ProposedChanges } from '#engine/approval/ProposedChanges.tsx';
import type { PanelProps } from '#engine/panels/PanelsContext.ts';
import { ScreenProvider } from '#engine/ScreenProvider.tsx';
import type { Values } from '#engine/values/withValueAt.ts';

/** What a proposal changes, in the words of the screen that the record belongs to. */
export const ProposalChangesPanel = ({ values }: PanelProps) => {
  const screen = use(loadScreen(String(values['resource'])));
  if (screen.type !== 'records') return null;
  return (
    <ScreenProvider screen={screen}>
      <ProposedChanges before={values['before'] as Values} after={values['after'] as Values} />
    </ScreenProvider>
  );
};
