import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '#contract/domain/messages/refusals.ts';
import type { Config, Service } from '../config.ts';
import { bearerOf } from '../calls/refuseToken.ts';
import { Refusal } from '../calls/Refusal.ts';
import { during, tell, traceHeaders } from '../observed/observers.ts';
import { createBreaker, type Breaker } from './createBreaker.ts';
import { identityHeader, type Identity } from './createIdentity.ts';
import { passAnswer } from './passAnswer.ts';
import { outcomeOf } from './outcomeOf.ts';
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

declare module 'fastify' {
  interface FastifyInstance {
    /** By the service that answers elsewhere. */
    upstreams: Map<Service, Breaker>;
  }
}

/** What waits for the end of each request, and who it is made for. */
interface Asked {
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
  readonly identity: string | undefined;
  readonly trace: Readonly<Record<string, string>>;
}

/**
 * Sends a service's prefix to a company's own server, through this origin. The person must be signed in here; the
 * upstream learns who asks, signed where the installation has a key, and decides by its own rights. What a page could not use becomes
 * a coded error, and a service that is down or slow is left alone (decision 0005).
 */
export const proxyTo = async (
  app: FastifyInstance,
  service: Service,
  upstream: URL,
  config: Config,
  identity: Identity | null,
): Promise<void> => {
  const { timeout, limit, rest: resting, token } = config.gateway;
  const breaker = createBreaker(limit, resting);
  app.upstreams.set(service, breaker);
  app.addHook('onClose', () => breaker.end());
  const asked = new WeakMap<FastifyRequest, Asked>();
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
      http: { requestOptions: { timeout, rejectUnauthorized: true } },
      destroyAgent: true,
      preHandler: mayAsk,
      proxyPayloads: false,
      // The body goes on byte for byte, as what it came as.
      handler: async (request, reply, address, options) => {
        const { actor } = request;
        const signed = actor && (await identity?.sign(actor, service, request.id));
        const ask = () =>
          new Promise<void>((done, failed) => {
            asked.set(request, { done, failed, identity: signed, trace: traceHeaders() });
            // A person who goes away says nothing about the service.
            reply.raw.once('close', done);
            reply.from(
              address,
              request.body instanceof Buffer
                ? { ...options, body: request.body, contentType: request.headers['content-type'] }
                : options,
            );
          });
        await during({ kind: 'upstream', name: service }, () => breaker.run(ask)).then(
          () => tell({ what: 'upstream', service, outcome: 'answered' }),
          (error: unknown) => {
            tell({ what: 'upstream', service, outcome: outcomeOf(error) });
            throw error;
          },
        );
        return reply;
      },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => {
          const {
            cookie: _cookie,
            'x-csrf-token': _csrf,
            [identityHeader]: _foreign,
            authorization,
            ...rest
          } = headers;
          const { actor } = request as FastifyRequest;
          const signed = asked.get(request as FastifyRequest)?.identity;
          return {
            ...rest,
            ...asked.get(request as FastifyRequest)?.trace,
            // A token is ours; whoever gets it could act here.
            ...(authorization !== undefined &&
              bearerOf(authorization) === undefined && { authorization }),
            ...(token !== null && { authorization: `Bearer ${token}` }),
            ...(signed !== undefined && { [identityHeader]: signed }),
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
          const waits = asked.get(reply.request);
          void passAnswer(reply, stream, timeout).then(
            () => waits?.done(),
            (error: unknown) => waits?.failed(error),
          );
        },
        onError: (reply, { error }) => {
          const { raw, request } = reply as FastifyReply;
          const isSlow = /timeout|timed out/i.test(`${error.name} ${error.message}`);
          asked.get(request)?.failed(isSlow ? tooSlow() : unreachable());
          // A file is on its way already: the browser notices that it ends too early.
          if (raw.headersSent) raw.destroy();
        },
      },
    });
  });
};
