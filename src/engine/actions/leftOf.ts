import type { Identifier } from 'react-admin';
import type { Told } from '#contract/domain/messages/told.ts';

type Row = Partial<Told & { readonly id: Identifier }>;

/** The records that a call of many left as they are, by their ids as text: each says why (`manyResults` of the contract). */
export const leftOf = (answer: unknown): ReadonlyMap<string, Told> => {
  const results = typeof answer === 'object' && answer && 'results' in answer && answer.results;
  const rows = Array.isArray(results) ? (results as readonly Row[]) : [];
  return new Map(
    rows.flatMap(({ id, message, hi }) =>
      id === undefined || message === undefined
        ? []
        : [[String(id), { message, ...(hi !== undefined && { hi }) }]],
    ),
  );
};
