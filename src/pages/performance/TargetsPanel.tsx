import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import {
  noPerformanceData,
  performanceLevels,
} from '#contract/domain/performance/performanceLevels.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { useAddressMembers } from '#parts/contexts/useAddressMembers.ts';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { Choice } from './Choice.tsx';
import { StandingsTable } from './StandingsTable.tsx';
import { StandingSum } from './StandingSum.tsx';
import { useStandings } from './useStandings.ts';

/** Who is behind their target and why, level by level, those furthest behind first; all of it in the address. */
export const TargetsPanel = () => {
  const translate = useTranslate();
  const [params, change] = useAddressMembers();
  const under = Number(params.get('under')) || undefined;
  const level = performanceLevels.find(one => one === params.get('level'));
  const isBehindOnly = params.get('only') === 'behind';
  const { data, error, refetch } = useStandings({
    ...(under !== undefined && { under }),
    ...(level && { level }),
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton height={480} sx={{ borderRadius: '8px' }} />;
  const rows = data.placed.filter(({ isBehind }) => isBehind || !isBehindOnly);
  const behind = data.placed.filter(({ isBehind }) => isBehind).length;
  if (data.placed.length === 0 || !data.level)
    return <EmptyState icon="users" title={noPerformanceData} />;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        role="search"
        aria-label={translate('performance.narrow')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'end' }}
      >
        {data.levels.length > 1 && (
          <Box sx={{ width: 220 }}>
            <Choice
              label={translate('performance.levels')}
              value={data.level}
              options={data.levels.map(value => ({
                value,
                label: translate(`performance.level.${value}`),
              }))}
              onChange={value => change({ level: value })}
            />
          </Box>
        )}
        <Button
          variant="outlined"
          aria-pressed={isBehindOnly}
          onClick={() => change({ only: isBehindOnly ? undefined : 'behind' })}
        >
          {translate(isBehindOnly ? 'pages.standing.showAll' : 'pages.standing.onlyBehind', {
            count: behind,
          })}
        </Button>
        {under !== undefined && (
          <Button onClick={() => change({ under: undefined, level: undefined })}>
            {translate('pages.standing.allPeople')}
          </Button>
        )}
      </Box>
      <SectionFrame
        title={translate(`performance.level.${data.level}`)}
        count={String(rows.length)}
        tools={<StandingSum rows={data.placed} today={data.today} />}
      >
        {rows.length === 0 ? (
          <EmptyState icon="circle-check" title={translate('pages.standing.nobodyBehind')} />
        ) : (
          <StandingsTable label={translate('performance.targets')} rows={rows} />
        )}
      </SectionFrame>
    </Box>
  );
};
