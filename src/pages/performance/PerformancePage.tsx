import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import {
  noPerformanceData,
  performanceMetrics,
  type PerformanceLevel,
} from '#contract/domain/performance/performanceLevels.ts';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { useAddressMembers } from '#parts/contexts/useAddressMembers.ts';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { TabRow } from '#parts/page/TabRow.tsx';
import { Choice } from './Choice.tsx';
import { ComparisonPanel } from './ComparisonPanel.tsx';
import { LeaderboardPanel } from './LeaderboardPanel.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { TargetsPanel } from './TargetsPanel.tsx';
import { useMonths } from './useMonths.ts';
import { usePerformance } from './usePerformance.ts';

const tabs = ['individual', 'team', 'comparison', 'leaderboard', 'targets'] as const;

/** One's own people come first; who sees others chooses them. */
const whoseOptions = ['own', 'all'] as const;

/** What is chosen, all of it in the address. */
const useChosen = (latest: string) => {
  const [params, changeAddress] = useAddressMembers();
  const from = params.get('month') ?? latest;
  return {
    tab: tabs.find(one => one === params.get('tab')) ?? 'individual',
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(from) ? from : latest,
    metric: performanceMetrics.find(one => one === params.get('metric')) ?? 'attempted',
    level: params.get('level'),
    people: whoseOptions.find(one => one === params.get('people')) ?? 'own',
    change: (name: 'tab' | 'month' | 'metric' | 'level' | 'people', value: string) =>
      // Who is compared is of one level.
      changeAddress({ [name]: value, ...(name === 'level' && { with: undefined }) }),
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
  const hasOwn = data?.people.some(({ isOwn }) => isOwn) ?? false;
  const hasOthers = hasOwn && (data?.people.some(({ isOwn }) => !isOwn) ?? false);
  const whose = hasOthers ? chosen.people : 'all';
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
      {tab !== 'targets' && (
        <Box
          role="search"
          aria-label={translate('performance.narrow')}
          sx={{
            mt: 4,
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 220px))' },
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
          {hasOthers && tab !== 'leaderboard' && (
            <Choice
              label={translate('performance.people')}
              value={whose}
              options={whoseOptions.map(value => ({
                value,
                label: translate(`performance.whose.${value}`),
              }))}
              onChange={value => change('people', value)}
            />
          )}
        </Box>
      )}
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
          <PeoplePanel
            key={`${month} ${whose}`}
            from={month}
            until={month}
            level="agent"
            metric={metric}
            isOwnOnly={whose === 'own'}
          />
        )}
        {level && tab === 'team' && (
          <PeoplePanel
            key={`${month} ${level} ${whose}`}
            isOwnOnly={whose === 'own'}
            from={month}
            until={month}
            level={level}
            metric={metric}
          />
        )}
        {level && tab === 'comparison' && (
          <ComparisonPanel
            key={level}
            until={month}
            level={level}
            metric={metric}
            isOwnOnly={whose === 'own'}
          />
        )}
        {level && tab === 'leaderboard' && <LeaderboardPanel month={month} metric={metric} />}
        {level && tab === 'targets' && <TargetsPanel />}
      </Box>
    </PageBody>
  );
};
