import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useRecord } from '#engine/useRecord.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { figureTable } from '#parts/paper/figureTable.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';

/** How many messages a receiver took on each of the last days, and how many failed. */
export const WebhookDaysPanel = () => {
  const { id } = useRecord();
  const client = useClient();
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: callKey('webhooks.days', id),
    refetchInterval: 30_000,
    queryFn: ({ signal }) =>
      client.call('webhooks.days', { params: { id: Number(id) }, signal, isFresh: true }),
  });
  if (error)
    return (
      <ErrorState
        error={error}
        title={translate('webhooks.fetch_failed')}
        onRetry={() => refetch()}
      />
    );
  if (!data) return <Skeleton height={96} />;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={figureTable} aria-label={translate('webhooks.days')}>
        <thead>
          <tr>
            <td>&nbsp;</td>
            {data.results.map(({ day }) => (
              <th scope="col" key={day}>
                {formatDay(day).replace(/\/\d{4}$/, '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['sent', 'failed'] as const).map(state => (
            <tr key={state}>
              <th scope="row">{translate(`webhooks.${state}`)}</th>
              {data.results.map(one => (
                <Box
                  component="td"
                  key={one.day}
                  sx={state === 'failed' && one.failed > 0 ? { color: 'error.main' } : undefined}
                >
                  {one[state]}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
