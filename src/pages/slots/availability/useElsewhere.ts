import { useQuery } from '@tanstack/react-query';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

export interface Place {
  readonly product_id: number;
  readonly polygon_uuid: string;
  readonly start_date: string;
  readonly end_date: string;
}

/** Free days and free areas for a place that is taken; asked when it is. */
export const useElsewhere = (place: Place, isAsked: boolean) => {
  const client = useClient();
  return useQuery({
    queryKey: callKey('slotAvailability.elsewhere', place),
    queryFn: ({ signal }) =>
      client.call('slotAvailability.elsewhere', { query: { ...place }, signal }),
    enabled: isAsked,
    retry: false,
  });
};
