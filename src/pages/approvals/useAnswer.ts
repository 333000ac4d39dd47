import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { failedTask, needsRefresh } from '#contract/domain/approvals/approvalStatus.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { readAllAgain } from '#dataProvider/query/readAgain.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';

interface Answer {
  readonly taskKey: string;
  readonly isApproved: boolean;
  readonly remark: string;
}

const lostOnTheWay = new Set(['NETWORK', 'TIMEOUT', 'HALF_ANSWER']);

/**
 * Answers a task. A 400 sets `taskResponseStatus` to 'Failed' with the server's words; any other error is the general
 * approval error (part 1 section 8, T46). What was lost on the way is sent once more: the server tells the same answer
 * twice the same (decision record 0120).
 */
export const useAnswer = () => {
  const client = useClient();
  const queries = useQueryClient();
  const snackbar = useSnackbar();
  const translate = useTranslate();
  const [taskResponseStatus, setStatus] = useState<string>();
  const answer = useMutation({
    retry: (count, error) =>
      count < 1 && error instanceof HttpError && lostOnTheWay.has(error.code),
    mutationFn: ({ taskKey, isApproved, remark }: Answer) => {
      const headers = { 'x-surface': 'action' };
      const words = remark.trim();
      if (!isApproved)
        return client.call('approvals.rejectTask', { body: { taskKey, remark: words }, headers });
      return words === ''
        ? client.call('approvals.passTask', { body: { taskKey }, headers })
        : client.call('approvals.process', {
            body: { taskKey, isApproved, remark: words },
            headers,
          });
    },
    onMutate: () => setStatus(undefined),
    onSuccess: ({ taskResponseStatus: status, approvalStatus, shownStatus }) => {
      setStatus(status);
      snackbar(
        'success',
        translate('approval.decision.done', { status: translate(`approval.shown.${shownStatus}`) }),
      );
      // Neither Approved nor Rejected: others are asked now, so all of it is read again (part 1 section 4).
      if (needsRefresh(approvalStatus)) void readAllAgain(queries);
    },
    onError: error => {
      const isFailed = error instanceof HttpError && error.status === 400;
      setStatus(isFailed ? failedTask : undefined);
      // Someone else has answered meanwhile.
      if (isFailed) void readAllAgain(queries);
    },
  });
  return { answer, taskResponseStatus };
};
