import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate, LinkBase, useCreatePath } from 'react-admin';
import { useState, type ReactNode } from 'react';
import type { Line } from '#contract/domain/lines.ts';
import { callMessages } from '#contract/domain/calling/callMessages.ts';
import { readNow } from '#dataProvider/query/readAgain.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { useNotSetUp } from '#parts/states/NotSetUp.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { useCommand } from '#parts/controls/useCommand.ts';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';
import { CallbackNotice } from './CallbackNotice.tsx';
import { CallPanel } from './CallPanel.tsx';
import { EndingNotice } from './outcome/EndingNotice.tsx';
import { LatelyNotice } from './LatelyNotice.tsx';
import { CallerOfNobody } from './incoming/CallerOfNobody.tsx';
import { LeadPanel } from './LeadPanel.tsx';
import { MissedNotice } from './incoming/MissedNotice.tsx';
import { QueuePanel } from './QueuePanel.tsx';
import { SimulatedHint } from './SimulatedHint.tsx';
import { useDesk, useDeskAct, type Desk } from './useDesk.ts';

const columns = {
  display: 'grid',
  gap: 4,
  mt: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '248px minmax(0, 1fr) 400px' },
  // On a phone the call comes first, then the case, then who waits.
  '& > .queue': { order: { xs: 3, lg: 0 } },
  '& > .lead': { order: { xs: 2, lg: 1 } },
  // Beside the case the call stays in sight; its outcome scrolls by itself.
  '& > .call': { order: { xs: 1, lg: 2 }, position: { lg: 'sticky' }, top: { lg: 64 } },
} as const;

const OnlineSwitch = ({ desk }: { desk: Desk }) => {
  const translate = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  const [isBusy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    try {
      await client.call('agentStatus.set', { body: { status: desk.isOnline ? 0 : 1 } });
      await readNow(queries);
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const label = translate(desk.isOnline ? 'calling.goOffline' : 'calling.goOnline');
  useCommand({
    name: desk.isOnline ? 'go-offline' : 'go-online',
    label,
    icon: 'phone-call',
    isActive: !isBusy && desk.call === null,
    run: () => void toggle(),
  });
  return (
    <Button
      {...(!desk.isOnline && { variant: 'contained', color: 'primary' })}
      loading={isBusy}
      disabled={desk.call !== null}
      onClick={() => void toggle()}
    >
      {label}
    </Button>
  );
};

/** Whether the last pull found nobody, until there is a case again: a read beside it does not say so. */
const useQueueEmpty = ({ isQueueEmpty, lead }: Desk): boolean => {
  const [isEmpty, setEmpty] = useState(isQueueEmpty);
  if (isQueueEmpty && !isEmpty) setEmpty(true);
  if (lead && isEmpty) setEmpty(false);
  return isEmpty;
};

/** What to do without a case: go online, pull, or what else there is when nobody waits. */
const NoLead = ({ desk, isEmpty, pull }: { desk: Desk; isEmpty: boolean; pull: ReactNode }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (isEmpty && desk.isOnline)
    return (
      <EmptyState
        icon="inbox"
        title={callMessages.nothingToPull}
        actions={
          <>
            {pull}
            <Button
              component={LinkBase}
              to={createPath({ resource: 'manual-dialing', type: 'list' })}
            >
              {translate('calling.manual.title')}
            </Button>
          </>
        }
      >
        {translate('calling.idle.empty')}
      </EmptyState>
    );
  return (
    <EmptyState icon="phone-call" title={translate('calling.idle.title')} actions={pull}>
      {translate(desk.isOnline ? 'calling.idle.hint' : 'calling.idle.offline')}
    </EmptyState>
  );
};

const DeskColumns = ({ desk }: { desk: Desk }) => {
  const act = useDeskAct();
  const isEmpty = useQueueEmpty(desk);
  const [chosen, setLine] = useState<Line | undefined>();
  const line = chosen ?? desk.lease?.line ?? desk.lines[0];
  const canPull = desk.isOnline && desk.call === null && line !== undefined && !desk.lease;
  const pull = () =>
    act.mutate((client, idempotencyKey) =>
      client.call('calling.pull', { body: { ...(line && { line }) }, idempotencyKey }),
    );
  const translate = useTranslate();
  useCommand({
    name: 'pull-next',
    label: translate('calling.pull'),
    icon: 'download',
    keyName: 'n',
    isActive: canPull,
    run: pull,
  });
  // On a phone the queue and its button stand far below.
  const pullButton = canPull && (
    <Button
      variant="contained"
      color="primary"
      size="large"
      loading={act.isPending}
      onClick={pull}
      sx={{ display: { lg: 'none' } }}
    >
      {translate('calling.pull')}
    </Button>
  );
  return (
    <Box sx={columns}>
      <Box className="queue">
        <QueuePanel
          desk={desk}
          line={line}
          onLine={setLine}
          canPull={canPull}
          isPulling={act.isPending}
          onPull={pull}
        />
      </Box>
      <Box className="lead">
        <EndingNotice desk={desk} />
        <LatelyNotice lately={desk.lately} />
        <MissedNotice missed={desk.missed} />
        {!desk.call && <CallbackNotice callbacks={desk.callbacks} />}
        {desk.lead ? (
          <LeadPanel lead={desk.lead} />
        ) : desk.call?.unknownNumber ? (
          <CallerOfNobody call={desk.call} />
        ) : (
          <NoLead desk={desk} isEmpty={isEmpty} pull={pullButton} />
        )}
      </Box>
      <Box
        className="call"
        sx={desk.call || desk.lead ? undefined : { display: { xs: 'none', lg: 'block' } }}
      >
        <CallPanel desk={desk} />
      </Box>
    </Box>
  );
};

/** The calling desk: who waits, the case, and the call with its outcome (part 3 section 2; decision record 0115). */
export const CallingDeskPage = () => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useDesk();
  const off = useNotSetUp('telephony');
  if (off !== undefined)
    return (
      <PageBody canvas="grey">
        <PageHeader title={translate('calling.title')} />
        <EmptyState icon="phone-call" title={off} isPage />
      </PageBody>
    );
  return (
    <PageBody canvas="grey">
      <PageHeader
        title={translate('calling.title')}
        chip={
          data && (
            <StatusChip tone={data.isOnline ? 'success' : 'neutral'}>
              {translate(data.isOnline ? 'calling.online' : 'calling.offline')}
            </StatusChip>
          )
        }
        context={
          data && (
            <>
              {translate('calling.today', {
                calls: data.today.calls,
                connected: data.today.connected,
                links: data.today.linksSent,
              })}
            </>
          )
        }
        primary={data && <OnlineSwitch desk={data} />}
      />
      {data?.isSimulated && <SimulatedHint hours={data.hours} canRing />}
      {isPending && <Skeleton height={420} sx={{ mt: 4, borderRadius: '8px' }} />}
      {error && !data && (
        <ErrorState error={error} title={callMessages.statusNotFetched} onRetry={() => refetch()} />
      )}
      {data && <DeskColumns desk={data} />}
    </PageBody>
  );
};
