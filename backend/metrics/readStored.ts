import { sql } from 'drizzle-orm';
import { rowsOf } from '../backup/catalogOf.ts';
import type { Services } from '../calls/Context.ts';

/** A number that only the database knows, as a metric has it. */
export interface StoredNumber {
  readonly name: StoredName;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export type StoredName = keyof typeof storedNumbers;

/** What they mean, by the name of their metric. */
export const storedNumbers = {
  jobs: {
    help: 'Jobs that wait or run, and those that ended within a day, by kind and state',
    labels: ['kind', 'state'],
  },
  oldest_job_waiting_seconds: { help: 'How long the oldest job has waited', labels: [] },
  queue_length: {
    help: 'What waits, by queue: callers whose line rings, approvals, approvals of more than a day, NetSuite, e-invoices, messages',
    labels: ['queue'],
  },
  queue_failed: { help: 'What was given up and waits for a person, by queue', labels: ['queue'] },
  database_bytes: { help: 'Size of the database', labels: [] },
  backup_last_success_timestamp_seconds: {
    help: 'When the last backup by schedule was made, in seconds since 1970; NaN: never',
    labels: [],
  },
  backup_bytes: { help: 'Size of the last backup by schedule', labels: [] },
} as const;

interface Row {
  readonly name: StoredName;
  readonly a: string | null;
  readonly b: string | null;
  readonly value: string | number;
}

const labelsOf = ({ name, a, b }: Row): Record<string, string> => {
  const [first, second] = storedNumbers[name].labels;
  return { ...(first && { [first]: a ?? '' }), ...(second && { [second]: b ?? '' }) };
};

/** Reads them all in one statement, each by an index or from a small table; on the connections for long work. */
export const readStored = async ({
  longDb,
  now,
}: Pick<Services, 'longDb' | 'now'>): Promise<readonly StoredNumber[]> => {
  const time = now().toISOString();
  const queue = (name: string, count: ReturnType<typeof sql>) =>
    sql`select 'queue_length', ${name}, null, (${count})`;
  const rows = await rowsOf<Row>(
    longDb,
    sql`
    select 'jobs' as name, kind as a, state as b, count(*)::float8 as value from jobs
      where state in ('queued', 'running') or finished_at > ${time}::timestamptz - interval '1 day'
      group by kind, state
    union all
    select 'oldest_job_waiting_seconds', null, null, coalesce(extract(epoch from
      ${time}::timestamptz - min(created_at)), 0)::float8 from jobs
      where state = 'queued' and run_at <= ${time}::timestamptz
    union all ${queue('callers', sql`select count(*) from incoming_calls where state = 'ringing'`)}
    union all ${queue('approvals', sql`select count(*) from approval_tasks where status = 'open'`)}
    union all ${queue(
      'approvals over a day',
      sql`select count(*) from approval_tasks
        where status = 'open' and updated_at < ${time}::timestamptz - interval '1 day'`,
    )}
    union all ${queue('netsuite', sql`select count(*) from netsuite_events where state = 'queued'`)}
    union all ${queue(
      'e-invoices',
      sql`select count(*) from e_invoices where state in ('queued', 'cancelling')`,
    )}
    union all ${queue('messages', sql`select count(*) from outbox where state = 'queued'`)}
    union all
    select 'queue_failed', 'netsuite', null, (select count(*) from netsuite_events
      where state = 'failed' and next_attempt_at is null)
    union all
    select 'database_bytes', null, null, pg_database_size(current_database())
    union all
    (select 'backup_last_success_timestamp_seconds', null, null, extract(epoch from finished_at)
      from jobs where kind = 'backup' and state = 'done' order by id desc limit 1)
    union all
    (select 'backup_bytes', null, null, (result->>'bytes')::float8
      from jobs where kind = 'backup' and state = 'done' order by id desc limit 1)`,
  );
  return rows.map(row => ({
    name: row.name,
    labels: labelsOf(row),
    value: Math.max(0, Number(row.value)),
  }));
};
