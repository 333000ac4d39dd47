import { useCallback, useState } from 'react';
import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { resolveRefs } from '#contract/rules/resolveRefs.ts';
import { useUser } from '#parts/contexts/useUser.ts';

/**
 * Makes of a condition over `$today` and `$user` the one that the server is asked: what they are for the reader now. One
 * without them stays the same object, and so does what an address says that is no condition: the server refuses it.
 */
export const useResolved = (): ((condition: Condition) => Condition) => {
  const user = useUser();
  const [today] = useState(() => indiaDay(new Date()));
  return useCallback(
    condition => {
      try {
        const meant = resolveRefs(condition, { record: {}, user, today });
        return canonicalJson(meant) === canonicalJson(condition) ? condition : meant;
      } catch {
        return condition;
      }
    },
    [user, today],
  );
};
