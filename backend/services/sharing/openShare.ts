import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import type { Services } from '../../calls/Context.ts';
import { paymentLinks, shareLinks } from '../../database/schema/index.ts';
import { escapeHtml } from '../../plugins/escapeHtml.ts';
import { styleNonce } from '../../plugins/security.ts';
import { isClient, noteOpened } from '../noteOpened.ts';
import { shareAddress, shareHash } from './shareLinks.ts';

interface Asked {
  Params: { token: string };
}

const words = {
  en: {
    packages: 'Your packages',
    termsheet: 'Your termsheet',
    over: 'This link has expired. Ask for a new one.',
    unknown: 'This link does not exist.',
  },
  hi: {
    packages: 'आपके पैकेज',
    termsheet: 'आपकी टर्मशीट',
    over: 'यह लिंक समाप्त है। नया माँगें।',
    unknown: 'ऐसा कोई लिंक नहीं है।',
  },
} as const;

const style = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
main { box-sizing: border-box; width: min(36rem, calc(100vw - 3rem)); margin: 1.5rem; padding: 1.5rem; border: 1px solid #8886; border-radius: 12px; }
h1 { margin: 0 0 1rem; font-size: 1.25rem; line-height: 1.3; }
p { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }`;

const pageOf = (title: string, text: string, language: string, nonce: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<link rel="icon" href="/icon.svg"><style nonce="${nonce}">${style}</style></head><body><main><h1>${title}</h1><p>${escapeHtml(text)}</p></main></body></html>`;

/**
 * GET /s/{token}: where every link leads that a client was sent. One to pay by goes on to the gateway; that it was opened
 * is known here, since no gateway tells it.
 */
export const openShare = (app: FastifyInstance, services: Services): void => {
  const { db } = services;
  app.get<Asked>(`${shareAddress}:token`, async (request, reply) => {
    const { headers, params } = request;
    const language =
      headers['accept-language']?.toLowerCase().startsWith('hi') === true ? 'hi' : 'en';
    const say = (code: number, text: string, title: string = words[language].packages) =>
      reply
        .code(code)
        .type('text/html; charset=utf-8')
        .send(pageOf(title, text, language, styleNonce(reply)));
    reply.header('cache-control', 'no-store');
    const [found] = await db
      .select({
        id: shareLinks.id,
        kind: shareLinks.kind,
        body: shareLinks.body,
        expiresAt: shareLinks.expiresAt,
        url: paymentLinks.url,
      })
      .from(shareLinks)
      .leftJoin(paymentLinks, eq(paymentLinks.id, shareLinks.paymentLinkId))
      .where(eq(shareLinks.tokenHash, shareHash(params.token)));
    if (!found || (found.url === null && found.body === null))
      return say(404, words[language].unknown);
    const isOver = found.expiresAt !== null && found.expiresAt <= services.now();
    if (isOver && found.url === null) return say(410, words[language].over);
    if (!isOver && isClient(request, services))
      await noteOpened(services, eq(shareLinks.id, found.id));
    // What became of a payment link says the gateway's own page.
    if (found.url !== null) return reply.redirect(found.url, 302);
    const { packages, termsheet } = words[language];
    return say(200, found.body ?? '', found.kind === 'termsheet' ? termsheet : packages);
  });
};
