import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '#contract/domain/messages/refusals.ts';
import type { Config, Service } from '../config.ts';
import { bearerOf } from '../calls/refuseToken.ts';
import { Refusal } from '../calls/Refusal.ts';
import { passAnswer } from './passAnswer.ts';
import { refuseProgram } from './refuseProgram.ts';
import { tooSlow, unreachable } from './upstreamRefusals.ts';

/** Bytes of a request to a service: what is read whole can still be answered when the service breaks off. */
const mostBytes = 32 * 1024 * 1024;

const mayAsk = async (request: FastifyRequest): Promise<void> => {
  request.actor = await request.findActor();
  if (!request.actor) throw new Refusal('NOT_SIGNED_IN', 'Sign in to continue.');
  const { token } = request.actor;
  refuseProgram(request.actor, request);
  const changes = request.method !== 'GET' && request.method !== 'HEAD';
  if (changes && !token && request.headers['x-csrf-token'] !== request.actor.session.csrfToken)
    throw new Refusal('CSRF', refusals.otherSession);
};

/** A connection that breaks twice, such as by a time-out in the middle of an answer, is told of once. */
const refuseOnce = () => {
  const refused = new WeakSet<FastifyReply>();
  return (reply: FastifyReply, error: unknown): void => {
    if (refused.has(reply)) return;
    refused.add(reply);
    // A file is on its way already: the browser notices that it ends too early.
    if (reply.raw.headersSent) reply.raw.destroy();
    else void reply.send(error);
  };
};

/**
 * Sends a service's prefix to a company's own server, through this origin. The person must be signed in here; the
 * upstream learns who asks and decides by its own rights. What a page could not use becomes a coded error (decision 0005).
 */
export const proxyTo = async (
  app: FastifyInstance,
  service: Service,
  upstream: URL,
  config: Config,
): Promise<void> => {
  const { gatewayTimeout } = config;
  const refuse = refuseOnce();
  await app.register(async own => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: mostBytes },
      (_request, body, done) => done(null, body),
    );
    await own.register(httpProxy, {
      upstream: upstream.origin,
      prefix: `/${service}`,
      rewritePrefix: `${upstream.pathname.replace(/\/$/, '')}/${service}`,
      // Certificates are not looked at unless one asks for it.
      http: { requestOptions: { timeout: gatewayTimeout, rejectUnauthorized: true } },
      destroyAgent: true,
      preHandler: mayAsk,
      proxyPayloads: false,
      // The body goes on byte for byte, as what it came as.
      handler: (request, reply, address, options) =>
        reply.from(
          address,
          request.body instanceof Buffer
            ? { ...options, body: request.body, contentType: request.headers['content-type'] }
            : options,
        ),
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => {
          const { cookie: _cookie, 'x-csrf-token': _csrf, authorization, ...rest } = headers;
          const { actor } = request as FastifyRequest;
          return {
            ...rest,
            // A token is ours; whoever gets it could act here.
            ...(authorization !== undefined &&
              bearerOf(authorization) === undefined && { authorization }),
            // What comes encoded could not be looked at.
            'accept-encoding': 'identity',
            'x-console-user': String(actor?.id ?? ''),
            'x-console-roles': actor?.roleCodes.join(',') ?? '',
            'x-console-product': config.product.slug,
          };
        },
        rewriteHeaders: () => ({}),
        // A service that is busy is asked again by the person, not ten times by us.
        retryDelay: () => null,
        onResponse: (_request, answered, { stream }) => {
          const reply = answered as FastifyReply;
          passAnswer(reply, stream, gatewayTimeout).catch((error: unknown) => refuse(reply, error));
        },
        onError: (reply, { error }) => {
          const isSlow = /timeout|timed out/i.test(`${error.name} ${error.message}`);
          refuse(reply as FastifyReply, isSlow ? tooSlow() : unreachable());
        },
      },
    });
  });
};
