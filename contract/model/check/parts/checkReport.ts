import type { Report } from '../../../domain/reports/Report.ts';
import { pointer } from '../../files/jsonPositions.ts';
import { isKnown } from '../context.ts';
import type { Add } from '../fault.ts';

/** Checks that a report asks for two days and has columns of its own. */
export const checkReport = (report: Report, add: Add): void => {
  const { parameters, columns, chart, directWhen = {} } = report;
  for (const as of ['from', 'until'])
    if (parameters.filter(parameter => parameter.as === as).length !== 1)
      add(
        pointer('report', 'parameters'),
        `A report needs exactly one parameter with "as": "${as}"`,
      );
  for (const [at, { as, options, value, label }] of parameters.entries()) {
    const here = (part: string) => pointer('report', 'parameters', at, part);
    if (as === 'choice' && !options) add(here('options'), 'A choice needs "options"');
    if (as === 'fixed' && value === undefined)
      add(here('value'), 'A fixed parameter needs a "value"');
    if (as !== 'fixed' && !label)
      add(here('label'), 'A parameter that people fill in needs a "label"');
  }
  const names = columns.map(({ name }) => name);
  for (const [at, name] of names.entries())
    if (names.indexOf(name) !== at)
      add(pointer('report', 'columns', at, 'name'), `"${name}" is already a column: remove one`);
  for (const part of ['by', 'sum', 'each'] as const) {
    const name = chart?.[part];
    if (name === undefined) continue;
    isKnown(add, pointer('report', 'chart', part), 'column', name, names);
    // Bars would tell whole numbers to people who see them masked.
    if (columns.find(column => column.name === name)?.as === 'phone')
      add(
        pointer('report', 'chart', part),
        `"${name}" is a phone number, which cannot be charted: choose another column`,
      );
  }
  const optionsOf = (name: string) => columns.find(column => column.name === name)?.options;
  if (chart?.each !== undefined && names.includes(chart.each) && !optionsOf(chart.each))
    add(
      pointer('report', 'chart', 'each'),
      `"${chart.each}" needs "options" with the names of its kinds`,
    );
  for (const [name, value] of Object.entries(chart?.without ?? {})) {
    const here = pointer('report', 'chart', 'without', name);
    isKnown(add, here, 'column', name, names);
    // The page says in words what is left out.
    if (names.includes(name) && !optionsOf(name)?.some(option => option.value === value))
      add(here, `"${String(value)}" is not an option of "${name}"`);
  }
  for (const name of Object.keys(directWhen))
    isKnown(
      add,
      pointer('report', 'directWhen', name),
      'parameter',
      name,
      parameters.map(parameter => parameter.name),
    );
};
