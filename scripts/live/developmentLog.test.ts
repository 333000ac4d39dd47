import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { answerError } from '#backend/plugins/errors.ts';
import { loggedError, loggedRequest } from '#backend/plugins/logged.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { Refusal } from '#backend/calls/Refusal.ts';
import type { PlacedFault } from '../placeFaults.ts';
import { developmentLog } from './developmentLog.ts';

const printed: string[] = [];
const told: PlacedFault[] = [];

afterEach(() => {
  printed.length = 0;
  told.length = 0;
});

const log = developmentLog({
  root: process.cwd(),
  print: line => void printed.push(line),
  tell: fault => void told.push(fault),
});

/** What a call answers that throws this, on a server that logs as the console's does. */
const answerTo = async (error: Error) => {
  const app = Fastify({
    logger: {
      level: 'warn',
      stream: new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          log.write(chunk.toString());
          done();
        },
      }),
      serializers: { req: loggedRequest, err: loggedError },
    },
  });
  app.setErrorHandler(answerError);
  app.get('/things/:id', () => {
    throw error;
  });
  const { statusCode, body } = await app.inject('/things/7');
  await app.close();
  return { statusCode, body };
};

describe('what development says of a fault', () => {
  it('is one line with the call, the innermost cause, and the file and line of our own code', async () => {
    const cause = new Error('column "paint" does not exist\nand more of it');
    const { statusCode, body } = await answerTo(new Error('Failed query: select 1', { cause }));
    expect(statusCode).toBe(500);
    expect(body).not.toContain('paint');
    expect(printed).toEqual([
      expect.stringMatching(
        /^ {2}GET \/things\/:id: column "paint" does not exist \(scripts\/live\/developmentLog\.test\.ts:\d+:\d+\)$/,
      ),
    ]);
    expect(told).toEqual([
      {
        file: 'scripts/live/developmentLog.test.ts',
        line: expect.any(Number) as number,
        column: expect.any(Number) as number,
        pointer: 'GET /things/:id',
        message: 'column "paint" does not exist',
        suggestion: null,
      },
    ]);
  });

  it('leaves out the place of what never was in our code', async () => {
    const error = new Error('away');
    error.stack = 'Error: away\n    at Socket.emit (node:events:1:1)';
    await answerTo(error);
    expect(printed).toEqual(['  GET /things/:id: away']);
    expect(told).toMatchObject([{ file: '' }]);
  });

  it('does not bring to the page what the server meant to say', async () => {
    await answerTo(new Refusal('UNAVAILABLE', refusals.busy));
    expect(printed).toHaveLength(1);
    expect(told).toEqual([]);
  });
});
