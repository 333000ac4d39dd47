import { readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../calls/Context.ts';
import { presentUser } from '../services/madrox/session/presentUser.ts';
import { styleNonce } from '../plugins/security.ts';
import { answerNoAddress } from '../plugins/errors.ts';
import { fillAnswer, fillPage } from './fillPage.ts';

/**
 * Serves the console: built files under their hashed names for ever, and the one page for every address that a person
 * may type, with what it needs to begin and a fresh style nonce in it.
 * @param browserDir the folder that the browser build writes.
 */
export const servePage = async (
  app: FastifyInstance,
  { config, db }: Services,
  browserDir = resolve('dist/browser'),
): Promise<void> => {
  const page = fillPage(readFileSync(resolve(browserDir, 'index.html'), 'utf8'), config);

  await app.register(fastifyStatic, {
    root: browserDir,
    index: false,
    wildcard: false,
    // Names under /assets carry a hash of their content; the few others keep theirs from build to build.
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${sep}assets${sep}`);
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      );
    },
    globIgnore: ['index.html'],
  });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const actor = await request.findActor();
    const user = actor ? await presentUser(db, actor, config) : null;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(fillAnswer(page, styleNonce(reply), user));
  };

  app.setNotFoundHandler((request, reply) => {
    const accepts = request.headers.accept ?? '';
    const isPage = /^(GET|HEAD)$/.test(request.method) && accepts.includes('text/html');
    if (isPage && !/\.\w+$/.test(request.url.split('?')[0] ?? '')) return sendPage(request, reply);
    return answerNoAddress(request, reply);
  });
};
