import type { RaRecord } from 'react-admin';
import { useCallback, useState } from 'react';
import { useRights } from '#authProvider/useRights.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { isEditable } from '#contract/model/record/isEditable.ts';
import { useUser } from '#parts/contexts/useUser.ts';
import { useScreen } from './ScreenContext.ts';

/**
 * Whether the signed-in person may change a record of this screen: not those of other rows than the role's, and none that
 * is over. What the server would refuse to save is only read.
 */
export const useIsEditable = (): ((record: RaRecord) => boolean) => {
  const screen = useScreen();
  const user = useUser();
  const { can } = useRights(screen);
  const [today] = useState(() => indiaDay(new Date()));
  const { calls } = screen.data;
  const hasCall = calls === null || calls.update !== null;
  return useCallback(
    record =>
      hasCall && can('edit', record) && isEditable(screen, { previous: record, user, today }),
    [hasCall, screen, can, user, today],
  );
};
