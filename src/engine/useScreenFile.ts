import { loadScreen, onScreens } from 'virtual:screens';
import { startTransition, use, useEffect, useState } from 'react';
import type { Screen } from '#contract/model/types.ts';

/**
 * A screen as its file says now; waits for it (Suspense). What is drawn stays until a new state is there, with all that was typed:
 * the file in use is kept in a state, because other news may draw the page meanwhile.
 */
export const useScreenFile = (resource: string): Screen => {
  const [of, setOf] = useState(() => ({ resource, file: loadScreen(resource) }));
  useEffect(
    () => onScreens(() => startTransition(() => setOf({ resource, file: loadScreen(resource) }))),
    [resource],
  );
  return use(of.resource === resource ? of.file : loadScreen(resource));
};
