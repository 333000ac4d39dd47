import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { monthEnd } from '#contract/domain/days/addDays.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { ListOnPage } from '#engine/sections/ListOnPage.tsx';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { Buckets } from './Buckets.tsx';
import { RenewalFilters, usualLeadsDays } from './RenewalFilters.tsx';
import { useRenewalFilter, type RenewalFilter } from './useRenewalFilter.ts';

/** Report calls may take a minute (part 1 section 9); one that is given up says nothing (T120). */
const longest = 60_000;

/** The list's part of the filter: the same rows as the buckets count. */
const conditionOf = (filter: RenewalFilter): Condition => {
  const { month, renewal, lapsed, leads: _leads, ...equal } = filter;
  const parts: Condition[] = Object.entries(equal).map(([name, value]) => ({
    [name]: { eq: value },
  }));
  if (month !== undefined)
    parts.push({ endDate: { gte: `${month}-01` } }, { endDate: { lte: monthEnd(month) } });
  if (renewal !== undefined) parts.push({ renewalBucket: { eq: renewal } });
  if (lapsed !== undefined) parts.push({ lapsedBucket: { eq: lapsed } });
  if (renewal === undefined && lapsed === undefined)
    parts.push({
      any: [{ renewalBucket: { empty: false } }, { lapsedBucket: { empty: false } }],
    });
  return { all: parts };
};

const useSummary = ({
  renewal: _renewal,
  lapsed: _lapsed,
  leads: _leads,
  ...query
}: RenewalFilter) => {
  const client = useClient();
  return useQuery({
    queryKey: callKey('renewals.summary', query),
    queryFn: ({ signal }) => client.call('renewals.summary', { query, signal, timeout: longest }),
    placeholderData: keepPreviousData,
    retry: false,
  });
};

/** What ends when, what has lapsed, and the packages behind both (part 1 section 9; open to everyone). */
export const RenewalDashboardPage = () => {
  const translate = useTranslate();
  const { filter, change } = useRenewalFilter();
  const { data, error, refetch } = useSummary(filter);
  const by = useMemo(() => conditionOf(filter), [filter]);
  return (
    <PageBody>
      <PageHeader title={translate('renewals.title')} context={translate('renewals.hint')} />
      <Box sx={{ mt: 4, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RenewalFilters filter={filter} change={change} />
        {error && !data ? (
          <ErrorState title={translate('renewals.error')} error={error} onRetry={() => refetch()} />
        ) : (
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {data ? (
              <>
                <Buckets
                  kind="renewals"
                  buckets={data.renewals}
                  chosen={filter.renewal}
                  onChoose={renewal => change({ renewal, lapsed: undefined })}
                />
                <Buckets
                  kind="lapsed"
                  buckets={data.lapsed}
                  chosen={filter.lapsed}
                  onChoose={lapsed => change({ lapsed, renewal: undefined })}
                />
              </>
            ) : (
              <>
                <Skeleton height={440} />
                <Skeleton height={440} />
              </>
            )}
          </Box>
        )}
        {data && data.older > 0 && (
          <Typography variant="body2" color="textSecondary">
            {translate('renewals.older', {
              smart_count: data.older,
              count: writeNumber(data.older),
            })}
          </Typography>
        )}
        <ListOnPage
          resource="renewals"
          by={by}
          columns={[
            'packageName',
            'accountId',
            'endDate',
            'daysLeft',
            filter.lapsed === undefined ? 'renewalBucket' : 'lapsedBucket',
            `leads${filter.leads ?? usualLeadsDays}`,
            'isRenewed',
            'salesPrice',
            'agentName',
            'cityId',
            'sellerType',
            'profileType',
          ]}
        />
      </Box>
    </PageBody>
  );
};
