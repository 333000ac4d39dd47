import { createContext } from 'react';

/** Whether the head of a part has been said already: by the choice that it is under, or by the field around it. */
export const Untitled = createContext(false);
