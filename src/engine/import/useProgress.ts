import { useQuery } from '@tanstack/react-query';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

const pause = 400;

/** How far a running import is; undefined until the server tells. */
export const useProgress = (resource: string, run: string | undefined): Progress | undefined => {
  const client = useClient();
  const { data } = useQuery({
    queryKey: callKey('imports.progress', resource, run),
    queryFn: ({ signal }) =>
      client.call('imports.progress', {
        params: { resource, run: run ?? '' },
        signal,
        isFresh: true,
      }),
    enabled: run !== undefined,
    refetchInterval: pause,
    retry: false,
    gcTime: 0,
  });
  if (data?.done === undefined || data.total === undefined) return undefined;
  return { done: data.done, total: data.total };
};
