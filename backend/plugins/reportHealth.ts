import type { FastifyInstance } from 'fastify';
import type { DatabaseClient } from '../database/client.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process has been told to end: it still answers, and asks to be sent no more. */
    standing: { isEnding: boolean };
  }
}

/**
 * `/health`: the process lives. `/ready`: it can do its work, which is so only while the database answers, and no more once the
 * process is to end; the server does not listen before migrations are done.
 */
export const reportHealth = (app: FastifyInstance, client: DatabaseClient): void => {
  const standing = { isEnding: false };
  app.decorate('standing', standing);
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const notReady = (status: string) => reply.code(503).send({ status, database: client.engine });
    if (standing.isEnding) return notReady('ending');
    try {
      await client.ping();
      return { status: 'ready', database: client.engine };
    } catch {
      return notReady('not ready');
    }
  });
  // A proxy that keeps connections open would send its next requests here all the same.
  app.addHook('onSend', async (_request, reply) => {
    if (standing.isEnding) reply.header('connection', 'close');
  });
};
