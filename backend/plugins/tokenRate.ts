import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tokenMessages } from '#contract/domain/users/tokenMessages.ts';
import type { Actor } from '../calls/Actor.ts';
import { Refusal } from '../calls/Refusal.ts';
import type { Config } from '../config.ts';
import { tell } from '../observed/observers.ts';

/**
 * The limit on how often one token may ask, beside that of its address: counted once the token is known, so that made-up ones fill no
 * memory and get round no limit.
 */
export const tokenRate = (app: FastifyInstance, { tokenRateLimit }: Config) => {
  const bucketOf = new WeakMap<FastifyRequest, string>();
  const count =
    tokenRateLimit > 0
      ? app.createRateLimit({
          max: tokenRateLimit,
          timeWindow: '1 minute',
          keyGenerator: request => bucketOf.get(request) ?? '',
        })
      : undefined;
  /** @throws Refusal RATE_LIMITED with the seconds to wait */
  return async (request: FastifyRequest, { token }: Actor): Promise<void> => {
    if (!count || !token) return;
    bucketOf.set(request, `token:${token.id}`);
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    tell({ what: 'throttled', by: 'token' });
    throw new Refusal('RATE_LIMITED', tokenMessages.tooMany, {
      retryAfter: counted.ttlInSeconds,
    });
  };
};
