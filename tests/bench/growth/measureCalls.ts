import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../Figure.ts';
import { countStatements } from './countStatements.ts';
import type { GrowthCall } from './GrowthCall.ts';
import { growthCalls } from './growthCalls.ts';
import type { GrowthOptions } from './growthOptions.ts';
import {
  readGrowthWorld,
  signInAll,
  withDatabase,
  type GrowthPersona,
  type GrowthWorld,
} from './growthWorld.ts';
import { serveDatabase } from './servedConsole.ts';
import {
  mostGrowth,
  mostMs,
  RefusedCall,
  statementsOf,
  timeCall,
  type Timed,
} from './timeCalls.ts';

interface Asked {
  readonly call: GrowthCall;
  readonly persona: GrowthPersona;
}

const keyOf = ({ call, persona }: Asked): string => `${call.name} · ${persona}`;

/** The calls that the options leave, each with each of its personas. */
const askedBy = ({ call, persona }: GrowthOptions): readonly Asked[] =>
  growthCalls.flatMap(one =>
    one.personas
      .filter(who => persona === null || who === persona)
      .filter(() => call === null || one.name.includes(call))
      .map(who => ({ call: one, persona: who })),
  );

/** As long as the clocks of a console take to have asked all that they ask. */
const idleMs = 6_000;

type Sessions = Awaited<ReturnType<typeof signInAll>>;

const prepared = (url: string): Promise<{ world: GrowthWorld; sessions: Sessions }> =>
  withDatabase(url, async client => {
    const world = await readGrowthWorld(client);
    return { world, sessions: await signInAll(client, world) };
  });

/** Statements of each call, by way of a counter, in a console of its own. */
const countAll = async (
  url: string,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, number>> => {
  const { world, sessions } = await prepared(url);
  const counter = await countStatements(url);
  const served = await serveDatabase(counter.url);
  const idle = counter.learnIdle();
  await pause(idleMs);
  idle.stop();
  const counts = new Map<string, number>();
  for (const one of asked)
    counts.set(
      keyOf(one),
      await statementsOf(served.url, counter, one.call, world, sessions[one.persona]).catch(
        (error: unknown) => {
          if (error instanceof RefusedCall) return Number.NaN;
          throw error;
        },
      ),
    );
  await served.stop();
  counter.close();
  return counts;
};

const timeAll = async (
  url: string,
  asked: readonly Asked[],
  tell: (one: Asked, timed: Timed | RefusedCall) => void,
): Promise<void> => {
  const { world, sessions } = await prepared(url);
  const served = await serveDatabase(url);
  for (const one of asked) {
    const timed = await timeCall(served.url, one.call, world, sessions[one.persona]).catch(
      (error: unknown) => {
        if (error instanceof RefusedCall) return error;
        throw error;
      },
    );
    tell(one, timed);
  }
  await served.stop();
};

const ms = (value: number): string => (value < 100 ? value.toFixed(1) : value.toFixed(0));
const pair = ({ p50, p95 }: Timed): string => `${ms(p50)} / ${ms(p95)}`;

/** A row of the table, with what misses its target marked. */
const rowOf = (
  one: Asked,
  statements: number | undefined,
  demo: Timed,
  full: Timed,
): { readonly line: string; readonly figures: readonly Figure[] } => {
  const growth = full.p50 / demo.p50;
  const most = mostMs(one.persona);
  const misses = [
    ...(full.p95 > most ? [`over ${most} ms`] : []),
    ...(growth > mostGrowth ? [`over ${mostGrowth} ×`] : []),
  ];
  const cells = [
    keyOf(one),
    `${demo.rows ?? '–'} → ${full.rows ?? '–'}`,
    String(statements ?? '–'),
    pair(demo),
    `${pair(full)} (${full.times})`,
    `${growth.toFixed(1)} ×`,
    misses.join(', '),
  ];
  return {
    line: `| ${cells.join(' | ')} |`,
    figures: [
      {
        what: `${keyOf(one)}: p95`,
        value: full.p95,
        unit: 'ms',
        target: { most },
        raw: `demo ${pair(demo)}, full ${pair(full)}, ${statements ?? '–'} statements`,
      },
      {
        what: `${keyOf(one)}: growth of p50`,
        value: growth,
        unit: 'x',
        target: { most: mostGrowth },
      },
    ],
  };
};

/** Measures each call at both sizes, prints the table row by row, and ends with how many miss. */
export const measureCalls = async (
  urls: { readonly demo: string; readonly full: string },
  options: GrowthOptions,
): Promise<readonly Figure[]> => {
  const asked = askedBy(options);
  const counts = await countAll(urls.demo, asked);
  const small = new Map<string, Timed | RefusedCall>();
  await timeAll(urls.demo, asked, (one, timed) => small.set(keyOf(one), timed));
  console.log(
    '| call · persona | rows (demo → full) | statements | demo p50 / p95 ms | full p50 / p95 ms (n) | growth | misses |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  const figures: Figure[] = [];
  await timeAll(urls.full, asked, (one, full) => {
    const demo = small.get(keyOf(one));
    if (!demo || demo instanceof RefusedCall || full instanceof RefusedCall) {
      const why = [demo, full].find(each => each instanceof RefusedCall);
      console.log(`| ${keyOf(one)} | refused: ${why?.message ?? '–'} | | | | | |`);
      return;
    }
    const row = rowOf(one, counts.get(keyOf(one)), demo, full);
    console.log(row.line);
    figures.push(...row.figures);
  });
  const missed = figures.filter(({ value, target }) => 'most' in target && value > target.most);
  console.log(
    `\n  ${figures.length - missed.length} of ${figures.length} figures of calls reached`,
  );
  return figures;
};
