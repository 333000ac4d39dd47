import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { listingCountKeys, listingsPageSize } from '#contract/domain/listings/listingServices.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import type { PanelFilter } from './usePanelFilter.ts';

export type Listings = AnswerOf<CallOf<'listings.list'>>;
export type Listing = Listings['results'][number];
export type BoughtPackage = AnswerOf<CallOf<'listings.untagged'>>['results'][number];

/** Everything read of listings, so that one change reads it again. */

/** The profile of the seller whose account is chosen. */
export const useSeller = (account: number | undefined) => {
  const { data, error, refetch } = useGetOne(
    'accounts',
    { id: account ?? 0 },
    { enabled: account !== undefined, retry: false },
  );
  const uuid: unknown = account === undefined ? undefined : data?.['profileId'];
  return { uuid: typeof uuid === 'string' ? uuid : undefined, error, refetch };
};

const own = { retry: false, placeholderData: keepPreviousData } as const;

/** How many live and pending listings the seller has. */
export const useListingCounts = (uuid: string) => {
  const client = useClient();
  const { data } = useQuery({
    ...own,
    queryKey: callKey('listings.counts', uuid),
    queryFn: ({ signal }) =>
      client.call('listings.counts', {
        body: {
          profile_uuids: [uuid],
          keys: listingCountKeys.filter(key => key.includes('otal')),
        },
        signal,
      }),
  });
  return data?.results[0];
};

/** A page of the seller's listings, with leads and what was paid. */
export const useListings = (
  uuid: string,
  { service, category, status, page }: Omit<PanelFilter, 'account'>,
) => {
  const client = useClient();
  const body = {
    profile_uuid: uuid,
    page,
    page_size: listingsPageSize,
    components: ['leads_data' as const],
    include_payment_status: true,
    ...(service && { service_type: service }),
    ...(category && { property_category_id: category }),
    ...(status && { 'user_flats.final_status': [status] }),
  };
  return useQuery({
    ...own,
    queryKey: callKey('listings.list', body),
    queryFn: ({ signal }) => client.call('listings.list', { body, signal }),
  });
};

/** Bought packages with listings that are not tagged yet. */
export const useUntagged = (uuid: string) => {
  const client = useClient();
  return useQuery({
    ...own,
    queryKey: callKey('listings.untagged', uuid),
    queryFn: ({ signal }) =>
      client.call('listings.untagged', { query: { profileUuid: uuid }, signal, isFresh: true }),
  });
};
