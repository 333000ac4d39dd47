import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, Figure } from './Figure.ts';
import { measure, waitWords } from './measure.ts';
import { onBothEngines } from './server/onBothEngines.ts';
import { spawnServer } from './server/spawnServer.ts';

const rows = 100_000;
const report = '/console/v1/reports/call-detail';
const formats = ['csv', 'xlsx'] as const;

interface Served {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly day: string;
}

interface Job {
  readonly id: number;
  readonly state: string;
  readonly progress: number;
}

/** The memory that a process holds, in MB. Told by Linux alone; 0 elsewhere. */
const memoryOf = (pid: number | undefined): number => {
  try {
    const [, kilobytes = '0'] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1_024;
  } catch {
    return 0;
  }
};

/** The most memory that a process holds while work goes on. */
const mostMemory = async (
  pid: number | undefined,
  work: () => Promise<unknown>,
): Promise<number> => {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 20);
  await work();
  clearInterval(timer);
  return most;
};

const figuresOn = async (engine: string, postgres?: string): Promise<Figure[]> => {
  const {
    address,
    headers,
    day,
    process: server,
  } = await spawnServer<Served>('serveCalls', rows, postgres);
  const ask = async (url: string, body?: object): Promise<Response> => {
    const answer = await fetch(address + url, {
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const job = async (id: number) => (await (await ask(`/console/v1/jobs/${id}`)).json()) as Job;
  const begin = async () =>
    (await (await ask(`${report}/runs`, { dateFrom: day, dateTo: day })).json()) as Job;
  const until = async (id: number, isThere: (found: Job) => boolean): Promise<Job> => {
    for (;;) {
      const found = await job(id);
      if (isThere(found)) return found;
      await pause(20);
    }
  };
  /** A report until it stands, and its file until the last byte is here. */
  const fetchWhole = async (format: string) => {
    const { id } = await begin();
    const { state, progress } = await until(id, one => !['queued', 'running'].includes(one.state));
    if (state !== 'done' || progress !== rows)
      throw new Error(`The report ended as ${state} with ${progress} rows`);
    const file = await ask(`/console/v1/jobs/${id}/file?format=${format}`);
    let bytes = 0;
    // As a browser saves it: nothing of it is kept here.
    for await (const part of file.body ?? []) bytes += part.length;
    return bytes;
  };

  try {
    await ask(`${report}/preview`, { dateFrom: day, dateTo: day });
    await pause(2_000);
    const rest = memoryOf(server.pid);
    const figures: Figure[] = [];
    for (const format of formats) {
      let seconds = 0;
      let raw = '';
      const most = await mostMemory(server.pid, async () => {
        const measured = await measure(
          () => fetchWhole(format),
          () => ask('/sapna/v1/products?pageSize=10'),
        );
        seconds = measured.seconds;
        raw = `${(measured.answer / 1e6).toFixed(1)} MB; ${waitWords(measured)}`;
      });
      figures.push(
        {
          what: `report of ${rows} rows and its ${format.toUpperCase()}, ${engine}`,
          value: seconds,
          unit: 's',
          target: { most: 30 },
          raw,
        },
        {
          what: `… memory of the server above rest, ${engine}`,
          value: most - rest,
          unit: 'MB',
          target: { most: 150 },
          raw: `at rest ${rest.toFixed(0)} MB, at most ${most.toFixed(0)} MB`,
        },
      );
    }
    const { id } = await begin();
    await until(id, ({ progress }) => progress >= rows / 4);
    const start = performance.now();
    await ask(`/console/v1/jobs/${id}/cancel`, {});
    const { state } = await until(id, one => one.state !== 'running');
    if (state !== 'cancelled') throw new Error(`The cancelled report ended as ${state}`);
    figures.push({
      what: `the same cancelled at a quarter, ${engine}`,
      value: performance.now() - start,
      unit: 'ms',
      target: { most: 1_000 },
    });
    return figures;
  } finally {
    server.kill();
  }
};

export const bench: Bench = {
  about: `a report of ${rows} calls as a job, its file, and the same cancelled`,
  run: () => onBothEngines(figuresOn),
};
