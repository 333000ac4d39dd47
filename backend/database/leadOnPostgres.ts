import pg from 'pg';

/** What is done by one process at a time; begun, and ended when another may begin. */
export type Leading = () => () => void;

/** Milliseconds after which one that does not lead looks again whether nobody does, or whether the database is there again. */
const lookAgain = 2_000;

interface Place {
  readonly url: string;
  /** Of an advisory lock (`lockKeys`). */
  readonly key: number;
}

/**
 * Leads while no other process of the database does: who holds a lock of a session on a connection of its own. It is free when its
 * process ends or its connection is lost, and then another takes over. Around such a change two may lead for a moment.
 * @returns what ends it
 */
export const leadOnPostgres = ({ url, key }: Place, begin: Leading): (() => Promise<void>) => {
  let isOver = false;
  let client: pg.Client | undefined;
  let end: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;

  const stepDown = (): void => {
    end?.();
    end = undefined;
  };

  const open = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    // Without a listener an error would end the process.
    fresh.on('error', () => undefined);
    fresh.once('end', () => {
      if (client === fresh) client = undefined;
      stepDown();
    });
    await fresh.connect();
    // By what an operator knows it among the connections.
    await fresh.query(`select set_config('application_name', $1, false)`, [
      `console clocks ${process.pid}`,
    ]);
    return fresh;
  };

  const look = async (): Promise<void> => {
    client ??= await open();
    if (end) return;
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [key],
    );
    if (rows[0]?.mine && !isOver && client) end = begin();
  };

  const turn = async (): Promise<void> => {
    await look().catch(() => {
      void client?.end().catch(() => undefined);
      client = undefined;
    });
    if (!isOver) timer = setTimeout(() => void (current = turn()), lookAgain).unref();
  };

  let current = turn();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    stepDown();
    await current;
    await client?.end().catch(() => undefined);
  };
};
