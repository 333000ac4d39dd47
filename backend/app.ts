import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { SerializerFactory } from '@fastify/fast-json-stringify-compiler';
import formbody from '@fastify/formbody';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { personHeader } from '#contract/requests/personHeader.ts';
import { namedFormats } from '#contract/model/schema/validatorOptions.ts';
import { bearerOf } from './calls/refuseToken.ts';
import { longServices } from './calls/deadlines/longServices.ts';
import { sourceConstraint } from './calls/sourceConstraint.ts';
import { validatorFor } from './calls/validate.ts';
import type { Services } from './calls/Context.ts';
import type { Config, Service } from './config.ts';
import type { DatabaseClient } from './database/client.ts';
import { createIdentity } from './gateway/createIdentity.ts';
import { proxyTo } from './gateway/proxyTo.ts';
import { decorateWebhooks } from './services/webhooks/decorateWebhooks.ts';
import { decorateJobs } from './jobs/createJobs.ts';
import { serveDocuments } from './openapi/serveDocuments.ts';
import { answerClientError } from './plugins/answerClientError.ts';
import { answerError, answerNoAddress } from './plugins/errors.ts';
import { reportHealth } from './plugins/reportHealth.ts';
import { loggedError, loggedRequest, redact } from './plugins/logged.ts';
import type { AppObserver } from './observed/AppObserver.ts';
import { traceIds } from './observed/observers.ts';
import { parseJson } from './plugins/parseJson.ts';
import { bareHeaders, secure } from './plugins/security.ts';
import { tokenRate } from './plugins/tokenRate.ts';
import { servePage } from './page/servePage.ts';
import { guardClosed } from './policies/refuseClosed.ts';
import { guardCalls } from './records/guardCalls.ts';
import { refuseUnstated } from './policies/recordDoor.ts';
import { maskedGrants } from './policies/phones/maskedGrants.ts';
import { clocksOf } from './clocks.ts';
import { projectRoot } from './screens/projectRoot.ts';
import { readMigrations } from './services/records/migrations/readMigrations.ts';
import type { Screen } from '#contract/model/types.ts';
import type { NamedMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import { bindGrants } from './screens/bindGrants.ts';
import { followPublished } from './screens/published/followPublished.ts';
import { publishedScreens } from './screens/published/publishedScreens.ts';
import { readFileScreens, readScreens } from './screens/readScreens.ts';
import { routes } from './services/routes.ts';
import { serveEvents } from './services/eventStream/serveEvents.ts';
import { findProgram } from './session/apiTokens.ts';
import { readCookie } from './session/cookie.ts';
import { isUnproved } from './session/factors/needsFactor.ts';
import { findActor } from './session/sessions.ts';

export interface AppOptions {
  /** Absent where no page is wanted, as in most tests. */
  browserDir?: string;
  /** Where requests are counted for the limit of a minute; absent: in this process. */
  rateStore?: FastifyRateLimitStoreCtor;
  /** The embedded database holds more than it is made for, which administrators are told. */
  isOutgrown?: boolean;
  /** Where the log goes; absent: to the standard output. */
  logTo?: { write: (line: string) => void };
  /** Who watches what it does; nobody, unless a setting asks for it. */
  observers?: readonly AppObserver[];
  /** Absent: those of the project. What is published into the instance is put into it. */
  screens?: Map<string, Screen>;
  /** Development shows the files as they are, whatever is published. */
  showsFiles?: boolean;
  /** Changes of stored records; absent: those of the project. */
  migrations?: readonly NamedMigration[];
}

/** In Fastify's words: a number of proxies is counted from the connection outwards. */
const trusted = ({ trustProxy }: Config) => {
  if (typeof trustProxy === 'number') return (_address: string, hop: number) => hop < trustProxy;
  return trustProxy && [...trustProxy];
};

/** What writes an answer is compiled when a call first answers. */
const compileLater =
  (build: SerializerFactory): SerializerFactory =>
  (...given) => {
    const compile = build(...given);
    return route => {
      let write: ReturnType<typeof compile> | undefined;
      return answer => (write ??= compile(route))(answer);
    };
  };

/** Reads the session's user at most once a request, and tells the browser which version of their rights holds. */
const findActors = (app: FastifyInstance, { config, db, now }: Services): void => {
  const refuseFlood = tokenRate(app, config);
  app.decorateRequest('actor', undefined);
  app.decorateRequest('findActor', async function find(this: FastifyRequest) {
    // Whoever shows a token is judged by it alone, whatever cookies come along.
    const bearer = bearerOf(this.headers.authorization);
    if (bearer !== undefined) {
      const program = await findProgram(db, bearer, { ip: this.ip, now: now() });
      await refuseFlood(this, program);
      return program;
    }
    const token = readCookie(this, config);
    const isSeen = !this.routeOptions.config.isBackground;
    const actor = token ? await findActor(db, token, now(), isSeen) : undefined;
    return actor && isUnproved(config, actor) ? undefined : actor;
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.actor) reply.header('x-role-version', String(request.actor.roleVersion));
    if (request.actor) reply.header(personHeader, String(request.actor.id));
    // The name of what was done, by which it can be taken back.
    if (request.actor) reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
};

/** Builds the server without listening, so that tests can put requests into it. */
export const buildApp = async (
  services: Services,
  client: DatabaseClient,
  {
    browserDir,
    rateStore,
    isOutgrown = false,
    logTo,
    observers = [],
    screens = new Map(readScreens()),
    showsFiles = false,
    migrations = readMigrations(projectRoot()),
  }: AppOptions = {},
): Promise<FastifyInstance> => {
  const { config } = services;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      ...(logTo && { stream: logTo }),
      mixin: traceIds,
      serializers: { req: loggedRequest, err: loggedError, source: redact },
    },
    trustProxy: trusted(config),
    bodyLimit: 2 * 1024 * 1024,
    // What still comes on an open connection is answered; no other is accepted any more.
    return503OnClosing: false,
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      constraints: { source: sourceConstraint },
    },
    serializerOpts: { ajv: { formats: namedFormats } },
    schemaController: { compilersFactory: { buildSerializer: compileLater(SerializerSelector()) } },
    exposeHeadRoutes: false,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    // Thrown before a route is found, such as for a path that is too long.
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request, reply.headers(bareHeaders(config))),
    clientErrorHandler: answerClientError(config),
  });
  // Compiled when a call is first made, as what writes answers: all of them together would hold the start up.
  app.setValidatorCompiler(({ schema, httpPart }) => {
    let validate: ReturnType<typeof validatorFor> | undefined;
    return data => (validate ??= validatorFor(schema, httpPart, services.now))(data);
  });
  app.setErrorHandler(answerError);
  // Before all else, so that they see the requests that are refused, too.
  for (const { watch } of observers) watch?.(app, client);
  await secure(app, config, rateStore);
  await app.register(cookie);
  parseJson(app);
  await app.register(formbody);
  // At once up to the size of a long page of rows: a stream of its own costs an answer more than its compression.
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1024,
    syncThreshold: 64 * 1024,
  });
  reportHealth(app, client);
  findActors(app, services);
  decorateJobs(app, longServices(services));
  app.decorate('recordMigrations', migrations);
  const published = publishedScreens(readFileScreens(), showsFiles ? new Map() : screens, line =>
    app.log.warn(line),
  );
  app.decorate('publishedScreens', { published, isFollowing: !showsFiles });
  followPublished(app, client, published);
  app.decorate('servedCalls', new Map());
  app.decorate('upstreams', new Map());
  app.decorate('declaredRecords', new Map());
  app.decorate('screenGrants', maskedGrants(bindGrants(screens), screens, config));
  const guarded = guardCalls(screens, app.servedCalls);
  app.decorate('guardVerb', (call, verb) => guardClosed(call, guarded(call, verb)));

  for (const serveDomain of routes) serveDomain(app, services, screens);
  const identity = await createIdentity(config);
  for (const [service, upstream] of Object.entries(config.upstreams)) {
    await proxyTo(app, service as Service, upstream, config, identity);
  }
  app.get('/.well-known/jwks.json', () => identity?.keys ?? { keys: [] });

  refuseUnstated(app.servedCalls, screens.values());
  serveDocuments(app, config, screens);
  decorateWebhooks(app, services, screens);
  serveEvents(app, services, screens, client);
  app.decorate('clocks', [
    ...clocksOf({
      services,
      client,
      jobs: app.jobs,
      webhooks: app.webhooks,
      around: { screens, servedCalls: app.servedCalls },
      migrations,
    }),
    ...observers.flatMap(({ clocksOf: more }) => more?.(services) ?? []),
  ]);
  if (browserDir) await servePage(app, services, screens, { browserDir, isOutgrown });
  else app.setNotFoundHandler(answerNoAddress);
  return app;
};
