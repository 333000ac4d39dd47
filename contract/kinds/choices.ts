import type { Option } from '../model/screen.ts';
import { findOption, optionLabel } from './choice.ts';
import { defineKind, listOperators } from './kind.ts';

/** The parts of a text between commas or line ends, without the empty ones. */
export const listParts = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map(part => part.trim())
    .filter(part => part !== '');

/** Several of the field's options; a field without options takes any words. */
export const choices = defineKind<readonly Option['value'][]>({
  name: 'choices',
  jsonTypes: ['array'],
  operators: listOperators,
  align: 'start',
  missing: '-',
  writes: 'words',
  read: (text, { options }) => {
    const parts = [...new Set(listParts(text))];
    if (options.length === 0) return { value: parts };
    const found = parts.map(part => findOption(part, options)?.value);
    const unknown = parts.filter((_, index) => found[index] === undefined).join(', ');
    return unknown === ''
      ? { value: found.filter(value => value !== undefined) }
      : { error: { en: `Not an option: ${unknown}`, hi: `विकल्प नहीं है: ${unknown}` } };
  },
  format: (value, context) => value.map(entry => optionLabel(entry, context)).join(', '),
});
