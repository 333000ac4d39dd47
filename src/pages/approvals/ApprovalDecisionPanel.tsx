import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputLabel from '@mui/material/InputLabel';
import { useTranslate } from 'react-admin';
import { useId, useRef, useState } from 'react';
import { failedTask } from '#contract/domain/approvals/approvalStatus.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { useCommand } from '#parts/controls/useCommand.ts';
import { TextBox } from '#parts/controls/TextBox.tsx';
import { Unread } from './Unread.tsx';
import { useApproval, type ApprovalDetails } from './useApproval.ts';
import { useAnswer } from './useAnswer.ts';

const tones = {
  approved: 'success',
  reviewed: 'info',
  rejected: 'danger',
  superseded: 'neutral',
  requested: 'warning',
  sent: 'warning',
} as const;

const toneOf = (shown: string) =>
  Object.hasOwn(tones, shown) ? tones[shown as keyof typeof tones] : 'neutral';

const Standing = ({ approval }: { approval: ApprovalDetails }) => {
  const translate = useTranslate();
  const { shownStatus, decidedByName, waitsFor, status } = approval;
  return (
    <Box sx={{ display: 'grid', gap: 2, typography: 'body2' }}>
      <div>
        <StatusChip tone={toneOf(shownStatus)}>
          {translate(`approval.shown.${shownStatus}`)}
        </StatusChip>
      </div>
      {status !== 'PendingApproval' && decidedByName && (
        <span>{translate('approval.decision.by', { name: decidedByName })}</span>
      )}
      {status === 'PendingApproval' && waitsFor && (
        <span>{translate('approval.decision.waits', { names: waitsFor })}</span>
      )}
    </Box>
  );
};

type Task = NonNullable<ApprovalDetails['task']>;

const Answering = ({ task, isChanged }: { task: Task; isChanged: boolean }) => {
  const translate = useTranslate();
  const field = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [remark, setRemark] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { answer, taskResponseStatus } = useAnswer();
  const give = (isApproved: boolean) => {
    const lacks = !isApproved && remark.trim() === '';
    setMissing(lacks);
    if (lacks) box.current?.focus();
    else answer.mutate({ taskKey: task.taskKey, isApproved, remark });
  };
  const { isPending, variables, error } = answer;
  const rejects = translate('approval.decision.reject');
  const passes = translate(`approval.decision.${task.role}`);
  const isAnswerable = !isPending && !isChanged;
  useCommand({
    name: 'pass',
    label: passes,
    icon: 'check',
    isActive: isAnswerable,
    run: () => give(true),
  });
  useCommand({
    name: 'reject',
    label: rejects,
    icon: 'x',
    isActive: isAnswerable,
    run: () => give(false),
  });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {task.onBehalfOfName !== null && (
        <Alert severity="info">
          {translate('approval.decision.for', { name: task.onBehalfOfName })}
        </Alert>
      )}
      {error && (
        <FailureAlert
          error={error}
          title={taskResponseStatus === failedTask ? failedTask : undefined}
        />
      )}
      <div>
        <InputLabel htmlFor={field}>{translate('approval.decision.remark')}</InputLabel>
        <TextBox
          isLong
          ref={node => {
            box.current = node as HTMLTextAreaElement | null;
          }}
          id={field}
          value={remark}
          maxLength={1000}
          aria-invalid={isMissing}
          aria-describedby={`${field}-help`}
          onChange={event => setRemark(event.target.value)}
        />
        <Box
          id={`${field}-help`}
          sx={{ mt: 1, typography: 'caption', color: isMissing ? 'error.text' : 'text.secondary' }}
        >
          {translate(isMissing ? 'approval.decision.needed' : 'approval.decision.help')}
        </Box>
      </div>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button
          variant="outlined"
          color="error"
          loading={isPending && variables && !variables.isApproved}
          disabled={!isAnswerable}
          onClick={() => give(false)}
        >
          {rejects}
        </Button>
        <Button
          variant="contained"
          color="primary"
          sx={{ flex: 1 }}
          loading={isPending && variables.isApproved}
          disabled={!isAnswerable}
          onClick={() => give(true)}
        >
          {passes}
        </Button>
      </Box>
    </Box>
  );
};

/** Where a request stands, and the answer of the person who is asked. */
export const ApprovalDecisionPanel = () => {
  const { data: approval, error, refetch } = useApproval();
  if (error && !approval) return <Unread error={error} onRetry={() => refetch()} />;
  if (!approval) return <Skeleton height={160} />;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Standing approval={approval} />
      {approval.task && (
        <Answering
          key={approval.task.taskKey}
          task={approval.task}
          isChanged={approval.isChanged}
        />
      )}
    </Box>
  );
};
