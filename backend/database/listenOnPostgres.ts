import pg from 'pg';

/** What is done with what comes. */
export interface Listener {
  hear: (payload: string) => void;
  /** The connection was lost for a while: what was told meanwhile was not heard. */
  missed: () => void;
}

const againAfter = 1_000;

/**
 * Listens to a channel on a connection of its own, which is opened again when it is lost. A pooler that shares connections
 * between transactions cannot carry it: `DATABASE_URL` then has to name the server itself.
 * @returns what ends it, once the first connection listens.
 */
export const listenOnPostgres = async (
  url: string,
  channel: string,
  { hear, missed }: Listener,
): Promise<() => Promise<void>> => {
  let isOver = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const open = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    client = fresh;
    // Without a listener an error would end the process; one while connecting is told by `connect` itself.
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen "${channel}"`);
    } catch (error) {
      void fresh.end().catch(() => undefined);
      throw error;
    }
    fresh.once('end', () => {
      if (!isOver) openAgain();
    });
  };

  const openAgain = (): void => {
    timer = setTimeout(() => {
      open().then(missed, () => !isOver && openAgain());
    }, againAfter);
  };

  await open();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
};
