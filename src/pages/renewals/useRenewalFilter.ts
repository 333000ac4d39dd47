import { useMemo } from 'react';
import { leadsDaysOptions } from '#contract/domain/days/windows.ts';
import {
  lapsedBuckets,
  renewalBuckets,
  renewalProfileTypes,
  renewalSellerTypes,
} from '#contract/domain/renewals/renewalBuckets.ts';
import { useAddressMembers } from '#parts/contexts/useAddressMembers.ts';

/** What the dashboard is narrowed to; all of it is in the address. */
export interface RenewalFilter {
  readonly month?: string;
  readonly sellerType?: (typeof renewalSellerTypes)[number];
  readonly profileType?: (typeof renewalProfileTypes)[number];
  readonly cityId?: number;
  readonly renewal?: string;
  readonly lapsed?: string;
  /** Over how many days the list counts leads; it narrows nothing. */
  readonly leads?: (typeof leadsDaysOptions)[number];
}

const among = <T extends string>(value: string | null, known: readonly T[]): T | undefined =>
  known.find(one => one === value);

const labels = (buckets: readonly { readonly label: string }[]) =>
  buckets.map(({ label }) => label);

const read = (params: URLSearchParams): RenewalFilter => {
  const month = params.get('month') ?? '';
  const cityId = Number(params.get('cityId'));
  const found = {
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    sellerType: among(params.get('sellerType'), renewalSellerTypes),
    profileType: among(params.get('profileType'), renewalProfileTypes),
    cityId: Number.isSafeInteger(cityId) && cityId > 0 ? cityId : undefined,
    renewal: among(params.get('renewal'), labels(renewalBuckets)),
    lapsed: among(params.get('lapsed'), labels(lapsedBuckets)),
    leads: leadsDaysOptions.find(days => String(days) === params.get('leads')),
  };
  // Members without a value are left out: what is asked says no more than what was chosen.
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
};

/** The filter as the address says it, and a way to change members of it; undefined takes one away. */
export const useRenewalFilter = () => {
  const [params, changeAddress] = useAddressMembers();
  const filter = useMemo(() => read(params), [params]);
  const change = (next: { [Name in keyof RenewalFilter]?: RenewalFilter[Name] | undefined }) =>
    changeAddress(next);
  return { filter, change };
};
