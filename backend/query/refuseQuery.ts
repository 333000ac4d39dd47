import { tooManyToSort, tooManyToSortCode } from '#contract/domain/lists/tooManyToSort.ts';
import { queryFaults } from '#contract/domain/messages/queryFaults.ts';
import { nearest } from '#contract/domain/nearest.ts';
import { Refusal } from '../calls/Refusal.ts';

const refused = (
  status: 'BAD_REQUEST' | 'UNKNOWN_FIELD',
  { parameter, code, hint }: { parameter: string; code: string; hint: string },
): Refusal => {
  const words = Object.hasOwn(queryFaults, parameter) ? queryFaults[parameter] : undefined;
  const said = words ? { ...words, hint } : { message: hint };
  return new Refusal(status, words ?? hint, {
    errors: [{ in: 'query', field: `/${parameter}`, code, ...said }],
  });
};

/** 400 for one parameter of the query; what people choose on a list is refused in their words, and `hint` names the rest. */
export const badQuery = (parameter: string, code: string, hint: string): Refusal =>
  refused('BAD_REQUEST', { parameter, code, hint });

/** 400 for a field that the list does not know, with the one that was probably meant. */
export const unknownField = (
  parameter: string,
  name: string,
  known: readonly string[],
): Refusal => {
  const asked = name.slice(0, 60);
  const near = nearest(asked, known);
  const meant = near ? `did you mean "${near}"?` : `the fields are: ${known.join(', ')}.`;
  return refused('UNKNOWN_FIELD', {
    parameter,
    code: 'unknown-field',
    hint: `${parameter}: there is no field named "${asked}"; ${meant}`,
  });
};

/** 400 for an order in which a list of this length is not read. */
export const refusedOrder = (): Refusal =>
  new Refusal('BAD_REQUEST', tooManyToSort, {
    errors: [{ in: 'query', field: '/sort', code: tooManyToSortCode, ...tooManyToSort }],
  });
