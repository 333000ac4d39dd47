import type { FastifyInstance } from 'fastify';
import type { Services } from '../calls/Context.ts';
import type { Clock } from '../clocks.ts';
import type { DatabaseClient } from '../database/client.ts';

/** Someone who watches a server from its start to its end. */
export interface AppObserver {
  /** Before the server has a route. */
  readonly watch?: (app: FastifyInstance, client: DatabaseClient) => void;
  /** What is looked at again and again, in one process of the database. */
  readonly clocksOf?: (services: Services) => readonly Clock[];
  readonly end?: () => Promise<void>;
}
