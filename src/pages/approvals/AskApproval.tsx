import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { subjectOf, type sentByHand } from '#contract/domain/approvals/approvalSubjects.ts';
import { completeAsk } from '#contract/model/complete/completeField.ts';
import type { Text } from '#contract/model/types.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { AskFields, useAsked } from '#engine/actions/AskFields.tsx';
import { useAbout } from '#engine/next/useAbout.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { sendOnce } from '#parts/fetching/sendOnce.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { approvalAsks } from './approvalAsks.ts';
import { PathPreview } from './PathPreview.tsx';

type SentType = (typeof sentByHand)[number];

/** Something that can be asked about: a deal or one of its packages. */
export interface AskedSubject {
  readonly type: SentType;
  readonly entityId: number;
  /** What it is of, where the dialog offers several things. */
  readonly of?: string;
}

interface Props {
  subjects: readonly AskedSubject[];
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

const keyOf = ({ type, entityId }: AskedSubject): string => `${type} ${entityId}`;

const labelOf = ({ type, of }: AskedSubject): Text => {
  const { label } = subjectOf(type);
  return of === undefined ? label : { en: `${label.en}: ${of}`, hi: `${label.hi}: ${of}` };
};

const subjectField = (subjects: readonly AskedSubject[]) =>
  completeAsk({
    name: 'approvalType',
    label: approvalAsks.type,
    as: 'choice',
    required: true,
    default: subjects[0] && keyOf(subjects[0]),
    options: subjects.map(subject => ({ value: keyOf(subject), label: labelOf(subject) })),
  });

/** Asks for an approval: what for, why, and before it is sent who would be asked, step by step (part 1 section 4). */
export const AskApproval = ({ subjects, name, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const client = useClient();
  const snackbar = useSnackbar();
  const about = useAbout();
  const asked = useAsked(
    [subjectField(subjects), remark],
    undefined,
    `ask-approval:${subjects.map(keyOf).join()}`,
  );
  const close = asked.leaving(onClose);
  const { approvalType, durationInDays } = asked.values;
  const subject = subjects.find(one => keyOf(one) === approvalType);
  const needsDays = subject !== undefined && subjectOf(subject.type).needsDays === true;
  const forDays = needsDays && typeof durationInDays === 'number' ? durationInDays : undefined;
  const sending = useMutation({
    mutationFn: ({ type, entityId }: AskedSubject) =>
      sendOnce(client, (http, idempotencyKey) =>
        http.call('approvals.send', {
          body: {
            approvalType: type,
            entityId,
            ...(forDays !== undefined && { durationInDays: forDays }),
            ...(typeof asked.values['remark'] === 'string' && { remark: asked.values['remark'] }),
          },
          idempotencyKey,
          headers: { 'x-surface': 'action' },
        }),
      ),
    onSuccess: ({ shownStatus }) => {
      snackbar('success', translate(`approval.ask.${shownStatus}`), { about });
      close();
    },
  });
  const { isPending, error } = sending;
  const isReady = subject !== undefined && (!needsDays || forDays !== undefined);
  return (
    <FormDialog
      isTyped={asked.isChanged || undefined}
      fullWidth
      maxWidth="sm"
      onClose={isPending ? undefined : close}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>{translate('approval.ask.title', { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {error && <FailureAlert error={error} />}
        <AskFields
          ask={[subjectField(subjects), ...(needsDays ? [days] : []), remark]}
          asked={asked}
          refused={error instanceof HttpError ? error.errors : []}
        />
        <Box aria-live="polite">
          {isReady && (
            <PathPreview approvalType={subject.type} entityId={subject.entityId} days={forDays} />
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={close} disabled={isPending}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color="primary"
          size="large"
          loading={isPending}
          disabled={!isReady}
          onClick={() => subject && asked.check() && sending.mutate(subject)}
        >
          {translate('approval.ask.send')}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};
