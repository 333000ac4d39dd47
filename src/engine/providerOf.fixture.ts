import type { DataProvider } from 'react-admin';

/** Parts of a data provider made of mocks: ra-core's verbs are generic in the record, a mock has one type of it. */
export const providerOf = (parts: object): Partial<DataProvider> => ({
  prepare: () => Promise.resolve(),
  ...parts,
});
