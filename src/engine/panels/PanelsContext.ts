import type { RaRecord } from 'react-admin';
import { createContext, useContext, type ComponentType } from 'react';
import type { HttpError } from '#dataProvider/http/HttpError.ts';
import type { Values } from '../values/withValueAt.ts';

/** What a panel made by hand is given. */
export interface PanelProps {
  /** As they stand in the form now; those of the record where it is only read. */
  readonly values: Values;
  /** The stored record; null for a new one. */
  readonly record: RaRecord | null;
  /** Why the last save was refused; null in a panel beside the form. */
  readonly refusal: HttpError | null;
  /** Nothing can be changed: the record is only read. */
  readonly isReadonly: boolean;
  /** Puts the focus into the field at a path, whichever tab it stands in. */
  readonly onGo: (path: string) => void;
  /** Takes other values into the form; what was said of the last save is over. */
  readonly onChange: (values: Values) => void;
  /** The panel has saved what the form holds: nothing is unsaved, and no draft is offered again. */
  readonly onSaved: () => void;
}

/** Panels made by hand, by the name that a screen file gives. The engine knows no page, so the app hands them down. */
export type Panels = Pick<ReadonlyMap<string, ComponentType<PanelProps>>, 'get'>;

export const PanelsContext = createContext<Panels>({ get: () => undefined });

/** The panel of a name. @throws when no page registers it, which the check of the screen files finds before. */
export const usePanel = (name: string): ComponentType<PanelProps> => {
  const found = useContext(PanelsContext).get(name);
  if (!found) throw new Error(`No panel is registered as "${name}"`);
  return found;
};
