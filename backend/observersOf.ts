import type { Config } from './config.ts';
import type { AppObserver } from './observed/AppObserver.ts';

/** What measures this process, and tells it at the port of the metrics where no other process does. */
const metricsOf = async (config: Config, number: string | undefined): Promise<AppObserver[]> => {
  if (!config.metrics) return [];
  const { openMetrics } = await import('./metrics/openMetrics.ts');
  const metrics = openMetrics(number ?? '1');
  if (number !== undefined) {
    const { tellFirst } = await import('./metrics/clusterMetrics.ts');
    tellFirst(metrics.registry);
    return [metrics];
  }
  const { serveMetrics } = await import('./metrics/serveMetrics.ts');
  const server = await serveMetrics(config.metrics, () => metrics.registry.metrics());
  const end = async () => {
    server.closeAllConnections();
    server.close();
    await metrics.end?.();
  };
  return [{ ...metrics, end }];
};

const tracesOf = async ({ traces, trustProxy }: Config): Promise<AppObserver[]> => {
  if (!traces) return [];
  const { openTraces } = await import('./traces/openTraces.ts');
  return [openTraces(traces, { isBehindProxy: trustProxy !== false })];
};

/**
 * Who watches this process. What they are made of is loaded only where a setting asks for them, so that a start without is as fast as ever.
 * @param number which of several processes this is; absent: the only one
 */
export const observersOf = async (
  config: Config,
  number?: string,
): Promise<readonly AppObserver[]> => [
  ...(await metricsOf(config, number)),
  ...(await tracesOf(config)),
];
