import { useGetList } from 'react-admin';

interface Found {
  /** Undefined until, or unless, it can be read. */
  readonly city: { readonly id: number; readonly name: string } | undefined;
  readonly isComing: boolean;
}

/** The city that a UUID stands for. */
export const useCityByUuid = (uuid: unknown): Found => {
  const { data, isLoading } = useGetList(
    'cities',
    {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'label', order: 'ASC' },
      filter: { where: { uuid: { eq: uuid } } },
    },
    { enabled: typeof uuid === 'string' && uuid !== '', staleTime: 60_000, retry: false },
  );
  const [found] = data ?? [];
  const city = found && { id: Number(found.id), name: String(found['name']) };
  return { city, isComing: isLoading };
};
