import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { subjectOf, type sentByHand } from '#contract/domain/approvals/approvalSubjects.ts';
import { completeAsk } from '#contract/model/completeField.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { AskFields, useAsked } from '#engine/actions/AskFields.tsx';
import { useClient } from '#parts/ClientContext.ts';
import { FailureAlert } from '#parts/FailureAlert.tsx';
import { sendOnce } from '#parts/sendOnce.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { approvalAsks } from './approvalAsks.ts';
import { PathPreview } from './PathPreview.tsx';

type SentType = (typeof sentByHand)[number];

interface Props {
  types: readonly SentType[];
  entityId: number;
  /** What it is asked for: a package or an opportunity. */
  name: string;
  onClose: () => void;
}

const remark = completeAsk({ name: 'remark', label: approvalAsks.remark, as: 'longtext' });
const days = completeAsk({
  name: 'durationInDays',
  label: approvalAsks.days,
  as: 'number',
  required: true,
});

const typeField = (types: readonly SentType[]) =>
  completeAsk({
    name: 'approvalType',
    label: approvalAsks.type,
    as: 'choice',
    required: true,
    default: types[0],
    options: types.map(type => ({ value: type, label: subjectOf(type).label })),
  });

/** Asks for an approval: what for, why, and before it is sent who would be asked, step by step (part 1 section 4). */
export const AskApproval = ({ types, entityId, name, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const client = useClient();
  const snackbar = useSnackbar();
  const asked = useAsked([typeField(types), remark], undefined);
  const { approvalType, durationInDays } = asked.values;
  const type = types.find(one => one === approvalType);
  const needsDays = type !== undefined && subjectOf(type).needsDays === true;
  const forDays = needsDays && typeof durationInDays === 'number' ? durationInDays : undefined;
  const sending = useMutation({
    mutationFn: (wanted: SentType) =>
      sendOnce(client, (http, idempotencyKey) =>
        http.call('approvals.send', {
          body: {
            approvalType: wanted,
            entityId,
            ...(forDays !== undefined && { durationInDays: forDays }),
            ...(typeof asked.values['remark'] === 'string' && { remark: asked.values['remark'] }),
          },
          idempotencyKey,
          headers: { 'x-surface': 'action' },
        }),
      ),
    onSuccess: ({ shownStatus }) => {
      snackbar('success', translate(`approval.ask.${shownStatus}`));
      onClose();
    },
  });
  const { isPending, error } = sending;
  const isReady = type !== undefined && (!needsDays || forDays !== undefined);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={isPending ? undefined : onClose}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>{translate('approval.ask.title', { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {error && <FailureAlert error={error} />}
        <AskFields
          ask={[typeField(types), ...(needsDays ? [days] : []), remark]}
          asked={asked}
          refused={error instanceof HttpError ? error.errors : []}
        />
        <Box aria-live="polite">
          {isReady && <PathPreview approvalType={type} entityId={entityId} days={forDays} />}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={onClose} disabled={isPending}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color="primary"
          size="large"
          loading={isPending}
          disabled={!isReady}
          onClick={() => type && asked.check() && sending.mutate(type)}
        >
          {translate('approval.ask.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
