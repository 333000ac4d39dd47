import { useMutation, useQuery } from '@tanstack/react-query';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useScreen } from '../../ScreenContext.ts';

const size = 10;

/** Imports of the screen that were applied, newest first. */
export const usePastImports = (page: number) => {
  const { resource } = useScreen();
  const client = useClient();
  return useQuery({
    queryKey: callKey('imports.list', resource, page),
    queryFn: ({ signal }) =>
      client.call('imports.list', {
        params: { resource },
        query: { page, pageSize: size },
        signal,
        isFresh: true,
      }),
    placeholderData: before => before,
  });
};

/** Takes an import back. */
export const useRevert = () => {
  const { resource } = useScreen();
  const client = useClient();
  return useMutation({
    mutationFn: (id: string) => client.call('imports.revert', { params: { resource, id } }),
  });
};
