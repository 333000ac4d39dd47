import type { Call } from '#contract/calls/call.ts';
import type { CallUse } from './callUses.ts';

/** The same schema in which nothing must be there; what may be there is as before. */
const withoutRequired = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withoutRequired);
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === 'required' && Array.isArray(value)))
      .map(([key, value]) => [key, withoutRequired(value)]),
  );
};

/** The schema that an answer is written by: where a screen hides fields from a role, each of them may be missing. */
export const answerSchema = (call: Call, uses: readonly CallUse[]): object =>
  uses.some(
    ({ screen: { access } }) =>
      access !== 'signed-in' && Object.values(access).some(({ hide }) => hide.length > 0),
  )
    ? (withoutRequired(call.answer) as object)
    : call.answer;
