import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** A call that a suite made and that was done: what was asked, and what was answered. */
export interface NotedCall {
  readonly call: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly answer: unknown;
}

/** No more entries of a list are noted: an example shows one or two. */
const mostEntries = 2;

/** A value with the first entries of its lists. */
export const cutLists = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, mostEntries).map(cutLists);
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cutLists(one)]));
};

const isPlain = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'object' && !Buffer.isBuffer(value) && !('pipe' in value));

/** Where `EXAMPLES` names a folder, every call that is done is noted there (scripts/examples). */
export const noteCalls = (app: FastifyInstance): void => {
  const folder = process.env['EXAMPLES'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}.jsonl`);
  app.addHook('onSend', (request, reply, payload, done) => {
    const { callId } = request.routeOptions.config;
    const type = String(reply.getHeader('content-type'));
    const isNoted = callId !== undefined && reply.statusCode === 200 && isPlain(request.body);
    if (isNoted && typeof payload === 'string' && type.startsWith('application/json')) {
      const noted: NotedCall = {
        call: callId,
        params: request.params as NotedCall['params'],
        query: request.query as NotedCall['query'],
        body: cutLists(request.body),
        answer: cutLists(JSON.parse(payload)),
      };
      appendFileSync(file, `${JSON.stringify(noted)}\n`);
    }
    done(null, payload);
  });
};
