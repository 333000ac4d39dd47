import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetList, useTranslate, LinkBase, useCreatePath, type RaRecord } from 'react-admin';
import { openStates, proposalsResource } from '#contract/domain/proposals/proposalStates.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { useScreen } from '../ScreenContext.ts';
import { useRecord } from '../useRecord.ts';
import type { Values } from '../values/withValueAt.ts';
import { ProposedChanges } from './ProposedChanges.tsx';

/** Above the details of the record: what is proposed and not decided, or decided and waits for its day. */
export const WaitingChanges = () => {
  const record = useRecord();
  const { resource } = useScreen();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const where = {
    all: [
      { resource: { eq: resource } },
      { recordId: { eq: String(record.id) } },
      { state: { in: [...openStates] } },
    ],
  };
  const { data = [] } = useGetList<RaRecord>(
    proposalsResource,
    {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'id', order: 'DESC' },
      filter: { where },
    },
    // Who may not read proposals is told nothing of them.
    { retry: false, onError: () => undefined },
  );
  return data.map(proposal => (
    <Alert
      key={proposal.id}
      severity="info"
      sx={{ mb: 4 }}
      action={
        <Button
          component={LinkBase}
          to={createPath({ resource: proposalsResource, type: 'edit', id: proposal.id })}
          size="small"
        >
          {translate('engine.approval.open')}
        </Button>
      }
    >
      {translate(
        proposal['state'] === 'approved' ? 'engine.approval.approved' : 'engine.approval.waiting',
        {
          person: String(proposal['proposedByName']),
          day: formatDay(String(proposal['effectiveDay'])),
        },
      )}
      <ProposedChanges before={proposal['before'] as Values} after={proposal['after'] as Values} />
    </Alert>
  ));
};
