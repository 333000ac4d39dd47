import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { tell } from '../observed/observers.ts';

const nonces = new WeakMap<ServerResponse, string>();

const nonceFor = (response: ServerResponse): string => {
  const known = nonces.get(response);
  if (known) return known;
  const fresh = randomBytes(16).toString('base64');
  nonces.set(response, fresh);
  return fresh;
};

/** Fresh for every answer: the only styles that the page may add carry it. Scripts come from our own address alone. */
export const styleNonce = (reply: FastifyReply): string => nonceFor(reply.raw);

/**
 * The same protection for answers that are given before a request is understood, outside of the framework's hooks: an
 * error in JSON needs nothing at all of the browser.
 */
export const bareHeaders = ({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> => ({
  'content-security-policy':
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  ...(publicUrl.protocol === 'https:' && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
});

/**
 * Headers of every answer, and the limit on how often one address may ask.
 * @param store where requests are counted; absent: in this process
 */
export const secure = async (
  app: FastifyInstance,
  config: Config,
  store?: FastifyRateLimitStoreCtor,
): Promise<void> => {
  const isSecure = config.publicUrl.protocol === 'https:';
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", (_request, response) => `'nonce-${nonceFor(response)}'`],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:'],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  await app.register(rateLimit, {
    global: false,
    max: config.rateLimit,
    timeWindow: '1 minute',
    onExceeded: () => tell({ what: 'throttled', by: 'address' }),
    ...(store && { store }),
  });
  // Before a call asks who makes it: those who are refused are counted, too.
  if (config.rateLimit > 0) app.addHook('onRequest', app.rateLimit());
};
