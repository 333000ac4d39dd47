import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Registry } from 'prom-client';
import { ConfigError } from '../settings/ConfigError.ts';

export interface MetricsPlace {
  readonly port: number;
  readonly host: string;
}

/**
 * Answers `GET /metrics` at a port of its own, in the text format of Prometheus, and nothing else. It knows no person: whoever reaches the
 * port may read.
 * @param read the text of all metrics
 * @throws ConfigError when the port is in use
 */
export const serveMetrics = async (
  { port, host }: MetricsPlace,
  read: () => Promise<string>,
): Promise<Server> => {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (request.method !== 'GET' || path !== '/metrics') {
      response.writeHead(path === '/metrics' ? 405 : 404).end();
      return;
    }
    read().then(
      text =>
        response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      // A process that hangs: the scrape fails, which is what an operator is to see.
      () => response.writeHead(503).end(),
    );
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      'METRICS_PORT',
      `${port} is in use. Stop the program that uses it, or choose another`,
    );
  }
  return server;
};
