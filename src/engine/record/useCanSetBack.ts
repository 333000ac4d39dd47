import { useCallback } from 'react';
import type { RaRecord } from 'react-admin';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { rowsFor } from '#contract/model/screenAccess.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { whyField } from '#contract/model/why.ts';
import { useUser } from '#parts/useUser.ts';
import { useScreen } from '../ScreenContext.ts';
import { useCan, useRoles } from '../useCan.ts';

/** Whether a field of a record can be set back by this person: what could be changed in its form, no more and no less. */
export const useCanSetBack = (): ((record: RaRecord, path: string) => boolean) => {
  const screen = useScreen();
  const can = useCan();
  const roles = useRoles();
  const user = useUser();
  return useCallback(
    (record, path) => {
      const field = screen.fields[path];
      const hasCall = screen.data.calls === null || screen.data.calls.update !== null;
      if (!field || !can('edit') || !hasCall) return false;
      const asking = { ...user, roleCodes: roles };
      const scope = { record, previous: record, today: indiaDay(new Date()) };
      if (!evaluate(rowsFor(screen, roles, 'edit'), { ...scope, user: asking })) return false;
      return whyField(screen, asking, field, scope).every(
        ({ about, holds }) => about !== 'change' || holds,
      );
    },
    [screen, can, roles, user],
  );
};
