import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import type { Figure } from './behind.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { writeMetric } from './metrics.ts';
import { RowsBehind } from './RowsBehind.tsx';
import { useFigure } from './useFigure.ts';
import { usePerformance } from './usePerformance.ts';

interface Props {
  /** The sum that was chosen; its person is the leader. */
  sum: Figure;
  /** The leader. */
  name: string;
  value: number;
}

/** The people whose own figures make up the sum of a leader; each of them opens to its rows. */
export const PeopleBehind = ({ sum, name, value }: Props) => {
  const translate = useTranslate();
  const { personId, metric, from, until } = sum;
  const [asked, setFigure] = useFigure('part');
  const figure = asked?.from === from && asked.until === until ? asked : undefined;
  const { data, error, refetch } = usePerformance({ from, until, by: 'person', under: personId });
  const region = useRef<HTMLDivElement>(null);
  const isThere = data !== undefined;
  // It is below what was pressed.
  useEffect(() => {
    if (isThere) region.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);
  const nameOf = new Map(data?.people.map(person => [person.id, person.name]));
  const rows = (data?.rows ?? [])
    .filter(row => row[metric] > 0)
    .toSorted((one, other) => other[metric] - one[metric]);
  const label = translate('performance.made', {
    name,
    metric: translate(`performance.metric.${metric}`),
    value: writeMetric(metric, value),
  });
  return (
    <Box ref={region} sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box role="region" aria-label={label}>
        <SectionFrame title={label} count={String(rows.length)}>
          {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
          {!data && !error && <Skeleton height={160} sx={{ m: 4, borderRadius: '8px' }} />}
          {data && (
            <FiguresTable
              label={label}
              heading={translate('performance.name')}
              chosen={figure && String(figure.personId)}
              lines={rows.map(row => ({
                key: String(row.personId),
                name: nameOf.get(row.personId) ?? '',
                head: nameOf.get(row.personId) ?? '',
                row,
              }))}
              onFigure={(row, of) => setFigure({ personId: row.personId, metric: of, from, until })}
            />
          )}
        </SectionFrame>
      </Box>
      {figure && (
        <RowsBehind
          key={JSON.stringify(figure)}
          figure={figure}
          name={nameOf.get(figure.personId) ?? ''}
        />
      )}
    </Box>
  );
};
