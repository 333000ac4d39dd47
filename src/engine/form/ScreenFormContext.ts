import { createContext, useContext } from 'react';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Scope } from '#contract/rules/evaluate.ts';
import type { Values } from '../values/withValueAt.ts';
import type { ShownItem } from './fieldStates.ts';

/** What the parts of a form share and rjsf knows nothing of. */
export interface ScreenForm {
  readonly screen: RecordScreen;
  /** As it is drawn now: without what its conditions hide. */
  readonly layout: readonly ShownItem[];
  /** The values now, and all else that conditions may name. */
  readonly scope: Scope;
  /** Fields that the person's roles may not change. */
  readonly locked: readonly string[];
  /** Changes the values from outside a field, as taking a removal back does. */
  readonly change: (values: Values) => void;
}

export const ScreenFormContext = createContext<ScreenForm | null>(null);

export const useScreenForm = (): ScreenForm => {
  const form = useContext(ScreenFormContext);
  if (!form) throw new Error('useScreenForm needs a ScreenFormContext above it');
  return form;
};
