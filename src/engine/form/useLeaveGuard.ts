import { useEffect, useRef } from 'react';
import { useHold } from '#parts/leaving/useHold.ts';

/** Where an ended session leads: the draft waits there, so nobody is asked. */
const signIn = '/login';

/** State of a navigation by a panel that has saved what the form holds: nothing is left behind. */
export const savedElsewhere = { isSavedElsewhere: true } as const;

const isSaved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSavedElsewhere' in state;

export interface LeaveGuard {
  /** True while the person is asked. */
  readonly isAsking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
  /** Lets the next navigation pass, such as the one after a save. */
  readonly pass: () => void;
}

/** Asks before unsaved changes are left behind, inside the console and when the tab closes. */
export const useLeaveGuard = (isChanged: boolean): LeaveGuard => {
  const mayPass = useRef(false);
  const held = useHold(
    isChanged,
    ({ currentLocation, nextLocation }) =>
      !mayPass.current &&
      !isSaved(nextLocation.state) &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== signIn,
  );
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return {
    isAsking: held !== null,
    leave: () => held?.proceed(),
    stay: () => held?.reset(),
    pass: () => {
      mayPass.current = true;
    },
  };
};
