import type { InWrite } from './Declaration.ts';

/** The context of a call that asks nothing in its query, for the writes of declared records. */
export const inWrite = <Given extends Omit<InWrite, 'query'>>(context: Given): Given & InWrite => ({
  ...context,
  query: {},
});
