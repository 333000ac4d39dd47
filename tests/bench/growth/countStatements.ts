import { createServer, connect, type AddressInfo } from 'node:net';

/** Counts what is asked of a PostgreSQL through it. */
export interface StatementCounter {
  /** The database by way of this counter. */
  readonly url: string;
  /** Remembers what is asked from now on as asked by nobody in particular, until `stop` is called. */
  readonly learnIdle: () => { readonly stop: () => void };
  /** @returns the statements since the last call, without the idle ones and without what opens and ends transactions. */
  readonly take: () => readonly string[];
  readonly close: () => void;
}

const bookkeeping = /^(begin|commit|rollback|savepoint|release|set )/i;

/** The texts in what a client sends, given what an earlier part left over. */
const readMessages = (
  buffer: Buffer,
  isStarted: boolean,
): { readonly texts: readonly string[]; readonly rest: Buffer; readonly isStarted: boolean } => {
  const texts: string[] = [];
  let at = 0;
  let started = isStarted;
  for (;;) {
    const head = started ? 1 : 0;
    if (buffer.length < at + head + 4) break;
    const length = buffer.readInt32BE(at + head);
    const end = at + head + length;
    if (buffer.length < end) break;
    const type = started ? String.fromCharCode(buffer[at] ?? 0) : '';
    const body = buffer.subarray(at + head + 4, end);
    if (type === 'Q') texts.push(body.toString('utf8').replace(/\0$/, ''));
    // The name of the statement, its text, the types of its parameters.
    if (type === 'P') texts.push(body.toString('utf8').split('\0')[1] ?? '');
    started = true;
    at = end;
  }
  return { texts, rest: buffer.subarray(at), isStarted: started };
};

/** Stands between a console and its database. */
export const countStatements = async (databaseUrl: string): Promise<StatementCounter> => {
  const target = new URL(databaseUrl);
  const idle = new Set<string>();
  let isLearning = false;
  let asked: string[] = [];
  const note = (text: string): void => {
    if (isLearning) idle.add(text);
    else if (!idle.has(text) && !bookkeeping.test(text)) asked.push(text);
  };
  const server = createServer(client => {
    const database = connect(Number(target.port || 5432), target.hostname);
    let left = { rest: Buffer.alloc(0) as Buffer, isStarted: false };
    client.on('data', (data: Buffer) => {
      const read = readMessages(Buffer.concat([left.rest, data]), left.isStarted);
      left = read;
      for (const text of read.texts) note(text);
      database.write(data);
    });
    database.pipe(client);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>(done => {
    server.listen(0, '127.0.0.1', done);
  });
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    learnIdle: () => {
      isLearning = true;
      return {
        stop: () => {
          isLearning = false;
        },
      };
    },
    take: () => {
      const taken = asked;
      asked = [];
      return taken;
    },
    close: () => void server.close(),
  };
};
