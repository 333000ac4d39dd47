import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { foldedText } from '#contract/domain/texts/foldedText.ts';
import { addMonthsToMonth } from '#contract/domain/days/addDays.ts';
import {
  noPerformanceData,
  type PerformanceLevel,
  type PerformanceMetric,
} from '#contract/domain/performance/performanceLevels.ts';
import { SeriesPlot } from '#engine/charts/lazySeries.tsx';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { useAddressMembers } from '#parts/contexts/useAddressMembers.ts';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { SearchBox } from '#parts/controls/SearchBox.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { writeMetric } from './metrics.ts';
import { usePerformance } from './usePerformance.ts';

/** As many as can be told apart. */
const most = 5;
const atFirst = 3;

interface Props {
  until: string;
  level: PerformanceLevel;
  metric: PerformanceMetric;
  /** Those below the person alone. */
  isOwnOnly: boolean;
}

/** Who is compared, as the address says it; nobody at all is a choice, too. */
const readPicked = (text: string | null): readonly number[] | undefined =>
  text === null ? undefined : [...new Set(text.split(',').map(Number))];

/** Up to five people side by side over six months. */
export const ComparisonPanel = ({ until, level, metric, isOwnOnly }: Props) => {
  const translate = useTranslate();
  const from = addMonthsToMonth(until, -5);
  const all = usePerformance({ from, until, level, by: 'person' });
  const [params, changeAddress] = useAddressMembers();
  const search = params.get('find') ?? '';
  const everybody = all.data?.people ?? [];
  const own = everybody.filter(({ isOwn }) => isOwn);
  const people = isOwnOnly ? own : [...own, ...everybody.filter(({ isOwn }) => !isOwn)];
  const known = readPicked(params.get('with'))?.filter(id =>
    people.some(person => person.id === id),
  );
  const chosen = known?.slice(0, most) ?? people.slice(0, atFirst).map(({ id }) => id);
  const asked = { from, until, by: 'month' as const, personIds: [...chosen] };
  const { data, error, refetch } = usePerformance(chosen.length > 0 ? asked : undefined);
  const months = Array.from({ length: 6 }, (_, place) => addMonthsToMonth(from, place));
  if (all.error && !all.data) return <ErrorState error={all.error} onRetry={() => all.refetch()} />;
  if (!all.data) return <Skeleton height={480} sx={{ borderRadius: '8px' }} />;
  if (people.length === 0) return <EmptyState icon="users" title={noPerformanceData} />;
  // Who is chosen stays in sight while others are looked for.
  const sought = foldedText(search.trim());
  const offered = people.filter(
    ({ id, name }) => chosen.includes(id) || foldedText(name).includes(sought),
  );
  const toggle = (id: number) =>
    changeAddress({
      with: (chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id]).join(','),
    });
  const valueOf = (personId: number, month: string) =>
    data?.rows.find(row => row.personId === personId && row.period === month)?.[metric] ?? 0;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SectionFrame
        title={translate('performance.pick')}
        count={`${chosen.length}/${most}`}
        tools={
          <SearchBox
            q={search}
            onSearch={words => changeAddress({ find: words || undefined })}
            label={translate('performance.search')}
            hasKey={false}
          />
        }
      >
        <Box
          role="group"
          aria-label={translate('performance.pick')}
          sx={{
            px: 4,
            pb: 4,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            maxHeight: 180,
            overflow: 'auto',
          }}
        >
          {offered.map(({ id, name }) => {
            const isOn = chosen.includes(id);
            return (
              <ButtonBase
                key={id}
                aria-pressed={isOn}
                disabled={!isOn && chosen.length >= most}
                onClick={() => toggle(id)}
                sx={theme => ({
                  px: 3,
                  minHeight: 30,
                  borderRadius: '999px',
                  typography: 'body2',
                  border: `1px solid ${isOn ? theme.vars.palette.primary.main : theme.vars.palette.divider}`,
                  background: isOn ? theme.vars.palette.action.selected : 'transparent',
                  '&:disabled': { color: theme.vars.palette.text.disabled },
                })}
              >
                {name}
              </ButtonBase>
            );
          })}
          {offered.every(({ id }) => chosen.includes(id)) && sought !== '' && (
            <Box sx={{ typography: 'body2', color: 'text.secondary', alignSelf: 'center' }}>
              {translate('performance.nobodyFound')}
            </Box>
          )}
        </Box>
      </SectionFrame>
      {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
      {chosen.length > 0 && data && (
        <SectionFrame title={translate(`performance.metric.${metric}`)}>
          <Box sx={{ px: 2, pb: 2 }}>
            <SeriesPlot
              height={300}
              label={translate(`performance.metric.${metric}`)}
              names={months}
              series={chosen.map(id => ({
                label: people.find(person => person.id === id)?.name ?? '',
                values: months.map(month => valueOf(id, month)),
              }))}
              write={value => writeMetric(metric, value)}
            />
          </Box>
          <FiguresTable
            label={translate('performance.comparison')}
            heading={translate('performance.name')}
            chosen={undefined}
            onFigure={undefined}
            lines={chosen.flatMap(id => {
              const row = all.data.rows.find(({ personId }) => personId === id);
              const name = people.find(person => person.id === id)?.name ?? '';
              return row ? [{ key: String(id), name, head: name, row }] : [];
            })}
          />
        </SectionFrame>
      )}
    </Box>
  );
};
