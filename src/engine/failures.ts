import type { Identifier } from 'react-admin';

export interface Failure {
  readonly id: Identifier;
  readonly error: unknown;
}

/** The records that a change of many left out; the data provider tells them in `meta` of its result. */
export const failuresOf = (result: object): readonly Failure[] => {
  const meta: unknown = 'meta' in result ? result.meta : undefined;
  const failed = meta && typeof meta === 'object' && 'failed' in meta ? meta.failed : undefined;
  return Array.isArray(failed) ? (failed as Failure[]) : [];
};
