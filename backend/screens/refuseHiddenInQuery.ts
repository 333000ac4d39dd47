import type { RecordScreen } from '#contract/model/types.ts';
import { fieldsOf } from '#contract/rules/fieldsOf.ts';
import { FilterSyntaxError, parseFilterString } from '#contract/rules/parseFilterString.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { badQuery } from '../query/refuseQuery.ts';

const conditionOf = (filters: string | undefined): Condition => {
  try {
    return parseFilterString(filters ?? '');
  } catch (error) {
    // The call itself says what is wrong with it.
    if (error instanceof FilterSyntaxError) return true;
    throw error;
  }
};

/** What a list may be asked by would tell the value of a hidden field, so to this person there is no such field. */
export const refuseHiddenInQuery = (
  { label }: Pick<RecordScreen, 'label'>,
  hidden: readonly string[],
  filters: string | undefined,
  sort: string | undefined,
): void => {
  if (hidden.length === 0) return;
  const asked = [
    ...fieldsOf(conditionOf(filters)).map(path => ['filters', path] as const),
    ...(sort ?? '').split(',').map(key => ['sort', key.replace(/^-/, '')] as const),
  ];
  const [place, path] = asked.find(([, one]) => hidden.includes(one)) ?? [];
  if (!place) return;
  throw badQuery(place, 'unknown', `${place}: ${label.other.en} have no field "${path}".`);
};
