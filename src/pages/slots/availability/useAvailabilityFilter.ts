import { useMemo } from 'react';
import { indiaDay, isDay, type Day } from '#contract/domain/days/indiaDay.ts';
import { siteTakeoverProductId } from '#contract/domain/slots/slotProducts.ts';
import { useAddressMembers } from '#parts/contexts/useAddressMembers.ts';

/** How many days the calendar shows at once. */
export const spans = [14, 30, 90] as const;
export type Span = (typeof spans)[number];

/** What the calendar shows; all of it is in the address. */
export interface AvailabilityFilter {
  readonly product: number;
  readonly cities: readonly number[];
  readonly polygons: readonly string[];
  readonly from: Day;
  readonly days: Span;
}

const listIn = (text: string | null): string[] => (text ?? '').split(',').filter(Boolean);
const isId = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const read = (params: URLSearchParams): AvailabilityFilter => {
  const product = Number(params.get('product'));
  const from = params.get('from') ?? '';
  return {
    product: isId(product) ? product : siteTakeoverProductId,
    cities: listIn(params.get('cities')).map(Number).filter(isId),
    polygons: listIn(params.get('polygons')).filter(uuid => uuidPattern.test(uuid)),
    from: isDay(from) ? from : indiaDay(new Date()),
    days: spans.find(span => String(span) === params.get('days')) ?? 30,
  };
};

/** The filter as the address says it, and a way to change members of it; undefined takes one away. */
export const useAvailabilityFilter = () => {
  const [params, changeAddress] = useAddressMembers();
  const filter = useMemo(() => read(params), [params]);
  const change = (next: {
    [Name in keyof AvailabilityFilter]?: AvailabilityFilter[Name] | undefined;
  }) => changeAddress(next);
  return { filter, change };
};
