import { readFileSync } from 'node:fs';
import type { SessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import { sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import type { ServerProcess } from '#tests/support/server/serverProcess.ts';
import { randomFor, type Random } from '#backend/database/seed/pen/random.ts';
import type { Figure } from '../Figure.ts';
import { percentile } from '../percentile.ts';
import type { GrowthOptions } from './growthOptions.ts';
import { readAgents, withDatabase, type GrowthAgent } from './growthWorld.ts';
import { serveDatabase } from './servedConsole.ts';

type Kind = 'list' | 'record' | 'home' | 'palette' | 'comment';

/** Of a hundred calls so many are of each. */
const shares: readonly (readonly [Kind, number])[] = [
  ['list', 50],
  ['record', 20],
  ['home', 10],
  ['palette', 10],
  ['comment', 10],
];

const lists = [
  'sort=-updatedAt',
  'filters=bucket%3D%3Dopen&sort=fupTime',
  'sort=accountName',
  'filters=bucket%3D%3Dclosed&sort=-updatedAt',
];

interface Call {
  readonly method: 'GET' | 'PATCH';
  readonly path: string;
  readonly body?: object;
}

const get = (path: string): Call => ({ method: 'GET', path });

/** What an agent asks, by the kind of call. */
const callsOf: Readonly<Record<Kind, (deal: number, agent: GrowthAgent, random: Random) => Call>> =
  {
    list: (_deal, _agent, random) =>
      random.chance(0.7)
        ? get(`/sapna/v2/opportunity?pageSize=10&${random.pick(lists)}`)
        : get('/sapna/v1/account?pageSize=100&sort=-updatedAt'),
    record: (deal, _agent, random) =>
      get(
        random.chance(0.5)
          ? `/sapna/v3/opportunity-page/${deal}`
          : `/console/v1/opportunity-packages?opportunityId=${deal}&pageSize=10`,
      ),
    home: (_deal, _agent, random) =>
      get(random.chance(0.5) ? '/sapna/v1/dashboard/home' : '/console/v1/view-counts'),
    palette: (_deal, { word }) =>
      get(`/sapna/v2/opportunity?pageSize=5&within=search&search=${encodeURIComponent(word)}`),
    comment: (deal, _agent, random) => ({
      method: 'PATCH',
      path: `/sapna/v1/opportunity/${deal}/change-status`,
      body: { comment: `Called again, ${random.digits(6)}` },
    }),
  };

interface Person {
  readonly agent: GrowthAgent;
  readonly session: SessionHeaders;
}

interface Taken {
  readonly kind: Kind;
  readonly ms: number;
  readonly isGood: boolean;
}

/** One connection: one call after the other until the time is up. */
const work = async (
  { url }: ServerProcess,
  { agent, session }: Person,
  until: number,
): Promise<readonly Taken[]> => {
  const random = randomFor(`mix ${agent.id}`);
  const taken: Taken[] = [];
  while (performance.now() < until) {
    const kind = random.weighted(shares);
    const { method, path, body } = callsOf[kind](random.pick(agent.deals), agent, random);
    const begun = performance.now();
    const answer = await fetch(url + path, {
      method,
      headers: { ...session, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok && taken.every(({ isGood }) => isGood))
      console.log(`  ${kind} of ${agent.id}: ${answer.status} ${text.slice(0, 160)}`);
    taken.push({ kind, ms: performance.now() - begun, isGood: answer.ok });
  }
  return taken;
};

const connectionCounts = [16, 64] as const;

const run = async (
  url: string,
  processes: number,
  people: readonly Person[],
  seconds: number,
): Promise<readonly Figure[]> => {
  const served = await serveDatabase(url, processes);
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  const taken = (await Promise.all(people.map(person => work(served, person, until)))).flat();
  // The clock runs until the last call has answered.
  const took = (performance.now() - begun) / 1_000;
  await served.stop();
  const of = (kind?: Kind): number[] =>
    taken.filter(one => kind === undefined || one.kind === kind).map(one => one.ms);
  const all = of();
  const failed = taken.filter(({ isGood }) => !isGood).length;
  const at = (samples: readonly number[], share: number): string =>
    percentile(samples, share).toFixed(0);
  const words = [
    (taken.length / took).toFixed(1),
    [0.5, 0.95, 0.99].map(share => at(all, share)).join(' / '),
    ...(['record', 'comment', 'palette', 'home', 'list'] as const).map(
      kind => `${at(of(kind), 0.5)} / ${at(of(kind), 0.95)}`,
    ),
    String(failed),
  ];
  console.log(`| ${processes} | ${people.length} | ${words.join(' | ')} |`);
  const where = `${processes} ${processes === 1 ? 'process' : 'processes'}, ${people.length} connections`;
  return [
    {
      what: `mix, ${where}: requests a second`,
      value: taken.length / took,
      unit: '',
      target: { least: 50 },
    },
    {
      what: `mix, ${where}: p95`,
      value: percentile(all, 0.95),
      unit: 'ms',
      target: { most: 1_000 },
    },
    {
      what: `mix, ${where}: p95 of record calls`,
      value: percentile(of('record'), 0.95),
      unit: 'ms',
      target: { most: 250 },
    },
  ];
};

/** Whether the built console knows the setting that makes several processes of it. */
const hasProcesses = (): boolean =>
  readFileSync('dist/server/server.js', 'utf8').includes('PROCESSES');

/** Many people at once, each connection another agent. */
export const measureMix = async (
  url: string,
  { seconds }: GrowthOptions,
): Promise<readonly Figure[]> => {
  const people = await withDatabase(url, async client => {
    const agents = await readAgents(client, Math.max(...connectionCounts));
    const found: Person[] = [];
    for (const agent of agents)
      found.push({ agent, session: await sessionHeaders(client, agent.id, new Date()) });
    return found;
  });
  console.log(
    '\n| processes | connections | requests/s | p50 / p95 / p99 ms | record p50 / p95 | comment | palette | home | list | failed |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  const figures: Figure[] = [];
  for (const processes of [1, 2]) {
    if (processes > 1 && !hasProcesses()) {
      console.log(`| ${processes} | – | skipped: the console knows no PROCESSES | | | | | | | |`);
      continue;
    }
    for (const connections of connectionCounts)
      figures.push(...(await run(url, processes, people.slice(0, connections), seconds)));
  }
  return figures;
};
