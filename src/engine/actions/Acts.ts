import type { RaRecord } from 'react-admin';
import { createContext, useContext } from 'react';
import type { Action } from '#contract/model/types.ts';

/** Something that is about to be done to records, after its questions are answered. */
export type Act =
  | {
      readonly type: 'action';
      readonly action: Action;
      readonly records: readonly RaRecord[];
      /** With those that it was carried out for. */
      readonly onDone?: (records: readonly RaRecord[]) => void;
    }
  | { readonly type: 'remove'; readonly records: readonly RaRecord[] }
  /** Why it is as it is: of a record or of the screen, beginning with a field if one is given. */
  | {
      readonly type: 'why';
      readonly record: RaRecord | undefined;
      readonly field?: string | undefined;
    };

export const ActsContext = createContext<(act: Act) => void>(() => {
  throw new Error('An act needs an ActsProvider above it');
});

/** Starts an act: its dialog opens over the page. */
export const useStartAct = () => useContext(ActsContext);
