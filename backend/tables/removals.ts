import type { Static } from 'typebox';
import type { removeBody } from '#contract/calls/bodies.ts';
import { Refusal } from '../calls/Refusal.ts';

type Removal = Static<typeof removeBody>;

/** Numbers of a query, repeated or joined by commas. */
const idsOfQuery = (parts: readonly string[] = []): number[] => [
  ...new Set(parts.flatMap(part => part.split(',').map(Number))),
];

/**
 * What a DELETE asks for, from its body or, where that was lost on the way, from its query (T119).
 * @throws Refusal 422 when neither names an id.
 */
export const removalOf = ({
  query,
  body,
}: {
  query: { ids?: string[] };
  body: Removal | null;
}): Removal => {
  if (body) return body;
  const ids = idsOfQuery(query.ids);
  if (ids.length > 0) return { ids };
  throw new Refusal('VALIDATION_FAILED', 'ids: give them in the query or the body.', {
    errors: [{ in: 'body', field: '/ids', code: 'required', message: 'This field is required.' }],
  });
};

/** The removal of the one record that the address names. */
export const removalOfOne = ({
  params,
  query,
  body,
}: {
  params: { id: number };
  query: { version?: number };
  body: { version?: number } | null | undefined;
}): Removal => {
  const version = body?.version ?? query.version;
  return version === undefined
    ? { ids: [params.id] }
    : { ids: [params.id], versions: { [String(params.id)]: version } };
};
