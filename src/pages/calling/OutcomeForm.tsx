import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId, useRef } from 'react';
import { callMessages } from '#contract/domain/calling/callMessages.ts';
import { opportunityMessages } from '#contract/domain/opportunities/opportunityMessages.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { FailureAlert } from '#parts/FailureAlert.tsx';
import { KeyCap } from '#parts/KeyCap.tsx';
import { TextBox } from '#parts/TextBox.tsx';
import { useShortcut } from '#parts/useShortcut.ts';
import { useTold } from '#parts/useTold.ts';
import { FollowUpChoice } from './FollowUpChoice.tsx';
import { usualFollowUp } from './followUpTimes.ts';
import { ReasonChoice } from './ReasonChoice.tsx';
import { useDeskAct, type Desk, type DeskCall } from './useDesk.ts';
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
  const act = useDeskAct();
  const { draft, isKept, change, stop } = useDraft(call);
  const { offered, detailsOf, error: unknown } = useReasons(call, desk.lead?.isRenewal ?? false);
  const faultsOf = useFaults(act.error);
  const reason = offered.find(one => one.id === draft.caseReasonId);
  const needsTime = reason?.isFollowUpTimeNeeded === true;
  const canDispose = call.state === 'wrap-up' && !act.isPending;
  const choose = (caseReasonId: number) => {
    const next = offered.find(one => one.id === caseReasonId);
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
  useShortcut('enter', () => dispose(true), canDispose);
  const form = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useShortcut('m', () => note.current?.focus());
  /** To the reasons, where digits and letters are keys again; out of the note alone while they are still read. */
  const leaveNote = () => {
    const reasons = form.current?.querySelector<HTMLElement>('[role=radio][tabindex="0"]');
    if (reasons) reasons.focus();
    else note.current?.blur();
  };
  const missing = faultsOf('caseReasonId');
  const kept = call.state === 'wrap-up' ? 'calling.kept' : 'calling.afterwards';
  const hint = isKept ? kept : 'calling.notKept';
  return (
    <Box
      ref={form}
      sx={{ p: 4, pb: 0, display: 'grid', gap: 4, minHeight: 0, overflowY: { lg: 'auto' } }}
    >
      {unknown && <Alert severity="error">{opportunityMessages.noActivityStatuses}</Alert>}
      {act.error && (
        <FailureAlert error={act.error} words={act.error.message || callMessages.notDisposed} />
      )}
      <ReasonChoice
        reasons={offered}
        chosen={draft.caseReasonId ?? null}
        onChoose={choose}
        errors={missing}
      />
      {reason && detailsOf(reason.id).length > 0 && (
        <ReasonChoice
          isDetail
          reasons={detailsOf(reason.id)}
          chosen={draft.subReasonId ?? null}
          onChoose={subReasonId => change({ subReasonId })}
          errors={faultsOf('subReasonId')}
        />
      )}
      {needsTime && (
        <FollowUpChoice
          value={draft.fupTime}
          serverNow={desk.now}
          errors={faultsOf('fupTime')}
          onChange={fupTime => change({ fupTime })}
        />
      )}
      <Box>
        <Box sx={{ display: 'flex', gap: 2, typography: 'body2', mb: 1.5 }}>
          <Box component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
            {translate('calling.notes')}
          </Box>
          <KeyCap>M</KeyCap>
        </Box>
        <TextBox
          isLong
          ref={note}
          id={id}
          maxLength={2000}
          value={draft.notes ?? ''}
          onChange={event => change({ notes: event.target.value })}
          aria-describedby={`${id}-hint`}
          onKeyDown={event => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && canDispose)
              dispose(true);
            if (event.key === 'Escape') leaveNote();
          }}
        />
        <Box
          id={`${id}-hint`}
          role="status"
          sx={{
            mt: 1,
            typography: 'caption',
            color: isKept ? 'text.secondary' : 'error.main',
          }}
        >
          {translate(hint)}{' '}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {isKept && translate('calling.leaveNote')}
          </Box>
        </Box>
      </Box>
      <Box
        sx={theme => ({
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          display: 'flex',
          gap: 2,
          mx: -4,
          p: 4,
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
