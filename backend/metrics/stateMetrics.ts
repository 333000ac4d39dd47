import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { DatabaseClient } from '../database/client.ts';
import { addGauge } from './addGauge.ts';
import { prefix } from './metricNames.ts';

const openness = { closed: 0, 'half-open': 0.5, open: 1 } as const;

/** What holds in this process at the moment of a scrape, and costs nothing to know. */
export const stateMetrics = (
  app: FastifyInstance,
  client: Pick<DatabaseClient, 'pools'>,
  registry: Registry,
): void => {
  const registers = [registry];
  addGauge({
    name: `${prefix}database_connections`,
    help: 'Connections to the database by pool and what they do; waiting: calls without one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { name, used, idle, waiting, most } of client.pools())
        for (const [state, number] of Object.entries({ used, idle, waiting, most }))
          this.set({ pool: name, state }, number);
    },
  });
  addGauge({
    name: `${prefix}event_streams`,
    help: 'Browsers that listen to events',
    registers,
    collect() {
      this.set(app.openStreams());
    },
  });
  addGauge({
    name: `${prefix}upstream_open`,
    help: 'Whether a service that answers elsewhere rests after failures: 0 no, 1 yes, 0.5 it is being tried',
    labelNames: ['service'],
    registers,
    collect() {
      for (const [service, breaker] of app.upstreams)
        this.set({ service }, openness[breaker.state()]);
    },
  });
};
