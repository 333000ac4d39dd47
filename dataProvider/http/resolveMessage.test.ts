import { describe, expect, it } from 'vitest';
import { resolveMessage } from './resolveMessage.ts';

const statuses = [400, 401, 422, 500] as const;

/** A body that holds every source, and what is left of it once the first sources are taken away. */
const sources = {
  error: { msg: 'from error.msg' },
  msg: 'from msg',
  api_errors: { details: 'from details', display_phrase: 'from display_phrase' },
  apiErrors: { displayPhrase: 'from displayPhrase' },
  message: ['first of array', 'second of array'],
};
const noDetails = { display_phrase: 'from display_phrase' };
const { error: _error, ...noError } = sources;
const { msg: _msg, ...fromDetails } = noError;
const fromPhrase = { ...fromDetails, api_errors: noDetails };
const { api_errors: _apiErrors, ...fromCamel } = fromPhrase;
const { apiErrors: _camel, ...fromArray } = fromCamel;
const fromString = { message: 'a string' };
const own = 'own message';

const details = (status: number) =>
  status === 422 || status === 500 ? 'from details' : 'from display_phrase';

const steps: [string, unknown, (status: number) => string][] = [
  ['2 error.msg', sources, () => 'from error.msg'],
  ['2 msg at the top', noError, () => 'from msg'],
  ['3 api_errors.details, 422 and 500 only', fromDetails, details],
  ['4 api_errors.display_phrase', fromPhrase, () => 'from display_phrase'],
  ['5 apiErrors.displayPhrase', fromCamel, () => 'from displayPhrase'],
  ['6 first of a message array', fromArray, () => 'first of array'],
  ['7 message string', fromString, () => 'a string'],
  ["8 the error's own message", {}, () => own],
];

describe('resolveMessage (part 1 section 8, T113)', () => {
  for (const status of statuses) {
    for (const [step, body, expected] of steps) {
      it(`${status}: step ${step}`, () => {
        expect(resolveMessage({ status, body, message: own })).toBe(expected(status));
      });
    }
    it(`${status}: the end is the fall-back`, () => {
      expect(resolveMessage({ status, body: {} })).toBe('Alas! Some error occurred.');
    });
    it(`${status}: step 1 is taken on 401 only`, () => {
      const shown = resolveMessage(
        { status, body: sources },
        { unauthorizedMessage: 'Authentication Required. Please login to account panel.' },
      );
      expect(shown).toBe(
        status === 401
          ? 'Authentication Required. Please login to account panel.'
          : 'from error.msg',
      );
    });
  }

  it.each([
    ['a message string', { message: 'no right' }, 'no right'],
    ['the first of a message array', { message: ['no right', 'x'] }, 'no right'],
    ['not error.msg', { error: { msg: 'x' } }, 'Alas! Some error occurred.'],
    ['not api_errors', { api_errors: { display_phrase: 'x' } }, 'Alas! Some error occurred.'],
    ['nothing', undefined, 'Alas! Some error occurred.'],
  ])('other statuses take %s', (_, body, expected) => {
    for (const status of [0, 403, 404, 409, 429, 502, 503, 504]) {
      expect(resolveMessage({ status, body }, { unauthorizedMessage: 'not 401' })).toBe(expected);
    }
  });

  it.each([
    ['an empty array', { message: [] }],
    ['an empty first entry', { message: ['', 'second'] }],
    ['blank text', { message: '  ', error: { msg: '' } }],
    ['a number', { message: 5 }],
    ['an object', { message: { text: 'x' } }],
    ['a page of HTML', '<!doctype html><h1>Bad Gateway</h1>'],
    ['null', null],
  ])('%s is no message', (_, body) => {
    for (const status of [...statuses, 403, 502]) {
      expect(resolveMessage({ status, body })).toBe('Alas! Some error occurred.');
    }
  });

  it('gives markup back as the text it is', () => {
    const message = '<img src=x onerror=alert(1)>';
    expect(resolveMessage({ status: 400, body: { message } })).toBe(message);
  });
});
