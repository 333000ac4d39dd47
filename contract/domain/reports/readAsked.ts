import { asText } from '../texts/asText.ts';
import { addDays, addMonths } from '../days/addDays.ts';
import { beforeOfSentEnd } from '../days/dayBounds.ts';
import { indiaDay, isDay, startOfDay, type Day } from '../days/indiaDay.ts';
import type { FieldFault } from '../messages/fieldFaults.ts';
import { told, type Told } from '../messages/told.ts';
import { valueFaults } from '../messages/valueFaults.ts';
import type { Report, ReportParameter } from './Report.ts';

/** A report that someone asks for: `from <= moment < before`, and what it is narrowed to. */
export interface AskedReport {
  readonly from: Date;
  readonly before: Date;
  /** The other parameters by name. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** Years that one report may cover. */
export const mostYears = 10;

export const reportFaults = {
  day: told('Enter a valid date.', 'मान्य तारीख़ लिखें।'),
  order: told(
    'The end date cannot be before the start date.',
    'अंत की तारीख़ शुरू की तारीख़ से पहले नहीं हो सकती।',
  ),
  tooLong: told(
    `A report covers ${mostYears} years at most. Please select a shorter time period.`,
    `एक रिपोर्ट में ज़्यादा से ज़्यादा ${mostYears} साल आते हैं। कम समय चुनें।`,
  ),
  choice: told('This choice is not offered here.', 'यह विकल्प यहाँ उपलब्ध नहीं है।'),
  unknown: told('This report has no such parameter.', 'इस रिपोर्ट में ऐसा कोई मान नहीं है।'),
} as const satisfies Record<string, Told>;

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A day, or a moment with its zone, as it is sent: 00:00 to 23:59:59.999 (part 3 section 9). */
const boundOf = (sent: unknown, as: 'from' | 'until'): Date | undefined => {
  if (typeof sent !== 'string') return undefined;
  const day: Day = sent.slice(0, 10);
  if (!isDay(day)) return undefined;
  if (sent === day) return startOfDay(as === 'from' ? day : addDays(day, 1));
  if (!moment.test(sent)) return undefined;
  const instant = new Date(sent);
  if (Number.isNaN(instant.getTime())) return undefined;
  return as === 'from' ? instant : beforeOfSentEnd(instant);
};

const wholeNumber = /^[1-9]\d{0,15}$/;

const isOffered = ({ as, options = [], value }: ReportParameter, sent: string): boolean => {
  if (as === 'fixed') return sent === value;
  if (as === 'choice') return options.some(option => String(option.value) === sent);
  return wholeNumber.test(sent);
};

type Read = { readonly asked: AskedReport } | { readonly faults: readonly FieldFault[] };

/** What someone asks of a report, by its file: the same in the browser before it is sent and on the server. */
export const readAsked = (
  { parameters }: Pick<Report, 'parameters'>,
  sent: Readonly<Record<string, unknown>>,
): Read => {
  const faults: FieldFault[] = [];
  const add = (field: string, code: string, words: Told) => faults.push({ field, code, ...words });
  const chosen: Record<string, string> = {};
  const bounds: { from?: Date; until?: Date } = {};
  for (const name of Object.keys(sent))
    if (!parameters.some(parameter => parameter.name === name))
      add(name, 'unknown-field', reportFaults.unknown);
  for (const parameter of parameters) {
    const { name, as } = parameter;
    const value = sent[name] === '' ? undefined : sent[name];
    if (as === 'from' || as === 'until') {
      const bound = boundOf(value, as);
      if (bound) bounds[as] = bound;
      else if (value === undefined) add(name, 'required', valueFaults.required);
      else add(name, 'date', reportFaults.day);
    } else if (value === undefined || value === null) {
      if (parameter.required) add(name, 'required', valueFaults.required);
    } else if (isOffered(parameter, asText(value))) chosen[name] = asText(value);
    else add(name, 'option', reportFaults.choice);
  }
  const { from, until: before } = bounds;
  const last = parameters.find(({ as }) => as === 'until')?.name ?? '';
  if (from && before) {
    if (before <= from) add(last, 'order', reportFaults.order);
    else if (before > startOfDay(addMonths(indiaDay(from), 12 * mostYears)))
      add(last, 'too-long', reportFaults.tooLong);
  }
  if (faults.length > 0 || !from || !before) return { faults };
  return { asked: { from, before, chosen } };
};

/** The days of a report as people write them, both included. */
export const daysOf = ({ from, before }: AskedReport): { first: string; last: string } => ({
  first: indiaDay(from),
  last: indiaDay(new Date(before.getTime() - 1)),
});
