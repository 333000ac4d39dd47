import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, useCreatePath } from 'react-admin';
import { callKey } from '#dataProvider/query/keys.ts';
import { TextLink } from './TextLink.tsx';
import { formatDay, formatMoment } from '#contract/domain/days/formatDay.ts';
import { asksAboutPayments } from '#contract/domain/approvals/approvalSubjects.ts';
import { discountBp } from '#contract/domain/approvals/approvalContent.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Money } from '#parts/words/Money.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { Unread } from './Unread.tsx';
import { useApproval, type ApprovalDetails } from './useApproval.ts';
import { stepTone } from './stepTone.ts';

const useMore = ({ entityId = 0, approvalType = 'Discount' }: ApprovalDetails) => {
  const client = useClient();
  return useQuery({
    queryKey: callKey('approvals.packageDetails', entityId, approvalType),
    queryFn: ({ signal }) =>
      client.call('approvals.packageDetails', { query: { entityId, approvalType }, signal }),
    retry: false,
  });
};

type More = NonNullable<ReturnType<typeof useMore>['data']>;

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  px: 4,
  py: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
  typography: 'body2',
} as const;

const percentOf = ({ ratePaise, salesPaise }: Readonly<Record<string, unknown>>) =>
  typeof ratePaise === 'number' && typeof salesPaise === 'number'
    ? `${discountBp({ ratePaise, salesPaise }) / 100} %`
    : null;

const Products = ({ products }: { products: More['products'] }) => {
  const translate = useTranslate();
  return (
    <SectionFrame title={translate('approval.more.products')} count={String(products.length)}>
      {products.map(({ id, productName, quantity, amount, startDate, endDate }) => (
        <Box key={id} sx={rowStyles}>
          <Box sx={{ flex: 1, minWidth: 160, fontWeight: 500 }}>{productName}</Box>
          <span>{translate('approval.more.pieces', { smart_count: quantity })}</span>
          <span>
            {startDate && endDate ? `${formatDay(startDate)} – ${formatDay(endDate)}` : '-'}
          </span>
          <Money paise={amount} />
        </Box>
      ))}
      {products.length === 0 && <Box sx={rowStyles}>{translate('approval.more.noProducts')}</Box>}
    </SectionFrame>
  );
};

/** What of the deal is still to come in: the cheque that is asked about is among it. */
const Payments = ({ payments }: { payments: More['payments'] }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <SectionFrame title={translate('approval.more.payments')} count={String(payments.length)}>
      {payments.map(({ id, mode, reference, bankName, amount, paymentDate, status }) => (
        <Box key={id} sx={rowStyles}>
          <Box sx={{ flex: 1, minWidth: 160, fontWeight: 500 }}>
            <TextLink to={createPath({ resource: 'payments', type: 'edit', id })}>
              {[mode, reference].filter(Boolean).join(' ')}
            </TextLink>
          </Box>
          {bankName && <span>{bankName}</span>}
          <span>{formatDay(paymentDate)}</span>
          <span>{status}</span>
          <Money paise={amount} />
        </Box>
      ))}
      {payments.length === 0 && <Box sx={rowStyles}>{translate('approval.more.noPayments')}</Box>}
    </SectionFrame>
  );
};

/** The products or payments behind what is asked for, and what was asked about it before. */
export const ApprovalMorePanel = () => {
  const { data: approval, error, refetch } = useApproval();
  if (error && !approval) return <Unread error={error} onRetry={() => refetch()} />;
  return approval ? <MoreOf approval={approval} /> : <Skeleton height={240} />;
};

const MoreOf = ({ approval }: { approval: ApprovalDetails }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { data, error, refetch } = useMore(approval);
  if (error)
    return (
      <ErrorState
        error={error}
        title={translate('approval.more.error')}
        onRetry={() => refetch()}
      />
    );
  if (!data) return <Skeleton height={240} sx={{ borderRadius: '8px' }} />;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {asksAboutPayments(data.approvalType) ? (
        <Payments payments={data.payments} />
      ) : (
        <Products products={data.products} />
      )}
      <SectionFrame
        title={translate('approval.more.requests')}
        count={String(data.requests.length)}
      >
        {data.requests.map(({ id, status, requestedByName, requestedAt, asked }) => (
          <Box key={id} sx={rowStyles}>
            <TextLink
              to={createPath({ resource: 'approvals', type: 'edit', id: id })}
            >{`#${id}`}</TextLink>
            <StatusChip tone={stepTone(status)}>
              {translate(`approval.status.${status}`)}
            </StatusChip>
            <Box sx={{ flex: 1, minWidth: 160 }}>
              {`${requestedByName} · ${formatMoment(new Date(requestedAt))}`}
            </Box>
            <span>{percentOf(asked)}</span>
          </Box>
        ))}
      </SectionFrame>
    </Box>
  );
};
