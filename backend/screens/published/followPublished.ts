import type { FastifyInstance } from 'fastify';
import type { DatabaseClient } from '../../database/client.ts';
import { listenTogether } from '../../events/listenTogether.ts';
import { readEvent } from '../../events/readEvent.ts';
import type { PublishedScreens } from './publishedScreens.ts';

/** The topic under which it is told that a screen was published (`contract/domain/eventTopics.ts`). */
export const screensTopic = 'screens';

/**
 * Reads what is published before the first call is answered, and again whenever any process publishes something, or when news may
 * have been missed.
 */
export const followPublished = (
  app: FastifyInstance,
  client: DatabaseClient,
  published: PublishedScreens,
): void => {
  const refresh = () =>
    published
      .refresh(client.db)
      .catch((error: unknown) => app.log.error({ err: error }, 'reading published screens'));
  let leave: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => {
    // Listened to first, so that nothing is published unheard in between.
    leave = await listenTogether(client, {
      hear: payload => {
        if (readEvent(payload)?.topic === screensTopic) void refresh();
      },
      missed: () => void refresh(),
    });
    await published.refresh(client.db);
  });
  app.addHook('preClose', async () => {
    await leave?.();
  });
};
