import type { DatabaseClient } from '../database/client.ts';
import type { Listener } from '../database/listenOnPostgres.ts';
import { eventChannel } from './databaseEvents.ts';

interface Together {
  readonly listeners: Set<Listener>;
  readonly listening: Promise<() => Promise<void>>;
}

const open = new WeakMap<DatabaseClient, Together>();

/**
 * Listens to what any process tells; all that listen in this process share one connection.
 * @returns what ends it, once it listens
 */
export const listenTogether = async (
  client: DatabaseClient,
  listener: Listener,
): Promise<() => Promise<void>> => {
  let together = open.get(client);
  if (!together) {
    const listeners = new Set<Listener>();
    const all: Listener = {
      hear: payload => listeners.forEach(one => one.hear(payload)),
      missed: () => listeners.forEach(one => one.missed()),
    };
    together = { listeners, listening: client.listen(eventChannel, all) };
    open.set(client, together);
  }
  const { listeners, listening } = together;
  listeners.add(listener);
  const leave = async (): Promise<void> => {
    listeners.delete(listener);
    if (listeners.size > 0 || open.get(client)?.listeners !== listeners) return;
    open.delete(client);
    await (
      await listening
    )();
  };
  try {
    await listening;
  } catch (error) {
    listeners.delete(listener);
    if (open.get(client)?.listeners === listeners) open.delete(client);
    throw error;
  }
  return leave;
};
