import { useState } from 'react';
import type { ShownItem } from '../fieldStates.ts';
import { sidesOf, type Sides } from './sides.ts';

export interface SidesState extends Sides {
  readonly active: number;
  /** The last step that was reached; those before it can be gone to. Every tab can. */
  readonly reached: number;
  readonly isLast: boolean;
  readonly go: (index: number) => void;
}

/**
 * Which tab or step of a form is open. `isFree`: every step can be gone to, as in a record that is there already;
 * a new one is filled in step by step.
 */
export const useSides = (layout: readonly ShownItem[], isFree: boolean): SidesState | null => {
  const sides = sidesOf(layout);
  const [chosen, setChosen] = useState(0);
  const [furthest, setFurthest] = useState(0);
  if (!sides) return null;
  const last = sides.all.length - 1;
  const active = Math.min(chosen, last);
  const go = (index: number) => {
    const next = Math.min(Math.max(index, 0), last);
    setChosen(next);
    setFurthest(far => Math.max(far, next));
  };
  const reached = sides.type === 'tab' || isFree ? last : Math.min(furthest, last);
  return { ...sides, active, reached, isLast: active === last, go };
};
