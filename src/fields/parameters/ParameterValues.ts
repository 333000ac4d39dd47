import { createContext, useContext } from 'react';

export type Values = Readonly<Record<string, unknown>>;

/** The parameters that are entered together: localities are those of the city beside them. */
export const ParameterValues = createContext<Values>({});

export const useParameterValues = (): Values => useContext(ParameterValues);
