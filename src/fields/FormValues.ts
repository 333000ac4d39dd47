import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Scope } from '#contract/rules/evaluate.ts';

/** What a form holds at the moment, for the few fields that depend on other ones. */
export interface FormValues {
  readonly get: () => Scope;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store that the form writes and fields read; only those that read what changed are drawn again. */
export const createFormValues = (initial: Scope) => {
  let scope = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => scope,
    set: (next: Scope) => {
      scope = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const outside: FormValues = { get: () => ({ record: {} }), subscribe: () => () => undefined };

export const FormValuesContext = createContext<FormValues>(outside);

/** Something computed from the form's values; drawn again only when the text of the result differs. */
export const useFromForm = (read: (scope: Scope) => string): string => {
  const values = useContext(FormValuesContext);
  return useSyncExternalStore(values.subscribe, () => read(values.get()));
};
