import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { writeNumber } from '#contract/kinds/number.ts';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { useFillOf } from '../fill/useFill.ts';
import { AvailabilityFilters } from './AvailabilityFilters.tsx';
import { CalendarGrid, type Chosen } from './CalendarGrid.tsx';
import { CalendarCard } from './CalendarCard.tsx';
import { calendarDays } from './calendarDays.ts';
import { calendarRows } from './calendarRows.ts';
import { DayTools } from './DayTools.tsx';
import { FreeDays } from './FreeDays.tsx';
import { IndiaCap } from './IndiaCap.tsx';
import { Legend } from './Legend.tsx';
import { useAvailability, useCapUse } from './useAvailability.ts';
import { useAvailabilityFilter } from './useAvailabilityFilter.ts';

/** Every slot of a product on a calendar of areas and days (part 3 section 2); open to everyone. */
export const SlotAvailabilityPage = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const { filter, change } = useAvailabilityFilter();
  const { data, error, refetch } = useAvailability(filter);
  const caps = useCapUse(filter);
  const fills = useFillOf(filter.product, filter.from);
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { from, days: count } = filter;
  const today = data?.today ?? from;
  const days = useMemo(
    () => calendarDays(from, count, today, language),
    [from, count, today, language],
  );
  const rows = useMemo(
    () => (data ? calendarRows(data.results, caps, count, folded, fills) : []),
    [data, caps, count, folded, fills],
  );
  const slots = useMemo(() => new Map(data?.slots.map(slot => [slot.slot_id, slot])), [data]);
  const product = data?.products.find(({ product_id: id }) => id === filter.product);
  const fold = (cityId: number) => {
    const next = new Set(folded);
    if (!next.delete(cityId)) next.add(cityId);
    setFolded(next);
  };
  const shownAreas = data?.results.length ?? 0;
  return (
    <PageBody>
      <PageHeader
        title={translate('availability.title')}
        context={data ? <IndiaCap caps={caps} /> : undefined}
      />
      <Box sx={{ mt: 4, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <AvailabilityFilters filter={filter} change={change} products={data?.products ?? []} />
        <DayTools filter={filter} change={change} />
        {product && filter.polygons.length > 0 && (
          <FreeDays filter={filter} change={change} kind={product.kind} />
        )}
        {error && !data && (
          <ErrorState
            title={translate('availability.error')}
            error={error}
            onRetry={() => refetch()}
          />
        )}
        {!data && !error && <Skeleton height={520} />}
        {data && shownAreas === 0 && (
          <EmptyState icon="map-pin" title={translate('availability.none')}>
            {translate('availability.noneHint')}
          </EmptyState>
        )}
        {data && shownAreas > 0 && (
          <div>
            {data.totalCount > shownAreas && (
              <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
                {translate('availability.first', {
                  shown: writeNumber(shownAreas),
                  all: writeNumber(data.totalCount),
                })}
              </Typography>
            )}
            <CalendarGrid
              key={`${filter.product}-${count}`}
              label={translate('availability.grid', { product: product?.name ?? '' })}
              rows={rows}
              days={days}
              places={product?.places ?? 1}
              slots={slots}
              onFold={fold}
              onChoose={setChosen}
            />
            <Legend />
          </div>
        )}
      </Box>
      {product && (
        <CalendarCard
          chosen={chosen}
          rows={rows}
          days={days}
          slots={slots}
          product={product}
          caps={caps}
          today={today}
          onClose={() => setChosen(null)}
          onShow={(uuid, day) => {
            setChosen(null);
            const isShown = data?.results.some(({ polygon_uuid: id }) => id === uuid);
            change({
              from: day,
              ...(!isShown && { polygons: [...filter.polygons, uuid] }),
            });
          }}
        />
      )}
    </PageBody>
  );
};
