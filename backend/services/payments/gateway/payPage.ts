import type { FastifyInstance } from 'fastify';
import { eq, inArray } from 'drizzle-orm';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { linkTries, tryLink, type LinkTry } from '../../../adapters/gateway/embeddedGateway.ts';
import type { Services } from '../../../calls/Context.ts';
import { paymentLinks, shareLinks, simulatedPaymentLinks } from '../../../database/schema/index.ts';
import { escapeHtml } from '../../../plugins/escapeHtml.ts';
import { styleNonce } from '../../../plugins/security.ts';
import { isClient, noteOpened } from '../../noteOpened.ts';
import { payPageTexts, type PayPageTexts } from './payPageTexts.ts';
import { tellGateway } from './tellGateway.ts';

type Row = typeof simulatedPaymentLinks.$inferSelect;

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
main { box-sizing: border-box; width: min(26rem, calc(100vw - 3rem)); padding: 1.5rem; border: 1px solid #8886; border-radius: 12px; }
h1 { font-size: 2rem; margin: 0 0 .25rem; font-variant-numeric: tabular-nums; }
p { margin: 0 0 1rem; } .note { border-left: 4px solid #b26a00; padding-left: .75rem; }
form { display: grid; gap: .5rem; }
button { font: inherit; min-height: 44px; border-radius: 8px; border: 1px solid #8888; background: Canvas; color: CanvasText; cursor: pointer; }
button.main { background: #1b5e9e; border-color: #1b5e9e; color: #fff; }
button:focus-visible { outline: 3px solid #1b5e9e; outline-offset: 2px; }`;

const pageOf = (
  row: Row,
  now: Date,
  texts: PayPageTexts,
  language: string,
  nonce: string,
): string => {
  const isOver = row.state === 'ended' || row.expiresAt <= now;
  const isOpen = !isOver && row.state !== 'paid';
  const standing = isOver ? texts.over : row.state === 'paid' ? texts.paid : undefined;
  const buttons = linkTries.map(
    name =>
      `<button name="try" value="${name}"${name === 'pay' ? ' class="main"' : ''}>${texts.tries[name]}</button>`,
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts.title}</title><link rel="icon" href="/icon.svg">
<style nonce="${nonce}">${style}</style></head><body><main>
<p>${escapeHtml(row.description)}</p><h1>${formatRupees(row.amountPaise)}</h1>
<p>${row.payerName === null ? '' : escapeHtml(row.payerName)}</p>
<p class="note">${texts.simulated}</p>
${standing === undefined ? '' : `<p role="status"><strong>${standing}</strong></p>`}
${row.state === 'failed' && isOpen ? `<p role="status"><strong>${texts.failed}</strong></p>` : ''}
${isOpen ? `<form method="post">${buttons.join('')}</form>` : ''}
</main></body></html>`;
};

const languageOf = (accepted: string | undefined): 'en' | 'hi' =>
  accepted?.toLowerCase().startsWith('hi') === true ? 'hi' : 'en';

const isTry = (value: unknown): value is LinkTry => linkTries.some(name => name === value);

interface Asked {
  Params: { externalId: string };
  Body: { try?: unknown };
}

/** The page of a simulated link, where someone plays the client; there is none with a real gateway. */
export const payPage = (app: FastifyInstance, services: Services): void => {
  if (!services.gateway.isSimulated) return;
  const { db } = services;
  app.get<Asked>('/pay/:externalId', async (request, reply) => {
    const [row] = await db
      .select()
      .from(simulatedPaymentLinks)
      .where(eq(simulatedPaymentLinks.externalId, request.params.externalId));
    const language = languageOf(request.headers['accept-language']);
    const texts = payPageTexts[language];
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (!row)
      return reply
        .code(404)
        .send(
          `<!doctype html><title>${texts.title}</title><link rel="icon" href="/icon.svg"><p>${texts.unknown}</p>`,
        );
    // Only this gateway tells it; with a real one it is known where the client's own link leads on.
    if (isClient(request, services))
      await noteOpened(
        services,
        inArray(
          shareLinks.paymentLinkId,
          db
            .select({ id: paymentLinks.id })
            .from(paymentLinks)
            .where(eq(paymentLinks.externalId, row.externalId)),
        ),
      );
    return reply.send(pageOf(row, services.now(), texts, language, styleNonce(reply)));
  });
  app.post<Asked>('/pay/:externalId', async (request, reply) => {
    const { externalId } = request.params;
    const what = request.body.try;
    if (isTry(what))
      await db.transaction(inner => tryLink(inner, externalId, what, services.now()));
    await tellGateway(services);
    return reply.redirect(`/pay/${encodeURIComponent(externalId)}`, 303);
  });
};
