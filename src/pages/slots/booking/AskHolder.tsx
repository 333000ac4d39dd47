import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatMoment } from '#contract/domain/days/formatDay.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { Icon } from '#parts/icons/Icon.tsx';

/** Tells the holder of a place that someone would like it; they decide whether to release it. */
export const AskHolder = ({ slotId }: { slotId: number }) => {
  const translate = useTranslate();
  const client = useClient();
  const asking = useMutation({
    mutationFn: () => client.call('slotHolds.ask', { body: { slot_id: slotId } }),
  });
  if (asking.data) {
    const { told: name, until } = asking.data;
    return (
      <span role="status">
        {until
          ? translate('takeover.asked_until', { name, until: formatMoment(new Date(until)) })
          : translate('takeover.asked', { name })}
      </span>
    );
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={asking.isPending}
        startIcon={<Icon name="bell" size={14} />}
        onClick={() => asking.mutate()}
      >
        {translate('takeover.ask')}
      </Button>
      {asking.error && <FailureAlert error={asking.error} />}
    </>
  );
};
