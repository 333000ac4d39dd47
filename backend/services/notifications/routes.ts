import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import type { Context, Services, Verb } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { notifications as n } from '../../database/schema/index.ts';

const newest = 30;

const unreadOf = async ({ db, actor }: Pick<Context, 'db'> & { actor: { id: number } }) => {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(n)
    .where(and(eq(n.userId, actor.id), isNull(n.readAt)));
  return row?.count ?? 0;
};

const recent: Verb<CallOf<'notifications.recent'>> = async context => {
  const rows = await context.db
    .select()
    .from(n)
    .where(eq(n.userId, context.actor.id))
    .orderBy(desc(n.createdAt), desc(n.id))
    .limit(newest);
  return {
    results: rows.map(
      ({ id, kind, tone, title, body, titleHi, bodyHi, link, readAt, createdAt }) => ({
        id,
        kind,
        tone,
        title,
        body,
        titleHi,
        bodyHi,
        link,
        readAt: readAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
      }),
    ),
    unread: await unreadOf(context),
  };
};

/** What someone has read of their notifications is not part of the history of a record. */
const read: Verb<CallOf<'notifications.read'>> = async context => {
  const { db, actor, query, audit, services } = context;
  audit.nothingChanged();
  await db
    .update(n)
    .set({ readAt: services.now() })
    .where(
      and(
        eq(n.userId, actor.id),
        isNull(n.readAt),
        inArray(n.id, query.notificationIds.split(',').map(Number)),
      ),
    );
  return { unread: await unreadOf(context) };
};

/** What is under the bell (part 1 section 7). */
export const notificationRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('notifications.recent'), recent);
  serve(app, services, callOf('notifications.read'), read);
};
