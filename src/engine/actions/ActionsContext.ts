import { createContext, useContext, type ComponentType } from 'react';

/** What a dialog made by hand is given; its record is `useRecordContext`'s, none for an action above the list. */
export interface RunProps {
  readonly onClose: () => void;
}

/** Dialogs made by hand, by the name that a screen file gives in `run`. The engine knows no page, so the app hands them down. */
export type RunDialogs = ReadonlyMap<string, ComponentType<RunProps>>;

export const ActionsContext = createContext<RunDialogs>(new Map());

/** The dialog of a name. @throws when no page registers it, which the check of the screen files finds before. */
export const useRunDialog = (name: string): ComponentType<RunProps> => {
  const found = useContext(ActionsContext).get(name);
  if (!found) throw new Error(`No dialog is registered as "${name}"`);
  return found;
};
