import type { ImportAnswer } from '#contract/calls/importAnswer.ts';
import { toldReads } from '#contract/domain/messages/importFaults.ts';
import { toldIn } from '#contract/domain/messages/told.ts';
import type { Language } from '#contract/model/types.ts';

type Line = NonNullable<ImportAnswer['results']>[number];

const wordsOf = ({ errors = [] }: Line, language: Language): string =>
  errors
    .map(({ column, reads, ...fault }) => {
      const words = toldIn(language, toldReads(fault, reads));
      return column ? `${column}: ${words}` : words;
    })
    .join(' ');

/**
 * The lines with errors as they are in the file, each with its number and what is wrong. An import reads no column
 * whose heading begins with #, so the corrected lines can be imported as they are.
 */
export const errorRows = ({ header = [], results = [] }: ImportAnswer, language: Language) => [
  ['#line', ...header, '#errors'],
  ...results
    .filter(({ status }) => status === 'error')
    .map(line => [String(line.line), ...(line.cells ?? []), wordsOf(line, language)]),
];
