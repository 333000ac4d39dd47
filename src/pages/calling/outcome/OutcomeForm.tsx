import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId, useRef, useState } from 'react';
import { callMessages } from '#contract/domain/calling/callMessages.ts';
import { opportunityMessages } from '#contract/domain/opportunities/opportunityMessages.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { KeyCap } from '#parts/controls/KeyCap.tsx';
import { TextBox } from '#parts/controls/TextBox.tsx';
import { useCommand } from '#parts/controls/useCommand.ts';
import { useTold } from '#parts/useTold.ts';
import { DetailChoice } from './DetailChoice.tsx';
import { FollowUpChoice } from './FollowUpChoice.tsx';
import { usualFollowUp } from './followUpTimes.ts';
import { OutcomeChoice } from './OutcomeChoice.tsx';
import { useDeskAct, type Desk, type DeskCall } from '../useDesk.ts';
import { useDraft } from './useDraft.ts';
import { useReasons } from './useReasons.ts';

interface Props {
  desk: Desk;
  call: DeskCall;
}

const useFaults = (error: Error | null) => {
  const told = useTold();
  const errors = error instanceof HttpError ? error.errors : [];
  return (field: string): readonly string[] =>
    errors.filter(fault => fault.field === `/${field}`).map(fault => told(fault));
};

/** The outcome of a call: reason, detail, follow-up and note; ready before the end, recorded after it. */
export const OutcomeForm = ({ desk, call }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const act = useDeskAct(true);
  const { draft, isKept, change, stop } = useDraft(call);
  const { groups, isRead, detailsOf, error: unknown } = useReasons(call, desk.lead);
  const faultsOf = useFaults(act.error);
  const offered = groups.flatMap(({ reasons }) => reasons);
  const reason = offered.find(one => one.id === draft.caseReasonId);
  const details = reason ? detailsOf(reason.id) : [];
  const needsTime = reason?.isFollowUpTimeNeeded === true;
  const canDispose = call.state === 'wrap-up' && !act.isPending;
  const form = useRef<HTMLDivElement>(null);
  // Once an outcome is chosen, the focus goes to its time, else to its detail; not while arrows go through them.
  const [movesOn, setMovesOn] = useState(false);
  const choose = (caseReasonId: number, isStep: boolean) => {
    const next = offered.find(one => one.id === caseReasonId);
    setMovesOn(!isStep);
    change({
      caseReasonId,
      subReasonId: null,
      fupTime: next?.isFollowUpTimeNeeded
        ? (draft.fupTime ?? usualFollowUp(new Date(desk.now)))
        : null,
    });
  };
  const dispose = (isNextWanted: boolean) => {
    act.mutate(async (client, idempotencyKey) => {
      await stop();
      return client.call('calls.dispose', {
        params: { id: call.id },
        body: { ...draft, ...(reason ? {} : { caseReasonId: null }), isNextWanted },
        idempotencyKey,
      });
    });
  };
  useCommand({
    name: 'dispose-next',
    label: translate('calling.saveNext'),
    keyName: 'enter',
    isActive: canDispose,
    run: () => dispose(true),
  });
  useCommand({
    name: 'dispose',
    label: translate('calling.save'),
    isActive: canDispose,
    run: () => dispose(false),
  });
  const note = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useCommand({
    name: 'note',
    label: translate('calling.notes'),
    icon: 'pencil',
    keyName: 'm',
    run: () => note.current?.focus(),
  });
  /** To the reasons, where digits and letters are keys again; out of the note alone while they are still read. */
  const leaveNote = () => {
    const reasons = form.current?.querySelector<HTMLElement>('[role=radio][tabindex="0"]');
    if (reasons) reasons.focus();
    else note.current?.blur();
  };
  const kept = call.state === 'wrap-up' ? 'calling.kept' : 'calling.afterwards';
  const hint = isKept ? kept : 'calling.notKept';
  return (
    <Box ref={form} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <Box
        sx={{
          p: 3,
          display: 'grid',
          alignContent: 'start',
          gap: 3,
          minHeight: { lg: 96 },
          overflowY: { lg: 'auto' },
        }}
      >
        {unknown && <Alert severity="error">{opportunityMessages.noActivityStatuses}</Alert>}
        {act.error && (
          <FailureAlert error={act.error} words={act.error.message || callMessages.notDisposed} />
        )}
        {isRead && (
          <OutcomeChoice
            groups={groups}
            chosen={draft.caseReasonId ?? null}
            onChoose={choose}
            errors={faultsOf('caseReasonId')}
          />
        )}
      </Box>
      <Box
        sx={theme => ({
          flex: 'none',
          display: 'grid',
          gap: 2,
          px: 3,
          py: 2,
          borderTop: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        {details.length > 0 && (
          <DetailChoice
            key={`${reason?.id} detail`}
            hasFocus={movesOn && !needsTime}
            details={details}
            chosen={draft.subReasonId ?? null}
            onChoose={subReasonId => change({ subReasonId })}
            errors={faultsOf('subReasonId')}
          />
        )}
        {needsTime && (
          <FollowUpChoice
            key={`${reason.id} time`}
            hasFocus={movesOn}
            value={draft.fupTime}
            serverNow={desk.now}
            hours={desk.hours}
            errors={faultsOf('fupTime')}
            onChange={fupTime => change({ fupTime })}
          />
        )}
        <Box>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', typography: 'body2', mb: 1 }}>
            <Box component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
              {translate('calling.notes')}
            </Box>
            <KeyCap>M</KeyCap>
            <Box
              id={`${id}-hint`}
              role="status"
              sx={{
                ml: 'auto',
                textAlign: 'right',
                typography: 'caption',
                color: isKept ? 'text.secondary' : 'error.main',
              }}
            >
              {translate(hint)}
            </Box>
          </Box>
          <TextBox
            isLong
            ref={note}
            id={id}
            maxLength={2000}
            value={draft.notes ?? ''}
            title={translate('calling.leaveNote')}
            onChange={event => change({ notes: event.target.value })}
            aria-describedby={`${id}-hint`}
            onKeyDown={event => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && canDispose)
                dispose(true);
              if (event.key === 'Escape') leaveNote();
            }}
            sx={{ '& > textarea': { minHeight: 44, maxHeight: { xs: 254, lg: 84 } } }}
          />
        </Box>
      </Box>
      <Box
        sx={theme => ({
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          flex: 'none',
          display: 'flex',
          gap: 2,
          px: 3,
          py: 2,
          bgcolor: 'background.paper',
          borderTop: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        <Button size="large" disabled={!canDispose} onClick={() => dispose(false)}>
          {translate('calling.save')}
        </Button>
        <Button
          fullWidth
          variant="contained"
          color="primary"
          size="large"
          disabled={call.state !== 'wrap-up'}
          loading={act.isPending}
          onClick={() => dispose(true)}
          endIcon={<KeyCap>Enter</KeyCap>}
        >
          {translate('calling.saveNext')}
        </Button>
      </Box>
    </Box>
  );
};
