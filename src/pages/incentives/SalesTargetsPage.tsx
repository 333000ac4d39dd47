import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { periodName } from '#contract/domain/incentives/periodName.ts';
import type { IncentiveCycle } from '#contract/calls/recordTypes.ts';
import { incentiveFrequencies } from '#contract/domain/incentives/incentiveStatus.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { TabRow } from '#parts/page/TabRow.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { CycleTargets } from './CycleTargets.tsx';
import { TargetTrend } from './TargetTrend.tsx';
import { useCycles } from './useCycles.ts';

const panelId = 'panel-targets';

const Sheet = ({ cycle }: { cycle: IncentiveCycle }) => {
  const client = useClient();
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: callKey('userTargets.sheet', cycle.id),
    queryFn: ({ signal }) =>
      client.call('userTargets.sheet', { query: { cycleId: cycle.id }, signal, isFresh: true }),
  });
  if (error && !data)
    return (
      <ErrorState
        error={error}
        title={translate('incentives.targets_failed')}
        onRetry={() => refetch()}
      />
    );
  if (!data) return <Skeleton height={320} />;
  if (data.results.length === 0)
    return (
      <EmptyState icon="target" title={translate('incentives.sheet.none')}>
        {translate('incentives.sheet.none_hint')}
      </EmptyState>
    );
  return <CycleTargets key={cycle.id} cycle={cycle} sheet={data} />;
};

/** Targets of the last three cycles, by person, typed and pasted like a spreadsheet (part 2 sections 2, 3 and 9). */
export const SalesTargetsPage = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const frequency = incentiveFrequencies.find(one => one === search.get('frequency')) ?? 'Monthly';
  const { data: cycles, error, refetch } = useCycles(frequency);
  const chosen = cycles?.find(({ id }) => String(id) === search.get('cycle')) ?? cycles?.[0];
  const choose = (more: Record<string, string>) => setSearch(more, { replace: true });
  return (
    <PageBody>
      <PageHeader
        title={translate('incentives.sheet.title')}
        context={translate('incentives.sheet.context')}
      />
      <TabRow
        label={translate('incentives.sheet.kinds')}
        tabs={incentiveFrequencies.map(one => ({
          id: one,
          label: translate(`incentives.sheet.${one.toLowerCase()}`),
          tabId: `tab-${one}`,
          panelId,
        }))}
        chosen={frequency}
        onChoose={one => choose({ frequency: one })}
      />
      <Box id={panelId} role="tabpanel" aria-labelledby={`tab-${frequency}`} sx={{ pt: 4 }}>
        {error && (
          <ErrorState
            error={error}
            title={translate('incentives.cycles_failed')}
            onRetry={() => refetch()}
          />
        )}
        {!cycles && !error && <Skeleton height={420} />}
        {cycles && chosen && (
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <TargetTrend cycles={cycles} />
            <TabRow
              label={translate('incentives.sheet.cycles')}
              tabs={cycles.map(({ id, name }) => ({
                id,
                label: periodName(name ?? '', language),
                tabId: `tab-cycle-${id}`,
                panelId: `${panelId}-cycle`,
              }))}
              chosen={chosen.id}
              onChoose={id => choose({ frequency, cycle: String(id) })}
            />
            <Box id={`${panelId}-cycle`} role="tabpanel" aria-labelledby={`tab-cycle-${chosen.id}`}>
              <Sheet key={chosen.id} cycle={chosen} />
            </Box>
          </Box>
        )}
      </Box>
    </PageBody>
  );
};
