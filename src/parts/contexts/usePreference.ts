import { useStore } from 'react-admin';

/** Keys of the store that begin so outlive sign-out and belong to one person on one computer. */
export const preferencePrefix = 'preferences.';

/**
 * A choice that the console remembers for a person: density, columns, folded groups. Never personal or money data,
 * which may not stay on the disk (T102).
 */
export const usePreference = <Value>(name: string, initial: Value) =>
  useStore<Value>(`${preferencePrefix}${name}`, initial);
