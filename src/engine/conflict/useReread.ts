import { useQueryClient } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { recordKey, screenKey } from '#dataProvider/query/keys.ts';
import { useScreen } from '../ScreenContext.ts';

/**
 * Reads a record and its lists once more a while after a change, where the screen says so: the answer of the change is
 * shown at once, this only makes sure of it (T103).
 */
export const useReread = (): ((id: Identifier) => void) => {
  const { resource, data } = useScreen();
  const queries = useQueryClient();
  const pause = data.calls?.update?.reread ?? null;
  return id => {
    if (pause === null) return;
    setTimeout(() => {
      void queries.invalidateQueries({ queryKey: recordKey(resource, id) });
      void queries.invalidateQueries({ queryKey: screenKey(resource, 'getList') });
    }, pause);
  };
};
