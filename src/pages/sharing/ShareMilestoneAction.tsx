import { useRecordContext } from 'react-admin';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { ShareSheet } from './ShareSheet.tsx';

/** The sheet for the deal of a milestone, which begins with what is due for it. */
export const ShareMilestoneAction = ({ onClose }: RunProps) => {
  const milestone = useRecordContext();
  return (
    <ShareSheet
      subject={{
        opportunityId: Number(milestone?.['opportunityId']),
        // A termsheet lists its milestones under ids of its own.
        milestoneId: Number(milestone?.['milestoneId'] ?? milestone?.id),
      }}
      onClose={onClose}
    />
  );
};
