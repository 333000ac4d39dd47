import { personSurfaces } from '#contract/domain/surfaces.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, Call } from '#contract/calls/call.ts';
import { usualDeadline } from '#contract/calls/callDeadlines.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { tablesHeader } from '#contract/requests/tablesHeader.ts';
import { paymentRefusals } from '#contract/domain/payments/paymentRefusals.ts';
import { createAudit } from '../audit/createAudit.ts';
import { longestKey } from './longestKey.ts';
import type { Actor } from './Actor.ts';
import type { Context, RequestFacts, Services, Verb } from './Context.ts';
import { beginCall, duringCall } from '../database/pools/CallTime.ts';
import { during } from '../observed/observers.ts';
import { noteTables, type TouchedTables } from '../database/touchedTables.ts';
import { deadlineOf, isLong } from './deadlines/deadlineOf.ts';
import { fillPath } from '#contract/domain/fillProduct.ts';
import { fillSchema } from './fillSchema.ts';
import { inTransaction } from './inTransaction.ts';
import { isElsewhere } from './isElsewhere.ts';
import { longServices } from './deadlines/longServices.ts';
import { isOverview, readOverview } from './deadlines/readOverview.ts';
import { refuseUnlessAllowed, type RightsOfCall } from './mayCall.ts';
import { Refusal } from './Refusal.ts';
import { bearerOf, refuseOfPeople } from './refuseToken.ts';
import { bodyToCheck, requestSchemas } from './requestSchemas.ts';
import { routeOf } from './sourceConstraint.ts';
import { runSettled } from './runSettled.ts';
import type { ReadableIds, RecordSecrets, Together } from './ServedCall.ts';

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** The name of a wish. @throws Refusal BAD_REQUEST for one that is longer than any index takes */
const keyOf = (request: FastifyRequest): string | undefined => {
  const key = headerOf(request, 'idempotency-key');
  if (key !== undefined && key.length > longestKey)
    throw new Refusal('BAD_REQUEST', refusals.longKey);
  return key;
};

const factsOf = (request: FastifyRequest): RequestFacts => {
  // What a browser may say of itself; jobs and seeds write under their own names.
  const surface = personSurfaces.find(known => known === headerOf(request, 'x-surface'));
  return {
    id: request.id,
    ip: request.ip,
    userAgent: headerOf(request, 'user-agent') ?? '',
    surface: (!request.actor?.token && surface) || 'api',
    idempotencyKey: keyOf(request),
  };
};

/** Whether a browser says that another site made the request; one that is too old to say so still names the page's origin. */
const isForeign = (request: FastifyRequest, { publicUrl }: Services['config']): boolean => {
  const site = headerOf(request, 'sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = headerOf(request, 'origin');
  if (origin === undefined || origin === publicUrl.origin) return false;
  if (!URL.canParse(origin)) return true;
  const { protocol, host } = new URL(origin);
  // As an address, so that the usual port is left out on both sides.
  const own = `${protocol}//${request.host}`;
  return !URL.canParse(own) || new URL(own).host !== host;
};

/** A page of another site can neither set a header of ours nor hide where it comes from. */
const refuseForeignPage = (request: FastifyRequest, config: Services['config']): void => {
  if (isForeign(request, config)) {
    throw new Refusal('CSRF', refusals.otherSite);
  }
};

declare module 'fastify' {
  interface FastifyContextConfig {
    callId?: string;
    isBackground?: boolean;
  }
  interface FastifyRequest {
    /** Who asks; set by the first step of a call that needs someone signed in. */
    actor: Actor | undefined;
    findActor: () => Promise<Actor | undefined>;
  }
}

/** First step of every call: who asks, whether they may, and whether the request comes from our own page. */
const authorise =
  (call: Call, { config }: Services, refuse?: RightsOfCall) =>
  async (request: FastifyRequest) => {
    const changes = call.kind !== 'read';
    if (call.access === 'anyone') {
      if (bearerOf(request.headers.authorization) !== undefined) refuseOfPeople(call);
      if (changes) refuseForeignPage(request, config);
      if (call.method === 'GET' && changes && headerOf(request, 'x-requested-with') !== 'console') {
        throw new Refusal('CSRF', refusals.otherSite);
      }
      return;
    }
    const actor = await request.findActor();
    request.actor = actor;
    if (!actor) throw new Refusal('NOT_SIGNED_IN', 'Sign in to continue.');
    // No browser adds a token by itself, so no page of another site can make it do so.
    if (changes && !actor.token) {
      refuseForeignPage(request, config);
      if (headerOf(request, 'x-csrf-token') !== actor.session.csrfToken)
        throw new Refusal('CSRF', refusals.otherSession);
    }
    refuseUnlessAllowed(call, refuse, request.params as Record<string, string>, actor);
  };

/** Of the tables of a call, those by which the page finds what is old (`tablesHeader`). */
const tellTables = (reply: FastifyReply, kind: Call['kind'], touched: TouchedTables): void => {
  if (reply.sent || touched.isUntold) return;
  reply.header(tablesHeader, [...(kind === 'read' ? touched.read : touched.written)].join(' '));
};

const paramsOf = (request: FastifyRequest) => (request.params ?? {}) as Record<string, unknown>;

const contextOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  db: Services['db'],
): Context => {
  const facts = factsOf(request);
  return {
    params: (request.params ?? {}) as Context['params'],
    query: (request.query ?? {}) as Context['query'],
    body: request.body,
    actor: request.actor as Actor,
    db,
    audit: createAudit(db, request.actor, facts),
    services,
    request: facts,
    reply,
  };
};

/**
 * Runs a verb that changes something: one transaction, at most once per key, never without its history. What a
 * stranger may call counts their failed tries, which a rolled-back transaction would forget, so it has none around it.
 */
const runChange =
  (call: Call, verb: Verb<Call>, services: Services, { opensTransaction }: ServeOptions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const context = contextOf(request, reply, services, services.db);
    // A repeated request for money cannot be told from a second wish without a key (record 0141).
    if (call.kind === 'money' && !context.request.idempotencyKey)
      throw new Refusal('BAD_REQUEST', paymentRefusals.key);
    if (!request.actor || opensTransaction) return runSettled(call, verb, context);
    return inTransaction(call, context, inside => verb(inside));
  };

interface ServeOptions {
  /** The verb opens its transaction itself, with `inTransaction`, because much of its work needs none. */
  readonly opensTransaction?: boolean;
  /** Several calls of it at once; see `ServedCall`. */
  readonly together?: Together | undefined;
  /** Whose the records of a list are; see `ServedCall`. */
  readonly readable?: ReadableIds | undefined;
  /** Fields alone that are asked for; see `ServedCall`. */
  readonly readsFields?: boolean | undefined;
  /** Fields of them that not all who read them see; see `ServedCall`. */
  readonly secrets?: RecordSecrets | undefined;
}

/** A call that is gathered is handed over once rights and rules have been asked. */
const gathering =
  (verb: Verb<Call>): Verb<Call> =>
  context =>
    context.gather ? Promise.resolve(context.gather(context)) : verb(context);

/**
 * Gives a call its route: authorise, validate, transaction, write, audit, present (ARCHITECTURE.md). A call that a
 * company's own server answers gets none.
 * Rights and CSRF follow the call's kind; the answer's schema is the list of fields that may leave.
 */
export const serve = <C extends Call>(
  app: FastifyInstance,
  services: Services,
  call: C,
  verb: Verb<C>,
  refuse?: RightsOfCall,
  options: ServeOptions = {},
): void => {
  if (isElsewhere(call, services.config)) return;
  const { product } = services.config;
  // The one place where a verb's own types are left: Fastify has checked the request against the call's schemas.
  const { together, readable, readsFields, secrets } = options;
  const inner = together ? gathering(verb) : verb;
  const run = app.screenGrants.bind(call, app.guardVerb(call, inner));
  app.servedCalls.set(call.id, {
    call,
    verb: run,
    refuse,
    together,
    readable,
    readsFields,
    secrets,
  });
  const reading = (own: Services) => (request: FastifyRequest, reply: FastifyReply) =>
    run(contextOf(request, reply, own, own.db));
  const overview =
    (within: (own: Services) => Services) => (request: FastifyRequest, reply: FastifyReply) =>
      readOverview(services, own => reading(within(own))(request, reply));
  const handling = (within: (own: Services) => Services) => {
    if (call.kind !== 'read') return runChange(call, run, within(services), options);
    return isOverview(call) ? overview(within) : reading(within(services));
  };
  const handleShort = handling(own => own);
  const handleLong = handling(longServices);
  const authorised = authorise(call, services, refuse);
  app.route({
    method: call.method,
    ...routeOf(fillPath(call.path, product)),
    schema: {
      ...requestSchemas(call, product),
      response: { '2xx': fillSchema(app.screenGrants.answerOf(call), product) },
    },
    config: { callId: call.id, isBackground: call.isBackground ?? false },
    onRequest: request => duringCall(beginCall(usualDeadline), () => authorised(request)),
    preValidation: async request => {
      if (call.body) request.body = bodyToCheck(call, request.body);
    },
    handler: async (request, reply): Promise<AnswerOf<C>> => {
      const deadline = deadlineOf(call, request.query);
      const handle = isLong(deadline) ? handleLong : handleShort;
      // From here on: what a slow line took to bring the body is not the call's.
      const time = beginCall(deadline);
      const touched: TouchedTables = { read: new Set(), written: new Set(), isUntold: false };
      try {
        const answer = await during({ kind: 'call', name: call.id }, () =>
          duringCall(time, () => noteTables(touched, () => handle(request, reply))),
        );
        tellTables(reply, call.kind, touched);
        return app.screenGrants.present(
          call,
          answer,
          request.actor,
          paramsOf(request),
        ) as AnswerOf<C>;
      } catch (error) {
        throw app.screenGrants.presentRefusal(call, error, request.actor, paramsOf(request));
      } finally {
        time.isSettled = true;
      }
    },
  });
};
