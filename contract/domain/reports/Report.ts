import type { Text } from '../../model/screenFile.ts';

/** What a column of a report holds; money is in paise, days and moments are told in Indian time. */
export const reportKinds = [
  'text',
  'number',
  'money',
  'day',
  'moment',
  'phone',
  'recording',
  'opportunity',
  'account',
] as const;
export type ReportKind = (typeof reportKinds)[number];

export interface ReportOption {
  readonly value: string | number | boolean;
  readonly label: Text;
}

export interface ReportColumn {
  /** As the source of the call names it. */
  readonly name: string;
  readonly label: Text;
  /** Text unless it says otherwise. */
  readonly as?: ReportKind;
  /** Words for codes. */
  readonly options?: readonly ReportOption[];
  /** In the file only. */
  readonly hidden?: boolean;
}

export const parameterKinds = ['from', 'until', 'choice', 'city', 'fixed'] as const;
export type ParameterKind = (typeof parameterKinds)[number];

export interface ReportParameter {
  /** As the call names it. */
  readonly name: string;
  /** `from` and `until` are the first and the last day; `fixed` is sent as it stands and not asked for. */
  readonly as: ParameterKind;
  readonly label?: Text;
  readonly options?: readonly ReportOption[];
  readonly required?: boolean;
  /** What it begins with; of one that is fixed, what it is. */
  readonly value?: string;
}

export interface ReportChart {
  /** Days and moments are taken together by month or year, everything else by its value. */
  readonly by: string;
  /** The column that is added up; absent: rows are counted. */
  readonly sum?: string;
  /** The column with options whose values are unlike kinds: each has a plot of its own, and no bar adds two of them. */
  readonly each?: string;
  /** Values by column whose rows are in no bar; the plot says how many those are. */
  readonly without?: Readonly<Record<string, ReportOption['value']>>;
}

/** A report as its screen file says it (docs/decisions/0136-reports-as-data.md). */
export interface Report {
  /** The documented call that answers the same rows. */
  readonly call: string;
  /** What it is, for those who choose among reports. */
  readonly about: Text;
  readonly parameters: readonly ReportParameter[];
  readonly columns: readonly ReportColumn[];
  readonly chart?: ReportChart;
  /** Days before today that the form begins with. */
  readonly days?: number;
  /** What is told when a download begins (part 1 section 8); `Downloading Report...` unless it says otherwise. */
  readonly started?: Text;
  /** What is told when it fails for no reason of the asker's. */
  readonly failed?: Text;
  /** The value of a parameter with which the file is fetched by a link of its own, without the session (T116). */
  readonly directWhen?: Readonly<Record<string, string>>;
}
