import { and, eq } from 'drizzle-orm';
import { gunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { Database } from '../database/client.ts';
import { jobParts } from '../database/schema/index.ts';

type Row = Readonly<Record<string, unknown>>;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export const packRows = (rows: readonly Row[]): Promise<Uint8Array> =>
  pack(JSON.stringify(rows), { level: 1 });

/** What a job has made, a part at a time: a long file is never in memory as a whole. */
export async function* readParts(db: Database, jobId: number): AsyncGenerator<readonly Row[]> {
  for (let position = 0; ; position += 1) {
    const [part] = await db
      .select({ content: jobParts.content })
      .from(jobParts)
      .where(and(eq(jobParts.jobId, jobId), eq(jobParts.position, position)));
    if (!part) return;
    yield JSON.parse((await unpack(part.content)).toString('utf8')) as Row[];
  }
}
