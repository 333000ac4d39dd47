import { createContext } from 'react';

/** What the page around a list tells already, such as the title of the record and its account: names in it do not repeat it. */
export const ToldContext = createContext<readonly unknown[]>([]);
