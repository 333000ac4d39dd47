import Box from '@mui/material/Box';
import { useTranslate, LinkBase, useCreatePath } from 'react-admin';
import {
  noPerformanceData,
  type PerformanceLevel,
  type PerformanceMetric,
} from '#contract/domain/performance/performanceLevels.ts';
import { SeriesPlot } from '#engine/charts/lazySeries.tsx';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { writeMetric } from './metrics.ts';
import { PeopleBehind } from './PeopleBehind.tsx';
import { RowsBehind } from './RowsBehind.tsx';
import { useFigure } from './useFigure.ts';
import { usePerformance } from './usePerformance.ts';

/** More bars than this are not a picture; the table has all of them. */
const mostBars = 15;

interface Props {
  from: string;
  until: string;
  level: PerformanceLevel;
  metric: PerformanceMetric;
  /** Those below the person alone. */
  isOwnOnly: boolean;
}

/**
 * Everyone at a level: the best of them drawn, all of them in a table, below it what is behind a figure: rows, or the people of
 * a team.
 */
export const PeoplePanel = ({ from, until, level, metric, isOwnOnly }: Props) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [asked, setFigure] = useFigure('figure');
  // That of another month belongs to what was shown before.
  const figure = asked?.from === from && asked.until === until ? asked : undefined;
  const { data, error, refetch } = usePerformance({ from, until, level, by: 'person' });
  if (error && !data) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton height={480} sx={{ borderRadius: '8px' }} />;
  const people = data.people.filter(({ isOwn }) => isOwn || !isOwnOnly);
  if (people.length === 0) return <EmptyState icon="users" title={noPerformanceData} />;
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const rows = data.rows
    .filter(({ personId }) => nameOf.has(personId))
    .toSorted((one, other) => other[metric] - one[metric]);
  const drawn = rows.slice(0, mostBars);
  const isTeam = level !== 'agent';
  const chosen = figure && nameOf.get(figure.personId);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SectionFrame title={translate(`performance.metric.${metric}`)}>
        <Box sx={{ px: 2, pb: 2 }}>
          <SeriesPlot
            isLying
            height={Math.max(120, drawn.length * 28 + 48)}
            label={translate(`performance.metric.${metric}`)}
            names={drawn.map(({ personId }) => nameOf.get(personId) ?? '')}
            series={[
              {
                label: translate(`performance.metric.${metric}`),
                values: drawn.map(row => row[metric]),
              },
            ]}
            write={value => writeMetric(metric, value)}
          />
        </Box>
      </SectionFrame>
      <SectionFrame title={translate(`performance.level.${level}`)} count={String(rows.length)}>
        <FiguresTable
          label={translate(`performance.level.${level}`)}
          heading={translate('performance.name')}
          chosen={figure && String(figure.personId)}
          lines={rows.map(row => {
            const name = nameOf.get(row.personId) ?? '';
            return {
              key: String(row.personId),
              name,
              row,
              head: (
                <Box
                  component={LinkBase}
                  to={`${createPath({ resource: 'agent-performance', type: 'list' })}?agent=${row.personId}&month=${until}`}
                  sx={linkStyles}
                >
                  {name}
                </Box>
              ),
            };
          })}
          onFigure={({ personId }, of) => setFigure({ personId, metric: of, from, until })}
        />
      </SectionFrame>
      {figure && chosen && isTeam && (
        <PeopleBehind
          key={JSON.stringify(figure)}
          sum={figure}
          name={chosen}
          value={rows.find(({ personId }) => personId === figure.personId)?.[figure.metric] ?? 0}
        />
      )}
      {figure && chosen && !isTeam && (
        <RowsBehind key={JSON.stringify(figure)} figure={figure} name={chosen} />
      )}
    </Box>
  );
};
