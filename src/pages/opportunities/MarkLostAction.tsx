import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useTranslate, useRecordContext } from 'react-admin';
import { useId } from 'react';
import { opportunityMessages } from '#contract/domain/opportunities/opportunityMessages.ts';
import { completeAsk } from '#contract/model/complete/completeField.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { AskFields, useAsked } from '#engine/actions/AskFields.tsx';
import { useNames } from '#engine/useNames.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useCaseReasons, type CaseReason } from './useCaseReasons.ts';
import { askTexts } from './askTexts.ts';

const optionsOf = (reasons: readonly CaseReason[]) =>
  reasons.map(({ id, label }) => ({ value: id, label: { en: label, hi: label } }));

const choice = (name: 'sourceId' | 'childId', reasons: readonly CaseReason[], required: boolean) =>
  completeAsk({
    name,
    label: askTexts[name],
    as: 'choice',
    required,
    options: optionsOf(reasons),
  });

const comment = completeAsk({ name: 'comment', label: askTexts.comment, as: 'longtext' });

/** Marks an opportunity as lost: the reason, its detail where the reason has some, and words (part 1 section 4). */
export const MarkLostAction = ({ onClose }: RunProps) => {
  const record = useRecordContext();
  const translate = useTranslate();
  const { titleOf } = useNames();
  const heading = useId();
  const client = useClient();
  const snackbar = useSnackbar();
  const { losses, childrenOf, error: unknown } = useCaseReasons();
  const source = choice('sourceId', losses, true);
  const asked = useAsked([source, comment], record, 'mark-lost');
  const close = asked.leaving(onClose);
  const { sourceId, childId } = asked.values;
  const children = childrenOf(sourceId);
  const child = children.some(({ id }) => id === childId) ? Number(childId) : undefined;
  const loss = useMutation({
    mutationFn: () =>
      client.call('opportunities.markLost', {
        params: { id: Number(record?.id) },
        body: {
          sourceId: Number(sourceId),
          ...(child !== undefined && { childId: child }),
          ...(typeof asked.values['comment'] === 'string' && { comment: asked.values['comment'] }),
        },
        headers: { 'x-surface': 'action' },
      }),
    onSuccess: () => {
      snackbar('success', translate('opportunity.lost.done'));
      close();
    },
  });
  const { isPending, error } = loss;
  const refused = error instanceof HttpError ? error.errors : [];
  const fields = [
    source,
    ...(children.length > 0 ? [choice('childId', children, false)] : []),
    comment,
  ];
  return (
    <FormDialog
      isTyped={asked.isChanged || undefined}
      fullWidth
      maxWidth="xs"
      onClose={isPending ? undefined : close}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>
        {translate('opportunity.lost.title', { name: record ? titleOf(record) : '' })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {unknown && <Alert severity="error">{opportunityMessages.noActivityStatuses}</Alert>}
        {error && (
          <FailureAlert error={error} words={error.message || opportunityMessages.notLost} />
        )}
        <AskFields ask={fields} asked={asked} refused={refused} />
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={close} disabled={isPending}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          size="large"
          color="error"
          loading={isPending}
          onClick={() => asked.check() && loss.mutate()}
        >
          {translate('opportunity.lost.confirm')}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};
