import cluster from 'node:cluster';
import { AggregatorRegistry, Counter, Registry, type RegistryContentType } from 'prom-client';
import { addGauge } from './addGauge.ts';
import { prefix } from './metricNames.ts';

/** In a process that serves among others: the first one asks it for its metrics. */
export const tellFirst = (registry: Registry): AggregatorRegistry<RegistryContentType> => {
  AggregatorRegistry.setRegistries(registry);
  // Listens for what the first one asks.
  return new AggregatorRegistry();
};

/** In the first process: what all of those say that serve, and how many there are. */
export const gatherMetrics = () => {
  const all = new AggregatorRegistry();
  const own = new Registry();
  addGauge({
    name: `${prefix}processes`,
    help: 'Processes that serve behind the one port',
    registers: [own],
    collect() {
      this.set(Object.values(cluster.workers ?? {}).filter(one => one?.isConnected()).length);
    },
  });
  const ended = new Counter({
    name: `${prefix}processes_ended_total`,
    help: 'Processes that ended without being told to; another took their place',
    registers: [own],
  });
  return {
    read: async () => `${await own.metrics()}\n${await all.clusterMetrics()}`,
    processEnded: () => ended.inc(),
  };
};
