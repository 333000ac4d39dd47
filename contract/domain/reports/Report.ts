/** What a column of a report holds; money is in paise, days and moments are told in Indian time. */
export const reportKinds = [
  'text',
  'word',
  'number',
  'money',
  'day',
  'moment',
  'phone',
  'recording',
  'opportunity',
  'account',
] as const;

/** What a report asks for: `from` and `until` are its days; `fixed` is sent as it is and not asked for. */
export const parameterKinds = ['from', 'until', 'choice', 'city', 'fixed'] as const;

export type {
  Report,
  ReportColumn,
  ReportOption,
  ReportParameter,
} from '../../model/grammar/report.ts';
