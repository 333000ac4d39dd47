import { useGetList } from 'ra-core';

/** How many records the list has without any filter; undefined while unknown or not asked. */
export const useTotalOfAll = (resource: string, isAsked: boolean): number | undefined => {
  const { total } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: {} },
    { enabled: isAsked, staleTime: 60_000, retry: false },
  );
  return total;
};
