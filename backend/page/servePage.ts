import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callList } from '#contract/calls/index.ts';
import type { Services } from '../calls/Context.ts';
import { presentUser } from '../services/session/presentUser.ts';
import { styleNonce } from '../plugins/security.ts';
import { answerNoAddress } from '../plugins/errors.ts';
import { headsFor } from '../screens/published/headsFor.ts';
import type { Screens } from '../screens/readScreens.ts';
import { aheadOf, nothingAhead } from './aheadOf.ts';
import { fillAnswer, fillPage } from './fillPage.ts';
import { placeOf, type Place } from './placeOf.ts';
import { createScriptsOf } from './scriptsOf.ts';

const firstPart = (path: string): string | undefined => path.split('/')[1];

/** First parts of addresses that are calls and never pages. */
const callPrefixes: ReadonlySet<string | undefined> = new Set(
  callList.map(({ path }) => firstPart(path)),
);

/** Whether a person's browser may have asked, or a client that takes whatever is there, such as curl. */
const asksForPage = ({ method, url, headers }: FastifyRequest): boolean => {
  const [path = ''] = url.split('?');
  if (!/^(GET|HEAD)$/.test(method) || /\.\w+$/.test(path)) return false;
  const { accept = '*/*' } = headers;
  return (
    accept.includes('text/html') || (accept.includes('*/*') && !callPrefixes.has(firstPart(path)))
  );
};

const zip = promisify(gzip);

/**
 * Whether the page goes zipped; the plugin that zips answers reaches only routes. It has the session's token in it: beside words
 * that an address brings, the length would tell of it (BREACH).
 */
const mayZip = ({ headers }: FastifyRequest, place: Place | undefined): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers['accept-encoding'])) &&
  /^\d*$/.test(place?.recordId ?? '');

/**
 * Serves the console: built files under their hashed names forever, and the one page for every address that a person
 * may type, with what it needs to begin and a fresh style nonce in it.
 * @param about the folder that the browser build writes, and whether the database is outgrown
 */
export const servePage = async (
  app: FastifyInstance,
  services: Services,
  screens: Screens,
  { browserDir, isOutgrown }: { readonly browserDir: string; readonly isOutgrown: boolean },
): Promise<void> => {
  const { config, db } = services;
  const scriptsOf = createScriptsOf(browserDir);
  const assets = join(browserDir, 'assets');
  const page = fillPage(
    readFileSync(resolve(browserDir, 'index.html'), 'utf8'),
    config,
    isOutgrown,
  );

  await app.register(fastifyStatic, {
    root: browserDir,
    index: false,
    wildcard: false,
    // As the build zipped them (`scripts/vite/zipPlugin.ts`).
    preCompressed: true,
    cacheControl: false,
    // Names under assets carry a hash of their content; the few others keep theirs from build to build.
    setHeaders: (reply, path) =>
      void reply
        .header('vary', 'accept-encoding')
        .header(
          'cache-control',
          path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'public, no-cache',
        ),
    globIgnore: ['**/*.{html,json,br,gz}'],
  });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    // A page is for people.
    const asker = await request.findActor();
    const actor = asker?.token ? undefined : asker;
    const place = actor ? placeOf(screens, request.url) : undefined;
    const [user, ahead] = await Promise.all([
      actor ? presentUser(db, actor, config) : null,
      actor && place ? aheadOf(services, screens, actor, place) : nothingAhead,
    ]);
    const nonce = styleNonce(reply);
    const scripts = scriptsOf(actor !== undefined, place);
    const heads = actor && headsFor(app.publishedScreens.published, actor.roleCodes);
    const html = fillAnswer(page, { nonce, user, ahead, scripts, heads });
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding');
    return mayZip(request, place)
      ? reply.header('content-encoding', 'gzip').send(await zip(html))
      : reply.send(html);
  };

  app.setNotFoundHandler((request, reply) => {
    if (asksForPage(request)) return sendPage(request, reply);
    return answerNoAddress(request, reply);
  });
};
