import { useCallback } from 'react';
import type { RaRecord } from 'react-admin';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { whyField } from '#contract/model/rights/why.ts';
import { useRights } from '#authProvider/useRights.ts';
import { useUser } from '#parts/contexts/useUser.ts';
import { useScreen } from '../../ScreenContext.ts';

/** Whether a field of a record can be set back by this person: what could be changed in its form, no more and no less. */
export const useIsReversible = (): ((record: RaRecord, path: string) => boolean) => {
  const screen = useScreen();
  const { can } = useRights(screen);
  const user = useUser();
  return useCallback(
    (record, path) => {
      const field = screen.fields[path];
      const hasCall = screen.data.calls === null || screen.data.calls.update !== null;
      if (!field || !user || !hasCall || !can('edit', record)) return false;
      const scope = { record, previous: record, today: indiaDay(new Date()) };
      return whyField(screen, user, field, scope).every(
        ({ about, holds }) => about !== 'change' || holds,
      );
    },
    [screen, can, user],
  );
};
