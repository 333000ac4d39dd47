import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callKey } from '#dataProvider/query/keys.ts';
import { useRecord } from '#engine/useRecord.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { TargetChart } from './TargetChart.tsx';

/** Target against achieved of a person in their last cycles; what is the team's counts with their own. */
export const TargetChartPanel = () => {
  const record = useRecord();
  const client = useClient();
  const translate = useTranslate();
  const userId = Number(record['userId']);
  const { data, error, refetch } = useQuery({
    queryKey: callKey('myIncentives.list', 'cycles', userId, record['version']),
    queryFn: ({ signal }) =>
      client.call('myIncentives.list', {
        query: { userId, page: 0, pageSize: 10, sort: '-cycleStart' },
        signal,
        isFresh: true,
      }),
  });
  if (error)
    return (
      <ErrorState
        error={error}
        title={translate('incentives.fetch_failed')}
        onRetry={() => refetch()}
      />
    );
  if (!data) return <Skeleton height={220} />;
  return (
    <TargetChart
      cycles={data.results
        .slice(0, 6)
        .toReversed()
        .map(one => ({
          cycleId: one.cycleId ?? one.id,
          name: one.cycleName ?? '',
          target: (one.individualTarget ?? 0) + (one.teamTarget ?? 0),
          achieved: (one.achieved ?? 0) + (one.teamAchieved ?? 0),
        }))}
    />
  );
};
