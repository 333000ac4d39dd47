import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { createAudit } from '../audit/createAudit.ts';
import type { Services } from '../calls/Context.ts';
import { shareLinks, termsheets } from '../database/schema/index.ts';
import { readCookie } from '../session/cookie.ts';

/** Programs that look at a link before a person does: previews of messengers, scanners of mail. */
const robots = /bot|crawl|spider|preview|scan|facebookexternalhit|whatsapp|telegram|slack/i;

/** Whether a client follows the link: neither a program nor one of us, who is signed in. */
export const isClient = (request: FastifyRequest, { config }: Services): boolean =>
  !robots.test(request.headers['user-agent'] ?? '') && readCookie(request, config) === undefined;

/** The deal that a link is about, be it of its packages, a payment or a termsheet. */
const dealOfLink = sql<number>`case when ${shareLinks.entity} = 'termsheet'
  then (select ${termsheets.opportunityId} from ${termsheets} where ${termsheets.id} = ${shareLinks.entityId})
  else ${shareLinks.entityId} end`.mapWith(Number);

/** Notes the first time that a client opened what went out; whoever has the deal open sees it at once. */
export const noteOpened = async ({ db, now }: Services, which: SQL): Promise<void> =>
  db.transaction(async inner => {
    const opened = await inner
      .update(shareLinks)
      .set({ openedAt: now() })
      .where(
        and(
          inArray(shareLinks.entity, ['opportunity', 'termsheet']),
          isNull(shareLinks.openedAt),
          which,
        ),
      )
      .returning({ dealId: dealOfLink, channel: shareLinks.channel });
    const audit = createAudit(inner, undefined, { id: randomUUID(), surface: 'job' });
    for (const { dealId, channel } of opened)
      await audit.record({
        action: 'open',
        entity: 'opportunities',
        entityId: dealId,
        after: { channel },
      });
  });
