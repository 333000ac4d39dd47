import { useGetList } from 'react-admin';
import type { Condition } from '#contract/rules/condition.ts';

/** How many records the list has without any filter but its page's own; undefined while unknown or not asked. */
export const useTotalOfAll = (
  resource: string,
  isAsked: boolean,
  within?: Condition,
): number | undefined => {
  const { total } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: within === undefined ? {} : { where: within },
    },
    { enabled: isAsked, staleTime: 60_000, retry: false },
  );
  return total;
};
