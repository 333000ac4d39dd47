import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslate, useRecordContext } from 'react-admin';
import { useId } from 'react';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { useNames } from '#engine/useNames.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';

/** Brings an account over from the old CRM: three outcomes, each with its own notice (part 1 section 4). */
export const MigrateAccountAction = ({ onClose }: RunProps) => {
  const record = useRecordContext();
  const translate = useTranslate();
  const { titleOf } = useNames();
  const heading = useId();
  const client = useClient();
  const snackbar = useSnackbar();
  const migration = useMutation({
    mutationFn: () =>
      client.call('accounts.migrate', {
        body: { id: Number(record?.id), doMigrateAllData: true },
        headers: { 'x-surface': 'action' },
      }),
    onSuccess: ({ kind, message }) => {
      snackbar(kind, message);
      onClose();
    },
  });
  const { isPending, error } = migration;
  return (
    <FormDialog fullWidth onClose={isPending ? undefined : onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>
        {translate('accountMigration.title', { name: record ? titleOf(record) : '' })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography color="textSecondary">{translate('accountMigration.text')}</Typography>
        {error && <FailureAlert error={error} />}
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={onClose} disabled={isPending}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          size="large"
          color="primary"
          loading={isPending}
          onClick={() => migration.mutate()}
        >
          {translate('accountMigration.confirm')}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};
