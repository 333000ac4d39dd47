import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorStatus, type ErrorAnswer } from '#contract/calls/errors.ts';
import type { Config } from '../config.ts';
import { bareHeaders } from './security.ts';

/** Answers bytes that are no HTTP request, in the form of every other refusal, and hangs up. */
export const answerClientError =
  (config: Config) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const code = 'BAD_REQUEST';
    const status = errorStatus[code];
    const answer: ErrorAnswer = {
      code,
      message: 'The server could not understand this request.',
      requestId: crypto.randomUUID(),
    };
    const body = JSON.stringify(answer);
    const headers = {
      ...bareHeaders(config),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n'));
  };
