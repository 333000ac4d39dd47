import { useQuery } from '@tanstack/react-query';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

/** The handlers that there are, and the keys that each requires; told by the server, not known here (part 2 section 3). */
export const useHandlers = () => {
  const client = useClient();
  return useQuery({
    queryKey: callKey('clientConfigs.requiredKeys'),
    queryFn: ({ signal }) => client.call('clientConfigs.requiredKeys', { signal }),
    staleTime: 60_000,
    retry: false,
  });
};
