import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { AppObserver } from '../observed/AppObserver.ts';
import { observe } from '../observed/observers.ts';
import { projectRoot } from '../screens/projectRoot.ts';
import { prefix } from './metricNames.ts';
import { requestMetrics } from './requestMetrics.ts';
import { stateMetrics } from './stateMetrics.ts';
import { stepMetrics } from './stepMetrics.ts';
import { storedMetrics } from './storedMetrics.ts';

/** The version of the project, for the metric that says what runs. */
const versionOf = (): string =>
  (JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as { version: string })
    .version;

export interface Metrics extends AppObserver {
  readonly registry: Registry;
}

/**
 * Everything that a process measures of itself.
 * @param process which of several it is: each has series of its own, so that one that is replaced begins anew and no sum falls
 */
export const openMetrics = (process: string): Metrics => {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: `${prefix}build_info`,
    help: 'What runs; always 1',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: versionOf(), node: globalThis.process.version }, 1);
  const stored = storedMetrics(registry);
  const leave = observe(stepMetrics(registry));
  return {
    registry,
    watch: (app, client) => {
      requestMetrics(app, registry);
      stateMetrics(app, client, registry);
    },
    clocksOf: services => [stored.clockOf(services)],
    end: () => {
      leave();
      registry.clear();
      return Promise.resolve();
    },
  };
};
