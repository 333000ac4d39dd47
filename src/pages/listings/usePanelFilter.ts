import { useMemo } from 'react';
import { listingServices, type ListingService } from '#contract/domain/listings/listingServices.ts';
import {
  fetchedListingStatuses,
  propertyCategories,
  type ListingStatus,
  type PropertyCategoryId,
} from '#contract/domain/listings/listingTypes.ts';
import { useAddressMembers } from '#parts/contexts/useAddressMembers.ts';

/** Whose listings are shown, and which; all of it is in the address. */
export interface PanelFilter {
  readonly account: number | undefined;
  readonly service: ListingService | undefined;
  readonly category: PropertyCategoryId | undefined;
  readonly status: ListingStatus | undefined;
  /** From 0. */
  readonly page: number;
}

const read = (params: URLSearchParams): PanelFilter => {
  const account = Number(params.get('account'));
  const page = Number(params.get('page'));
  return {
    account: Number.isSafeInteger(account) && account > 0 ? account : undefined,
    service: listingServices.find(one => one === params.get('service')),
    category: propertyCategories.find(({ id }) => String(id) === params.get('category'))?.id,
    status: fetchedListingStatuses.find(one => one === params.get('status')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
  };
};

/** The filter as the address says it, and a way to change members of it; a change begins at the first page. */
export const usePanelFilter = () => {
  const [params, changeAddress] = useAddressMembers();
  const filter = useMemo(() => read(params), [params]);
  const change = ({
    page,
    ...next
  }: { [Name in keyof PanelFilter]?: PanelFilter[Name] | undefined }) =>
    changeAddress({ ...next, page: page === 0 ? undefined : page });
  return { filter, change };
};
