import type { Fetch } from '#dataProvider/http/transport.ts';

declare global {
  /** What `public/boot.js` has asked for while the script was loading, by address. */
  var consoleAhead: Record<string, Promise<Response>> | undefined;
}

/**
 * The browser's `fetch`, but the first who reads what was asked ahead gets that answer. Nothing of it is left for
 * later: after a change, or when the page has stood for a while, it would be old.
 */
export const withAskedAhead = (fetch: Fetch, now: () => number): Fetch => {
  const until = now() + 10_000;
  return (address, init) => {
    const isRead = init.method === undefined || init.method === 'GET';
    const ahead = globalThis.consoleAhead?.[address];
    if (!isRead || now() > until) globalThis.consoleAhead = undefined;
    if (!isRead || !ahead || !globalThis.consoleAhead) return fetch(address, init);
    delete globalThis.consoleAhead[address];
    return ahead;
  };
};
