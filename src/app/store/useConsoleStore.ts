import { useStoreContext } from 'react-admin';
import type { ConsoleStore } from './consoleStore.ts';

/** The store with the person's preferences; ra-core hands on the one that the app gave it. */
export const useConsoleStore = () => useStoreContext() as ConsoleStore;
