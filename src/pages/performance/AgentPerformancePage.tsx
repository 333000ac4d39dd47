import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import {
  levelsShown,
  noPerformanceData,
  performanceMetrics,
} from '#contract/domain/performance/performanceLevels.ts';
import { SeriesPlot } from '#engine/charts/lazySeries.tsx';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { useAddressMembers } from '#parts/contexts/useAddressMembers.ts';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useUser } from '#parts/contexts/useUser.ts';
import { useGrants } from '../dashboards/useGrants.ts';
import { Choice } from './Choice.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { writeMetric } from './metrics.ts';
import { RowsBehind } from './RowsBehind.tsx';
import { useFigure } from './useFigure.ts';
import { useMonths } from './useMonths.ts';
import { usePerformance, type Row } from './usePerformance.ts';

/** The whole month of someone, from their days. */
const totalOf = (rows: readonly Row[]) =>
  performanceMetrics.map(metric => ({
    metric,
    value: rows.reduce((sum, row) => sum + row[metric], 0),
  }));

/** One agent, day by day; the rows behind a figure of a day below (part 2 section 2). */
export const AgentPerformancePage = () => {
  const translate = useTranslate();
  const user = useUser();
  const months = useMonths();
  const [params, changeAddress] = useAddressMembers();
  const [opened, setFigure] = useFigure('figure');
  const latest = months[0]?.value ?? '';
  const month = months.find(({ value }) => value === params.get('month'))?.value ?? latest;
  const metric = performanceMetrics.find(one => one === params.get('metric')) ?? 'attempted';
  // Who sees no agents is not refused, they see that there is nothing.
  const seesAgents = levelsShown(useGrants().map(({ code }) => code)).includes('agent');
  const everybody = usePerformance(
    seesAgents ? { from: month, until: month, level: 'agent', by: 'person' } : undefined,
  );
  const seen = everybody.data?.people ?? [];
  // One's own people first: some see those of other lines, too.
  const people = [...seen.filter(({ isOwn }) => isOwn), ...seen.filter(({ isOwn }) => !isOwn)];
  const asked = Number(params.get('agent'));
  const own = people.find(({ id }) => id === user?.id)?.id;
  const agentId = asked > 0 ? asked : (own ?? people[0]?.id);
  const { data, error, refetch } = usePerformance(
    agentId === undefined
      ? undefined
      : { from: month, until: month, by: 'day', personIds: [agentId] },
  );
  const change = (name: 'agent' | 'month' | 'metric', value: string) =>
    changeAddress({ [name]: value, figure: undefined });
  const isOfThese = opened?.personId === agentId && opened?.from.startsWith(month);
  const figure = isOfThese ? opened : undefined;
  const person = data?.people.find(({ id }) => id === agentId);
  const isPending =
    (seesAgents && everybody.isPending) || (agentId !== undefined && !data && !error);
  const failure = everybody.error ?? error;
  const isTeam = person !== undefined && person.level !== 'agent';
  const options =
    person && !people.some(({ id }) => id === person.id) ? [person, ...people] : people;
  return (
    <PageBody>
      <PageHeader
        title={translate('performance.agentTitle')}
        crumb={person?.name ?? null}
        context={translate('performance.agentHint')}
        {...(person && {
          facts: totalOf(data?.rows ?? []).map(({ metric: of, value }) => ({
            label: translate(`performance.metric.${of}`),
            value: writeMetric(of, value),
          })),
        })}
      />
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
        {options.length > 1 && (
          <Choice
            label={translate('performance.agent')}
            value={String(agentId)}
            options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={value => change('agent', value)}
          />
        )}
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
      </Box>
      <Box sx={{ mt: 4, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {failure && <ErrorState error={failure} onRetry={() => refetch()} />}
        {isPending && <Skeleton height={480} sx={{ borderRadius: '8px' }} />}
        {!isPending && !failure && (data?.rows ?? []).length === 0 && (
          <EmptyState icon="gauge" title={noPerformanceData} />
        )}
        {data && person && data.rows.length > 0 && (
          <>
            <SectionFrame title={translate(`performance.metric.${metric}`)}>
              <Box sx={{ px: 2, pb: 2 }}>
                <SeriesPlot
                  label={translate(`performance.metric.${metric}`)}
                  names={data.rows.map(({ period }) => (period ?? '').slice(8))}
                  series={[
                    {
                      label: translate(`performance.metric.${metric}`),
                      values: data.rows.map(row => row[metric]),
                    },
                  ]}
                  write={value => writeMetric(metric, value)}
                />
              </Box>
            </SectionFrame>
            <SectionFrame title={translate('performance.days')}>
              <FiguresTable
                label={translate('performance.days')}
                heading={translate('performance.day')}
                chosen={figure?.from}
                lines={data.rows.map(row => {
                  const day = formatDay(row.period ?? '');
                  return { key: row.period ?? '', head: day, name: day, row };
                })}
                onFigure={
                  isTeam
                    ? undefined
                    : ({ personId, period }, of) =>
                        setFigure({
                          personId,
                          metric: of,
                          from: period ?? month,
                          until: period ?? month,
                        })
                }
              />
            </SectionFrame>
            {figure && (
              <RowsBehind
                key={JSON.stringify(figure)}
                figure={figure}
                name={formatDay(figure.from)}
              />
            )}
          </>
        )}
      </Box>
    </PageBody>
  );
};
