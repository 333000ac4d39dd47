import type { ListCall, RecordScreen } from '#contract/model/types.ts';
import { fieldsOf } from '#contract/rules/fieldsOf.ts';
import { FilterSyntaxError, parseFilterString } from '#contract/rules/parseFilterString.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { badQuery } from '../query/refuseQuery.ts';

type Query = Readonly<Record<string, unknown>>;

const conditionOf = (filters: string | undefined): Condition => {
  try {
    return parseFilterString(filters ?? '');
  } catch (error) {
    // The call itself says what is wrong with it.
    if (error instanceof FilterSyntaxError) return true;
    throw error;
  }
};

const textIn = (query: Query, name: string): string | undefined =>
  query[name] as string | undefined;

/**
 * What a list may be asked by would tell the value of a hidden field, so to this person there is no such field: not in
 * filters, order, or a parameter of its own. That no hidden field is searched is the check's (`checkAccess`), because
 * the call itself knows what it searches.
 */
export const refuseHiddenInQuery = (
  { label }: Pick<RecordScreen, 'label'>,
  hidden: readonly string[],
  query: Query,
  param: ListCall['param'],
): void => {
  if (hidden.length === 0) return;
  const asked = [
    ...fieldsOf(conditionOf(textIn(query, 'filters'))).map(path => ['filters', path] as const),
    ...(textIn(query, 'sort') ?? '')
      .split(',')
      .map(key => ['sort', key.replace(/^-/, '')] as const),
    ...Object.entries(param).flatMap(([path, name]) =>
      query[name] === undefined ? [] : [[name, path] as const],
    ),
  ];
  const [place, path] = asked.find(([, one]) => hidden.includes(one)) ?? [];
  if (!place) return;
  throw badQuery(place, 'unknown', `${place}: ${label.other.en} have no field "${path}".`);
};
