import Type, { type Static } from 'typebox';
import { parameterKinds, reportKinds } from '../../domain/reports/Report.ts';
import { plainValue } from './condition.ts';
import { pairOfValue } from './field.ts';
import { alsoAs, keys, listOf, mapOf, may, needed } from './keys.ts';
import { group, wordForm } from './names.ts';
import { call } from './registered.ts';
import { text } from './text.ts';

const wholeReportOption = keys(
  {
    value: needed(plainValue, 'As it is sent or stored.'),
    label: needed(text, 'As it is shown.'),
  },
  {
    $id: 'reportOption',
    description: 'A value and its words; `{ "1": "New" }` is short for both.',
  },
);

export type ReportOption = Static<typeof wholeReportOption>;

const reportOption = alsoAs(wholeReportOption, Type.String({ minLength: 1 }), pairOfValue);

const reportOptions = alsoAs(
  listOf(reportOption, {
    $id: 'reportOptions',
    description: 'Values and their words, or `"@name"` of `resources/options.json`.',
    minItems: 1,
  }),
  group,
);

const reportParameter = keys(
  {
    name: needed(Type.String({ pattern: wordForm }), 'As the call names it.'),
    as: needed(
      Type.Enum(parameterKinds),
      'First day, last day, one of the options, a city, or a value that is sent as it stands.',
    ),
    label: may(text, 'Name of the field.'),
    options: may(reportOptions, 'What can be chosen.'),
    required: may(Type.Boolean(), 'The report cannot do without it. Default: no, except of days.'),
    value: may(Type.String(), 'What it begins with; of one that is fixed, what it is.'),
  },
  { $id: 'reportParameter', description: 'One thing that a report asks for.' },
);

export type ReportParameter = Static<typeof reportParameter>;

const reportColumn = keys(
  {
    name: needed(Type.String({ pattern: wordForm }), 'As the rows of the call name it.'),
    label: needed(text, 'Heading.'),
    as: may(Type.Enum(reportKinds), 'What its values are. Default: `text`.'),
    options: may(reportOptions, 'Words for codes.'),
    hidden: may(
      Type.Boolean(),
      'In the file and not among the first rows on the page. Default: no.',
    ),
  },
  { $id: 'reportColumn', description: 'One column of a report.' },
);

export type ReportColumn = Static<typeof reportColumn>;

const reportChart = keys(
  {
    by: needed(
      Type.String(),
      'Column: days and moments by month, of more than two years by year; others by value, the twelve largest and what all others come to.',
    ),
    sum: may(Type.String(), 'Column that is added up. Default: rows are counted.'),
    each: may(
      Type.String(),
      'Column with options whose values are unlike kinds: each has bars of its own. Default: all rows are of one kind.',
    ),
    without: may(
      mapOf(plainValue, {
        minProperties: 1,
      }),
      'Values by column whose rows are in no bar; the page says how many those are. Default: every row is in a bar.',
    ),
  },
  { $id: 'reportChart', description: 'A plot of the whole report.' },
);

export type ReportChart = Static<typeof reportChart>;

export const report = keys(
  {
    call: needed(
      call,
      'Id of the call of `contract/calls` that answers the same rows; its query or body has the parameters.',
    ),
    about: needed(text, 'One line for those who choose among reports.'),
    parameters: needed(
      listOf(reportParameter, { minItems: 2 }),
      'What is asked for, the first and the last day among it.',
    ),
    columns: needed(listOf(reportColumn, { minItems: 1 }), 'Columns of the file, in order.'),
    chart: may(reportChart),
    days: may(
      Type.Integer({ minimum: 1, maximum: 366 }),
      'How many days up to today the form begins with. Default: 30.',
    ),
    started: may(text, 'What is told when a download begins. Default: `Downloading Report...`.'),
    failed: may(text, 'What is told when it fails.'),
    directWhen: may(
      mapOf(Type.String()),
      'Values of parameters with which the file is fetched by a link for 60 seconds, without the session.',
    ),
  },
  {
    $id: 'report',
    description: 'What a page of a report (`ReportPage`) asks, shows first and gives as a file.',
  },
);

/** A report as its screen file says it (docs/decisions/0136-reports-as-data.md). */
export type Report = Static<typeof report>;
