import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslate, useRecordContext } from 'react-admin';
import { useId } from 'react';
import { isDay } from '#contract/domain/days/indiaDay.ts';
import type { Field } from '#contract/model/types.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { AskFields, useAsked } from '#engine/actions/AskFields.tsx';
import { useScreen } from '#engine/ScreenContext.ts';
import { useNames } from '#engine/useNames.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useText } from '#parts/useText.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { SlotMoves } from './SlotMoves.tsx';

/** What was entered, when it is a text at all. */
const dayIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The days of the event's own form, asked for again and beginning with what they are. */
const useDayFields = (): readonly Field[] => {
  const { fields } = useScreen();
  return ['startDate', 'endDate'].flatMap(path => {
    const field = fields[path];
    return field ? [{ ...field, required: true, default: { $: `record.${path}` } }] : [];
  });
};

/** Moves an event with its slots: each of them is shown where it goes before anything is written (T124). */
export const MoveEventAction = ({ onClose }: RunProps) => {
  const record = useRecordContext();
  const { data } = useScreen();
  const translate = useTranslate();
  const text = useText();
  const { titleOf } = useNames();
  const heading = useId();
  const client = useClient();
  const snackbar = useSnackbar();
  const ask = useDayFields();
  const asked = useAsked(ask, record, 'move');
  const close = asked.leaving(onClose);
  const startDate = dayIn(asked.values['startDate']);
  const endDate = dayIn(asked.values['endDate']);
  const isKnown = isDay(startDate) && isDay(endDate) && startDate <= endDate;
  const id = Number(record?.id);
  const preview = useQuery({
    queryKey: callKey('events.slotMoves', { id, startDate, endDate }),
    enabled: isKnown,
    retry: false,
    queryFn: ({ signal }) =>
      client.call('events.slotMoves', {
        params: { id },
        query: { startDate, endDate },
        signal,
      }),
  });
  const move = useMutation({
    mutationFn: () =>
      client.call('events.update', {
        params: { id },
        query: { updateSlot: true },
        body: {
          startDate,
          endDate,
          version: Number(record?.['version']),
        },
        headers: { 'x-surface': 'action' },
      }),
    onSuccess: () => {
      const words = data.calls?.update?.messages.success;
      snackbar('success', words && text(words));
      close();
    },
  });
  const failure = move.error ?? preview.error;
  const refused = failure instanceof HttpError ? failure.errors : [];
  const isPlaced = refused.some(({ field }) => /^\/(start|end)Date$/.test(field));
  const moves = preview.data;

  return (
    <FormDialog
      isTyped={asked.isChanged || undefined}
      fullWidth
      onClose={move.isPending ? undefined : close}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>
        {translate('eventMove.title', { name: record ? titleOf(record) : '' })}
      </DialogTitle>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          event.stopPropagation();
          if (asked.check()) move.mutate();
        }}
      >
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <Typography color="textSecondary">{translate('eventMove.text')}</Typography>
          <AskFields ask={ask} asked={asked} refused={refused} />
          {preview.isFetching && (
            <LiveRegion isBusy>
              <VisuallyHidden>{translate('eventMove.reading')}</VisuallyHidden>
              <Skeleton height={96} sx={{ borderRadius: '8px' }} />
            </LiveRegion>
          )}
          {moves && !preview.isFetching && <SlotMoves moves={moves} />}
          {failure && !isPlaced && <FailureAlert error={failure} />}
        </DialogContent>
        <DialogActions>
          <Button variant="text" size="large" onClick={close} disabled={move.isPending}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            size="large"
            color="primary"
            disabled={!moves || moves.conflictCount > 0 || preview.isFetching}
            loading={move.isPending}
          >
            {translate('eventMove.confirm')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};
