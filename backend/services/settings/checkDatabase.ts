import { sql } from 'drizzle-orm';
import { told } from '#contract/domain/messages/told.ts';
import { rowsOf } from '../../backup/catalogOf.ts';
import type { Services } from '../../calls/Context.ts';
import type { Check } from './Check.ts';

/** Milliseconds that an answer may take. */
const slow = 500;
/** Seconds that a job may wait. */
const longWait = 900;

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 ** 2)} MB`;

/** @param time a clock that never goes back, in milliseconds */
export const checkDatabase = async (
  { db, config }: Services,
  time: () => number = () => performance.now(),
): Promise<Check> => {
  const begun = time();
  const [row] = await rowsOf<{ bytes: string }>(
    db,
    sql`select pg_database_size(current_database())::text as bytes`,
  );
  const took = Math.round(time() - begun);
  const engine = config.database.engine === 'embedded' ? 'PGlite' : 'PostgreSQL';
  const found = `${engine}, ${megabytes(Number(row?.bytes))}, ${took} ms`;
  const named = { name: 'database', what: told('Database', 'डेटाबेस'), found: told(found, found) };
  return took < slow
    ? { ...named, state: 'good' }
    : {
        ...named,
        state: 'warning',
        advice: told(
          'It is slow: look at what runs on it (docs/how-to/answer-an-alert.md).',
          'धीमा है: देखें कि उस पर क्या चल रहा है (docs/how-to/answer-an-alert.md)।',
        ),
      };
};

/** Jobs that wait, and what other systems did not take. */
export const checkWork = async ({ db, now }: Services): Promise<readonly Check[]> => {
  const time = now().toISOString();
  const [row] = await rowsOf<{ waiting: number; oldest: number | null; refused: number }>(
    db,
    sql`select
      (select count(*)::int from jobs where state = 'queued') as waiting,
      (select extract(epoch from ${time}::timestamptz - min(created_at))::float8 from jobs
        where state = 'queued' and run_at <= ${time}::timestamptz) as oldest,
      (select count(*)::int from netsuite_events
        where state = 'failed' and next_attempt_at is null) as refused`,
  );
  const { waiting = 0, oldest, refused = 0 } = row ?? {};
  const minutes = Math.round(Number(oldest ?? 0) / 60);
  const isLong = Number(oldest ?? 0) > longWait;
  return [
    {
      name: 'jobs',
      what: told('Jobs', 'काम'),
      state: isLong ? 'warning' : 'good',
      found: isLong
        ? told(`The oldest has waited ${minutes} minutes`, `सबसे पुराना ${minutes} मिनट से रुका है`)
        : told(`${waiting} wait`, `${waiting} रुके हैं`),
      ...(isLong && {
        advice: told(
          'If none runs, start the console again: it carries them on.',
          'अगर कोई नहीं चल रहा, कंसोल फिर शुरू करें: वे आगे बढ़ेंगे।',
        ),
      }),
    },
    {
      name: 'netsuite',
      what: told('Sent to NetSuite', 'NetSuite को भेजा गया'),
      state: refused > 0 ? 'warning' : 'good',
      found: told(`${refused} were given up`, `${refused} छोड़ दिए गए`),
      ...(refused > 0 && {
        advice: told(
          'Correct the records and push them again from the list of events.',
          'रिकॉर्ड ठीक करें और घटनाओं की सूची से फिर भेजें।',
        ),
      }),
    },
  ];
};
