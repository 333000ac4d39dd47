import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate, useRecordContext } from 'react-admin';
import { activationOf } from '#contract/requests/activationOf.ts';
import { useAbout } from '#engine/next/useAbout.ts';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { useNames } from '#engine/useNames.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';

/** Why nothing was activated: the words of the refusal, and what stands behind them. */
const wordsOf = (error: Error): string =>
  error instanceof HttpError && error.errors[0]
    ? `${error.message} ${error.errors[0].message}`
    : error.message;

/**
 * Activates one product, or all of a termsheet or a deal. What could not be activated says why, product by product (part 3
 * section 4).
 */
export const ActivateProductsAction = ({ onClose }: RunProps) => {
  const record = useRecordContext();
  const translate = useTranslate();
  const { titleOf } = useNames();
  const heading = useId();
  const client = useClient();
  const snackbar = useSnackbar();
  const about = useAbout();
  const { on, id, productId } = activationOf(record);
  const activation = useMutation({
    mutationFn: () => {
      const request = {
        body: productId === undefined ? {} : { opportunityProductIds: [productId] },
        headers: { 'x-surface': 'action' },
      };
      return on === 'termsheet'
        ? client.call('products.activate', { ...request, query: { termsheetId: id } })
        : client.call('opportunities.activate', { ...request, params: { id } });
    },
    onSuccess: ({ processed }) => {
      if (!processed) return;
      snackbar('success', translate('activation.done'), { about });
      onClose();
    },
  });
  const { data, error, isPending } = activation;
  return (
    <FormDialog
      fullWidth
      maxWidth="xs"
      onClose={isPending ? undefined : onClose}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>
        {translate('activation.title', { name: record ? titleOf(record) : '' })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {!data && (
          <Typography>
            {translate(productId === undefined ? `activation.${on}` : 'activation.one')}
          </Typography>
        )}
        {error && <FailureAlert error={error} words={wordsOf(error)} />}
        {data?.results.map(one => (
          <Alert key={one.opportunityProductId} severity={one.processed ? 'success' : 'error'}>
            {`${one.productName}: ${one.error ?? translate('activation.done')}`}
          </Alert>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={onClose} disabled={isPending}>
          {translate(data ? 'activation.close' : 'ra.action.cancel')}
        </Button>
        {!data && (
          <Button
            variant="contained"
            color="primary"
            size="large"
            loading={isPending}
            onClick={() => activation.mutate()}
          >
            {translate('activation.confirm')}
          </Button>
        )}
      </DialogActions>
    </FormDialog>
  );
};
