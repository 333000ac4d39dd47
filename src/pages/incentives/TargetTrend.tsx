import Box from '@mui/material/Box';
import { useQueries } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { IncentiveCycle } from '#contract/calls/recordTypes.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { TargetChart } from './TargetChart.tsx';

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);

/** Individual targets of everyone against what they achieved, by cycle; a team's are the same deals once more. */
export const TargetTrend = ({ cycles }: { cycles: readonly IncentiveCycle[] }) => {
  const client = useClient();
  const translate = useTranslate();
  const sheets = useQueries({
    queries: cycles.map(({ id }) => ({
      queryKey: callKey('userTargets.sheet', id),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        client.call('userTargets.sheet', { query: { cycleId: id }, signal, isFresh: true }),
    })),
  });
  if (sheets.some(({ isError }) => isError)) return null;
  const sums = cycles.flatMap(({ id, name }, at) => {
    const rows = sheets[at]?.data?.results;
    if (!rows) return [];
    const isTeam = rows.every(({ types }) => !types.includes('Individual'));
    return [
      {
        cycleId: id,
        name: name ?? '',
        target: sum(rows.map(row => (isTeam ? row.teamTarget : row.individualTarget))),
        achieved: sum(rows.map(row => (isTeam ? row.teamAchieved : row.achieved))),
      },
    ];
  });
  return (
    <SectionFrame title={translate('incentives.sheet.together')}>
      {sums.length < cycles.length ? (
        <Skeleton height={380} />
      ) : (
        <Box sx={{ px: 4, pb: 2 }}>
          <TargetChart cycles={sums.toReversed()} />
        </Box>
      )}
    </SectionFrame>
  );
};
