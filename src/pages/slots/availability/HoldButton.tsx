import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { usualHoldHours } from '#contract/domain/slots/holds/holdTerms.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import type { Place } from './useElsewhere.ts';

interface Props {
  place: Place;
  onHeld: () => void;
}

/** Keeps free days for two days, without a slot that is written out yet. */
export const HoldButton = ({ place, onHeld }: Props) => {
  const translate = useTranslate();
  const client = useClient();
  const snackbar = useSnackbar();
  const hold = useMutation({
    mutationFn: () => client.call('slotHolds.takePlace', { body: { ...place } }),
    onSuccess: ({ slot_id: id }) => {
      snackbar('success', translate('availability.held', { id, hours: usualHoldHours }));
      onHeld();
    },
  });
  return (
    <>
      <Button
        variant="outlined"
        loading={hold.isPending}
        startIcon={<Icon name="lock" size={14} />}
        onClick={() => hold.mutate()}
      >
        {translate('availability.hold', { hours: usualHoldHours })}
      </Button>
      {hold.error && <FailureAlert error={hold.error} />}
    </>
  );
};
