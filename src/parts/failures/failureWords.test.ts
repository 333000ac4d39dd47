import { describe, expect, it } from 'vitest';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { failureWords, failureLine, saysNothingItself } from './failureWords.ts';

const why = (field: string, message: string) =>
  ({ in: 'body', field, code: 'check', message }) as const;
const refused = (message: string, ...errors: readonly ReturnType<typeof why>[]) =>
  new HttpError({ status: 409, code: 'CONFLICT', message, errors });

describe('a failure', () => {
  it('says why beside the text of the specification', () => {
    const error = refused('Unable to create a new Termsheet!', why('/a', 'There is no package.'));
    expect(failureWords(error)).toEqual({
      message: 'Unable to create a new Termsheet!',
      reasons: ['There is no package.'],
    });
  });

  it('says each reason once, and none that the message tells', () => {
    const error = refused(
      'name: Say why.',
      why('/a', 'Say why.'),
      why('/b', 'Too long.'),
      why('/c', 'Too long.'),
    );
    expect(failureWords(error).reasons).toEqual(['Too long.']);
  });

  it('leaves out what stands at its field', () => {
    const error = refused('Not done', why('/a', 'Say why.'), why('/b', 'Too long.'));
    expect(failureWords(error, undefined, ({ field }) => field === '/a').reasons).toEqual([
      'Too long.',
    ]);
  });

  it('names the field that a reason points at, where the page knows it', () => {
    const error = refused(
      'Not done.',
      why('/cityId', 'This field is required.'),
      why('/pan', 'यह फ़ील्ड ज़रूरी है।'),
      why('/other', 'This field is unknown.'),
      why('/cityId', 'There is no such city.'),
    );
    const names: Record<string, string> = { '/cityId': 'City', '/pan': 'PAN' };
    expect(failureWords(error, undefined, undefined, field => names[field]).reasons).toEqual([
      'City: This field is required.',
      'PAN: यह फ़ील्ड ज़रूरी है।',
      'This field is unknown.',
      'There is no such city.',
    ]);
  });

  it.each([
    ['INTERNAL', 500, 'Something went wrong!'],
    ['NETWORK', 0, 'The server cannot be reached.'],
    ['HTTP_500', 500, 'Alas! Some error occurred.'],
  ])(
    'that says nothing itself (%s) stands below the words of the screen',
    (code, status, message) => {
      const error = new HttpError({ status, code, message });
      expect(saysNothingItself(error)).toBe(true);
      expect(failureWords(error, 'Opportunity creation failed!')).toEqual({
        message: 'Opportunity creation failed!',
        reasons: [message],
      });
      expect(failureWords(error)).toEqual({ message, reasons: [] });
    },
  );

  it('with words of the server’s own keeps them', () => {
    expect(saysNothingItself(refused('The client has left.'))).toBe(false);
    expect(
      saysNothingItself(new HttpError({ status: 500, code: 'HTTP_500', message: 'Disk full' })),
    ).toBe(false);
  });

  it('is told in one line where there is room for one', () => {
    expect(failureLine(refused('Not done.', why('/a', 'Say why.')))).toBe('Not done. Say why.');
    expect(failureLine(new Error(''))).toBeUndefined();
  });

  it('has the words of the screen in place of its own', () => {
    expect(failureWords(new Error('Boom'), 'Case didn’t proceed').message).toBe(
      'Case didn’t proceed',
    );
    expect(failureWords(new Error(''))).toEqual({ message: undefined, reasons: [] });
    expect(failureWords('thrown')).toEqual({ message: undefined, reasons: [] });
  });
});
