import { useGetList } from 'react-admin';
import { writeCount } from '#contract/requests/writeCount.ts';
import type { Condition } from '#contract/rules/condition.ts';

/** How many records the list has without any filter but its page's own, in words; undefined while unknown or not asked. */
export const useTotalOfAll = (
  resource: string,
  isAsked: boolean,
  within?: Condition,
): string | undefined => {
  const { total, meta } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: within === undefined ? {} : { where: within },
    },
    { enabled: isAsked, staleTime: 60_000, retry: false },
  );
  return total === undefined ? undefined : writeCount(total, !meta?.['isTotalAtLeast']);
};
