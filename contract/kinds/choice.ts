import type { Option } from '../model/screen.ts';
import { chosenOperators, defineKind, type KindContext } from './kind.ts';

type OptionValue = Option['value'];

/** The option that a text names: by its value, or by its label in either language, letter case apart. */
export const findOption = (text: string, options: readonly Option[]): Option | undefined => {
  const word = text.toLowerCase();
  return (
    options.find(option => String(option.value) === text) ??
    options.find(({ label }) => [label.en, label.hi].some(name => name.toLowerCase() === word))
  );
};

/** The label of a value, or the value itself when no option has it. */
export const optionLabel = (value: OptionValue, { options, language }: KindContext): string =>
  options.find(option => option.value === value)?.label[language] ?? String(value);

/** One of the field's options. */
export const choice = defineKind<OptionValue>({
  name: 'choice',
  jsonTypes: ['string', 'integer', 'number'],
  operators: chosenOperators,
  align: 'start',
  missing: '-',
  writes: 'words',
  read: (text, { options }) => {
    const option = findOption(text, options);
    return option
      ? { value: option.value }
      : { error: { en: 'Choose one of the options', hi: 'विकल्पों में से एक चुनें' } };
  },
  format: optionLabel,
});
