import { createContext } from 'react';

/** What the field at a JSON pointer such as `/cityId` is called on the page; undefined where the page does not know it. */
export type FieldNames = (pointer: string) => string | undefined;

export const FieldNamesContext = createContext<FieldNames>(() => undefined);
