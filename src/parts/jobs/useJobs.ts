import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Job } from '#contract/calls/recordTypes.ts';
import type { JobEvent } from '#contract/domain/eventTopics.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '../contexts/ClientContext.ts';
import { useEvents } from '../events/useEvents.ts';

const queryKey = callKey('jobs.list');

/** What is told comes at once; where no stream reaches the page, it is asked for instead. */
const pause = 2_000;

export const isAtWork = ({ state }: Pick<Job, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** Jobs as they are: read once, moved by what is reported about them. */
export const useJobs = (filters: string | undefined, pageSize = 5) => {
  const client = useClient();
  const queries = useQueryClient();
  const reread = () => void queries.invalidateQueries({ queryKey });
  const list = useQuery({
    queryKey: callKey('jobs.list', filters, pageSize),
    queryFn: ({ signal }) =>
      client.call('jobs.list', {
        query: { pageSize, ...(filters !== undefined && { filters }) },
        signal,
        isFresh: true,
      }),
    refetchInterval: ({ state }) => (state.data?.results.some(isAtWork) ? pause : false),
    retry: 1,
  });
  useEvents<JobEvent>(
    'jobs',
    told => {
      if (!isAtWork(told)) return reread();
      const { id, state, progress, progressTotal } = told;
      queries.setQueriesData<{ results: Job[] }>(
        { queryKey },
        page =>
          page && {
            ...page,
            results: page.results.map(job =>
              job.id === id
                ? { ...job, state, progress, ...(progressTotal !== null && { progressTotal }) }
                : job,
            ),
          },
      );
      return undefined;
    },
    reread,
  );
  return { list, jobs: list.data?.results ?? [], reread };
};

/** Stops a job; what it answers is shown everywhere at once. */
export const useCancelJob = () => {
  const client = useClient();
  return useMutation({
    mutationFn: (id: number) => client.call('jobs.cancel', { params: { id } }),
  });
};
