import { defineKind } from './kind.ts';

const words = { en: ['No', 'Yes'], hi: ['नहीं', 'हाँ'] } as const;

const yes = new Set(['yes', 'y', 'true', '1', 'हाँ']);
const no = new Set(['no', 'n', 'false', '0', 'नहीं']);

/** Yes or no, or the words that the field's options give to the two. */
export const boolean = defineKind<boolean>({
  name: 'boolean',
  jsonTypes: ['boolean'],
  operators: ['eq', 'ne', 'empty'],
  align: 'start',
  missing: '-',
  writes: 'words',
  read: (text, { options }) => {
    const word = text.toLowerCase();
    const option = options.find(({ label }) =>
      [label.en, label.hi].some(name => name.toLowerCase() === word),
    );
    if (typeof option?.value === 'boolean') return { value: option.value };
    if (yes.has(word) || no.has(word)) return { value: yes.has(word) };
    return { error: { en: 'Enter Yes or No', hi: 'हाँ या नहीं लिखें' } };
  },
  format: (value, { language, options }) =>
    options.find(option => option.value === value)?.label[language] ??
    words[language][value ? 1 : 0],
});
