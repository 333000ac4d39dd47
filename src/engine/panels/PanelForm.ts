import { createContext, useContext } from 'react';
import { useRecordContext } from 'react-admin';
import type { HttpError } from '#dataProvider/http/HttpError.ts';
import type { Values } from '../values/withValueAt.ts';

/** What a panel reads of the form that it is in, and does to it; the record is `useRecordContext`'s, none while it is new. */
export interface PanelForm {
  /** As they are in the form now; those of the record where it is only read. */
  readonly values: Values;
  /** Why the last save was refused; null in a panel beside the form. */
  readonly refusal: HttpError | null;
  /** Nothing can be changed: the record is only read. */
  readonly isReadonly: boolean;
  /** Puts the focus into the field at a path, whichever tab it is in. */
  readonly onGo: (path: string) => void;
  /** Takes other values into the form; what was said of the last save is over. */
  readonly onChange: (values: Values) => void;
  /** The panel has saved what the form holds: nothing is unsaved, and no draft is offered again. */
  readonly onSaved: () => void;
}

const ignore = () => undefined;

const none: Values = {};

/** Null: the panel is in no form. */
export const PanelFormContext = createContext<PanelForm | null>(null);

export const usePanelForm = (): PanelForm => {
  const form = useContext(PanelFormContext);
  const values: Values = useRecordContext() ?? none;
  return (
    form ?? {
      values,
      refusal: null,
      isReadonly: true,
      onGo: ignore,
      onChange: ignore,
      onSaved: ignore,
    }
  );
};
