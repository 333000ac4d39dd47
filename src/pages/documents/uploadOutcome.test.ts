import { expect, it } from 'vitest';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { uploadOutcome } from './uploadOutcome.ts';

it.each([
  [422, 'Tags Tags are compulsory', 'done'],
  [400, 'Tags Tags are compulsory', 'done'],
  [422, 'Tags are compulsory', 'error'],
  [422, 'Tags Tags are compulsory!', 'error'],
  [409, 'Document Already Exists!', 'warning'],
  [500, 'Something went wrong!', 'error'],
])('P3-G-013 T94 T95 %i %s is %s', (status, message, outcome) => {
  expect(uploadOutcome(new HttpError({ status, code: 'X', message }))).toBe(outcome);
});

it('a connection that broke is an error', () => {
  expect(uploadOutcome(new Error('Tags Tags are compulsory'))).toBe('error');
});
