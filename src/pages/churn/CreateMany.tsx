import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslate, useNavigate, useCreatePath } from 'react-admin';
import { useState } from 'react';
import type { ChurnScheduleFields } from '#contract/calls/recordTypes.ts';
import { mostBulkSchedules } from '#contract/domain/churn/churnCriteria.ts';
import { savedElsewhere } from '#engine/form/useLeaveGuard.ts';
import { writeListAddress } from '#engine/list/address/listAddress.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { ConfirmDialog } from '#parts/controls/ConfirmDialog.tsx';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';

interface Props {
  schedule: Omit<ChurnScheduleFields, 'entity_id'>;
  /** Projects for which leads were found. */
  ids: readonly number[];
  onSaved: () => void;
}

/** Creates a schedule for each project for which the dry run found leads; all of them or none. */
export const CreateMany = ({ schedule, ids, onSaved }: Props) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const client = useClient();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const create = useMutation({
    mutationFn: () =>
      client.call('churnSchedules.createInBulk', { body: { ...schedule, entity_ids: [...ids] } }),
    onSuccess: ({ batch_id: batch, manual_churns: made }) => {
      onSaved();
      snackbar('success', translate('churn.many.created', { smart_count: made.length }));
      navigate(
        `${createPath({ resource: 'churn-schedules', type: 'list' })}${writeListAddress({ where: { batch_id: { eq: batch } } })}`,
        {
          state: savedElsewhere,
        },
      );
    },
    onSettled: () => setOpen(false),
  });
  if (ids.length === 0) return <Alert severity="warning">{translate('churn.many.nothing')}</Alert>;
  if (ids.length > mostBulkSchedules)
    return (
      <Alert severity="warning">
        {translate('churn.many.too_many', { most: mostBulkSchedules })}
      </Alert>
    );
  const label = translate('churn.many.create', { smart_count: ids.length });
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Button variant="contained" color="primary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {create.error && <FailureAlert error={create.error} />}
      <ConfirmDialog
        isOpen={isOpen}
        title={translate('churn.many.sure', { smart_count: ids.length })}
        confirmLabel={label}
        isBusy={create.isPending}
        onConfirm={() => create.mutate()}
        onClose={() => setOpen(false)}
      >
        {translate('churn.many.each')}
      </ConfirmDialog>
    </Box>
  );
};
