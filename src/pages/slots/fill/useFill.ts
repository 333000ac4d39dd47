import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

export type Fill = AnswerOf<CallOf<'slotAvailability.fill'>>;
export type FillWeek = Fill['all'][number];

/** How full the weeks of a product are, city by city. */
export const useFill = (productId: number) => {
  const client = useClient();
  const query = { product_id: productId };
  return useQuery({
    queryKey: callKey('slotAvailability.fill', query),
    queryFn: ({ signal }) => client.call('slotAvailability.fill', { query, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
};

/** The week of a day in each city; none for days beyond the weeks of the forecast. The calendar does not wait for it. */
export const useFillOf = (productId: number, day: Day): ReadonlyMap<number, FillWeek> => {
  const { data, isPlaceholderData } = useFill(productId);
  return useMemo(() => {
    if (!data || isPlaceholderData) return none;
    return new Map(
      data.results.flatMap(({ city_id: id, weeks }) => {
        const week = weeks.find(({ start_date: from, end_date: to }) => from <= day && day <= to);
        return week ? [[id, week] as const] : [];
      }),
    );
  }, [data, isPlaceholderData, day]);
};

const none: ReadonlyMap<number, FillWeek> = new Map();
