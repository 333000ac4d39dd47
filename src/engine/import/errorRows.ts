import type { ImportAnswer } from '#contract/calls/console/imports.ts';

type Line = NonNullable<ImportAnswer['results']>[number];

const wordsOf = ({ errors = [] }: Line): string =>
  errors.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join(' ');

/**
 * The lines with errors as they stand in the file, each with its number and what is wrong. An import reads no column
 * whose heading begins with #, so the mended lines can be imported as they are.
 */
export const errorRows = ({ header = [], results = [] }: ImportAnswer) => [
  ['#line', ...header, '#errors'],
  ...results
    .filter(({ status }) => status === 'error')
    .map(line => [String(line.line), ...(line.cells ?? []), wordsOf(line)]),
];
