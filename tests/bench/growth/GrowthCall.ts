import type { GrowthPersona, GrowthWorld } from './growthWorld.ts';

/** A call that the bench asks, by which of the personas. */
export interface GrowthCall {
  readonly name: string;
  readonly personas: readonly GrowthPersona[];
  readonly path: (world: GrowthWorld) => string;
  /** Present: it is posted. */
  readonly body?: (world: GrowthWorld) => object;
  /** Read once and not again: it takes long at any size. */
  readonly isLong?: true;
}

export type Query = Readonly<Record<string, string | number>>;

/** A path with its query. */
export const withQuery = (path: string, query: Query): string =>
  `${path}?${new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString()}`;

/** Groups of personas that ask the same. */
export const sellers = ['agent', 'lead', 'manager'] as const;
export const leaders = ['agent', 'lead', 'manager', 'head'] as const;
export const opportunityReaders = ['agent', 'lead', 'manager', 'admin'] as const;

/** A call that is read and takes no more than a query. */
export const plain = (
  name: string,
  personas: readonly GrowthPersona[],
  path: string,
  query: Query = {},
): GrowthCall => ({ name, personas, path: () => withQuery(path, query) });
