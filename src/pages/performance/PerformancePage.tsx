import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import {
  noPerformanceData,
  performanceMetrics,
  type PerformanceLevel,
} from '#contract/domain/performance/performanceLevels.ts';
import { EmptyState } from '#parts/EmptyState.tsx';
import { ErrorState } from '#parts/ErrorState.tsx';
import { PageBody } from '#parts/PageBody.tsx';
import { PageHeader } from '#parts/PageHeader.tsx';
import { useAddressMembers } from '#parts/useAddressMembers.ts';
import { Skeleton } from '#parts/Skeleton.tsx';
import { TabRow } from '#parts/TabRow.tsx';
import { Choice } from './Choice.tsx';
import { ComparisonPanel } from './ComparisonPanel.tsx';
import { LeaderboardPanel } from './LeaderboardPanel.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { useMonths } from './useMonths.ts';
import { usePerformance } from './usePerformance.ts';

const tabs = ['individual', 'team', 'comparison', 'leaderboard'] as const;

/** What is chosen, all of it in the address. */
const useChosen = (latest: string) => {
  const [params, changeAddress] = useAddressMembers();
  const from = params.get('month') ?? latest;
  return {
    tab: tabs.find(one => one === params.get('tab')) ?? 'individual',
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(from) ? from : latest,
    metric: performanceMetrics.find(one => one === params.get('metric')) ?? 'attempted',
    level: params.get('level'),
    change: (name: 'tab' | 'month' | 'metric' | 'level', value: string) =>
      changeAddress({ [name]: value }),
  };
};

/** Performance by individual, team and comparison, and the leaderboard (part 2 section 2). */
export const PerformancePage = () => {
  const translate = useTranslate();
  const months = useMonths();
  const chosen = useChosen(months[0]?.value ?? '');
  const { tab, month, metric, change } = chosen;
  const { data, error, refetch } = usePerformance({ from: month, until: month, by: 'person' });
  const teams = data?.levels.filter(level => level !== 'agent') ?? [];
  const offered: readonly PerformanceLevel[] = tab === 'team' ? teams : (data?.levels ?? []);
  const level = offered.find(one => one === chosen.level) ?? offered.at(-1);
  const hasLevel = (tab === 'team' || tab === 'comparison') && offered.length > 1;
  return (
    <PageBody>
      <PageHeader title={translate('performance.title')} context={translate('performance.hint')} />
      <Box sx={{ mt: 4 }}>
        <TabRow
          label={translate('performance.title')}
          chosen={tab}
          onChoose={next => change('tab', next)}
          tabs={tabs.map(id => ({
            id,
            tabId: `tab-performance-${id}`,
            panelId: 'panel-performance',
            label: translate(`performance.${id}`),
          }))}
        />
      </Box>
      <Box
        role="search"
        aria-label={translate('performance.narrow')}
        sx={{
          mt: 4,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, minmax(0, 220px))' },
        }}
      >
        <Choice
          label={translate('performance.month')}
          value={month}
          options={months}
          onChange={value => change('month', value)}
        />
        <Choice
          label={translate('performance.figure')}
          value={metric}
          options={performanceMetrics.map(value => ({
            value,
            label: translate(`performance.metric.${value}`),
          }))}
          onChange={value => change('metric', value)}
        />
        {hasLevel && level && (
          <Choice
            label={translate('performance.levels')}
            value={level}
            options={offered.map(value => ({
              value,
              label: translate(`performance.level.${value}`),
            }))}
            onChange={value => change('level', value)}
          />
        )}
      </Box>
      <Box
        role="tabpanel"
        id="panel-performance"
        aria-labelledby={`tab-performance-${tab}`}
        sx={{ mt: 4 }}
      >
        {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
        {!data && !error && <Skeleton height={480} sx={{ borderRadius: '8px' }} />}
        {data && !level && <EmptyState icon="users" title={noPerformanceData} />}
        {level && tab === 'individual' && (
          <PeoplePanel key={month} from={month} until={month} level="agent" metric={metric} />
        )}
        {level && tab === 'team' && (
          <PeoplePanel
            key={`${month} ${level}`}
            from={month}
            until={month}
            level={level}
            metric={metric}
          />
        )}
        {level && tab === 'comparison' && (
          <ComparisonPanel key={level} until={month} level={level} metric={metric} />
        )}
        {level && tab === 'leaderboard' && <LeaderboardPanel month={month} metric={metric} />}
      </Box>
    </PageBody>
  );
};
