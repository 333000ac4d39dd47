import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslate, type RaRecord } from 'react-admin';
import { useId } from 'react';
import { completeAsk } from '#contract/model/complete/completeField.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { AskFields, useAsked } from '../actions/AskFields.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import type { Values } from '../values/withValueAt.ts';
import { ProposedChanges } from './ProposedChanges.tsx';

interface Props {
  record: RaRecord;
  /** What the form would save: the fields that differ. */
  changes: Values;
  onProposed: () => void;
  onClose: () => void;
}

const ask = [
  completeAsk({
    name: 'effectiveDay',
    label: { en: 'Takes effect on', hi: 'कब से लागू' },
    help: {
      en: 'Today: as soon as it is approved',
      hi: 'आज: मंज़ूर होते ही',
    },
    as: 'date',
    required: true,
    default: { $: 'today' },
  }),
  completeAsk({ name: 'note', label: { en: 'Why', hi: 'कारण' }, as: 'longtext' }),
];

/** In place of saving: before and after once more, the day from which it counts, and sends the change to the people who approve. */
export const ProposeDialog = ({ record, changes, onProposed, onClose }: Props) => {
  const { resource } = useScreen();
  const translate = useTranslate();
  const client = useClient();
  const { titleOf } = useNames();
  const heading = useId();
  const asked = useAsked(ask, record, 'propose');
  const close = asked.leaving(onClose);
  const propose = useMutation({
    mutationFn: () => {
      const { effectiveDay, note } = asked.values;
      return client.call('proposals.create', {
        body: {
          resource,
          recordId: record.id,
          version: Number(record['version']),
          changes: { ...changes },
          effectiveDay: String(effectiveDay),
          ...(typeof note === 'string' && note.trim() !== '' && { note }),
        },
      });
    },
    onSuccess: asked.leaving(onProposed),
  });
  const { error, isPending } = propose;
  const refused = error instanceof HttpError ? error.errors : [];
  return (
    <FormDialog
      isTyped={asked.isChanged || undefined}
      onClose={isPending ? undefined : close}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>
        {translate('engine.approval.title', { name: titleOf(record) })}
      </DialogTitle>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          event.stopPropagation();
          if (asked.check()) propose.mutate();
        }}
      >
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <Typography color="textSecondary">{translate('engine.approval.text')}</Typography>
          <ProposedChanges before={record} after={changes} />
          <AskFields ask={ask} asked={asked} refused={refused} />
          {error && <FailureAlert error={error} />}
        </DialogContent>
        <DialogActions>
          <Button variant="text" size="large" onClick={close} disabled={isPending}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            size="large"
            loading={isPending}
          >
            {translate('engine.approval.propose')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};
