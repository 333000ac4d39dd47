import type { IncomingMessage } from 'node:http';

/** `source` of an address's query: what calls that share method and path are told apart by. */
const sourceIn = (address: string): string => {
  const at = address.indexOf('?');
  if (at < 0 || !address.includes('source=', at)) return '';
  return new URLSearchParams(address.slice(at)).get('source') ?? '';
};

/** How the router chooses among such calls; one that names no source takes what no other does. */
export const sourceConstraint = {
  name: 'source',
  storage: <Handler>() => {
    const handlers = new Map<unknown, Handler>();
    return {
      get: (source: unknown): Handler | null => handlers.get(source) ?? null,
      set: (source: unknown, handler: Handler): void => void handlers.set(source, handler),
    };
  },
  deriveConstraint: ({ url = '' }: IncomingMessage): string => sourceIn(url),
  mustMatchWhenDerived: false,
};

/** Address and constraint of a call's path, in the words of the router. */
export const routeOf = (path: string) => {
  const [bare = path] = path.split('?');
  const source = sourceIn(path);
  return {
    url: bare.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(source !== '' && { constraints: { source } }),
  };
};
