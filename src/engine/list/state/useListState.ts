import { useListContext } from 'react-admin';
import type { ListState } from './HeldList.tsx';

/** The list around, as `useListContext` gives it, with what the console adds. */
export const useListState = (): ListState => useListContext() as unknown as ListState;
