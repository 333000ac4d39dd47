import { cleanFilter } from '#contract/rules/cleanFilter.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { FilterSyntaxError, parseFilterString } from '#contract/rules/parseFilterString.ts';
import { badQuery } from './refuseQuery.ts';

/**
 * What `filters=` asks for, cleaned as T63, T64 and T74 say; true when it narrows nothing.
 * @throws Refusal BAD_REQUEST naming the position of the first fault.
 */
export const readFilter = (filters: string | undefined): Condition => {
  if (!filters) return true;
  try {
    return cleanFilter(parseFilterString(filters));
  } catch (error) {
    if (!(error instanceof FilterSyntaxError)) throw error;
    throw badQuery('filters', 'syntax', `filters: ${error.message}.`);
  }
};
