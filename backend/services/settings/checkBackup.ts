import { told } from '#contract/domain/messages/told.ts';
import { writeInstant } from './writeInstant.ts';
import { dueAt } from '../../backup/schedule/dueAt.ts';
import { lastDone, lastRun } from '../../backup/schedule/lastBackups.ts';
import type { Services } from '../../calls/Context.ts';
import type { Check } from './Check.ts';

const what = told('Backup', 'बैकअप');

/** Milliseconds after which one that is due should be there. */
const patience = 3_600_000;

/** When the last backup by schedule was made, and whether one failed since. */
export const checkBackup = async ({ db, config, now }: Services): Promise<Check> => {
  const named = { name: 'backup', what };
  if (!config.backups)
    return {
      ...named,
      state: 'off',
      found: told('None is made by itself', 'अपने-आप कोई नहीं बनता'),
      advice: told(
        'Set BACKUP_TO to a folder of another disk or to s3://bucket/folder.',
        'BACKUP_TO में दूसरी डिस्क का फ़ोल्डर या s3://bucket/folder दें।',
      ),
    };
  const [done, last] = await Promise.all([lastDone(db), lastRun(db)]);
  const when = done?.finishedAt ? writeInstant(done.finishedAt) : undefined;
  const found = when
    ? told(`The last one: ${when}`, `पिछला: ${when}`)
    : told('None was made so far', 'अब तक कोई नहीं बना');
  if (last?.state === 'failed')
    return {
      ...named,
      state: 'bad',
      found: told(
        `${found.message}. One failed: ${last.error ?? ''}`,
        `${found.hi ?? ''}। एक विफल रहा: ${last.error ?? ''}`,
      ),
      advice: told(
        'Make room, or correct BACKUP_TO. It is tried again every 15 minutes; npm run backup makes one at once.',
        'जगह बनाएँ या BACKUP_TO ठीक करें। हर 15 मिनट में फिर कोशिश होती है; npm run backup तुरंत बनाता है।',
      ),
    };
  const due = dueAt(now(), config.backups).getTime();
  const isLate = now().getTime() - due > patience && (done?.finishedAt?.getTime() ?? 0) < due;
  return isLate
    ? {
        ...named,
        state: 'warning',
        found,
        advice: told(
          'One is due and was not made: no process does what the server does by itself. Start the console again.',
          'एक का समय हो गया पर बना नहीं: कोई प्रोसेस सर्वर के अपने काम नहीं कर रहा। कंसोल फिर शुरू करें।',
        ),
      }
    : { ...named, state: 'good', found };
};
