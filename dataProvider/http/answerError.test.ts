import { expect, it } from 'vitest';
import { answerError } from './answerError.ts';

it.each([
  [{ error: 'No slot left' }, 'Error: No slot left'],
  [{ error: { msg: 'No slot left' } }, 'Error: No slot left'],
  [{ error: { message: 'No slot left' } }, 'Error: No slot left'],
  [{ error: '' }, undefined],
  [{ error: null }, undefined],
  [{ error: false }, undefined],
  [{ errors: ['x'] }, undefined],
  [[{ error: 'in a row' }], undefined],
  ['error', undefined],
  [undefined, undefined],
])('%j shows %s (part 1 section 8)', (body, expected) => {
  expect(answerError(body)).toBe(expected);
});
