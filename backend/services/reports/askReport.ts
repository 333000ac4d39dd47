import { readAsked, type AskedReport } from '#contract/domain/reports/readAsked.ts';
import type { Report } from '#contract/domain/reports/Report.ts';
import { canOpen } from '#contract/model/rights/screenAccess.ts';
import { noScreen } from '#contract/domain/messages/notThere.ts';
import { severalFields } from '#contract/domain/messages/fieldFaults.ts';
import type { Actor } from '../../calls/Actor.ts';
import { notAllowed, notFound, Refusal } from '../../calls/Refusal.ts';
import { reportOf, type ReportSetting } from './reportJob.ts';

/** @throws Refusal NOT_FOUND for what is not a report, FORBIDDEN where the person may not open it. */
export const reportFor = (setting: Pick<ReportSetting, 'screens'>, name: string, actor: Actor) => {
  const found = reportOf(setting, name);
  if (!found) throw notFound(noScreen(name));
  if (!canOpen(found.screen, actor.roleCodes)) throw notAllowed();
  return found;
};

/** What is asked of a report. @param at where the fields stand, for the faults. @throws Refusal VALIDATION_FAILED */
export const askedOf = (
  report: Report,
  sent: Readonly<Record<string, unknown>>,
  at: { readonly in: 'body' | 'query'; readonly path: string },
): AskedReport => {
  const read = readAsked(report, sent);
  if ('asked' in read) return read.asked;
  const [first, ...others] = read.faults;
  if (!first) throw new Error('A report was refused without a fault');
  throw new Refusal(
    'VALIDATION_FAILED',
    others.length > 0 ? severalFields(read.faults.length) : first,
    {
      errors: read.faults.map(({ field, ...fault }) => ({
        ...fault,
        in: at.in,
        field: `${at.path}/${field}`,
      })),
    },
  );
};
