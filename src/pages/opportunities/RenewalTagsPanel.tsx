import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { loadingRenewalAlert as loading } from '#contract/domain/texts/loadingRenewalAlert.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useRecord } from '#engine/useRecord.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { RetryButton } from '#parts/states/RetryButton.tsx';

/** The kind of renewal of an opportunity, and how soon it ends. */
export const RenewalTagsPanel = () => {
  const translate = useTranslate();
  const client = useClient();
  const id = Number(useRecord().id);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: callKey('opportunities.renewalTags', id),
    retry: false,
    queryFn: ({ signal }) => client.call('opportunities.renewalTags', { params: { id }, signal }),
  });
  const tags = (
    [
      ['tag', data?.renewalTag],
      ['alert', data?.renewalAlertTag],
    ] as const
  ).filter(([, tag]) => !data || (tag ?? '') !== '');
  return (
    <LiveRegion isBusy={isPending}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          gap: 2,
          typography: 'body2',
          '& dd': { m: 0 },
        }}
      >
        {tags.map(([name, tag]) => (
          <Fragment key={name}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`opportunity.renewal.${name}`)}
            </Box>
            <dd>{isPending ? loading : (tag ?? '-')}</dd>
          </Fragment>
        ))}
      </Box>
      {tags.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('opportunity.renewal.none')}
        </Typography>
      )}
      {error && <RetryButton onRetry={() => refetch()} />}
    </LiveRegion>
  );
};
