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
    value: needed(plainValue, 'The value as it is sent or stored.'),
    label: needed(text, 'As it is shown.'),
  },
  {
    $id: 'reportOption',
    description: 'A value and its text; `{ "1": "New" }` is short for both.',
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
    name: needed(Type.String({ pattern: wordForm }), 'Its name in the call.'),
    as: needed(
      Type.Enum(parameterKinds),
      'First day, last day, one of the options, a city, or a value that is sent unchanged.',
    ),
    label: may(text, 'Name of the field.'),
    options: may(reportOptions, 'The options.'),
    required: may(Type.Boolean(), 'It is required. Default: no, except for days.'),
    value: may(Type.String(), 'Its first value; for a fixed parameter, its value.'),
  },
  { $id: 'reportParameter', description: 'One parameter of a report.' },
);

export type ReportParameter = Static<typeof reportParameter>;

const reportColumn = keys(
  {
    name: needed(Type.String({ pattern: wordForm }), 'Its name in the rows of the call.'),
    label: needed(text, 'Heading.'),
    as: may(
      Type.Enum(reportKinds),
      'The kind of its values; `word` is a name of the reference data, in the language of the reader. Default: `text`.',
    ),
    options: may(reportOptions, 'Texts for codes.'),
    hidden: may(Type.Boolean(), 'In the file, but not in the rows on the page. Default: no.'),
  },
  { $id: 'reportColumn', description: 'One column of a report.' },
);

export type ReportColumn = Static<typeof reportColumn>;

const reportChart = keys(
  {
    by: needed(
      Type.String(),
      'Column to group by: days and times by month, or by year for more than two years; others by value, the twelve largest and the sum of the rest.',
    ),
    sum: may(Type.String(), 'Column to add up. Default: rows are counted.'),
    each: may(
      Type.String(),
      'Column with options: each option gets its own bars. Default: all rows share the same bars.',
    ),
    without: may(
      mapOf(plainValue, {
        minProperties: 1,
      }),
      'Values by column whose rows are left out; the page says how many. Default: no row is left out.',
    ),
  },
  { $id: 'reportChart', description: 'A chart of the whole report.' },
);

export const report = keys(
  {
    call: needed(
      call,
      'Id of the call of `contract/calls` that answers the same rows; its query or body has the parameters.',
    ),
    about: needed(text, 'One line that helps people choose a report.'),
    parameters: needed(
      listOf(reportParameter, { minItems: 2 }),
      'The parameters, including the first and the last day.',
    ),
    columns: needed(listOf(reportColumn, { minItems: 1 }), 'Columns of the file, in order.'),
    chart: may(reportChart),
    days: may(
      Type.Integer({ minimum: 1, maximum: 366 }),
      'How many days up to today the form starts with. Default: 30.',
    ),
    started: may(text, 'Message when a download starts. Default: `Downloading Report...`.'),
    failed: may(text, 'Message when it fails.'),
    directWhen: may(
      mapOf(Type.String()),
      'Values of parameters with which the file is fetched by a link for 60 seconds, without the session.',
    ),
  },
  {
    $id: 'report',
    description:
      'A report page (`ReportPage`): its parameters, the rows it shows first and its file.',
  },
);

/** A report as its screen file says it (docs/decisions/0136-reports-as-data.md). */
export type Report = Static<typeof report>;
