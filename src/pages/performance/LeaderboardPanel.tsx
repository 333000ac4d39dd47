import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import {
  noPerformanceData,
  type PerformanceMetric,
} from '#contract/domain/performance/performanceLevels.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Initials } from '#parts/words/Initials.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { writeMetric } from './metrics.ts';
import { useLeaderboard } from './usePerformance.ts';

interface Props {
  month: string;
  metric: PerformanceMetric;
}

/** Agents by a figure of the month, with oneself marked. */
export const LeaderboardPanel = ({ month, metric }: Props) => {
  const translate = useTranslate();
  const { data, error, refetch } = useLeaderboard({ month, metric });
  if (error && !data) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton height={480} sx={{ borderRadius: '8px' }} />;
  const best = data.results[0]?.value ?? 0;
  if (data.results.length === 0) return <EmptyState icon="trophy" title={noPerformanceData} />;
  return (
    <SectionFrame title={translate('performance.leaderboard')} count={String(data.results.length)}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.results.map(({ rank, personId, name, value, isMe }) => (
          <Box
            component="li"
            key={personId}
            aria-current={isMe || undefined}
            sx={theme => ({
              display: 'grid',
              gridTemplateColumns: '40px 28px minmax(80px, 240px) minmax(0, 1fr) 96px',
              alignItems: 'center',
              gap: 3,
              px: 4,
              minHeight: 44,
              borderTop: `1px solid ${theme.vars.palette.divider}`,
              background: isMe ? theme.vars.palette.action.selected : undefined,
              typography: 'body2',
            })}
          >
            <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {rank}
            </Box>
            <Initials name={name} />
            <Box component="span" sx={{ fontWeight: isMe ? 600 : 400, overflowWrap: 'anywhere' }}>
              {isMe ? translate('performance.me', { name }) : name}
            </Box>
            <Box aria-hidden sx={{ height: 8 }}>
              <Box
                sx={{
                  height: 8,
                  width: `${best > 0 ? (value / best) * 100 : 0}%`,
                  borderRadius: '4px',
                  bgcolor: 'primary.main',
                }}
              />
            </Box>
            <Box component="span" sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
              {writeMetric(metric, value)}
            </Box>
          </Box>
        ))}
      </Box>
    </SectionFrame>
  );
};
