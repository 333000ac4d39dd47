import { useRecordContext } from 'react-admin';
import type { PaymentLink } from '#contract/calls/recordTypes.ts';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { ShareSheet } from './ShareSheet.tsx';

/** The sheet for a payment link that is there already: it goes out again as it is. */
export const SharePaymentLinkAction = ({ onClose }: RunProps) => {
  const link = useRecordContext<PaymentLink>();
  if (link?.opportunityId === undefined || link.amount === undefined) return null;
  return (
    <ShareSheet
      subject={{
        opportunityId: link.opportunityId,
        link: {
          id: link.id,
          amount: link.amount,
          tdsPercentage: link.tdsPercentage ?? 0,
          expiresAt: link.expiresAt ?? null,
        },
      }}
      onClose={onClose}
    />
  );
};
