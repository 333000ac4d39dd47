import type { Identifier } from 'react-admin';

/** By screen: the records that its list showed last, in their order. Lost with the page, like the rows. */
const pages = new Map<string, readonly Identifier[]>();

/** Notes what a list shows: from a record of it one goes on to the next without the list between. */
export const noteListed = (resource: string, ids: readonly Identifier[]): void =>
  void pages.set(resource, ids);

export const listed = (resource: string): readonly Identifier[] => pages.get(resource) ?? [];
