import { useMutation, useQuery } from '@tanstack/react-query';
import type { ChurnScheduleFields } from '#contract/calls/recordTypes.ts';
import { dryRunError } from '#contract/domain/churn/churnModes.ts';
import { pageSizes, rowLimits } from '#contract/domain/lists/pageSizes.ts';
import { toldIn } from '#contract/domain/messages/told.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useLanguage } from '#parts/useLanguage.ts';

/** One dry run: a message without an eligible count is an error with that message (part 2 section 4). */
export const useDryRun = () => {
  const client = useClient();
  const language = useLanguage();
  return useMutation({
    mutationFn: async (schedule: ChurnScheduleFields) => {
      const answer = await client.call('churnSchedules.simulate', { body: schedule });
      const { message, eligible_count: eligibleCount, hi } = answer;
      const error = dryRunError({ ...(message && { message }), eligibleCount });
      if (error !== undefined)
        throw new Error(toldIn(language, { message: error, ...(hi && { hi }) }));
      return { ...answer, schedule };
    },
  });
};

/** The projects of a profile, 50 a page and up to 9 pages (part 2 section 7). */
export const useChurnProjects = (profileUuid: string) => {
  const client = useClient();
  return useQuery({
    queryKey: callKey('churnProjects.list', profileUuid),
    enabled: profileUuid !== '',
    retry: false,
    queryFn: async ({ signal }) => {
      const read = (page: number) =>
        client.call('churnProjects.list', {
          query: {
            page,
            pageSize: pageSizes.churnProjects,
            filters: `profileUuid==${profileUuid}`,
          },
          signal,
        });
      const first = await read(0);
      const pages = Math.min(
        Math.ceil(first.totalCount / pageSizes.churnProjects),
        rowLimits.churnProjectPages,
      );
      const results = [...first.results];
      for (let page = 1; page < pages; page += 1) results.push(...(await read(page)).results);
      return { results, totalCount: first.totalCount };
    },
  });
};
