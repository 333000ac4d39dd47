import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useScreenHeads } from '#parts/useScreenHeads.ts';
import { closedKey } from '../closed/useClosed.ts';
import { useScreen } from '../ScreenContext.ts';

/**
 * Has all that is shown of any screen read again. A change in one list of a page decides what stands around it: key figures of the
 * record, its steps, other lists beside it.
 */
export const useReadAgain = (): (() => void) => {
  const { resource } = useScreen();
  const heads = useScreenHeads();
  const queries = useQueryClient();
  return useCallback(() => {
    const names = new Set<unknown>([closedKey, resource, ...heads.map(head => head.resource)]);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => names.has(queryKey[0]) });
  }, [queries, resource, heads]);
};
