import type { SessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import { percentile } from '../percentile.ts';
import type { StatementCounter } from './countStatements.ts';
import type { GrowthCall } from './GrowthCall.ts';
import type { GrowthPersona, GrowthWorld } from './growthWorld.ts';

/** What a call took at one size, one at a time. */
export interface Timed {
  readonly rows: number | null;
  readonly p50: number;
  readonly p95: number;
  readonly times: number;
}

/** A call that its server refused, and what it said. */
export class RefusedCall extends Error {}

const mostTimes = 20;
const fewestTimes = 3;
/** Milliseconds after which a slow call is asked no more, beyond the fewest times. */
const longest = 2_500;
/** What takes longer is asked once more and no oftener: it is known to be slow. */
const hopeless = 5_000;

interface Answer {
  readonly ms: number;
  readonly rows: number | null;
}

const rowsOf = (text: string, type: string): number | null => {
  if (type.includes('csv')) return text.trim().split('\n').length - 1;
  const body = JSON.parse(text) as {
    totalCount?: number;
    results?: unknown[];
    rows?: unknown[];
  } | null;
  return body?.totalCount ?? body?.results?.length ?? body?.rows?.length ?? null;
};

/** Asks once. @throws RefusedCall when the answer is none. */
export const ask = async (
  origin: string,
  call: GrowthCall,
  world: GrowthWorld,
  session: SessionHeaders,
): Promise<Answer> => {
  const body = call.body?.(world);
  const begun = performance.now();
  const answer = await fetch(origin + call.path(world), {
    method: body ? 'POST' : 'GET',
    headers: { ...session, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const ms = performance.now() - begun;
  if (!answer.ok) throw new RefusedCall(`${answer.status} ${text.slice(0, 200)}`);
  return { ms, rows: rowsOf(text, answer.headers.get('content-type') ?? '') };
};

/** Asks a call until it is known how long it takes: often when it is quick, a few times when it is slow. */
export const timeCall = async (
  origin: string,
  call: GrowthCall,
  world: GrowthWorld,
  session: SessionHeaders,
): Promise<Timed> => {
  const warm = await ask(origin, call, world, session);
  const times: number[] = call.isLong ? [warm.ms] : [];
  const least = warm.ms > hopeless ? 1 : fewestTimes;
  const begun = performance.now();
  while (times.length < mostTimes && (times.length < least || performance.now() - begun < longest))
    times.push((await ask(origin, call, world, session)).ms);
  return {
    rows: warm.rows,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    times: times.length,
  };
};

/** How many statements a call takes; one of its own is asked before, so that what is remembered once is. */
export const statementsOf = async (
  origin: string,
  counter: StatementCounter,
  call: GrowthCall,
  world: GrowthWorld,
  session: SessionHeaders,
): Promise<number> => {
  await ask(origin, call, world, session);
  counter.take();
  await ask(origin, call, world, session);
  return counter.take().length;
};

/** Milliseconds that the 95th of a hundred may take: an agent waits less gladly than those who ask for many. */
export const mostMs = (persona: GrowthPersona): number => (persona === 'agent' ? 100 : 250);

/** Times that the full size may take longer than the demo. */
export const mostGrowth = 8;
