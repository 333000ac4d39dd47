import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useBlocker, type BlockerFunction } from 'react-router-dom';
import { HoldsContext } from './HoldsContext.ts';

/** Longer than a browser takes to come back to an entry; nothing comes where the visit is not the browser's. */
const longest = 1000;

/** Back and Forward have moved already when they are held; the router moves back, of which the browser tells. */
const comesBack = () =>
  new Promise<void>(done => {
    window.addEventListener('popstate', () => done(), { once: true });
    setTimeout(done, longest);
  });

/**
 * Lets parts of the console hold back a navigation, such as a form with unsaved changes or an open dialog. The router hears one
 * blocker alone: of all that would hold it, the one that came last does.
 */
export const Holds = ({ children }: { children: ReactNode }) => {
  const all = useRef(new Map<string, BlockerFunction>());
  const [holder, setHolder] = useState({ by: '', settled: Promise.resolve() });
  const add = useCallback((id: string, shouldHold: BlockerFunction) => {
    all.current.set(id, shouldHold);
    return () => void all.current.delete(id);
  }, []);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(navigation => {
      const [by] = [...all.current].findLast(([, shouldHold]) => shouldHold(navigation)) ?? [];
      if (by === undefined) return false;
      const hasMoved = navigation.historyAction === NavigationType.Pop;
      setHolder({ by, settled: hasMoved ? comesBack() : Promise.resolve() });
      return true;
    }, []),
  );
  const holds = useMemo(() => {
    if (blocker.state !== 'blocked') return { add, held: null };
    return { add, held: { ...holder, proceed: blocker.proceed, reset: blocker.reset } };
  }, [add, holder, blocker]);
  return <HoldsContext value={holds}>{children}</HoldsContext>;
};
