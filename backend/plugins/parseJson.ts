import type { FastifyInstance } from 'fastify';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { longestKey } from '../calls/longestKey.ts';
import { Refusal } from '../calls/Refusal.ts';

/** Deeper than any body of ours, and far from where a function that calls itself for each level runs out of stack. */
export const deepest = 64;

/**
 * Looks at every value once, without calling itself.
 * @throws Refusal BAD_REQUEST for what is nested too deeply, or has a key that is too long
 */
export const refuseOutOfBounds = (body: unknown): void => {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= deepest) throw new Refusal('BAD_REQUEST', refusals.tooDeep);
    const inner: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (Array.isArray(value)) {
        for (const one of value) if (typeof one === 'object') inner.push(one);
        continue;
      }
      for (const [key, one] of Object.entries(value)) {
        if (key.length > longestKey) throw new Refusal('BAD_REQUEST', refusals.longKey);
        if (typeof one === 'object') inner.push(one);
      }
    }
    level = inner;
  }
};

/**
 * Reads JSON of a media type as the framework does, and refuses what no rule behind it has to be ready for.
 * @param mayBeEmpty for clients that name the type of a body that they do not send
 */
export const addJson = (app: FastifyInstance, type: string, mayBeEmpty = false): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(type, { parseAs: 'string' }, (request, text, done) => {
    if (mayBeEmpty && text === '') {
      done(null, undefined);
      return;
    }
    void parse(request, text, (error, body: unknown) => {
      if (error) return done(error, undefined);
      try {
        refuseOutOfBounds(body);
      } catch (refusal) {
        return done(refusal as Error, undefined);
      }
      return done(null, body);
    });
  });
};

export const parseJson = (app: FastifyInstance): void => {
  app.removeContentTypeParser('application/json');
  addJson(app, 'application/json');
};
