import { approvalSubjects } from '#contract/domain/approvals/approvalSubjects.ts';
import { useRecordContext } from 'react-admin';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { useNames } from '#engine/useNames.ts';
import { AskApproval } from './AskApproval.tsx';

const types = approvalSubjects
  .filter(({ entity, isSentByHand }) => entity === 'opportunities' && isSentByHand)
  .map(({ type }) => type);

/** Asks about the whole deal: delayed activation, credit, a dropped deal and the like (part 1 section 4). */
export const AskDealApprovalAction = ({ onClose }: RunProps) => {
  const record = useRecordContext();
  const { titleOf } = useNames();
  return (
    <AskApproval
      types={types}
      entityId={Number(record?.id)}
      name={record ? titleOf(record) : ''}
      onClose={onClose}
    />
  );
};
