import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../calls/Context.ts';
import { presentUser } from '../services/madrox/session/presentUser.ts';
import { styleNonce } from '../plugins/security.ts';
import { answerNoAddress } from '../plugins/errors.ts';
import type { Screens } from '../screens/readScreens.ts';
import { aheadOf, nothingAhead } from './aheadOf.ts';
import { builtFiles, serveBuiltFiles } from './serveBuiltFiles.ts';
import { fillAnswer, fillPage } from './fillPage.ts';
import { placeOf } from './placeOf.ts';
import { createScriptsOf } from './scriptsOf.ts';

/**
 * Serves the console: built files under their hashed names for ever, and the one page for every address that a person
 * may type, with what it needs to begin and a fresh style nonce in it.
 * @param browserDir the folder that the browser build writes.
 */
export const servePage = async (
  app: FastifyInstance,
  services: Services,
  screens: Screens,
  browserDir = resolve('dist/browser'),
): Promise<void> => {
  const { config, db } = services;
  const scriptsOf = createScriptsOf(browserDir);
  const page = fillPage(readFileSync(resolve(browserDir, 'index.html'), 'utf8'), config);

  serveBuiltFiles(app, browserDir);
  // The rest is recordings and pictures, of which a browser asks for parts.
  await app.register(fastifyStatic, {
    root: browserDir,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: reply => void reply.header('cache-control', 'public, no-cache'),
    globIgnore: ['**/*.{html,json,br,gz}', ...builtFiles.map(ending => `**/*${ending}`)],
  });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const actor = await request.findActor();
    const place = actor ? placeOf(screens, request.url) : undefined;
    const [user, ahead] = await Promise.all([
      actor ? presentUser(db, actor, config) : null,
      actor && place ? aheadOf(services, actor, place) : nothingAhead,
    ]);
    const nonce = styleNonce(reply);
    const scripts = scriptsOf(actor !== undefined, place);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(fillAnswer(page, { nonce, user, ahead, scripts }));
  };

  app.setNotFoundHandler((request, reply) => {
    const accepts = request.headers.accept ?? '';
    const isPage = /^(GET|HEAD)$/.test(request.method) && accepts.includes('text/html');
    if (isPage && !/\.\w+$/.test(request.url.split('?')[0] ?? '')) return sendPage(request, reply);
    return answerNoAddress(request, reply);
  });
};
