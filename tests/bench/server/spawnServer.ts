import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What every server of this folder prints of itself. */
interface Told {
  readonly address: string;
}

export type Spawned<Served extends Told> = Served & { readonly process: ChildProcess };

/**
 * A server of this folder over that many rows, in a process of its own; on the embedded engine where no PostgreSQL is named.
 * @throws when it ends before it has printed the line that says it is ready.
 */
export const spawnServer = async <Served extends Told>(
  name: string,
  rows: number,
  postgres?: string,
): Promise<Spawned<Served>> => {
  const server = spawn(
    process.execPath,
    ['scripts/run.mjs', `tests/bench/server/${name}.ts`, String(rows)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TEST_DATABASE_URL: postgres ?? '' },
    },
  );
  for await (const line of createInterface({ input: server.stdout })) {
    if (!line.startsWith('{')) continue;
    return { ...(JSON.parse(line) as Served), process: server };
  }
  throw new Error('The server ended before it was ready');
};
