import { createContext, useContext, type ComponentType } from 'react';

/**
 * Panels made by hand, by the name that a screen file gives; each reads the contexts around it: `useRecordContext`,
 * `usePanelForm`. The engine knows no page, so the app hands them down.
 */
export interface Panels {
  readonly get: (name: string) => ComponentType | undefined;
  /** Fetches one, so that it is drawn at once. */
  readonly bring?: (name: string) => Promise<unknown>;
}

export const PanelsContext = createContext<Panels>({ get: () => undefined });

/** The panel of a name. @throws when no page registers it, which the check of the screen files finds before. */
export const usePanel = (name: string): ComponentType => {
  const found = useContext(PanelsContext).get(name);
  if (!found) throw new Error(`No panel is registered as "${name}"`);
  return found;
};
