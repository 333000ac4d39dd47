import { loadScreen } from 'virtual:screens';
import { use } from 'react';
import { ProposedChanges } from '#engine/approval/ProposedChanges.tsx';
import { useRecord } from '#engine/useRecord.ts';
import { ScreenProvider } from '#engine/ScreenProvider.tsx';
import type { Values } from '#engine/values/withValueAt.ts';

/** What a proposal changes, in the words of the screen that the record belongs to. */
export const ProposalChangesPanel = () => {
  const proposal = useRecord();
  const screen = use(loadScreen(String(proposal['resource'])));
  if (screen.type !== 'records') return null;
  return (
    <ScreenProvider screen={screen}>
      <ProposedChanges before={proposal['before'] as Values} after={proposal['after'] as Values} />
    </ScreenProvider>
  );
};
