import type { ThemeProviderProps } from '@mui/material/styles';
import type { Store } from 'ra-core';
import { preferencePrefix } from '#parts/usePreference.ts';

type StorageManager = NonNullable<ThemeProviderProps['storageManager']>;

/** The theme's name for the one value that it keeps; it also asks for a scheme per mode, which is fixed here. */
export const modeStorageKey = 'mode';

/** Lets the theme keep light, dark or system among the person's preferences. */
export const colourModeStorage =
  (store: Store): StorageManager =>
  ({ key }) => {
    if (key !== modeStorageKey) {
      return { get: initial => initial, set: () => undefined, subscribe: () => () => undefined };
    }
    const name = preferencePrefix + key;
    return {
      get: initial => store.getItem(name, initial),
      set: value => store.setItem(name, value),
      subscribe: handler => store.subscribe(name, handler),
    };
  };
