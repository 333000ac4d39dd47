import { use, useEffect, useEffectEvent, useId } from 'react';
import type { BlockerFunction } from 'react-router-dom';
import { HoldsContext, type HeldBack } from './HoldsContext.ts';

/**
 * Holds back navigations while it is active.
 * @param shouldHold whether it holds this one
 * @returns the one that it holds now, which goes on (`proceed`) or is given up (`reset`)
 */
export const useHold = (isActive: boolean, shouldHold: BlockerFunction): HeldBack | null => {
  const { add, held } = use(HoldsContext);
  const id = useId();
  const judge = useEffectEvent(shouldHold);
  useEffect(
    () => (isActive ? add(id, navigation => judge(navigation)) : undefined),
    [isActive, add, id],
  );
  return held?.by === id ? held : null;
};
