import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { useMemo } from 'react';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { generalCaps } from './capsOf.ts';
import type { AvailabilityFilter } from './useAvailabilityFilter.ts';

export type Availability = AnswerOf<CallOf<'slotAvailability.get'>>;
export type AreaRow = Availability['results'][number];
export type ShownSlot = Availability['slots'][number];
export type CapUse = AnswerOf<CallOf<'slotAvailability.caps'>>['results'][number];
export type Taken = AreaRow['products'][number]['taken'][number];

/** Milliseconds between two readings while the page is seen: others book meanwhile. */
const refresh = 60_000;

/** What is on the areas and days of the filter. */
export const useAvailability = ({ product, cities, polygons, from, days }: AvailabilityFilter) => {
  const client = useClient();
  const query = {
    product_ids: String(product),
    start_date: from,
    end_date: addDays(from, days - 1),
    ...(cities.length > 0 && { city_ids: cities.join(',') }),
    ...(polygons.length > 0 && { polygon_uuids: polygons.join(',') }),
  };
  return useQuery({
    queryKey: callKey('slotAvailability.get', query),
    queryFn: ({ signal }) => client.call('slotAvailability.get', { query, signal, isFresh: true }),
    placeholderData: keepPreviousData,
    refetchInterval: refresh,
    refetchOnWindowFocus: true,
    retry: false,
  });
};

/** What the caps of the product leave on the days; the calendar does not wait for it. */
export const useCapUse = ({ product, from, days }: AvailabilityFilter): readonly CapUse[] => {
  const client = useClient();
  const query = { product_id: product, start_date: from, end_date: addDays(from, days - 1) };
  const { data } = useQuery({
    queryKey: callKey('slotAvailability.caps', query),
    queryFn: ({ signal }) => client.call('slotAvailability.caps', { query, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return useMemo(() => (data ? generalCaps(data.results) : none), [data]);
};

const none: readonly CapUse[] = [];
