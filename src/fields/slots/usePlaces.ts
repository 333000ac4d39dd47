import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '#parts/ClientContext.ts';
import type { Builder, Polygon, Project } from './places.ts';

const known = { staleTime: 300_000, retry: false } as const;

/** The polygons of a list of UUIDs; those that are not known, or not yet, are missing. */
export const usePolygons = (uuids: readonly string[]): ReadonlyMap<string, Polygon> => {
  const client = useClient();
  const sorted = [...new Set(uuids)].sort();
  const { data } = useQuery({
    ...known,
    queryKey: ['polygons.list', sorted],
    enabled: sorted.length > 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.call('polygons.list', {
        query: { filters: `uuid=in=(${sorted.join(',')})`, pageSize: 50 },
        signal,
      }),
  });
  return new Map((data?.results ?? []).map(polygon => [polygon.uuid, polygon]));
};

/** The projects of a list of ids. */
export const useProjects = (ids: readonly number[]): ReadonlyMap<number, Project> => {
  const client = useClient();
  const sorted = [...new Set(ids)].sort((one, other) => one - other);
  const { data } = useQuery({
    ...known,
    queryKey: ['projects.bulk', sorted],
    enabled: sorted.length > 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.call('projects.bulk', { query: { ids: sorted.join(',') }, signal }),
  });
  return new Map((data?.results ?? []).map(project => [project.id, project]));
};

/** The builder of an id; undefined for none, or until it is there. */
export const useBuilder = (id: number | undefined): Builder | undefined => {
  const client = useClient();
  const { data } = useQuery({
    ...known,
    queryKey: ['builders.suggest', 'id', id],
    enabled: id !== undefined,
    queryFn: ({ signal }) =>
      client.call('builders.suggest', { query: id === undefined ? {} : { id }, signal }),
  });
  return data?.results.find(builder => builder.id === id);
};
