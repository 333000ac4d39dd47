import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callList } from '#contract/calls/index.ts';
import type { Config } from '../config.ts';
import { styleNonce } from '../plugins/security.ts';
import type { Screens } from '../screens/readScreens.ts';
import { callAsAnyone } from './asAnyone.ts';
import { docsPage } from './docsPage.ts';
import { openapiText } from './openapiText.ts';
import { serveViewer } from './serveViewer.ts';

/** Whether somebody who is signed in asks, a person or a program: a token that no longer holds is nobody's. */
const isSignedIn = (request: FastifyRequest): Promise<boolean> =>
  request.findActor().then(
    actor => actor !== undefined,
    () => false,
  );

/** The calls for those who write against them. Anyone may read them; what screens say to people, and whom calls let in, those who are signed in. */
export const serveDocuments = (
  app: FastifyInstance,
  { product }: Config,
  screens: Screens,
): void => {
  const [whole, open] = [false, true].map(isForAnyone =>
    openapiText(callList, product, screens, isForAnyone),
  );
  const openCalls = callList.map(callAsAnyone);
  app.get('/openapi.json', async (request, reply) => {
    const text = (await isSignedIn(request)) ? whole : open;
    return reply.type('application/json; charset=utf-8').send(await text?.());
  });
  app.get('/docs/plain', async (request, reply) => {
    const calls = (await isSignedIn(request)) ? callList : openCalls;
    return reply.type('text/html; charset=utf-8').send(docsPage(calls, product, styleNonce(reply)));
  });
  serveViewer(app, product);
};
