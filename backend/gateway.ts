import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config, Service } from './config.ts';
import { Refusal } from './calls/Refusal.ts';

/** A real service has to answer within this many milliseconds; longer work belongs in a job (T101). */
const deadline = 10_000;

/**
 * Sends a service's prefix to a company's own server, through this origin. The person must be signed in here; the
 * upstream learns who asks and decides by its own rights. What does not answer in JSON becomes a coded error.
 */
export const proxyTo = async (
  app: FastifyInstance,
  service: Service,
  upstream: URL,
  config: Config,
): Promise<void> => {
  await app.register(httpProxy, {
    upstream: upstream.origin,
    prefix: `/${service}`,
    rewritePrefix: `${upstream.pathname.replace(/\/$/, '')}/${service}`,
    http: { requestOptions: { timeout: deadline } },
    undici: { headersTimeout: deadline, bodyTimeout: deadline },
    preHandler: async request => {
      request.actor = await request.findActor();
      if (!request.actor) throw new Refusal('NOT_SIGNED_IN', 'Sign in to continue.');
      const changes = request.method !== 'GET' && request.method !== 'HEAD';
      if (changes && request.headers['x-csrf-token'] !== request.actor.session.csrfToken) {
        throw new Refusal(
          'CSRF',
          'The x-csrf-token header is missing or does not belong to this session.',
        );
      }
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        const { cookie: _cookie, ...rest } = headers;
        const { actor } = request as FastifyRequest;
        return {
          ...rest,
          'x-console-user': String(actor?.id ?? ''),
          'x-console-roles': actor?.roleCodes.join(',') ?? '',
          'x-console-product': config.product.slug,
        };
      },
      onResponse: (_request, reply, response) => {
        // The upstream's headers stand on the reply already; a page instead of data must not leave with them.
        if (!/html/.test(String(reply.getHeader('content-type') ?? '')))
          return reply.send(response.stream);
        for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
        return reply.send(
          new Refusal('UPSTREAM_MALFORMED', 'The service answered with a page instead of data.'),
        );
      },
      onError: (reply, { error }) => {
        const isSlow = /timeout|timed out/i.test(`${error.name} ${error.message}`);
        return reply.send(
          isSlow
            ? new Refusal(
                'UPSTREAM_TIMEOUT',
                'The service took too long to answer. Please try again.',
              )
            : new Refusal(
                'UPSTREAM_UNREACHABLE',
                'The service cannot be reached. Please try again.',
              ),
        );
      },
    },
  });
};
