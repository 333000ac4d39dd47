import { useRecordContext } from 'react-admin';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { useNames } from '#engine/useNames.ts';
import { AskApproval } from './AskApproval.tsx';
import { typesOfPackage } from './typesOfPackage.ts';

/** Asks about a package: its discount, its product, or a longer time (part 1 section 3). */
export const AskApprovalAction = ({ onClose }: RunProps) => {
  const record = useRecordContext();
  const { titleOf } = useNames();
  return (
    <AskApproval
      subjects={typesOfPackage(record).map(type => ({ type, entityId: Number(record?.id) }))}
      name={record ? titleOf(record) : ''}
      onClose={onClose}
    />
  );
};
