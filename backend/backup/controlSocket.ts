import { createConnection, createServer, type Server } from 'node:net';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import type { DatabaseClient } from '../database/client.ts';
import { writeBackup } from './writeBackup.ts';

const socketIn = (dataDir: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\${dataDir.replaceAll(/[^\w]/g, '-')}`
    : join(dataDir, 'control.sock');

/**
 * Lets `npm run backup` reach the embedded database of a running server, which no second process may open: a connection
 * gets a backup and nothing else. Who may open the socket may read the data folder anyway.
 */
export const serveBackups = (
  dataDir: string,
  client: DatabaseClient,
  product: string,
): Promise<Server> => {
  const path = socketIn(dataDir);
  rmSync(path, { force: true });
  const server = createServer(socket => {
    socket.on('error', () => socket.destroy());
    writeBackup(client, product, socket).catch(() => socket.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });
};

/** Takes a backup from the server that holds the folder. @throws when none answers. */
export const askForBackup = (dataDir: string, out: Writable): Promise<void> =>
  pipeline(createConnection(socketIn(dataDir)), out);
