import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { HoldsContext } from './HoldsContext.ts';

/**
 * Lets parts of the console hold back a navigation, such as a form with unsaved changes or an open dialog. The router hears one
 * blocker alone: of all that would hold it, the one that came last does.
 */
export const Holds = ({ children }: { children: ReactNode }) => {
  const all = useRef(new Map<string, BlockerFunction>());
  const [by, setBy] = useState('');
  const add = useCallback((id: string, shouldHold: BlockerFunction) => {
    all.current.set(id, shouldHold);
    return () => void all.current.delete(id);
  }, []);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(navigation => {
      const [holder] = [...all.current].findLast(([, shouldHold]) => shouldHold(navigation)) ?? [];
      if (holder !== undefined) setBy(holder);
      return holder !== undefined;
    }, []),
  );
  const holds = useMemo(
    () => ({ add, held: blocker.state === 'blocked' ? { by, navigation: blocker } : null }),
    [add, by, blocker],
  );
  return <HoldsContext value={holds}>{children}</HoldsContext>;
};
