import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useCycles } from './useCycles.ts';

/** The payment report of a cycle: opened by the browser itself, not fetched (part 2 section 7). */
export const PayoutReportAction = ({ onClose }: RunProps) => {
  const translate = useTranslate();
  const heading = useId();
  const { data, error, refetch } = useCycles();
  return (
    <FormDialog fullWidth onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('incentives.report.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error && (
          <ErrorState
            error={error}
            title={translate('incentives.cycles_failed')}
            onRetry={() => refetch()}
          />
        )}
        {!data && !error && <Skeleton height={96} />}
        {data?.map(({ id, name }) => (
          <Link
            key={id}
            href={`/sapna/v1/user-incentives/cycle-wise-payment-report.csv?cycleId=${id}`}
            target="_blank"
            rel="noopener"
          >
            {translate('incentives.report.open', { name })}
          </Link>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};
