import { createContext } from 'react';
import type { Text } from '#contract/model/types.ts';

/** Names of the form's fields by path, for one field that speaks of another. */
export const FieldLabels = createContext<Readonly<Record<string, Text>>>({});
