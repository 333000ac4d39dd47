import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { approvalSubjects } from '#contract/domain/approvals/approvalSubjects.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { useNames } from '#engine/useNames.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { AskApproval } from './AskApproval.tsx';
import { typesOfPackage } from './typesOfPackage.ts';

const ofDeal = approvalSubjects
  .filter(({ entity, isSentByHand }) => entity === 'opportunities' && isSentByHand)
  .map(({ type }) => type);

/**
 * Everything of a deal that is asked for in one place: delayed activation, credit, a dropped deal and the like, and what is
 * asked about each of its packages (part 1 sections 3 and 4).
 */
export const AskDealApprovalAction = ({ onClose }: RunProps) => {
  const record = useRecordContext();
  const { titleOf } = useNames();
  const client = useClient();
  const id = Number(record?.id);
  const { data } = useQuery({
    queryKey: callKey('opportunityPackages.list', id),
    queryFn: ({ signal }) =>
      client.call('opportunityPackages.list', { query: { opportunityId: id }, signal }),
  });
  const packages = (data?.results ?? []).flatMap(one =>
    typesOfPackage(one).map(type => ({ type, entityId: one.id, of: one.packageName })),
  );
  return (
    <AskApproval
      subjects={[...ofDeal.map(type => ({ type, entityId: id })), ...packages]}
      name={record ? titleOf(record) : ''}
      onClose={onClose}
    />
  );
};
