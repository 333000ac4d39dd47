import { callOf, type CallId } from '#contract/calls/index.ts';
import { callAddress } from '#contract/requests/callAddress.ts';

/** The address of a call, as the page will ask it. @param parts its path and query */
export const addressOf = (id: string, product: string, parts: object): string =>
  callAddress({ path: callOf(id as CallId).path, product, ...parts });
