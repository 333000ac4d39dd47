import { tooManyToSort, tooManyToSortCode } from '#contract/domain/lists/tooManyToSort.ts';
import { nearest } from '#contract/domain/nearest.ts';
import { Refusal } from '../calls/Refusal.ts';

/** 400 for one parameter of the query. */
export const badQuery = (parameter: string, code: string, message: string): Refusal =>
  new Refusal('BAD_REQUEST', message, {
    errors: [{ in: 'query', field: `/${parameter}`, code, message }],
  });

/** 400 for a field that the list does not know, with the one that was probably meant. */
export const unknownField = (
  parameter: string,
  name: string,
  known: readonly string[],
): Refusal => {
  const asked = name.slice(0, 60);
  const near = nearest(asked, known);
  const hint = near ? `did you mean "${near}"?` : `the fields are: ${known.join(', ')}.`;
  const message = `${parameter}: there is no field named "${asked}"; ${hint}`;
  return new Refusal('UNKNOWN_FIELD', message, {
    errors: [{ in: 'query', field: `/${parameter}`, code: 'unknown-field', message }],
  });
};

/** 400 for an order in which a list of this length is not read. */
export const refusedOrder = (): Refusal =>
  new Refusal('BAD_REQUEST', tooManyToSort, {
    errors: [{ in: 'query', field: '/sort', code: tooManyToSortCode, ...tooManyToSort }],
  });
