import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  /** `127.0.0.1:40123`. */
  readonly host: string;
  readonly close: () => void;
}

/** A server of somebody else, on this machine alone. */
export const startLocalServer = async (answer: RequestListener): Promise<LocalServer> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
