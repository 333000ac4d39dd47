import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { untold } from '../untold.ts';
import type { Builder, Polygon, Project } from './places.ts';

const known = { staleTime: 300_000, retry: false } as const;

/** What is known by its key, and whether more of it is on its way. */
export interface Known<K, V> {
  readonly of: ReadonlyMap<K, V>;
  readonly isComing: boolean;
}

/** What stands for one of them: its title, `untold` while it is on its way, the key of one that nobody knows. */
export const titleIn = <K extends string | number, V>(
  { of, isComing }: Known<K, V>,
  key: K,
  titleOf: (value: V) => string,
): string => {
  const value = of.get(key);
  if (value !== undefined) return titleOf(value);
  return isComing ? untold : String(key);
};

const isComing = ({ isLoading, isPlaceholderData }: UseQueryResult): boolean =>
  isLoading || isPlaceholderData;

/** The polygons of a list of UUIDs. */
export const usePolygons = (uuids: readonly string[]): Known<string, Polygon> => {
  const client = useClient();
  const sorted = [...new Set(uuids)].sort();
  const query = useQuery({
    ...known,
    queryKey: callKey('polygons.list', sorted),
    enabled: sorted.length > 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.call('polygons.list', {
        query: { filters: `uuid=in=(${sorted.join(',')})`, pageSize: 50 },
        signal,
      }),
  });
  return {
    of: new Map((query.data?.results ?? []).map(polygon => [polygon.uuid, polygon])),
    isComing: isComing(query),
  };
};

/** The projects of a list of ids. */
export const useProjects = (ids: readonly number[]): Known<number, Project> => {
  const client = useClient();
  const sorted = [...new Set(ids)].sort((one, other) => one - other);
  const query = useQuery({
    ...known,
    queryKey: callKey('projects.bulk', sorted),
    enabled: sorted.length > 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.call('projects.bulk', { query: { ids: sorted.join(',') }, signal }),
  });
  return {
    of: new Map((query.data?.results ?? []).map(project => [project.id, project])),
    isComing: isComing(query),
  };
};

/** The builder of an id, if there is one. */
export const useBuilder = (id: number | undefined): Known<number, Builder> => {
  const client = useClient();
  const query = useQuery({
    ...known,
    queryKey: callKey('builders.suggest', 'id', id),
    enabled: id !== undefined,
    queryFn: ({ signal }) =>
      client.call('builders.suggest', { query: id === undefined ? {} : { id }, signal }),
  });
  return {
    of: new Map((query.data?.results ?? []).map(builder => [builder.id, builder])),
    isComing: isComing(query),
  };
};
