import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useElsewhere, type Place } from './useElsewhere.ts';

interface Props {
  place: Place;
  onTake: (polygonUuid: string, days: { start_date: string; end_date: string }) => void;
}

/** The next free days of the same length, and the nearest areas that are free on these. */
export const Elsewhere = ({ place, onTake }: Props) => {
  const translate = useTranslate();
  const { data, error, refetch } = useElsewhere(place, true);
  if (error && !data) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton height={72} />;
  const { free, neighbours } = data;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {free ? (
        <Button size="small" variant="outlined" onClick={() => onTake(place.polygon_uuid, free)}>
          {translate('availability.nextFree', {
            start: formatDay(free.start_date),
            end: formatDay(free.end_date),
          })}
        </Button>
      ) : (
        <span>{translate('availability.neverFree')}</span>
      )}
      {neighbours.length > 0 ? (
        <>
          <span>{translate('availability.neighbours')}</span>
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
            {neighbours.map(({ polygon_uuid: uuid, name }) => (
              <Button
                key={uuid}
                size="small"
                variant="outlined"
                onClick={() => onTake(uuid, place)}
              >
                {name}
              </Button>
            ))}
          </Box>
        </>
      ) : (
        <span>{translate('availability.noNeighbours')}</span>
      )}
    </Box>
  );
};
