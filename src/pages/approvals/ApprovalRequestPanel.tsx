import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate, useCreatePath } from 'react-admin';
import { TextLink } from './TextLink.tsx';
import { asText } from '#contract/domain/texts/asText.ts';
import { formatDay, formatMoment } from '#contract/domain/days/formatDay.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { Money } from '#parts/words/Money.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { Unread } from './Unread.tsx';
import { useApproval, type ApprovalDetails } from './useApproval.ts';
import { contentRows, type ContentRow } from './contentRows.ts';
import { stepTone } from './stepTone.ts';

const tableStyles = (theme: Theme) => ({
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    padding: '8px 16px',
    textAlign: 'start',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th': { fontWeight: 500, color: theme.vars.palette.text.secondary },
  '& [data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& [data-changed]': { background: theme.vars.palette.warning.light, fontWeight: 600 },
});

const Value = ({ row, value }: { row: ContentRow; value: unknown }) => {
  if (value === null || value === undefined) return <>-</>;
  if (row.as === 'money') return <Money paise={Number(value)} />;
  const words = asText(value);
  if (row.as === 'percent') return <>{`${words} %`}</>;
  return <>{row.as === 'date' ? formatDay(words) : words}</>;
};

/** A table that scrolls sideways where there is no room for it, by keys as well (WCAG 2.1.1). */
const Wide = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box tabIndex={0} role="group" aria-label={label} sx={{ overflowX: 'auto' }}>
    {children}
  </Box>
);

const Content = ({ approval }: { approval: ApprovalDetails }) => {
  const translate = useTranslate();
  const rows = contentRows(approval.asked, approval.current);
  return (
    <SectionFrame title={translate('approval.request.title')}>
      <Wide label={translate('approval.request.title')}>
        <Box component="table" sx={tableStyles}>
          <thead>
            <tr>
              <th scope="col">{translate('approval.request.what')}</th>
              <th scope="col" data-number>
                {translate('approval.request.asked')}
              </th>
              {approval.current && (
                <th scope="col" data-number>
                  {translate('approval.request.now')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.name}>
                <th scope="row">{translate(`approval.content.${row.name}`)}</th>
                <td data-number>
                  <Value row={row} value={row.asked} />
                </td>
                {approval.current && (
                  <td data-number data-changed={row.asked !== row.current || undefined}>
                    <Value row={row} value={row.current} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Box>
      </Wide>
    </SectionFrame>
  );
};

const History = ({ approval }: { approval: ApprovalDetails }) => {
  const translate = useTranslate();
  return (
    <SectionFrame title={translate('approval.history.title')}>
      <Wide label={translate('approval.history.title')}>
        <Box component="table" sx={tableStyles}>
          <thead>
            <tr>
              {['userName', 'role', 'status', 'updatedAt'].map(name => (
                <th key={name} scope="col">
                  {translate(`approval.history.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {approval.approvalHistory.map(row => (
              <tr key={`${row.updatedAt}${row.userName}${row.status}`}>
                <td>{row.userName}</td>
                <td>{translate(`approval.role.${row.role}`)}</td>
                <td>
                  <StatusChip tone={stepTone(row.status)}>
                    {translate(`approval.status.${row.status}`)}
                  </StatusChip>
                  {row.remark !== null && <Box sx={{ mt: 1 }}>{row.remark}</Box>}
                </td>
                <td>{formatMoment(new Date(row.updatedAt))}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Wide>
    </SectionFrame>
  );
};

/** What is asked for, what there is now, why, and each step so far. */
export const ApprovalRequestPanel = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { data: approval, error, refetch } = useApproval();
  if (error && !approval) return <Unread error={error} onRetry={() => refetch()} />;
  if (!approval) return <Skeleton height={320} sx={{ borderRadius: '8px' }} />;
  const { opportunityRoute, opportunityName, remark, previousId } = approval;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {approval.status === 'Superseded' && (
        <Alert severity="warning">{translate('approval.request.superseded')}</Alert>
      )}
      {approval.isChanged && approval.status === 'PendingApproval' && (
        <Alert severity="warning">{translate('approval.request.changed')}</Alert>
      )}
      <Content approval={approval} />
      <SectionFrame title={translate('approval.request.why')}>
        <Box sx={{ px: 4, pb: 4, typography: 'body2', display: 'grid', gap: 2 }}>
          <span>{remark ?? translate('approval.request.noReason')}</span>
          {opportunityRoute !== null && (
            <TextLink to={opportunityRoute}>
              {translate('approval.request.opportunity', { name: opportunityName ?? '' })}
            </TextLink>
          )}
          {typeof previousId === 'number' && (
            <TextLink to={createPath({ resource: 'approvals', type: 'edit', id: previousId })}>
              {translate('approval.request.previous', { id: previousId })}
            </TextLink>
          )}
        </Box>
      </SectionFrame>
      <History approval={approval} />
    </Box>
  );
};
