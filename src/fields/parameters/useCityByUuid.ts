import { useGetList } from 'react-admin';

/** The city that a UUID stands for; undefined until, or unless, it can be read. */
export const useCityByUuid = (uuid: unknown): { id: number; name: string } | undefined => {
  const { data } = useGetList(
    'cities',
    {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'label', order: 'ASC' },
      filter: { where: { uuid: { eq: uuid } } },
    },
    { enabled: typeof uuid === 'string' && uuid !== '', staleTime: 60_000, retry: false },
  );
  const [city] = data ?? [];
  return city && { id: Number(city.id), name: String(city['name']) };
};
