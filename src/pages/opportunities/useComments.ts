import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { commentRefreshDelay } from '#contract/domain/opportunities/commentRefreshDelay.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

const pageSize = 20;

interface Post {
  readonly comment?: string;
  readonly caseReasonId?: number;
  readonly fupTime?: string;
  readonly mentionedIds?: number[];
}

/** The comments of an opportunity, newest first, and posting one: the page is read again a second later. */
export const useComments = (opportunityId: number, onPosted: () => void) => {
  const client = useClient();
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const list = useInfiniteQuery({
    queryKey: callKey('opportunityComments.list', opportunityId),
    retry: false,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      client.call('opportunityComments.list', {
        query: { opportunityId, page: pageParam, pageSize },
        signal,
      }),
    getNextPageParam: (last, _all, page) => (last.hasNextPage ? page + 1 : undefined),
  });
  const post = useMutation({
    mutationFn: (body: Post) =>
      client.call('opportunities.changeStatus', {
        params: { entity: 'opportunity', id: opportunityId },
        body,
        headers: { 'x-surface': 'action' },
      }),
    onSuccess: () => {
      onPosted();
      timer.current = setTimeout(() => {
        void queries.invalidateQueries({ queryKey: callKey('opportunityComments.list') });
      }, commentRefreshDelay);
    },
  });
  return { list, post };
};
