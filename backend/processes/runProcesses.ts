import cluster, { type Worker } from 'node:cluster';
import { endAtOnce } from './endOnSignal.ts';
import { rateCounts } from './rateCounts.ts';
import { isRateAsked, type RateAnswered } from './rateMessages.ts';
import { restartBrake } from './restartBrake.ts';

/** The variable by which a process learns which of several it is. */
export const numberOfProcess = 'CONSOLE_PROCESS';

interface Options {
  readonly processes: number;
  /** What those that serve are told beside the settings of this one. */
  readonly env: Readonly<Record<string, string>>;
  /** Told when the first of them takes calls. */
  readonly onListening: () => void;
  /** Told when one of them ended without being told to. */
  readonly onEnded?: (() => void) | undefined;
  readonly say: (line: string) => void;
  /** Milliseconds after which those that have not ended by themselves are killed. */
  readonly mostToEnd: number;
}

/**
 * Begins processes that serve calls behind one port, and puts another in the place of one that dies. This one serves no call: it hands
 * them the connections in turn, counts requests for all of them, and ends when they have ended
 * (docs/decisions/0240-no-call-holds-the-others-up.md).
 */
export const runProcesses = ({
  processes,
  env,
  onListening,
  onEnded,
  say,
  mostToEnd,
}: Options): void => {
  const brake = restartBrake();
  const count = rateCounts();
  const timers = new Set<NodeJS.Timeout>();
  let isListening = false;
  let isStopping = false;

  const living = (): Worker[] => Object.values(cluster.workers ?? {}).filter(one => !!one);
  const endWhenAlone = (): void => {
    if (living().length === 0) process.exit(0);
  };

  /** Each has a number that the one after it gets, by which its metrics are told apart. */
  const begin = (number: number): void => {
    const begun = performance.now();
    const worker = cluster.fork({ ...env, [numberOfProcess]: String(number) });
    worker.on('message', (message: unknown) => {
      if (!isRateAsked(message)) return;
      const { ask, address, timeWindow } = message.rate;
      const answer: RateAnswered = { rate: { ask, ...count(address, timeWindow) } };
      // One that dies meanwhile needs no answer.
      worker.send(answer, () => undefined);
    });
    worker.once('exit', (code, signal) => {
      if (isStopping) return endWhenAlone();
      // The first one says what stops it from starting, and would say it again each time.
      if (!isListening) process.exit(code || 1);
      onEnded?.();
      const wait = brake(performance.now() - begun);
      say(`  A process ended (${signal ?? code}); another takes its place in ${wait / 1_000} s.`);
      const timer = setTimeout(() => {
        timers.delete(timer);
        begin(number);
      }, wait);
      timers.add(timer);
    });
  };

  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    for (const timer of timers) clearTimeout(timer);
    for (const worker of living()) worker.process.kill('SIGTERM');
    setTimeout(() => {
      for (const worker of living()) worker.process.kill('SIGKILL');
    }, mostToEnd);
    endWhenAlone();
  };
  process.off('SIGTERM', endAtOnce);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  // The others follow once one has shown that the settings are right.
  cluster.on('listening', () => {
    if (isListening || isStopping) return;
    isListening = true;
    onListening();
    for (let more = 1; more < processes; more += 1) begin(more + 1);
  });
  begin(1);
};
