import type { FastifyInstance } from 'fastify';
import type { DatabaseClient } from '../database/client.ts';

/**
 * `/health`: the process lives. `/ready`: it can do its work, which is so only while the database answers; the server
 * does not listen before migrations are done.
 */
export const reportHealth = (app: FastifyInstance, client: DatabaseClient): void => {
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    try {
      await client.ping();
      return { status: 'ready', database: client.engine };
    } catch {
      return reply.code(503).send({ status: 'not ready', database: client.engine });
    }
  });
};
