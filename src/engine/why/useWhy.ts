import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import type { Verdict } from '#contract/model/rights/why.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

export interface WhyQuestion {
  readonly resource: string;
  readonly id?: Identifier | undefined;
  /** One of the two. */
  readonly verb?: string | undefined;
  readonly field?: string | undefined;
  /** Someone who holds this role alone, in place of the person who asks. */
  readonly role?: string | undefined;
}

/** Asks the server, which decides: which grants, rules and conditions allow or refuse something. */
export const useWhy = ({ resource, id, verb, field, role }: WhyQuestion) => {
  const client = useClient();
  return useQuery({
    queryKey: callKey('console.why', { resource, id, verb, field, role }),
    retry: false,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const answer = await client.call('console.why', {
        query: {
          resource,
          ...(id !== undefined && { id: String(id) }),
          ...(verb && { verb }),
          ...(field && { field }),
          ...(role && { role }),
        },
        signal,
      });
      // The call's schema leaves the inside of a condition open; the server makes it with the same function.
      return { roles: answer.roles, verdicts: answer.verdicts as unknown as readonly Verdict[] };
    },
  });
};
