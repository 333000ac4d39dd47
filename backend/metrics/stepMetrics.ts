import { Counter, Histogram, type Registry } from 'prom-client';
import type { Happening, Observer, Step } from '../observed/observers.ts';
import { callBuckets, prefix, statementBuckets } from './metricNames.ts';

const verbs = new Set(['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback']);

/** The first word of a statement, where it is one of few. */
export const verbOf = (text: string): string => {
  const word = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  return verbs.has(word) ? word : 'other';
};

/** What is seen of the work of a server: statements, jobs, mails, its own rounds, and what happened in few words. */
export const stepMetrics = (registry: Registry): Observer => {
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: readonly string[]) =>
    new Counter({ name: `${prefix}${name}`, help, labelNames: [...labelNames], registers });
  const histogram = (
    name: string,
    help: string,
    labelNames: readonly string[],
    buckets: number[],
  ) =>
    new Histogram({
      name: `${prefix}${name}`,
      help,
      labelNames: [...labelNames],
      buckets,
      registers,
    });
  const statements = histogram(
    'statement_seconds',
    'Seconds that a statement of the database took, by its verb',
    ['verb'],
    statementBuckets,
  );
  const failedStatements = counter('statements_failed_total', 'Statements that failed', ['verb']);
  const jobs = counter('job_runs_total', 'Runs of jobs, by kind and outcome', ['kind', 'outcome']);
  const mails = counter('mails_total', 'Mails given to the mail server, by outcome', ['outcome']);
  const rounds = histogram(
    'clock_seconds',
    'Seconds that a round of the work took which the server does by itself',
    ['clock'],
    callBuckets,
  );
  const failedRounds = counter('clock_failures_total', 'Rounds that failed', ['clock']);
  const logins = counter('logins_total', 'Tries to sign in, by outcome', ['outcome']);
  const throttled = counter('throttled_total', 'What was refused for being too often', ['by']);
  const repeats = counter(
    'repeats_total',
    'Requests whose idempotency key had been used: they were given the first answer again',
    ['call'],
  );
  const upstreams = counter(
    'upstream_requests_total',
    'Requests to services that answer elsewhere, by service and outcome',
    ['service', 'outcome'],
  );
  const backups = counter('backup_runs_total', 'Backups by schedule, by outcome', ['outcome']);
  // So that a rate has a beginning: a counter that is not there cannot rise.
  for (const outcome of ['right', 'wrong', 'no-role', 'throttled']) logins.inc({ outcome }, 0);
  for (const by of ['address', 'token', 'login', 'upstream']) throttled.inc({ by }, 0);
  for (const outcome of ['done', 'failed']) backups.inc({ outcome }, 0);
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);

  const timed: Readonly<
    Partial<Record<Step['kind'], (name: string) => (isRight: boolean) => void>>
  > = {
    statement: text => {
      const verb = verbOf(text);
      const end = statements.startTimer({ verb });
      return isRight => {
        end();
        if (!isRight) failedStatements.inc({ verb });
      };
    },
    clock: clock => {
      const end = rounds.startTimer({ clock });
      return isRight => {
        end();
        if (!isRight) failedRounds.inc({ clock });
      };
    },
    mail: () => isRight => mails.inc({ outcome: isRight ? 'sent' : 'failed' }),
  };

  const told = (happening: Happening): void => {
    switch (happening.what) {
      case 'login':
        return logins.inc({ outcome: happening.outcome });
      case 'throttled':
        return throttled.inc({ by: happening.by });
      case 'repeat':
        return repeats.inc({ call: happening.callId });
      case 'job':
        return jobs.inc({ kind: happening.kind, outcome: happening.outcome });
      case 'backup':
        return backups.inc({ outcome: happening.outcome });
      case 'upstream':
        if (happening.outcome === 'too-many') throttled.inc({ by: 'upstream' });
        return upstreams.inc({ service: happening.service, outcome: happening.outcome });
    }
  };

  return {
    around: ({ kind, name }, work) => {
      const end = timed[kind]?.(name);
      if (!end) return work();
      try {
        const result = work();
        if (!(result instanceof Promise)) {
          end(true);
          return result;
        }
        // What is given back is what came: a promise of a driver may be more than a promise.
        result.then(
          () => end(true),
          () => end(false),
        );
        return result;
      } catch (error) {
        end(false);
        throw error;
      }
    },
    told,
  };
};
