import { isNoValue } from '../noValue.ts';

/** Fields a date filter may be about (part 1 section 3). */
export const dateFilterFields = ['fupTime', 'createdAt', 'assignedAt'] as const;
export type DateFilterField = (typeof dateFilterFields)[number];

export const filterSeparator = '||';
export const ignoredFilterKey = 'dummy_filter_key';

/** The part of a value before the first separator (part 1 section 3, decision T63). */
const keptPart = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(filterSeparator, 1)[0] : value;

/**
 * The filters that are sent: without the placeholder key (decision T64), each value, and each value of a list, cut at
 * the separator; what is empty then is dropped (T63). 0 and false stay (T74).
 */
export const cleanFilters = (filters: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([key]) => key !== ignoredFilterKey)
      .map(([key, value]): [string, unknown] => [
        key,
        Array.isArray(value)
          ? value.map(keptPart).filter(part => !isNoValue(part))
          : keptPart(value),
      ])
      .filter(([, value]) => (Array.isArray(value) ? value.length > 0 : !isNoValue(value))),
  );
